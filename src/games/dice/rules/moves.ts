import type { Seat } from '../../../engine/script.ts';
import { type IndexedMap, indexedMapOf } from '../maps/index.ts';
import { type DiceCounts, mapOf, playerOf, type State, type Turn } from '../state.ts';
import { costs, DICE, faces, GOLD, type PricedKind, pricedKinds, type VariantId } from '../vocabulary.ts';
import { jokerFor, readyJokers } from './jokers.ts';
import { placesFor } from './sites.ts';

export const END = 'end';
export const STOP = 'stop';
export const CASTLE = 'build castle';

function namesOn(variant: VariantId): Readonly<Record<PricedKind, readonly string[]>> {
  const { roads, settlements, cities, knights } = indexedMapOf(variant);
  const named = (kind: PricedKind, places: readonly { readonly id: string }[]) =>
    places.map(({ id }) => `build ${kind} ${id}`);
  return {
    road: named('road', roads),
    settlement: named('settlement', settlements),
    city: named('city', cities),
    knight: named('knight', knights),
  };
}

/** By map and kind: moves in the order of places. */
const buildMoves: Readonly<Record<VariantId, Readonly<Record<PricedKind, readonly string[]>>>> = {
  'island-one': namesOn('island-one'),
  'island-two': namesOn('island-two'),
  extra: namesOn('extra'),
};

export const buildMoveAt = ({ options }: Pick<DiceCounts, 'options'>, kind: PricedKind, place: number): string =>
  buildMoves[options.variant][kind][place] as string;

const jokerMoves = faces.map((from) => faces.map((to) => `joker ${from} ${to}`));
const goldMoves = faces.map((to) => `gold ${to}`);

export const pays = (dice: readonly number[], cost: readonly number[]): boolean => {
  for (let face = 0; face < cost.length; face++) if ((dice[face] as number) < (cost[face] as number)) return false;
  return true;
};

export const paysCastle = (dice: readonly number[]): boolean => dice.includes(DICE);

export const freeCastle = (state: DiceCounts): number | null => {
  const { castles } = mapOf(state);
  for (let castle = 0; state.options.castles && castle < castles; castle++) {
    if (!state.players.some((player) => player.castles.includes(castle))) return castle;
  }
  return null;
};

/** Legal moves of the build phase: paid builds, jokers, gold trades and `end`. */
export function movesOf(state: State, seat: Seat): string[] {
  const { dice } = playerOf(state, seat).turn as Turn;
  const names = buildMoves[state.options.variant];
  const moves: string[] = [];
  for (const kind of pricedKinds) {
    if (!pays(dice, costs[kind])) continue;
    for (const place of placesFor(state, seat, kind)) moves.push(names[kind][place] as string);
  }
  if (paysCastle(dice) && freeCastle(state) !== null) moves.push(CASTLE);
  addJokers(moves, state, seat, dice);
  if ((dice[GOLD] as number) >= 2) for (let face = 0; face < GOLD; face++) moves.push(goldMoves[face] as string);
  moves.push(END);
  return moves;
}

function addJokers(moves: string[], state: State, seat: Seat, dice: readonly number[]): void {
  const ready = readyJokers(state, seat);
  if (ready.length === 0) return;
  for (let to = 0; to < faces.length; to++) {
    if (jokerFor(state, ready, to) === null) continue;
    for (let from = 0; from < faces.length; from++) {
      if (from !== to && (dice[from] as number) > 0) moves.push(jokerMoves[from]?.[to] as string);
    }
  }
}

/** Position of a place in the map's list; -1 if there is none. */
export function placeIndex(chart: IndexedMap, kind: PricedKind, id: string): number {
  const list =
    kind === 'road'
      ? chart.roads
      : kind === 'settlement'
        ? chart.settlements
        : kind === 'city'
          ? chart.cities
          : chart.knights;
  return list.findIndex((place) => place.id === id);
}
