import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { games } from '../games/index.ts';
import { writeRecord } from '../match/look/record.ts';
import type { Past, Sheet } from '../match/sheet.ts';
import { fail, readArguments } from './arguments.ts';

const usage = 'npm run record -- <match export> [--out <file>]';

const given = z.object({ seat: z.number().int().min(0), key: z.string(), answer: z.array(z.string()) });
const shape = z.looseObject({
  sheet: z.looseObject({
    id: z.string(),
    status: z.enum(['open', 'adjourned', 'over']),
    terms: z.looseObject({ game: z.string(), options: z.record(z.string(), z.unknown()) }),
    players: z.array(z.looseObject({ name: z.string() })),
    match: z.looseObject({ version: z.number(), rest: z.looseObject({ rng: z.object({ seed: z.string() }) }) }).nullish(),
  }),
  history: z.array(given),
  seed: z.string().optional(),
  version: z.number().optional(),
});

/** Writes the record of an exported match: one that is over as it is kept, or an open one as sheet and answers. */
function record(): void {
  const { values, paths } = readArguments(usage, ['out'], []);
  const [path] = paths;
  if (path === undefined) fail(usage);
  const parsed = shape.safeParse(contents(path));
  if (!parsed.success) fail(`${path} is not an export of a match:\n${z.prettifyError(parsed.error)}`);
  const { sheet, history, seed, version } = parsed.data;
  const game = games.get(sheet.terms.game) ?? fail(`${path} is a match of ${sheet.terms.game}, which is not played here.`);
  const drawn = seed ?? sheet.match?.rest.rng.seed ?? fail(`${path} names no seed.`);
  const past: Past = { sheet: sheet as unknown as Sheet, seed: drawn, version: version ?? game.keeping.version, history };
  const text = writeRecord(game, past);
  if (values.out === undefined) process.stdout.write(text);
  else writeFileSync(values.out, text);
}

function contents(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch (error) {
    return fail(`${path} cannot be read: ${(error as Error).message}`);
  }
}

try {
  record();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
