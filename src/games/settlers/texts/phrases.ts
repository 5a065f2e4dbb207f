import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { hexName } from '../board/geometry.ts';
import { type LandHex, landAt } from '../board/island.ts';
import type { TradeTerms } from '../game-event.ts';
import type { View } from '../view.ts';
import { type Development, type Goods, type PieceKind, type Sort, sorts } from '../vocabulary.ts';
import { colourNames, developmentNames, pieceNames, sortNames, sortSigns, terrainNames } from './names.ts';
import { count, type Counted, joinAnd, joinComma } from '../../phrases.ts';

const counted = (one: [string, string], many: [string, string]): Counted => ({
  one: { en: one[0], de: one[1] },
  many: { en: many[0], de: many[1] },
});

export const countedWords = {
  card: counted(['card', 'Karte'], ['cards', 'Karten']),
  point: counted(['point', 'Punkt'], ['points', 'Punkte']),
  knight: counted(['knight', 'Ritter'], ['knights', 'Ritter']),
  tradeCard: counted(['trade card', 'Handelskarte'], ['trade cards', 'Handelskarten']),
  development: counted(['development card', 'Entwicklungskarte'], ['development cards', 'Entwicklungskarten']),
  road: counted(['road', 'Straße'], ['roads', 'Straßen']),
  settlement: counted(['settlement', 'Siedlung'], ['settlements', 'Siedlungen']),
  progress: counted(['progress card', 'Fortschrittskarte'], ['progress cards', 'Fortschrittskarten']),
  chip: counted(['Defender point', 'Siegpunkt-Chip'], ['Defender points', 'Siegpunkt-Chips']),
  city: counted(['city', 'Stadt'], ['cities', 'Städte']),
} as const;

export const countCards = (number: number): Text => count(number, countedWords.card);

const sortAt = (index: number): Sort => sorts[index] as Sort;

function eachGood(goods: Goods, write: (number: number, sort: Sort) => Text): Text[] {
  return goods.flatMap((number, index) => (number > 0 ? [write(number, sortAt(index))] : []));
}

/** Only coins have a plural. */
export const sortOf = (number: number, sort: Sort): Text =>
  sort !== 'coin' ? sortNames[sort] : number === 1 ? { en: 'coin', de: 'Münze' } : { en: 'coins', de: 'Münzen' };

/** `1 brick, 2 ore`. */
export const listGoods = (goods: Goods): Text =>
  joinComma(
    eachGood(goods, (number, sort) => perLanguage((language) => `${number} ${sortOf(number, sort)[language]}`)),
  );

/** `1 🧱 brick and 2 🪨 ore`, for messages. */
export const goodsList = (goods: Goods): Text =>
  joinAnd(
    eachGood(goods, (number, sort) =>
      perLanguage((language) => `${number} ${sortSigns[sort]} ${sortOf(number, sort)[language]}`),
    ),
  );

/** `1 wool for 2 ore`. */
export function termsText({ give, want }: TradeTerms): Text {
  const [given, wanted] = [goodsList(give), goodsList(want)];
  return { en: `${given.en} for ${wanted.en}`, de: `${given.de} gegen ${wanted.de}` };
}

/** `Build City: trade 4 wool for ore`. */
export function tradePlanText(purchase: Text, rate: number, from: Sort, to: Sort): Text {
  const [given, got] = [sortOf(rate, from), sortOf(1, to)];
  return {
    en: `${purchase.en}: trade ${rate} ${given.en} for ${got.en}`,
    de: `${purchase.de}: ${rate} ${given.de} gegen ${got.de} tauschen`,
  };
}

export function listTerms({ give, want }: TradeTerms): Text {
  const [given, wanted] = [listGoods(give), listGoods(want)];
  return { en: `${given.en} for ${wanted.en}`, de: `${given.de} gegen ${wanted.de}` };
}

/** A card in a message: `*Monopoly*`. */
export const italic = (card: Development): Text => perLanguage((language) => `*${developmentNames[card][language]}*`);

/** `a road`, `eine Straße`: all pieces are feminine in German. */
export const aPiece = (piece: PieceKind): Text => ({
  en: `a ${pieceNames[piece].en}`,
  de: `eine ${pieceNames[piece].de}`,
});

/** `forest 11 (h8)`, `desert (h9)`: for texts that explain the notation. */
export const hexText = (island: Pick<View, 'terrain' | 'tokens'>, hex: number): Text => {
  const land = landText(hex, landAt(island, hex));
  return perLanguage((language) => `${land[language]} (${hexName(hex)})`);
};

/** `forest 11`, `desert`; older events have only the name of the hex. */
export const landText = (hex: number, land: LandHex | undefined): Text =>
  land
    ? perLanguage((language) => `${terrainNames[land.terrain][language]}${land.token === 0 ? '' : ` ${land.token}`}`)
    : verbatim(hexName(hex));

/** A player by name, a neutral one by colour. */
export const ownerText = ({ sides, colours }: Pick<View, 'sides' | 'colours'>, owner: number): Text => {
  if (owner < sides.length) return verbatim(seatPlaceholder(owner));
  const colour = colourNames[colours[owner] as keyof typeof colourNames];
  return { en: `neutral ${colour.en}`, de: `${colour.de} (neutral)` };
};

export const seatList = (seats: readonly Seat[]): Text => joinAnd(seats.map((seat) => verbatim(seatPlaceholder(seat))));
