import { existsSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { opponents } from '../bots/index.ts';
import type { BaseState } from '../engine/game/index.ts';
import { startPuzzle, type Puzzle } from '../engine/puzzle.ts';
import { packPuzzles, type PuzzleFamily, puzzleFamilies, puzzlesFile, readPuzzlesOf } from '../puzzles.ts';
import { findPuzzles, type PuzzlePlayers, solutionOf } from '../testkit/puzzles/find-puzzles.ts';
import { isProven } from '../testkit/puzzles/prove-line.ts';
import { puzzleSources } from '../testkit/puzzles/puzzle-sources.ts';
import { exitWithError, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage =
  'npm run puzzles -- [--family rivals] [--seed parley] [--variant intro] [--count 365] [--minutes 60] [--check]';
/** Puzzles per match, so that days differ. */
const MAX_PER_MATCH = 2;

/**
 * Generates the daily puzzles from matches between computers. The same seed gives the same puzzles; the minutes only
 * limit a run, and the next one continues. Puzzles of another seed stay, and new ones follow them.
 */
function makePuzzles(): void {
  const { values, flags } = readArguments(usage, ['family', 'seed', 'variant', 'count', 'minutes'], ['check']);
  const family = (values.family ?? 'rivals') as PuzzleFamily;
  if (!puzzleFamilies.includes(family)) exitWithError(`--family is one of ${puzzleFamilies.join(', ')}.`);
  const source = puzzleSources[family];
  const game = gameFrom(source.game);
  const variants = values.variant?.split(',') ?? source.variants;
  for (const variant of variants) optionsFrom(game, variant, usage);
  const [player, novice] = [opponents.get('fair'), opponents.get('gentle')];
  if (!player || !novice) exitWithError('There are no opponents.');
  if (flags.check) return provePuzzles(values.family === undefined ? puzzleFamilies : [family], { player, novice });
  const seed = values.seed ?? 'parley';
  const count = wholeNumber('count', values.count, 365);
  const minutes = wholeNumber('minutes', values.minutes, 60);
  const startedAt = Date.now();
  const file = puzzlesFile(family);
  const found: Puzzle[] = existsSync(file) ? [...readPuzzlesOf(family)] : [];
  for (
    let match = nextMatch(found.filter((puzzle) => seedOf(puzzle) === seed));
    found.length < count && Date.now() - startedAt < minutes * 60_000;
    match++
  ) {
    const variant = variants[match % variants.length] as string;
    const fresh = findPuzzles(game, source.stock, variant, `${seed}/${match}`, { player, novice }).slice(
      0,
      MAX_PER_MATCH,
    );
    if (fresh.length === 0) continue;
    found.push(...fresh);
    const shown = found.slice(0, count);
    writeFileSync(file, packPuzzles(commandsFor(family, shown), shown));
    console.log(
      `${shown.length} puzzles of ${match + 1} matches, ${((Date.now() - startedAt) / 60_000).toFixed(1)} min: ${fresh.map(({ id }) => id).join(', ')}`,
    );
  }
}

/** Repeats the proof and the search of every shipped puzzle; exits with 1 if one differs. */
function provePuzzles(families: readonly PuzzleFamily[], cast: PuzzlePlayers): void {
  for (const family of families) {
    const { game: id, stock } = puzzleSources[family];
    const game = gameFrom(id);
    const puzzles = readPuzzlesOf(family);
    const failing = puzzles.filter((puzzle) => {
      const { goal, wins, line, variant } = puzzle;
      const { state } = startPuzzle(game, puzzle);
      const [seat = 0] = game.rules.active(state);
      const found = solutionOf(game, stock, variant, game.codec.copy(state) as BaseState, seat, cast);
      return !isProven(game, puzzle) || !isDeepStrictEqual(found, { goal, wins, line });
    });
    console.log(`${family}: ${puzzles.length - failing.length} of ${puzzles.length} proven`);
    for (const puzzle of failing) console.log(`  fails: ${puzzle.id}`);
    if (failing.length > 0) process.exitCode = 1;
  }
}

/** A puzzle id consists of variant, match (`seed/number`) and turn. */
const seedOf = ({ id }: Puzzle): string => /^\S+ (.*)\/\d+ \S+$/u.exec(id)?.[1] ?? '';

/** Returns the commands that generate the file from scratch: one per seed, in order. */
function commandsFor(family: PuzzleFamily, puzzles: readonly Puzzle[]): string {
  const seeds = [...new Set(puzzles.map(seedOf))];
  const commands = seeds.map((seed) => {
    const variants = new Set(puzzles.flatMap((puzzle) => (seedOf(puzzle) === seed ? [puzzle.variant] : [])));
    return `npm run puzzles -- --family ${family} --seed ${seed} --variant ${inOrder(family, variants).join()} --count ${1 + puzzles.findLastIndex((puzzle) => seedOf(puzzle) === seed)}`;
  });
  return commands.join('; ');
}

/** Sorts variants as they take turns, on which the matches depend. */
const inOrder = (family: PuzzleFamily, variants: ReadonlySet<string>): readonly string[] => {
  const { variants: order } = puzzleSources[family];
  return [...variants].toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
};

/** Returns the number after the match of the last puzzle. */
const nextMatch = (found: readonly Puzzle[]): number =>
  1 + Math.max(-1, ...found.map(({ id }) => Number(/\/(\d+) /u.exec(id)?.[1] ?? -1)));

makePuzzles();
