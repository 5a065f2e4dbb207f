import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { BARBARIAN_STEPS } from './cities-and-knights/cards/progress.ts';
import type { CitiesAndKnightsState } from './cities-and-knights/state.ts';
import { barbarianStrength } from './cities-and-knights/rules/barbarian-attack.ts';
import { ratesOf } from './rules/bank-trade.ts';
import { isActive } from './cities-and-knights/rules/knights.ts';
import { hiddenPoints } from './rules/points.ts';
import { handOf, seatsOf, sideOf, type State } from './state.ts';
import { openFeatureNames, openFeatures, affordSpeed, buildPlans } from './open-features.ts';
import { featureText } from './texts/features.ts';
import { handValue, tradeValue, yieldsOf } from './evaluate.ts';
import { developments, prices, sortsOf, type VariantId } from './vocabulary.ts';

/** Victory points are counted separately. */
const held = developments.filter((card) => card !== 'victory-point');

/** Features only the seat knows, and the state of the match. */
const ownIn = (variant: VariantId): readonly string[] => [
  'hidden-points',
  'hand-worth',
  'trades',
  'own-turn',
  'until-turn',
  'setup',
  'rolled',
  'round',
  'rivals',
  ...sortsOf(variant).map((sort) => `held.${sort}`),
  ...buildPlans.map((plan) => `soon.${plan}`),
  ...(variant === 'cities-and-knights' ? ['ship', 'ship-safe'] : ['deck', ...held.map((card) => `held.${card}`)]),
];

/** The seat, the strongest opponent and the opponents' mean; with two players the last two are equal. */
const groupsIn = (variant: VariantId): readonly string[] =>
  variant === 'two' ? ['own', 'leader'] : ['own', 'leader', 'others'];

const namesIn = (variant: VariantId): readonly string[] => [
  ...groupsIn(variant).flatMap((who) => openFeatureNames(variant).map((name) => `${who}.${name}`)),
  ...ownIn(variant),
];

export const features: Features<State> = {
  names: (variant) => namesIn(variant as VariantId),
  explain: featureText,
  read(state, seat) {
    const yields = yieldsOf(state, 1);
    const sides = state.sides.map((_, each) => openFeatures(state, each, yields[each] as number[]));
    const others = sides.filter((_, each) => each !== seat);
    const leader = others.reduce((best, each) => (strength(each) > strength(best) ? each : best));
    const numbers = [...(sides[seat] as number[]), ...leader];
    if (state.options.variant !== 'two')
      for (let at = 0; at < leader.length; at++)
        numbers.push(others.reduce((sum, each) => sum + (each[at] as number), 0) / others.length);
    addOwn(numbers, state, seat, yields[seat] as number[]);
    return Float64Array.from(numbers);
  },
};

/** Points, plus half the second feature. */
const strength = (side: readonly number[]): number => (side[0] as number) + (side[1] as number) / 2;

function addOwn(numbers: number[], state: State, seat: Seat, yields: readonly number[]): void {
  const seats = seatsOf(state);
  const cards = handOf(state, seat);
  const { development, bought } = sideOf(state, seat);
  numbers.push(
    hiddenPoints(state, seat),
    handValue(state, seat, cards) / 60,
    tradeValue(state, seat) / 20,
    state.active === seat ? 1 : 0,
    ((seat - state.active + seats) % seats) / 3,
    state.turn === 0 ? 1 : 0,
    state.now.rolled === null ? 0 : 1,
    Math.min(state.turn / seats / 20, 2),
    (seats - 1) / 3,
  );
  for (const count of cards) numbers.push(Math.min(count, 6) / 3);
  const rates = ratesOf(state, seat);
  for (const plan of buildPlans) numbers.push(affordSpeed(prices[plan], cards, yields, rates));
  if (state.citiesAndKnights) addBarbarians(numbers, state, state.citiesAndKnights);
  else {
    numbers.push(state.deck.length / 25);
    for (const card of held) numbers.push((countOf(development, card) + countOf(bought, card)) / 2);
  }
}

function countOf<T>(list: readonly T[], wanted: T): number {
  let count = 0;
  for (const each of list) if (each === wanted) count++;
  return count;
}

/** The distance of the barbarians, and whether all active knights together would stop them. */
function addBarbarians(numbers: number[], state: State, citiesAndKnights: CitiesAndKnightsState): void {
  let ready = 0;
  for (let node = 0; node < citiesAndKnights.levels.length; node++)
    if (isActive(citiesAndKnights, node)) ready += citiesAndKnights.levels[node] as number;
  numbers.push(citiesAndKnights.ship / BARBARIAN_STEPS, (ready - barbarianStrength(state)) / 4);
}
