import { existsSync, writeFileSync } from 'node:fs';
import { opponents } from '../bots/index.ts';
import type { Puzzle } from '../engine/puzzle.ts';
import { packPuzzles, puzzlesFile, readPuzzles } from '../puzzles.ts';
import { puzzlesIn } from '../trials/puzzles/find.ts';
import { rivalsStores } from '../trials/puzzles/stores.ts';
import { fail, gameFrom, optionsFrom, readArguments, wholeNumber } from './arguments.ts';

const usage = 'npm run puzzles -- [--seed parley] [--variant intro] [--count 365] [--minutes 60]';
/** Of one match, so that no two days look alike. */
const OF_A_MATCH = 2;

/**
 * Makes the puzzles of the days from matches between computers. The same seed makes the same ones; the
 * minutes only end it, and the next time it goes on from there. Those of another seed stay, the new ones follow them.
 */
function making(): void {
  const { values } = readArguments(usage, ['seed', 'variant', 'count', 'minutes'], []);
  const game = gameFrom('rivals');
  const variants = (values.variant ?? 'intro').split(',');
  for (const variant of variants) optionsFrom(game, variant, usage);
  const [player, novice] = [opponents.get('fair'), opponents.get('gentle')];
  if (!player || !novice) fail('There is nobody to play.');
  const seed = values.seed ?? 'parley';
  const count = wholeNumber('count', values.count, 365);
  const minutes = wholeNumber('minutes', values.minutes, 60);
  const begun = Date.now();
  const found: Puzzle[] = existsSync(puzzlesFile) ? [...readPuzzles()] : [];
  for (let match = nextMatch(found.filter((puzzle) => seedOf(puzzle) === seed)); found.length < count && Date.now() - begun < minutes * 60_000; match++) {
    const variant = variants[match % variants.length] as string;
    const fresh = puzzlesIn(game, rivalsStores, variant, `${seed}/${match}`, { player, novice }).slice(0, OF_A_MATCH);
    if (fresh.length === 0) continue;
    found.push(...fresh);
    const shown = found.slice(0, count);
    writeFileSync(puzzlesFile, packPuzzles(commandsFor(shown), shown));
    console.log(`${shown.length} puzzles of ${match + 1} matches, ${((Date.now() - begun) / 60_000).toFixed(1)} min: ${fresh.map(({ id }) => id).join(', ')}`);
  }
}

/** A puzzle is named by its variant, its match (`seed/number`) and its turn. */
const seedOf = ({ id }: Puzzle): string => /^\S+ (.*)\/\d+ \S+$/u.exec(id)?.[1] ?? '';

/** What makes the file from nothing: one command for each seed, in order. */
function commandsFor(puzzles: readonly Puzzle[]): string {
  const seeds = [...new Set(puzzles.map(seedOf))];
  const commands = seeds.map((seed) => {
    const variants = new Set(puzzles.flatMap((puzzle) => (seedOf(puzzle) === seed ? [puzzle.variant] : [])));
    return `npm run puzzles -- --seed ${seed} --variant ${[...variants].join()} --count ${1 + puzzles.findLastIndex((puzzle) => seedOf(puzzle) === seed)}`;
  });
  return commands.join('; ');
}

/** Behind the match the last one came from. */
const nextMatch = (found: readonly Puzzle[]): number => 1 + Math.max(-1, ...found.map(({ id }) => Number(/\/(\d+) /u.exec(id)?.[1] ?? -1)));

making();
