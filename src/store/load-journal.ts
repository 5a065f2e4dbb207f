import { constants, existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import type { Log } from '../match/ports.ts';
import { decodeRecords } from './journal-records.ts';
import type { StoreAccess } from './layout.ts';
import { RedisUnusable } from './redis-unusable.ts';
import { logAffectedMatches, adoptLaterMatch } from './journal-recovery.ts';
import { KEYS_AT_ONCE, restoreDumps, type KeyDump } from './key-dumps.ts';
import { type RedisConnection, type StoreWrite, performWrite } from './writer.ts';

export interface LoadedJournal {
  /** The end of the last good record. */
  readonly end: number;
  /** Whether it contains writes of an older version. */
  readonly older: boolean;
  /** Whether something is missing, so that the indexes may be wrong. */
  readonly incomplete: boolean;
}

/** Loads a journal into an empty Redis. The file stays unchanged; a damaged one is copied first. */
export async function loadJournal(
  file: string,
  redis: RedisConnection,
  log: Log,
  intent: StoreAccess,
): Promise<LoadedJournal> {
  if (!existsSync(file)) return { end: 0, older: false, incomplete: false };
  const { records, end, lost, damaged } = decodeRecords(await readFile(file));
  const values = new Map<string, KeyDump>();
  const later = new Map<string, number>();
  let refused = 0;
  let older = false;
  for (const record of records) {
    if (Array.isArray(record)) {
      for (const value of record as readonly KeyDump[]) values.set(value.key, value);
      continue;
    }
    // A file of an older version starts with writes; values of this version may follow.
    older = true;
    await restoreValues(file, redis, values);
    const reply = await performWrite(redis, record as StoreWrite).catch((error: unknown) => error as Error);
    if (reply !== 'stale' && !(reply instanceof Error)) continue;
    refused++;
    const taken = await adoptLaterMatch(redis, record as StoreWrite);
    if (taken) later.set(taken.id, taken.seq);
  }
  await restoreValues(file, redis, values);

  if (lost > 0 && damaged.length === 0) {
    log.warn({}, `The last write in ${file} is incomplete (${lost} bytes) and is ignored: it was never confirmed.`);
  }
  if (damaged.length + refused > 0) {
    const copy = intent === 'use' ? await copyAside(file, damaged.length > 0 ? 'damaged' : 'older') : file;
    log.warn(
      {},
      damaged.length > 0
        ? `${file} is damaged in ${damaged.length} places: ${lost} bytes could not be read. A copy is in ${copy}: delete it once nothing is missing.`
        : refusedMessage(refused, copy),
    );
    logAffectedMatches(records, damaged, later, log);
  }
  return { end, older, incomplete: damaged.length + later.size > 0 };
}

const refusedMessage = (refused: number, copy: string): string =>
  `${refused} writes in the journal of an older version were refused when replayed, perhaps as they were the first time. ` +
  `A copy is in ${copy}: delete it once all matches look right.`;

/** Restores only the last value of each key. */
async function restoreValues(file: string, redis: RedisConnection, values: Map<string, KeyDump>): Promise<void> {
  const all = [...values.values()];
  values.clear();
  const portions = Array.from({ length: Math.ceil(all.length / KEYS_AT_ONCE) }, (_, at) =>
    all.slice(at * KEYS_AT_ONCE, (at + 1) * KEYS_AT_ONCE),
  );
  const refused = (await Promise.all(portions.map((portion) => restoreDumps(redis, portion)))).flat();
  if (refused.length === 0) return;
  throw new RedisUnusable(
    `${refused.length} of ${all.length} values in ${file} cannot be read by this version. Nothing was changed: start the version that wrote them, or move the file away to start with an empty store.`,
  );
}

/** Copies the file to a free name in the same folder. */
async function copyAside(file: string, what: 'damaged' | 'older'): Promise<string> {
  let number = 1;
  while (existsSync(`${file}.${what}-${number}`)) number++;
  const kept = `${file}.${what}-${number}`;
  await copyFile(file, kept, constants.COPYFILE_EXCL);
  return kept;
}
