import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { realmWorth } from './realm-value.ts';
import { ratesOf } from './rules/bank.ts';
import { sizeOf } from './rules/hand.ts';
import { handLimit } from './rules/robber.ts';
import { openPoints, pointsOf, targetOf } from './rules/points.ts';
import { handOf, sideOf, type State, stockOfOwner } from './state.ts';
import { featureText } from './texts/features.ts';
import { handWorth, incomeOf, sitesWorth, tradeWorth } from './value.ts';
import { stockOf } from './vocabulary.ts';

/** What lies open of a player: the own ones, those of the strongest of the others, and the mean of the others. */
const open = ['points', 'points.3-short', 'points.2-short', 'points.1-short', 'income', 'settlements', 'cities', 'roads', 'line', 'army', 'cards', 'hand', 'hand-at-risk', 'longest-road', 'largest-army', 'realm'] as const;

/** What the seat alone knows, and how the match stands. */
const own = ['hidden-points', 'hand-worth', 'best-site', 'second-site', 'rates', 'trades', 'own-turn', 'setup', 'rolled', 'rivals'] as const;

const names = [...['own', 'leader', 'others'].flatMap((who) => open.map((name) => `${who}.${name}`)), ...own];

export const features: Features<State> = {
  names: () => names,
  say: featureText,
  read(state, seat) {
    const incomes = incomeOf(state);
    const sides = state.sides.map((_, each) => openOf(state, each, incomes[each] as number));
    const others = sides.filter((_, each) => each !== seat);
    const leader = others.toSorted((one, two) => strength(two) - strength(one))[0] as number[];
    const means = open.map((_, at) => others.reduce((sum, each) => sum + (each[at] as number), 0) / others.length);
    const cards = handOf(state, seat);
    const [best, second] = sitesWorth(state, seat);
    const rates = ratesOf(state, seat).reduce((sum, rate) => sum + (4 - rate), 0);
    return Float64Array.of(
      ...(sides[seat] as number[]), ...leader, ...means,
      pointsOf(state, seat) - openPoints(state, seat),
      handWorth(state, seat, cards) / 60,
      best / 20, second / 20, rates / 6, tradeWorth(state, seat) / 20,
      state.active === seat ? 1 : 0, state.turn === 0 ? 1 : 0, state.now.rolled === null ? 0 : 1, others.length / 3,
    );
  },
};

/** Points first, then income. */
const strength = ([points = 0, , , , income = 0]: readonly number[]): number => points + income / 2;

function openOf(state: State, seat: Seat, income: number): number[] {
  const { army, development, bought, hand } = sideOf(state, seat);
  const { roads, settlements, cities, line } = stockOfOwner(state, seat);
  const points = openPoints(state, seat);
  const short = targetOf(state) - points;
  const size = sizeOf(hand);
  return [
    points / 5, short <= 3 ? 1 : 0, short <= 2 ? 1 : 0, short <= 1 ? 1 : 0,
    income / 20, (stockOf.settlement - settlements) / 3, (stockOf.city - cities) / 2, (stockOf.road - roads) / 8, line / 6,
    army / 3, (development.length + bought.length) / 3, size / 6, Math.max(0, size - handLimit(state, seat)) / 3,
    state.longest === seat ? 1 : 0, state.largest === seat ? 1 : 0,
    state.realm ? realmWorth(state, state.realm, seat) / 100 : 0,
  ];
}
