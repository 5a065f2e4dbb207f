import { type Text, text, verbatim } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { type Goods, type PointKind, type RegionType, type Resource, resources } from '../vocabulary.ts';
import { cardTexts } from './cards.ts';
import { cardWord, type Counted, pointWords, regionNames, resourceNames, resourceSigns, resourceWord } from './words.ts';

/** `1 card`, `2 cards`. */
export const count = (number: number, word: Counted): Text =>
  text((language) => `${number} ${(number === 1 ? word.one : word.many)[language]}`);

export const countCards = (number: number): Text => count(number, cardWord);
export const countResources = (number: number): Text => count(number, resourceWord);
export const countPoints = (number: number, kind: PointKind): Text => count(number, pointWords[kind]);

/** `2 brick`, `2 Lehm`: names of resources have no plural in either language. */
export const countGoods = (number: number, resource: Resource): Text =>
  text((language) => `${number} ${resourceNames[resource][language]}`);

/** `1 brick, 2 ore`, in the order of the printed costs; `nothing` when there is none. */
export const listGoods = (goods: Goods): Text => joinComma(eachGood(goods, countGoods), nothing);

/** `1 🧱 brick and 2 🪨 ore`, for messages. */
export const tellGoods = (goods: Goods): Text =>
  joinAnd(eachGood(goods, (number, resource) =>
    text((language) => `${number} ${resourceSigns[resource]} ${resourceNames[resource][language]}`)), nothing);

const nothing: Text = { en: 'nothing', de: 'nichts' };

function eachGood(goods: Goods, write: (number: number, resource: Resource) => Text): Text[] {
  return resources.flatMap((resource) => {
    const number = goods[resource] ?? 0;
    return number === 0 ? [] : [write(number, resource)];
  });
}

export const joinComma = (items: readonly Text[], none: Text = nothing): Text =>
  items.length === 0 ? none : text((language) => items.map((item) => item[language]).join(', '));

/** `a`, `a and b`, `a, b and c`. */
export const joinAnd = (items: readonly Text[], none: Text = nothing): Text => join(items, { en: 'and', de: 'und' }, none);
export const joinOr = (items: readonly Text[], none: Text = nothing): Text => join(items, { en: 'or', de: 'oder' }, none);

function join(items: readonly Text[], word: Text, none: Text): Text {
  const last = items.at(-1);
  if (last === undefined) return none;
  if (items.length === 1) return last;
  return text((language) => {
    const before = items.slice(0, -1).map((item) => item[language]).join(', ');
    return `${before} ${word[language]} ${last[language]}`;
  });
}

/** A card in a message: `*Marketplace*`. */
export const italicCard = (card: CardId): Text => text((language) => `*${cardTexts[card].name[language]}*`);

/** The part of a name that fits a button: `Irmgard` of `Irmgard, Keeper of the Light`. Only epithets of persons are dropped. */
export const shortName = (card: CardId): Text =>
  text((language) => (cardTexts[card].brief ?? cardTexts[card].name)[language].replace(/^(\p{L}+)(?:, | the ).*$/u, '$1'));

/** A place of the notation with a real minus sign, and an arrow for one in the other principality; stacks and card ids keep their hyphens. */
export const showPlace = (place: string): string => place.replace(/^(!?[xr]?)-(?=\d)/, '$1−').replace(/^!/, '↗');
export const placeText = (place: string): Text => verbatim(showPlace(place));

/** `stack-2` and other places cards come from, in words that fit after `from` and `under`. */
export function sourceText(source: string): Text {
  if (source === 'discard') return { en: 'the discard pile', de: 'dem Ablagestapel' };
  if (source === 'deck') return { en: 'the own deck', de: 'dem eigenen Deck' };
  if (source === 'their-discard') return { en: 'the opposing discard pile', de: 'dem gegnerischen Ablagestapel' };
  if (source === 'regions') return { en: 'the region stack', de: 'dem Landschaftsstapel' };
  const number = source.slice('stack-'.length);
  return { en: `draw stack ${number}`, de: `Nachziehstapel ${number}` };
}

/** `forest 6`, `Wald 6`. */
export const regionText = (type: RegionType, number: number): Text =>
  text((language) => `${regionNames[type][language]} ${number}`);

/** The region card `forest 6` of the notation in words. */
export function regionCardText(card: string): Text {
  const [type, number] = card.split(' ');
  return regionText(type as RegionType, Number(number));
}

/** A sentence begins with a capital. */
export const capital = (words: Text): Text =>
  text((language) => words[language].charAt(0).toUpperCase() + words[language].slice(1));
