import type { Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type State } from '../state.ts';
import type { Expansion, Side } from '../vocabulary.ts';

export const sides = (cards: readonly Side[], side: Side): number => {
  let count = 0;
  for (const each of cards) if (each === side) count++;
  return count;
};

/** Settlements 1, cities 2, expanded ones 3, the B sides of roads and knights 1. */
export function worthOf({ settlements, cities, roads, knights }: Player): number {
  let points = settlements.length + sides(roads, 'B') + sides(knights, 'B');
  for (const { expansion } of cities) points += expansion ? 3 : 2;
  return points;
}

export const pointsOf = (state: Pick<State, 'players'>, seat: Seat): number => worthOf(playerOf(state, seat));

export const has = ({ cities }: { readonly cities: readonly { readonly expansion: Expansion | null }[] }, wanted: Expansion): number => {
  let count = 0;
  for (const { expansion } of cities) if (expansion === wanted) count++;
  return count;
};

/** What is in hand and not already chosen for the robbers. */
export const spare = ({ hand, chosen }: Pick<Player, 'hand' | 'chosen'>): readonly number[] =>
  chosen ? hand.map((count, kind) => count - (chosen[kind] as number)) : hand;

/** Cards that may be traded in a turn. */
export const tradesOf = ({ roads }: { readonly roads: readonly Side[] }): number => sides(roads, 'A');

/** Cards drawn at the end of a turn: one more for each A knight. */
export const drawsOf = ({ knights }: { readonly knights: readonly Side[] }): number => 2 + sides(knights, 'A');
