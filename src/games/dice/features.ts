import type { Features } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { expectedValue } from './evaluate-expected.ts';
import { goalOf, isScored, pointsOf } from './rules/points.ts';
import { jokersLeft, prospectOfTurn } from './rules/prospects.ts';
import { placesFor } from './rules/sites.ts';
import { playerOf, type State } from './state.ts';
import { featureText } from './texts/features.ts';
import { BOXES, EMPTY_TURN, titles } from './vocabulary.ts';

/** Features of a sheet: the seat's own, the leader's, and the mean of the others. */
const open = [
  'points',
  'points.2-short',
  'points.1-short',
  'roads',
  'settlements',
  'cities',
  'knights',
  'castles',
  'jokers',
  'sites',
  'line',
  'turns',
  ...titles,
] as const;

const own = ['prospect', 'turn-points', 'dice-in-cup', 'throws', 'own-turn', 'idle', 'alone'] as const;

const names = [...['own', 'leader', 'others'].flatMap((who) => open.map((name) => `${who}.${name}`)), ...own];

export const features: Features<State> = {
  names: () => names,
  explain: featureText,
  read(state, seat) {
    const all = state.players.map((_, each) => openOf(state, each));
    const others = all.filter((_, each) => each !== seat);
    const none = open.map(() => 0);
    const leader = others.toSorted((one, two) => (two[0] as number) - (one[0] as number))[0] ?? none;
    const means = open.map(
      (_, index) => others.reduce((sum, each) => sum + (each[index] as number), 0) / Math.max(1, others.length),
    );
    const { turn } = playerOf(state, seat);
    return Float64Array.of(
      ...(all[seat] as number[]),
      ...leader,
      ...means,
      prospectOfTurn(state, seat) / 12,
      (turn?.points ?? 0) / 10,
      (turn?.cup ?? 0) / 6,
      (turn?.throws ?? 0) / 3,
      turn ? 1 : 0,
      state.idle / 10,
      others.length === 0 ? 1 : 0,
    );
  },
  handmadeContributions(state, seat, from, to) {
    const says = new Float64Array(names.length);
    if (!isScored(state)) return says;
    const { road, settlement, city, joker, site } = expectedValue(state, seat);
    const weights = {
      'own.roads': 8 * road,
      'own.settlements': 3 * settlement,
      'own.cities': 3 * city,
      'own.jokers': 3 * joker,
      'own.sites': 2 * site,
      prospect: 12,
    };
    for (const [name, weight] of Object.entries(weights))
      says[names.indexOf(name)] = weight * (numberIn(to, name) - numberIn(from, name));
    // Points count the same before and after the end of the turn that earned them.
    const points = numberIn(to, 'own.points') > numberIn(from, 'own.points') ? 'own.points' : 'turn-points';
    says[names.indexOf(points)] = scoreIn(to) - scoreIn(from);
    return says;
  },
};

const numberIn = (numbers: Float64Array, name: string): number => numbers[names.indexOf(name)] ?? 0;

/** Points on the sheet, as if the current turn ended now. */
function scoreIn(numbers: Float64Array): number {
  const now = 10 * numberIn(numbers, 'turn-points');
  const box = now > 0 ? now : EMPTY_TURN;
  return 40 * numberIn(numbers, 'own.points') + numberIn(numbers, 'own-turn') * box;
}

function openOf(state: State, seat: Seat): number[] {
  const player = playerOf(state, seat);
  const { roads, settlements, cities, knights, castles, boxes, line } = player;
  const points = pointsOf(state, seat);
  const short = goalOf(state, seat) - points;
  const sites = placesFor(state, seat, 'settlement').length + placesFor(state, seat, 'city').length;
  const scored = isScored(state);
  return [
    scored ? points / 40 : points / 5,
    !scored && short <= 2 ? 1 : 0,
    !scored && short <= 1 ? 1 : 0,
    roads.length / 8,
    settlements.length / 3,
    cities.length / 3,
    knights.length / 4,
    castles.length,
    jokersLeft(state, player) / 3,
    sites / 2,
    line / 6,
    boxes.length / BOXES,
    ...titles.map((title) => (state.titles[title] === seat ? 1 : 0)),
  ];
}
