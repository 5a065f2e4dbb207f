import { constants, existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import type { Log } from '../match/ports.ts';
import { decodeRecords } from './journal-records.ts';
import type { Intent } from './layout.ts';
import { NoRedis } from './no-redis.ts';
import { nameMatches, takeLater } from './recovery.ts';
import { PORTION, putValues, type Value } from './values.ts';
import { type Connection, type Write, perform } from './writer.ts';

export interface Loaded {
  /** Where the last good record ends. */
  readonly end: number;
  /** It holds writes of an older version. */
  readonly older: boolean;
  /** Something is missing in it, so that what is said about matches elsewhere may be wrong. */
  readonly incomplete: boolean;
}

/** Puts what a journal holds into an empty Redis. The file itself is left as it is; what cannot be read whole is copied first. */
export async function loadJournal(file: string, redis: Connection, log: Log, intent: Intent): Promise<Loaded> {
  if (!existsSync(file)) return { end: 0, older: false, incomplete: false };
  const { records, end, lost, damaged } = decodeRecords(await readFile(file));
  const values = new Map<string, Value>();
  const later = new Map<string, number>();
  let refused = 0;
  let older = false;
  for (const record of records) {
    if (Array.isArray(record)) {
      for (const value of record as readonly Value[]) values.set(value.key, value);
      continue;
    }
    // A file of an older version begins with writes; values of this one may follow them.
    older = true;
    await flush(file, redis, values);
    const reply = await perform(redis, record as Write).catch((error: unknown) => error as Error);
    if (reply !== 'stale' && !(reply instanceof Error)) continue;
    refused++;
    const taken = await takeLater(redis, record as Write);
    if (taken) later.set(taken.id, taken.seq);
  }
  await flush(file, redis, values);

  if (lost > 0 && damaged.length === 0) {
    log.warn({}, `The last write in ${file} was not finished (${lost} bytes) and is left out: it was never confirmed to anybody.`);
  }
  if (damaged.length + refused > 0) {
    const copy = intent === 'use' ? await keepCopy(file, damaged.length > 0 ? 'damaged' : 'older') : file;
    log.warn({}, damaged.length > 0 ? `${file} is damaged in ${damaged.length} places: ${lost} bytes could not be read. It is kept as ${copy}: delete that once nothing in it is missed.` : refusedWords(refused, copy));
    nameMatches(records, damaged, later, log);
  }
  return { end, older, incomplete: damaged.length + later.size > 0 };
}

const refusedWords = (refused: number, copy: string): string =>
  `${refused} writes in the journal of an older version were refused when they were made again, as they may have been the first time. ` +
  `It is kept as ${copy}: delete that once all matches are as they should be.`;

/** Only the last value of each key. */
async function flush(file: string, redis: Connection, values: Map<string, Value>): Promise<void> {
  const all = [...values.values()];
  values.clear();
  const portions = Array.from({ length: Math.ceil(all.length / PORTION) }, (_, at) => all.slice(at * PORTION, (at + 1) * PORTION));
  const refused = (await Promise.all(portions.map((portion) => putValues(redis, portion)))).flat();
  if (refused.length === 0) return;
  throw new NoRedis(`${refused.length} of ${all.length} values in ${file} cannot be read by this version, and nothing was changed: start the version that wrote them, or move the file away to begin with an empty store.`);
}

/** A copy beside the file under a name that is free. */
async function keepCopy(file: string, what: 'damaged' | 'older'): Promise<string> {
  let number = 1;
  while (existsSync(`${file}.${what}-${number}`)) number++;
  const kept = `${file}.${what}-${number}`;
  await copyFile(file, kept, constants.COPYFILE_EXCL);
  return kept;
}
