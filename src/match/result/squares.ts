import type { Seat } from '../../engine/script.ts';

/** Squares in a row. */
const LENGTH = 8;
const [GREEN, YELLOW, RED, EMPTY] = ['🟩', '🟨', '🟥', '⬜'];

/**
 * Returns the course of a match against computers as squares: ahead, level or behind after each eighth of the turns.
 * The last square is the result.
 */
export function raceSquares(points: readonly (readonly number[])[], own: Seat, won: boolean): string {
  const mine = points[own] ?? [];
  const others = points.filter((_, seat) => seat !== own);
  const turns = mine.length;
  const steps = Array.from({ length: LENGTH - 1 }, (_, step) => {
    const turn = Math.min(turns - 1, Math.floor(((step + 1) * turns) / LENGTH));
    const lead = (mine[turn] ?? 0) - Math.max(0, ...others.map((each) => each[turn] ?? 0));
    return lead > 0 ? GREEN : lead === 0 ? YELLOW : RED;
  });
  return [...steps, won ? GREEN : RED].join('');
}

/** Returns the share of a solo player's turns that scored, as squares: which ones they were would reveal dice. */
export function soloSquares(points: readonly number[]): string {
  const scored = points.filter((each, turn) => each > (points[turn - 1] ?? 0)).length;
  const green = points.length === 0 ? 0 : Math.round((LENGTH * scored) / points.length);
  return GREEN.repeat(green) + EMPTY.repeat(LENGTH - green);
}

/** Returns a square per try at a puzzle: green for the first one, yellow for a later one, red if it failed. */
export const puzzleSquares = (tries: readonly boolean[]): string =>
  tries.map((solved, at) => (solved ? (at === 0 ? GREEN : YELLOW) : RED)).join('');
