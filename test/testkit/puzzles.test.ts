import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { startPuzzle } from '../../src/engine/puzzle.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import {
  PuzzleFileError,
  packPuzzles,
  puzzleFamilies,
  puzzlesFile,
  readPuzzles,
  readPuzzlesOf,
  unpackPuzzles,
} from '../../src/puzzles.ts';
import { solutionOf } from '../../src/testkit/puzzles/find-puzzles.ts';
import { isProven, reachesGoal } from '../../src/testkit/puzzles/prove-line.ts';
import { puzzleSources } from '../../src/testkit/puzzles/puzzle-sources.ts';

const puzzles = readPuzzles();
const gameOf = (id: string): AnyGame => games.get(id) as AnyGame;

test('every puzzle can still be read, and its line still reaches the goal, whatever is hidden', () => {
  for (const family of puzzleFamilies) expect(readPuzzlesOf(family).length, family).toBeGreaterThanOrEqual(365);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  const failing = puzzles.filter((puzzle) => !isProven(gameOf(puzzle.game), puzzle));
  expect(failing.map(({ id }) => id)).toEqual([]);
});

test('no puzzle is solved by ending the turn at once, and each takes at least two moves', () => {
  for (const puzzle of puzzles) {
    const game = gameOf(puzzle.game);
    const { state } = startPuzzle(game, puzzle);
    const [seat = 0] = game.rules.active(state);
    expect(
      reachesGoal(game, game.codec.copy(state), seat, { ...puzzle, line: puzzle.line.slice(0, 1) }),
      puzzle.id,
    ).toBe(false);
  }
});

test.each(puzzleFamilies)('the search finds the same goal and the same line again: %s', (family) => {
  const [player, novice] = [opponents.get('fair'), opponents.get('gentle')];
  const [puzzle] = readPuzzlesOf(family);
  if (!puzzle || !player || !novice) throw new Error('there is nothing to look at');
  const game = gameOf(puzzle.game);
  const { state } = startPuzzle(game, puzzle);
  const [seat = 0] = game.rules.active(state);
  const { goal, wins, line } = puzzle;
  expect(
    solutionOf(game, puzzleSources[family].stock, puzzle.variant, game.codec.copy(state), seat, { player, novice }),
  ).toEqual({ goal, wins, line });
});

test('a file that does not fit says so and how it is made', () => {
  expect(unpackPuzzles(packPuzzles('made', puzzles))).toEqual(puzzles);
  expect(() => unpackPuzzles(Buffer.from('nothing'))).toThrow(PuzzleFileError);
  expect(() => unpackPuzzles(packPuzzles('made', [{ id: 'x' } as never]))).toThrow('npm run puzzles');
});

test('all puzzles together take less than 1 MB', () => {
  const sizes = puzzleFamilies.map((family) => statSync(puzzlesFile(family)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
