import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { goalOf, hasExpansion, pointsOf, cardSides, spare } from './rules/points.ts';
import { playerOf, type State } from './state.ts';
import { featureText } from './texts/features.ts';
import { handValue, afterPayment, nextBuildsValue } from './evaluate.ts';
import { expansionKinds, resources, SAFE_CARDS, sumCards } from './vocabulary.ts';

/** Public features of a player: the seat's own, the strongest opponent's, and the mean of the others. */
const open = [
  'points',
  'points.3-short',
  'points.2-short',
  'points.1-short',
  'settlements',
  'cities',
  'roads.a',
  'roads.b',
  'knights.a',
  'knights.b',
  'hand',
  'hand-at-risk',
  ...expansionKinds,
] as const;

/** Features only the seat knows, and the state of the match. */
const own = [
  ...resources.map((resource) => `hand.${resource}`),
  'hand-worth',
  'plans',
  'own-turn',
  'next',
  'left.expansions',
  'rivals',
] as const;

const names = [...['own', 'leader', 'others'].flatMap((who) => open.map((name) => `${who}.${name}`)), ...own];

export const features: Features<State> = {
  names: () => names,
  explain: featureText,
  read(at, seat) {
    // Other players' payments are hidden.
    const state = at.active === seat ? afterPayment(at) : at;
    const all = state.players.map((_, each) => openOf(state, each));
    const others = all.filter((_, each) => each !== seat);
    const leader = others.toSorted((one, two) => strength(two) - strength(one))[0] as number[];
    const means = open.map(
      (_, index) => others.reduce((sum, each) => sum + (each[index] as number), 0) / others.length,
    );
    const cards = spare(playerOf(state, seat));
    return Float64Array.of(
      ...(all[seat] as number[]),
      ...leader,
      ...means,
      ...cards.map((count) => count / 2),
      handValue(state, seat, cards) / 50,
      nextBuildsValue(state, seat, cards) / 30,
      state.active === seat ? 1 : 0,
      state.active === (seat + all.length - 1) % all.length ? 1 : 0,
      state.expansions.length / 5,
      others.length / 3,
    );
  },
};

/** Orders by points, then by rights. */
const strength = ([points = 0, , , , , , roads = 0, , knights = 0]: readonly number[]): number =>
  points + (roads + knights) / 8;

function openOf(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const points = pointsOf(state, seat);
  const short = goalOf(state, seat) - points;
  const size = sumCards(player.hand);
  return [
    points / 4,
    short <= 3 ? 1 : 0,
    short <= 2 ? 1 : 0,
    short <= 1 ? 1 : 0,
    player.settlements.length / 2,
    player.cities.length / 2,
    cardSides(player.roads, 'A') / 2,
    cardSides(player.roads, 'B') / 2,
    cardSides(player.knights, 'A') / 2,
    cardSides(player.knights, 'B') / 2,
    size / 6,
    Math.max(0, size - SAFE_CARDS) / 3,
    ...expansionKinds.map((kind) => hasExpansion(player, kind)),
  ];
}
