import type { Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { affordLine, missingText, type AffordItem } from '../../phrases.ts';
import { commodityOf, TOP_LEVEL, tracks } from '../cities-and-knights/cards/progress.ts';
import type { CitiesAndKnightsView } from '../cities-and-knights/view.ts';
import { goodsCount } from '../rules/goods.ts';
import { handLimit } from '../rules/robber.ts';
import type { OwnView, View } from '../view.ts';
import { type Goods, pieces, prices, sorts } from '../vocabulary.ts';
import { listGoods } from './phrases.ts';
import { improvementLevelNames, citiesAndKnightsPurchaseNames } from '../cities-and-knights/texts/names.ts';
import { hasCity, hasSite, hasCitiesAndKnightsPurchase } from './build-options.ts';
import { developmentCard, pieceTitles } from './names.ts';

/** Lists affordable purchases, the cards missing for the rest, and the risk of a seven. */
export function affordLines(view: View): Text[] {
  const { own, seat } = view;
  if (!own || seat === null || view.phase === 'setup' || view.phase === 'over') return [];
  const { built, levels } = wantedBy(view, own, seat);
  const warning = sevenWarning(view);
  const afford = [affordLine(built), affordLine(levels)];
  return [
    ...(warning ? [perLanguage((language) => `⚠ ${warning[language]}.`)] : []),
    ...afford.filter(({ en }) => en !== ''),
  ];
}

/** All purchases with their obstacles: pieces, those of the variant, and the next levels. */
export function wantedBy(
  view: View,
  own: OwnView,
  seat: Seat,
): { readonly built: readonly AffordItem[]; readonly levels: readonly AffordItem[] } {
  const stock = view.stocks[seat];
  const left = { road: stock?.roads, settlement: stock?.settlements, city: stock?.cities };
  const built = pieces.map((piece): AffordItem =>
    wanted(own, pieceTitles[piece], prices[piece], left[piece], hasSite(view, seat, piece)),
  );
  if (!view.citiesAndKnights)
    return { built: [...built, wanted(own, developmentCard, prices.development, view.deck)], levels: [] };
  const levels = nextLevels(view).map(({ name, price }) => wanted(own, name, price, 1, hasCity(view, seat), noCity));
  return { built: [...built, ...works(view, view.citiesAndKnights, own, seat)], levels };
}

function wanted({ hand }: OwnView, name: Text, price: Goods, left = 1, placed = true, unplaced = noPlace): AffordItem {
  const missing = missingOf(hand, price);
  if (left === 0) return { name, bar: noneLeft };
  if (goodsCount(missing) > 0) return { name, bar: missingText(listGoods(missing), goodsCount(missing)) };
  return { name, bar: placed ? null : unplaced };
}

export const payable: Text = { en: 'affordable', de: 'bezahlbar' };
const noneLeft: Text = { en: 'none left', de: 'keine übrig' };
const noPlace: Text = { en: 'nowhere to build', de: 'kein Platz' };
const noKnight: Text = { en: 'no inactive knight', de: 'kein passiver Ritter' };
const noCity: Text = { en: 'no city', de: 'keine Stadt' };

const works = (view: View, citiesAndKnights: CitiesAndKnightsView, own: OwnView, seat: Seat): AffordItem[] =>
  (['wall', 'knight', 'activation'] as const).map((work) =>
    wanted(
      own,
      citiesAndKnightsPurchaseNames[work],
      prices[work],
      1,
      hasCitiesAndKnightsPurchase[work](view, citiesAndKnights, seat),
      work === 'activation' ? noKnight : noPlace,
    ),
  );

/** The next level of each unfinished track, and its price. */
export function nextLevels(
  view: View,
): { readonly index: number; readonly level: number; readonly name: Text; readonly price: Goods }[] {
  const levels = view.citiesAndKnights?.cityPlayers[view.seat ?? 0]?.improvements ?? [];
  const crane = view.citiesAndKnights?.craneWaits && view.active === view.seat;
  return tracks.flatMap((track, index) => {
    const level = levels[index] ?? 0;
    const name = improvementLevelNames[track][level];
    if (level === TOP_LEVEL || !name) return [];
    return [
      {
        index,
        level,
        name,
        price: sorts.map((_, sort) => (sort === commodityOf(index) ? level + (crane ? 0 : 1) : 0)),
      },
    ];
  });
}

export const missingOf = (hand: Goods, price: Goods): number[] =>
  price.map((number, sort) => Math.max(0, number - (hand[sort] ?? 0)));

/** Warns a player over the hand limit; otherwise null. */
export function sevenWarning(view: View): Text | null {
  const { own, seat } = view;
  const size = own ? goodsCount(own.hand) : 0;
  const limit = handLimit(view, seat ?? 0);
  if (size <= limit) return null;
  return {
    en: `More than ${limit} cards: you’d discard ${Math.floor(size / 2)} on a seven`,
    de: `Mehr als ${limit} Karten: Bei einer Sieben müsstest du ${Math.floor(size / 2)} abwerfen`,
  };
}
