import { expect, test } from 'vitest';
import { allEmoji } from '../../src/discord/ui/emoji.ts';
import { games } from '../../src/games/index.ts';
import { puzzleSquares, raceSquares, soloSquares } from '../../src/match/result/squares.ts';

const turns = (points: (turn: number) => number): readonly number[] =>
  Array.from({ length: 16 }, (_, turn) => points(turn));

test('a race shows who was ahead after each eighth, and the result at the end', () => {
  const steady = turns((turn) => turn);
  expect(raceSquares([steady, turns(() => 0)], 0, true)).toBe('🟩'.repeat(8));
  expect(raceSquares([steady, turns((turn) => (turn < 8 ? 9 : 3))], 0, true)).toBe('🟥🟥🟥🟩🟩🟩🟩🟩');
  expect(raceSquares([steady, steady], 1, false)).toBe('🟨🟨🟨🟨🟨🟨🟨🟥');
  expect(raceSquares([[], []], 0, false)).toBe('🟨🟨🟨🟨🟨🟨🟨🟥');
});

test('a solo match shows how many turns scored, but not which', () => {
  const early = turns((turn) => Math.min(turn + 1, 8));
  const late = turns((turn) => Math.max(0, turn - 7));
  expect(soloSquares(early)).toBe('🟩🟩🟩🟩⬜⬜⬜⬜');
  expect(soloSquares(late)).toBe(soloSquares(early));
  expect(soloSquares([])).toBe('⬜'.repeat(8));
});

test('no square is one of our own emoji, which would take its place', () => {
  const own = new Set(allEmoji(games.values()).map(({ character }) => character));
  const squares = [
    raceSquares([turns((turn) => turn % 3), turns(() => 1)], 0, false),
    raceSquares([turns(() => 1), turns(() => 0)], 0, true),
    soloSquares(turns((turn) => Math.min(turn, 8))),
    puzzleSquares([true, false, true]),
  ].flatMap((row) => row.match(/./gu) ?? []);
  expect(new Set(squares).size).toBe(4);
  expect(squares.filter((square) => own.has(square))).toEqual([]);
});

test('a puzzle shows a square per try', () => {
  expect(puzzleSquares([true])).toBe('🟩');
  expect(puzzleSquares([false, false, true])).toBe('🟥🟥🟨');
});
