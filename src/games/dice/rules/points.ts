import { handicapNumber } from '../../../engine/handicap.ts';
import type { Seat } from '../../../engine/script.ts';
import { mapOf, playerOf, type Scored, type State } from '../state.ts';
import { BOXES, EMPTY_TURN, TARGET, type Title, titles, type VariantId } from '../vocabulary.ts';

const titlePoints: Readonly<Record<VariantId, Readonly<Record<Title, number>>>> = {
  'island-one': { 'longest-road': 0, 'largest-army': 0 },
  'island-two': { 'longest-road': 2, 'largest-army': 2 },
  extra: { 'longest-road': 1, 'largest-army': 2 },
};

export const pointsOfTitle = ({ options }: Pick<State, 'options'>, title: Title): number =>
  titlePoints[options.variant][title];
export const CASTLE_POINTS = 2;

/** Points a seat has on its sheet from the start. */
export const headStart = ({ options }: Pick<State, 'options'>, seat: Seat): number =>
  handicapNumber(options, seat, 'score');

/** Victory points a seat needs. */
export const goalOf = ({ options }: Pick<State, 'options'>, seat: Seat): number =>
  TARGET - handicapNumber(options, seat, 'points');

/** Sum of the boxes, with −2 for each X. */
export function scoreOf(state: Scored, seat: Seat): number {
  let score = headStart(state, seat);
  for (const box of playerOf(state, seat).boxes) score += box ?? EMPTY_TURN;
  return score;
}

/** Victory points: settlements, cities, castles and titles. */
export function victoryPoints(state: Scored, seat: Seat): number {
  const { settlements, cities, castles } = playerOf(state, seat);
  let points = settlements.length + 2 * cities.length + CASTLE_POINTS * castles.length;
  for (const title of titles) if (state.titles[title] === seat) points += pointsOfTitle(state, title);
  return points;
}

export const isScored = ({ options }: Pick<State, 'options'>): boolean => options.variant === 'island-one';

/** Points that decide this variant. */
export const pointsOf = (state: Scored, seat: Seat): number =>
  isScored(state) ? scoreOf(state, seat) : victoryPoints(state, seat);

export const hasWon = (state: Scored, seat: Seat): boolean =>
  !isScored(state) && victoryPoints(state, seat) >= goalOf(state, seat);

export function isComplete(state: Scored, seat: Seat): boolean {
  const { roads, settlements, cities, knights } = playerOf(state, seat);
  const map = mapOf(state);
  const built = roads.length + settlements.length + cities.length + knights.length;
  return built === map.roads.length + map.settlements.length + map.cities.length + map.knights.length;
}

export const isFull = (state: Scored, seat: Seat): boolean => playerOf(state, seat).boxes.length >= BOXES;
