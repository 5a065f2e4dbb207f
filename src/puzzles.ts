import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Puzzle } from './engine/puzzle.ts';

/** Where the puzzles are kept: packed, a line with the command that made them, then a line for each. */
export const puzzlesFile = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../assets/puzzles.jsonl.gz' : '../../assets/puzzles.jsonl.gz', import.meta.url));

const shape = z.strictObject({
  id: z.string(),
  game: z.string(),
  variant: z.string(),
  version: z.int(),
  rest: z.string(),
  goal: z.int(),
  wins: z.boolean(),
  line: z.array(z.array(z.string())),
});

/** A file of puzzles that cannot be read. */
export class NoPuzzles extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`assets/puzzles.jsonl.gz ${reason}: put back the one that comes with the program, or delete it and make it anew with npm run puzzles.`, options);
    this.name = 'NoPuzzles';
  }
}

export function packPuzzles(made: string, puzzles: readonly Puzzle[]): Buffer {
  return gzipSync([{ made }, ...puzzles].map((line) => JSON.stringify(line)).join('\n'), { level: 9 });
}

/** Throws `NoPuzzles`. */
export function unpackPuzzles(packed: Buffer): readonly Puzzle[] {
  try {
    const [, ...lines] = gunzipSync(packed).toString('utf8').split('\n');
    return lines.map((line) => shape.parse(JSON.parse(line)));
  } catch (error) {
    throw new NoPuzzles('cannot be read', { cause: error });
  }
}

/** The puzzles that come with the bot, in the order of their days. Throws `NoPuzzles`. */
export function readPuzzles(): readonly Puzzle[] {
  if (!existsSync(puzzlesFile)) throw new NoPuzzles('is missing');
  return unpackPuzzles(readFileSync(puzzlesFile));
}
