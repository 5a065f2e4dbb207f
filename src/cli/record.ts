import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { games } from '../games/index.ts';
import { writeRecord } from '../match/view/record.ts';
import type { FinishedMatch, StoredMatch } from '../match/stored-match.ts';
import { exitWithError, readArguments } from './arguments.ts';

const usage = 'npm run record -- <match export> [--out <file>]';

const given = z.object({ seat: z.number().int().min(0), key: z.string(), answer: z.array(z.string()) });
const shape = z.looseObject({
  sheet: z.looseObject({
    id: z.string(),
    status: z.enum(['open', 'adjourned', 'over']),
    terms: z.looseObject({ game: z.string(), options: z.record(z.string(), z.unknown()) }),
    players: z.array(z.looseObject({ name: z.string() })),
    match: z
      .looseObject({ version: z.number(), rest: z.looseObject({ rng: z.object({ seed: z.string() }) }) })
      .nullish(),
  }),
  history: z.array(given),
  seed: z.string().optional(),
  version: z.number().optional(),
});

/** Writes the record of an exported match: a finished one as stored, or an open one as match and answers. */
function record(): void {
  const { values, paths } = readArguments(usage, ['out'], []);
  const [path] = paths;
  if (path === undefined) exitWithError(usage);
  const parsed = shape.safeParse(readInput(path));
  if (!parsed.success) exitWithError(`${path} is not an export of a match:\n${z.prettifyError(parsed.error)}`);
  const { sheet, history, seed, version } = parsed.data;
  const game =
    games.get(sheet.terms.game) ??
    exitWithError(`${path} is a match of ${sheet.terms.game}, which isn't available here.`);
  const drawn = seed ?? sheet.match?.rest.rng.seed ?? exitWithError(`${path} contains no seed.`);
  const past: FinishedMatch = {
    sheet: sheet as unknown as StoredMatch,
    seed: drawn,
    version: version ?? game.codec.version,
    history,
  };
  const text = writeRecord(game, past);
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
}

function readInput(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    return exitWithError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

try {
  record();
} catch (error) {
  exitWithError(error instanceof Error ? error.message : String(error));
}
