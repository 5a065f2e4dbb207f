import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Puzzle } from './engine/puzzle.ts';

/** The families with puzzles, in the order in which they are offered; the first is the usual one. */
export const puzzleFamilies = ['rivals', 'settlers', 'cities-and-knights', 'dice', 'struggle'] as const;
export type PuzzleFamily = (typeof puzzleFamilies)[number];

const nameOf = (family: PuzzleFamily): string =>
  family === 'rivals' ? 'puzzles.jsonl.gz' : `puzzles-${family}.jsonl.gz`;

/** Returns the packed puzzle file of a family: one line with the command that made it, then one line per puzzle. */
export const puzzlesFile = (family: PuzzleFamily): string =>
  fileURLToPath(
    new URL(`${import.meta.url.endsWith('.ts') ? '../assets' : '../../assets'}/${nameOf(family)}`, import.meta.url),
  );

const puzzleSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  variant: z.string(),
  version: z.int(),
  rest: z.string(),
  seats: z.int().optional(),
  goal: z.int(),
  wins: z.boolean(),
  line: z.array(z.array(z.string())),
});

/** Thrown when the puzzle file can't be read. */
export class PuzzleFileError extends Error {
  constructor(reason: string, options?: ErrorOptions, family: PuzzleFamily = 'rivals') {
    super(
      `assets/${nameOf(family)} ${reason}: restore the original file, or delete it and generate a new one with npm run puzzles.`,
      options,
    );
    this.name = 'PuzzleFileError';
  }
}

export function packPuzzles(made: string, puzzles: readonly Puzzle[]): Buffer {
  return gzipSync([{ made }, ...puzzles].map((line) => JSON.stringify(line)).join('\n'), { level: 9 });
}

/** Parses a puzzle file. Throws `PuzzleFileError`. */
export function unpackPuzzles(packed: Buffer, family: PuzzleFamily = 'rivals'): readonly Puzzle[] {
  try {
    const [, ...lines] = gunzipSync(packed).toString('utf8').split('\n');
    return lines.map((line) => puzzleSchema.parse(JSON.parse(line)));
  } catch (error) {
    throw new PuzzleFileError('cannot be read', { cause: error }, family);
  }
}

/** Returns the puzzles of a family, in the order of their days. Throws `PuzzleFileError`. */
export function readPuzzlesOf(family: PuzzleFamily): readonly Puzzle[] {
  const file = puzzlesFile(family);
  if (!existsSync(file)) throw new PuzzleFileError('is missing', undefined, family);
  return unpackPuzzles(readFileSync(file), family);
}

/** Returns all puzzles shipped with the bot, family by family. Throws `PuzzleFileError`. */
export const readPuzzles = (): readonly Puzzle[] => puzzleFamilies.flatMap(readPuzzlesOf);
