import type { Seat } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import { improvementPlans } from './cities-and-knights/evaluate.ts';
import type { TradeTerms } from './game-event.ts';
import { goodsCount } from './rules/goods.ts';
import { isSameTerms } from './rules/offer-input.ts';
import { citySites, roadSites, settlementSites } from './rules/places.ts';
import { handOf, stockOfOwner, type State } from './state.ts';
import { type Goods, prices } from './vocabulary.ts';

/** Something a seat could buy. */
interface Purchase {
  readonly price: Goods;
  /** What it's called after "then you can". */
  readonly text: Text;
}

/** A trade of spare cards for those a purchase lacks. */
export interface UsefulTrade extends TradeTerms {
  readonly purchase: Text;
}

/** Cards a trade asks for, at most. */
const MOST_WANTED = 2;

/** Returns trades that make something affordable, the most valuable purchase and the sparest cards first. */
export function usefulTrades(state: State, seat: Seat): readonly UsefulTrade[] {
  const hand = handOf(state, seat);
  const found: UsefulTrade[] = [];
  for (const wanted of [1, MOST_WANTED]) {
    for (const { price, text } of purchasesOf(state, seat)) {
      const want = hand.map((count, sort) => Math.max(0, (price[sort] ?? 0) - count));
      if (goodsCount(want) !== wanted) continue;
      for (const give of givesFor(hand, price, want)) {
        const terms = { give, want };
        const known = found.some((each) => isSameTerms(each, terms));
        if (!known && !(state.offer && isSameTerms(state.offer, terms))) found.push({ ...terms, purchase: text });
      }
    }
  }
  return found;
}

/** As many spare cards of one sort as are wanted; then, for a single card, two of the sparest sort. */
function givesFor(hand: Goods, price: Goods, want: Goods): readonly Goods[] {
  const spare = hand.map((count, sort) => (want[sort] ? 0 : count - (price[sort] ?? 0)));
  const wanted = goodsCount(want);
  const sorts = spare.map((_, sort) => sort).toSorted((one, other) => (spare[other] ?? 0) - (spare[one] ?? 0));
  const only = (sort: number, count: number): Goods => hand.map((_, each) => (each === sort ? count : 0));
  const [sparest = 0] = sorts;
  return [
    ...sorts.filter((sort) => (spare[sort] ?? 0) >= wanted).map((sort) => only(sort, wanted)),
    ...(wanted === 1 && (spare[sparest] ?? 0) > wanted ? [only(sparest, wanted + 1)] : []),
  ];
}

/** Everything the seat could buy now with the right cards, most valuable first. */
function purchasesOf(state: State, seat: Seat): readonly Purchase[] {
  const { settlements, cities, roads } = stockOfOwner(state, seat);
  const canSettle = settlements > 0 && settlementSites(state, seat).length > 0;
  const { citiesAndKnights } = state;
  const improvements = citiesAndKnights
    ? improvementPlans(state, citiesAndKnights, seat).toSorted((one, other) => other.worth - one.worth)
    : [];
  return [
    ...(canSettle ? [{ price: prices.settlement, text: texts.settlement }] : []),
    ...(cities > 0 && citySites(state, seat).length > 0 ? [{ price: prices.city, text: texts.city }] : []),
    ...improvements.map(({ price }) => ({ price, text: texts.improvement })),
    ...(state.deck.length > 0 ? [{ price: prices.development, text: texts.development }] : []),
    ...(!canSettle && roads > 0 && roadSites(state, seat).length > 0 ? [{ price: prices.road, text: texts.road }] : []),
  ];
}

const texts = {
  settlement: { en: 'build a settlement', de: 'eine Siedlung bauen' },
  city: { en: 'build a city', de: 'eine Stadt bauen' },
  improvement: { en: 'improve your city', de: 'deine Stadt ausbauen' },
  development: { en: 'buy a development card', de: 'eine Entwicklungskarte kaufen' },
  road: { en: 'build a road', de: 'eine Straße bauen' },
} as const satisfies Record<string, Text>;
