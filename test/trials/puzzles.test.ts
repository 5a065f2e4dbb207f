import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { beginPuzzle } from '../../src/engine/puzzle.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games } from '../../src/games/index.ts';
import { NoPuzzles, packPuzzles, readPuzzles, unpackPuzzles } from '../../src/puzzles.ts';
import { solutionOf, TABLES } from '../../src/trials/puzzles/find.ts';
import { holdsAnyhow, holdsAt } from '../../src/trials/puzzles/prove.ts';
import { rivalsStores } from '../../src/trials/puzzles/stores.ts';

const puzzles = readPuzzles();
const gameOf = (id: string): AnyGame => games.get(id) as AnyGame;

test('every puzzle can still be read, and its line still reaches the goal, whatever lies hidden', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(365);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  const failing = puzzles.filter((puzzle) => {
    const game = gameOf(puzzle.game);
    const { state, open } = beginPuzzle(game, puzzle);
    const [seat = 0] = game.rules.active(state);
    const start = game.keeping.copy(state);
    return open.length !== 1 || !holdsAt(game, start, seat, puzzle) || !holdsAnyhow(game, start, seat, puzzle, TABLES);
  });
  expect(failing.map(({ id }) => id)).toEqual([]);
});

test('no puzzle is solved by ending the turn at once, and each takes at least two moves', () => {
  for (const puzzle of puzzles) {
    const game = gameOf(puzzle.game);
    const { state } = beginPuzzle(game, puzzle);
    const [seat = 0] = game.rules.active(state);
    expect(holdsAt(game, game.keeping.copy(state), seat, { ...puzzle, line: puzzle.line.slice(0, 1) }), puzzle.id).toBe(false);
  }
});

test('the search finds the same goal and the same line again', () => {
  const [player, novice] = [opponents.get('fair'), opponents.get('gentle')];
  const [puzzle] = puzzles;
  if (!puzzle || !player || !novice) throw new Error('there is nothing to look at');
  const game = gameOf(puzzle.game);
  const { state } = beginPuzzle(game, puzzle);
  const [seat = 0] = game.rules.active(state);
  const { goal, wins, line } = puzzle;
  expect(solutionOf(game, rivalsStores, puzzle.variant, game.keeping.copy(state), seat, { player, novice })).toEqual({ goal, wins, line });
});

test('a file that does not fit says so and how it is made', () => {
  expect(unpackPuzzles(packPuzzles('made', puzzles))).toEqual(puzzles);
  expect(() => unpackPuzzles(Buffer.from('nothing'))).toThrow(NoPuzzles);
  expect(() => unpackPuzzles(packPuzzles('made', [{ id: 'x' } as never]))).toThrow('npm run puzzles');
});
