import { type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { type Goods, type PointKind, type RegionType, type Resource, resources } from '../vocabulary.ts';
import { cardTexts } from './cards.ts';
import { cardWord, pointWords, regionNames, resourceNames, resourceSigns, resourceWord } from './names.ts';
import { count, joinAnd, joinComma } from '../../phrases.ts';

export const countCards = (number: number): Text => count(number, cardWord);
export const countResources = (number: number): Text => count(number, resourceWord);
export const countPoints = (number: number, kind: PointKind): Text => count(number, pointWords[kind]);

/** `2 brick`, `2 Lehm`: resource names have no plural in either language. */
export const countGoods = (number: number, resource: Resource): Text =>
  perLanguage((language) => `${number} ${resourceNames[resource][language]}`);

/** `1 brick, 2 ore`, in the order of the printed costs; `nothing` when there is none. */
export const listGoods = (goods: Goods): Text => joinComma(eachGood(goods, countGoods));

/** `1 🧱 brick and 2 🪨 ore`, for messages. */
export const goodsList = (goods: Goods): Text =>
  joinAnd(
    eachGood(goods, (number, resource) =>
      perLanguage((language) => `${number} ${resourceSigns[resource]} ${resourceNames[resource][language]}`),
    ),
  );

function eachGood(goods: Goods, write: (number: number, resource: Resource) => Text): Text[] {
  return resources.flatMap((resource) => {
    const number = goods[resource] ?? 0;
    return number === 0 ? [] : [write(number, resource)];
  });
}

/** A card in a message: `*Marketplace*`. */
export const italicCard = (card: CardId): Text => perLanguage((language) => `*${cardTexts[card].name[language]}*`);

/** A name short enough for a button: `Irmgard` for `Irmgard, Keeper of the Light`. Drops only epithets. */
export const shortName = (card: CardId): Text =>
  perLanguage((language) =>
    (cardTexts[card].brief ?? cardTexts[card].name)[language].replace(/^(\p{L}+)(?:, | the ).*$/u, '$1'),
  );

/** Formats a place with a real minus sign, and an arrow for the other principality; other ids stay as they are. */
export const showPlace = (place: string): string => place.replace(/^(!?[xr]?)-(?=\d)/, '$1−').replace(/^!/, '↗');
/** `*Abbey* (left city)`. */
export const inBrackets = (thing: Text, detail: Text): Text =>
  perLanguage((language) => `${thing[language]} (${detail[language]})`);

export const placeText = (place: string): Text => verbatim(showPlace(place));

/** Names the source of a card so that it fits after `from` and `under`: `draw stack 2`. */
export function sourceText(source: string): Text {
  if (source === 'discard') return { en: 'the discard pile', de: 'dem Ablagestapel' };
  if (source === 'deck') return { en: 'their deck', de: 'dem eigenen Deck' };
  if (source === 'their-discard') return { en: 'the opposing discard pile', de: 'dem gegnerischen Ablagestapel' };
  if (source === 'regions') return { en: 'the region stack', de: 'dem Landschaftsstapel' };
  const number = source.slice('stack-'.length);
  return { en: `draw stack ${number}`, de: `Nachziehstapel ${number}` };
}

/** `forest 6`, `Wald 6`. */
export const regionText = (type: RegionType, number: number): Text =>
  perLanguage((language) => `${regionNames[type][language]} ${number}`);

/** Names a region card given in notation, such as `forest 6`. */
export function regionCardText(card: string): Text {
  const [type, number] = card.split(' ');
  return regionText(type as RegionType, Number(number));
}
