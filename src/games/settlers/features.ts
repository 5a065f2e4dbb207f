import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { STEPS } from './cards/progress.ts';
import type { Realm } from './realm.ts';
import { foeStrength } from './rules/barbarians.ts';
import { ratesOf } from './rules/bank.ts';
import { isActive } from './rules/knights.ts';
import { hiddenPoints } from './rules/points.ts';
import { handOf, seatsOf, sideOf, type State } from './state.ts';
import { openIn, openOf, paceOf, plans } from './survey.ts';
import { featureText } from './texts/features.ts';
import { handWorth, tradeWorth, yieldsOf } from './value.ts';
import { developments, prices, sortsOf, type VariantId } from './vocabulary.ts';

/** Cards that are held hidden; points are counted apart. */
const held = developments.filter((card) => card !== 'victory-point');

/** What the seat alone knows, and how the match stands. */
const ownIn = (variant: VariantId): readonly string[] => [
  'hidden-points', 'hand-worth', 'trades', 'own-turn', 'until-turn', 'setup', 'rolled', 'round', 'rivals',
  ...sortsOf(variant).map((sort) => `held.${sort}`),
  ...plans.map((plan) => `soon.${plan}`),
  ...(variant === 'cities-and-knights' ? ['ship', 'ship-safe'] : ['deck', ...held.map((card) => `held.${card}`)]),
];

/** The own side, the strongest of the others and their mean; between two these are the same. */
const groupsIn = (variant: VariantId): readonly string[] => (variant === 'two' ? ['own', 'leader'] : ['own', 'leader', 'others']);

const namesIn = (variant: VariantId): readonly string[] => [...groupsIn(variant).flatMap((who) => openIn(variant).map((name) => `${who}.${name}`)), ...ownIn(variant)];

export const features: Features<State> = {
  names: (variant) => namesIn(variant as VariantId),
  say: featureText,
  read(state, seat) {
    const yields = yieldsOf(state, 1);
    const sides = state.sides.map((_, each) => openOf(state, each, yields[each] as number[]));
    const others = sides.filter((_, each) => each !== seat);
    const leader = others.reduce((best, each) => (strength(each) > strength(best) ? each : best));
    const numbers = [...(sides[seat] as number[]), ...leader];
    if (state.options.variant !== 'two') for (let at = 0; at < leader.length; at++) numbers.push(others.reduce((sum, each) => sum + (each[at] as number), 0) / others.length);
    addOwn(numbers, state, seat, yields[seat] as number[]);
    return Float64Array.from(numbers);
  },
};

/** Points, and a little for what they may become. */
const strength = (side: readonly number[]): number => (side[0] as number) + (side[1] as number) / 2;

function addOwn(numbers: number[], state: State, seat: Seat, yields: readonly number[]): void {
  const seats = seatsOf(state);
  const cards = handOf(state, seat);
  const { development, bought } = sideOf(state, seat);
  numbers.push(
    hiddenPoints(state, seat), handWorth(state, seat, cards) / 60, tradeWorth(state, seat) / 20,
    state.active === seat ? 1 : 0, ((seat - state.active + seats) % seats) / 3, state.turn === 0 ? 1 : 0, state.now.rolled === null ? 0 : 1,
    Math.min(state.turn / seats / 20, 2), (seats - 1) / 3,
  );
  for (const count of cards) numbers.push(Math.min(count, 6) / 3);
  const rates = ratesOf(state, seat);
  for (const plan of plans) numbers.push(paceOf(prices[plan], cards, yields, rates));
  if (state.realm) addBarbarians(numbers, state, state.realm);
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

/** How near they are, and whether all knights together would stop them. */
function addBarbarians(numbers: number[], state: State, realm: Realm): void {
  let ready = 0;
  for (let node = 0; node < realm.levels.length; node++) if (isActive(realm, node)) ready += realm.levels[node] as number;
  numbers.push(realm.ship / STEPS, (ready - foeStrength(state)) / 4);
}
