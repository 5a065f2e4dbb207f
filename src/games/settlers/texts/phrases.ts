import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import { hexNamed, hexName } from '../board/geometry.ts';
import { type Land, landAt } from '../board/island.ts';
import type { Terms } from '../news.ts';
import type { View } from '../view.ts';
import { type Development, type Goods, type Piece, type Sort, sorts } from '../vocabulary.ts';
import { colourNames, developmentNames, pieceNames, sortNames, sortSigns, terrainNames } from './words.ts';

const nothing: Text = { en: 'nothing', de: 'nichts' };

export const joinComma = (items: readonly Text[], none: Text = nothing): Text =>
  items.length === 0 ? none : text((language) => items.map((item) => item[language]).join(', '));

/** `a`, `a and b`, `a, b and c`. */
export const joinAnd = (items: readonly Text[], none: Text = nothing): Text => join(items, { en: 'and', de: 'und' }, none);
export const joinOr = (items: readonly Text[], none: Text = nothing): Text => join(items, { en: 'or', de: 'oder' }, none);

function join(items: readonly Text[], word: Text, none: Text): Text {
  const last = items.at(-1);
  if (last === undefined) return none;
  if (items.length === 1) return last;
  return text((language) => `${items.slice(0, -1).map((item) => item[language]).join(', ')} ${word[language]} ${last[language]}`);
}

/** A word with its plural. */
export interface Counted {
  readonly one: Text;
  readonly many: Text;
}

const counted = (one: [string, string], many: [string, string]): Counted => ({
  one: { en: one[0], de: one[1] },
  many: { en: many[0], de: many[1] },
});

export const words = {
  card: counted(['card', 'Karte'], ['cards', 'Karten']),
  point: counted(['point', 'Punkt'], ['points', 'Punkte']),
  knight: counted(['knight', 'Ritter'], ['knights', 'Ritter']),
  tradeCard: counted(['trade card', 'Handelskarte'], ['trade cards', 'Handelskarten']),
  development: counted(['development card', 'Entwicklungskarte'], ['development cards', 'Entwicklungskarten']),
  road: counted(['road', 'Straße'], ['roads', 'Straßen']),
  settlement: counted(['settlement', 'Siedlung'], ['settlements', 'Siedlungen']),
  progress: counted(['progress card', 'Fortschrittskarte'], ['progress cards', 'Fortschrittskarten']),
  chip: counted(['chip of the Defender', 'Siegpunkt-Chip'], ['chips of the Defender', 'Siegpunkt-Chips']),
  city: counted(['city', 'Stadt'], ['cities', 'Städte']),
} as const;

/** `1 card`, `2 cards`. */
export const count = (number: number, word: Counted): Text =>
  text((language) => `${number} ${(number === 1 ? word.one : word.many)[language]}`);

export const countCards = (number: number): Text => count(number, words.card);

const sortAt = (index: number): Sort => sorts[index] as Sort;

function eachGood(goods: Goods, write: (number: number, sort: Sort) => Text): Text[] {
  return goods.flatMap((number, index) => (number > 0 ? [write(number, sortAt(index))] : []));
}

/** Coins alone can be counted. */
export const sortOf = (number: number, sort: Sort): Text =>
  sort !== 'coin' ? sortNames[sort] : number === 1 ? { en: 'coin', de: 'Münze' } : { en: 'coins', de: 'Münzen' };

/** `1 brick, 2 ore`. */
export const listGoods = (goods: Goods): Text =>
  joinComma(eachGood(goods, (number, sort) => text((language) => `${number} ${sortOf(number, sort)[language]}`)));

/** `1 🧱 brick and 2 🪨 ore`, for messages. */
export const tellGoods = (goods: Goods): Text =>
  joinAnd(eachGood(goods, (number, sort) => text((language) => `${number} ${sortSigns[sort]} ${sortOf(number, sort)[language]}`)));

/** `1 wool for 2 ore`. */
export function tellTerms({ give, want }: Terms): Text {
  const [given, wanted] = [tellGoods(give), tellGoods(want)];
  return { en: `${given.en} for ${wanted.en}`, de: `${given.de} gegen ${wanted.de}` };
}

export function listTerms({ give, want }: Terms): Text {
  const [given, wanted] = [listGoods(give), listGoods(want)];
  return { en: `${given.en} for ${wanted.en}`, de: `${given.de} gegen ${wanted.de}` };
}

/** A card in a message: `*Monopoly*`. */
export const italic = (card: Development): Text => text((language) => `*${developmentNames[card][language]}*`);

/** `a road`, `eine Straße`: all pieces are feminine in German. */
export const aPiece = (piece: Piece): Text => ({ en: `a ${pieceNames[piece].en}`, de: `eine ${pieceNames[piece].de}` });

/** `forest 11 (h8)`, `desert (h9)`. */
export const hexText = (island: Pick<View, 'terrain' | 'tokens'>, hex: number): Text => landText(hex, landAt(island, hex));

/** The same of what was told; older news have the name alone. */
export const landText = (hex: number, land: Land | undefined): Text =>
  land ? text((language) => `${terrainNames[land.terrain][language]}${land.token === 0 ? '' : ` ${land.token}`} (${hexName(hex)})`) : verbatim(hexName(hex));

export const hexIdText = (view: Pick<View, 'terrain' | 'tokens'>, id: string): Text => hexText(view, hexNamed(id) as number);

/** A player by name, a neutral one by colour. */
export const ownerText = ({ sides, colours }: Pick<View, 'sides' | 'colours'>, owner: number): Text => {
  if (owner < sides.length) return verbatim(nameOf(owner));
  const colour = colourNames[colours[owner] as keyof typeof colourNames];
  return { en: `neutral ${colour.en}`, de: `${colour.de} (neutral)` };
};

/** A sentence begins with a capital. */
export const capital = (words: Text): Text =>
  text((language) => words[language].charAt(0).toUpperCase() + words[language].slice(1));

export const seatList = (seats: readonly Seat[]): Text => joinAnd(seats.map((seat) => verbatim(nameOf(seat))));
