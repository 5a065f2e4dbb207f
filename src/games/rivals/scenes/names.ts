import { type Text, perLanguage } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { shortName } from '../texts/phrases.ts';

/** Break points in long words of card names, for small cards. */
const joints = [
  'Market|place',
  'Store|house',
  'Fair|grounds',
  'Metro|polis',
  'Light|house',
  'Wain|wright',
  'Money|lender',
  'Fork|beard',
  'Parlia|ment',
  'Univer|sity',
  'Brother|hood',
  'Thing|stead',
  'Strong|hold',
  'Pilgrim|age',
  'Sacri|ficial',
  'Commer|cial',
  'Cannon|eer',
  'Residen|ce',
  'Gemeinde|haus',
  'Lager|stätte',
  'Zoll|brücke',
  'Ziegel|brennerei',
  'Getreide|mühle',
  'Eisen|schmelze',
  'Holz|fäller|lager',
  'Web|stube',
  'Handels|schiff',
  'Gold|versteck',
  'Kaper|schiff',
  'Händler|gilde',
  'Geld|verleiher',
  'Münz|stätte',
  'Salz|speicher',
  'Stapel|haus',
  'Handels|stütz|punkt',
  'Übungs|platz',
  'Späh|turm',
  'Gabel|bart',
  'Fest|platz',
  'Feuer|wache',
  'Fest|halle',
  'Zehnt|scheuer',
  'Geschütz|meister',
  'Bad|haus',
  'Bau|kran',
  'Biblio|thek',
  'Parla|ment',
  'Apo|theke',
  'Rat|haus',
  'Univer|sität',
  'Kauf|manns|zug',
  'Gold|schmied',
  'Kund|schafter',
  'Bogen|schütze',
  'Feuer|teufel',
  'Verrä|ter',
  'Beute|fahrt',
  'Handels|meister',
  'Drei|felder|wirt|schaft',
  'Wirts|haus',
  'Kloster|brauerei',
  'Wall|fahrts|ort',
  'Bruder|schaft',
  'Bischofs|sitz',
  'Opfer|stätte',
  'Handels|metropole',
  'Räuber|lager',
  'Handels|posten',
  'Handels|herrn',
  'Handels|herr',
  'Schiffs|bauer',
  'Handels|hafen',
  'Handwerker|zunft',
  'Leucht|turm',
  'Handels|herren',
  'Nieder|lassung',
  'Barbaren|stütz|punkt',
  'Grenz|festung',
  'Kara|velle',
  'Zeug|haus',
  'Triumph|karte',
  'Räuber|überfall',
  'Bruder|zwist',
  'Glaubens|streit',
  'Barbaren|überfall',
  'Handels|schiffe',
  'Nachbar|schaft',
  'Handels|fahrt',
  'Wett|fahrt',
  'Seehandels|monopol',
  'Handels|monopol',
  'Bettel|mönche',
  'Burg|graf',
  'Zunft|meister',
  'Nornen|priesterin',
  'Missio|nar',
] as const;

/** Longest first, so that a part doesn't match before the whole word. */
const breaks = joints
  .toSorted((one, two) => two.length - one.length)
  .map((word) => {
    const parts = word.split('|');
    return {
      find: new RegExp(parts.map((part) => `(${part})`).join(''), 'iu'),
      set: parts.map((_, index) => `$${index + 1}`).join('\u00AD'),
    };
  });

export function hyphenate(words: string): string {
  const known = breaks.find(({ find }) => find.test(words));
  return known === undefined ? words : words.replace(known.find, known.set);
}

/** The short name with break points, for small cards. */
export const boardName = (card: CardId): Text => {
  const short = shortName(card);
  return perLanguage((language) => hyphenate(short[language]));
};

/** The same without the possessor: `Temple` for `Odin's Temple`. */
export const placeName = (card: CardId): Text => {
  const name = boardName(card);
  return perLanguage((language) => name[language].replace(/^\S+['’]s | Odins$/u, ''));
};
