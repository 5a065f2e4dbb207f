import { handicapNumber } from '../../../engine/handicap.ts';
import type { Seat } from '../../../engine/script.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { type Expansion, type CardSide, TARGET } from '../vocabulary.ts';

export const cardSides = (cards: readonly CardSide[], side: CardSide): number => {
  let count = 0;
  for (const each of cards) if (each === side) count++;
  return count;
};

/** Points on the table: settlements 1, cities 2, expanded cities 3, B sides 1. */
function tablePoints({ settlements, cities, roads, knights }: Player): number {
  let points = settlements.length + cardSides(roads, 'B') + cardSides(knights, 'B');
  for (const { expansion } of cities) points += expansion ? 3 : 2;
  return points;
}

export const pointsOf = (state: Pick<State, 'players'>, seat: Seat): number => tablePoints(playerOf(state, seat));

/** Victory points a seat needs. */
export const goalOf = ({ options }: Pick<State, 'options'>, seat: Seat): number =>
  TARGET - handicapNumber(options, seat, 'points');

export const hasExpansion = (
  { cities }: { readonly cities: readonly { readonly expansion: Expansion | null }[] },
  wanted: Expansion,
): number => {
  let count = 0;
  for (const { expansion } of cities) if (expansion === wanted) count++;
  return count;
};

/** Cards in hand that aren't chosen for the robbers. */
export const spare = ({ hand, chosen }: Pick<Player, 'hand' | 'chosen'>): readonly number[] =>
  chosen ? hand.map((count, kind) => count - (chosen[kind] as number)) : hand;

/** Cards that may be traded per turn. */
export const tradesOf = ({ roads }: { readonly roads: readonly CardSide[] }): number => cardSides(roads, 'A');

/** Cards drawn at the end of a turn: two, plus one for each A knight. */
export const drawsOf = ({ knights }: { readonly knights: readonly CardSide[] }): number => 2 + cardSides(knights, 'A');
