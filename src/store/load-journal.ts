import { constants, existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import type { Log } from '../match/ports.ts';
import { decodeRecords } from './journal-records.ts';
import type { StoreAccess } from './layout.ts';
import { RedisUnusable } from './redis-unusable.ts';
import { logAffectedMatches } from './journal-recovery.ts';
import { KEYS_AT_ONCE, restoreDumps, type KeyDump } from './key-dumps.ts';
import type { RedisConnection } from './writer.ts';

export interface LoadedJournal {
  /** The end of the last good record. */
  readonly end: number;
  /** Whether something is missing, so that the indexes may be wrong. */
  readonly incomplete: boolean;
}

/**
 * Restores the last value of each key into an empty Redis. The file stays unchanged; a damaged one is copied first.
 */
export async function loadJournal(
  file: string,
  redis: RedisConnection,
  log: Log,
  intent: StoreAccess,
): Promise<LoadedJournal> {
  if (!existsSync(file)) return { end: 0, incomplete: false };
  const { records, end, lost, damaged } = decodeRecords(await readFile(file));
  await restoreValues(file, redis, [...new Map(records.flat().map((value) => [value.key, value])).values()]);

  if (lost > 0 && damaged.length === 0) {
    log.warn({}, `The last write in ${file} is incomplete (${lost} bytes) and is ignored: it was never confirmed.`);
  }
  if (damaged.length > 0) {
    const copy = intent === 'use' ? await copyAside(file) : file;
    log.warn(
      {},
      `${file} is damaged in ${damaged.length} places: ${lost} bytes could not be read. A copy is in ${copy}: delete it once nothing is missing.`,
    );
    logAffectedMatches(records, damaged, log);
  }
  return { end, incomplete: damaged.length > 0 };
}

async function restoreValues(file: string, redis: RedisConnection, all: readonly KeyDump[]): Promise<void> {
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
async function copyAside(file: string): Promise<string> {
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number++;
  const kept = `${file}.damaged-${number}`;
  await copyFile(file, kept, constants.COPYFILE_EXCL);
  return kept;
}
