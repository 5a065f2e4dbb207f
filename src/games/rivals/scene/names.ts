import { type Text, text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { shortName } from '../texts/phrases.ts';

/** Where the long words of card names may be broken on a small card. */
const joints = [
  'Market|place', 'Store|house', 'Fair|grounds', 'Metro|polis', 'Light|house', 'Wain|wright', 'Money|lender', 'Fork|beard',
  'Parlia|ment', 'Univer|sity', 'Brother|hood', 'Thing|stead', 'Strong|hold', 'Pilgrim|age', 'Sacri|ficial', 'Commer|cial',
  'Cannon|eer', 'Residen|ce',
  'Gemeinde|haus', 'Lager|stätte', 'Zoll|brücke', 'Ziegel|brennerei', 'Getreide|mühle', 'Eisen|schmelze', 'Holz|fäller|lager',
  'Web|stube', 'Handels|schiff', 'Gold|versteck', 'Kaper|schiff', 'Händler|gilde', 'Geld|verleiher', 'Münz|stätte',
  'Salz|speicher', 'Stapel|haus', 'Handels|stütz|punkt', 'Übungs|platz', 'Späh|turm', 'Gabel|bart', 'Fest|platz',
  'Feuer|wache', 'Fest|halle', 'Zehnt|scheuer', 'Geschütz|meister', 'Bad|haus', 'Bau|kran', 'Biblio|thek', 'Parla|ment',
  'Apo|theke', 'Rat|haus', 'Univer|sität', 'Kauf|manns|zug', 'Gold|schmied', 'Kund|schafter', 'Bogen|schütze',
  'Feuer|teufel', 'Verrä|ter', 'Beute|fahrt', 'Handels|meister', 'Drei|felder|wirt|schaft', 'Wirts|haus', 'Kloster|brauerei',
  'Wall|fahrts|ort', 'Bruder|schaft', 'Bischofs|sitz', 'Opfer|stätte', 'Handels|metropole', 'Räuber|lager', 'Handels|posten',
  'Residenz', 'Handels|herrn', 'Handels|herr', 'Schiffs|bauer', 'Handels|hafen', 'Handwerker|zunft', 'Leucht|turm',
  'Handels|herren', 'Nieder|lassung', 'Barbaren|stütz|punkt', 'Grenz|festung', 'Kara|velle', 'Zeug|haus', 'Triumph|karte',
  'Seehandels|monopol', 'Handels|monopol', 'Bettel|mönche', 'Burg|graf', 'Zunft|meister', 'Nornen|priesterin', 'Missio|nar',
] as const;

const broken = joints.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00AD')] as const);

/** Breaks the longest known word first, so that a part of it does not hide it. */
const ordered = broken.toSorted((one, two) => two[0].length - one[0].length);

function hyphenate(words: string): string {
  const known = ordered.find(([word]) => words.toLowerCase().includes(word.toLowerCase()));
  if (known === undefined) return words;
  const at = words.toLowerCase().indexOf(known[0].toLowerCase());
  const soft = [...known[1]];
  const own = [...words.slice(at, at + known[0].length)];
  const spelt = soft.map((sign) => (sign === '\u00AD' ? sign : own.shift())).join('');
  return words.slice(0, at) + spelt + words.slice(at + known[0].length);
}

/** The name on the small card: without what follows a comma or an epithet, with places to break it. */
export const boardName = (card: CardId): Text => {
  const short = shortName(card);
  return text((language) => hyphenate(short[language]));
};
