import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, nextVersion, sampleMatch } from './samples.ts';

/**
 * Fills the disk it is given: large notes until one is refused, then moves as long as these fit, each begun in the moment the
 * one before is answered. Tells what was confirmed.
 */
const folder = process.argv[2] as string;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
/** What cannot be packed. */
const random = (length: number): string => randomBytes(length).toString('base64').slice(0, length);
const confirmed: Record<string, string> = {};
let refused = 0;
let sheet: StoredMatch = sampleMatch('A');
await store.commit(commitOf(sheet));

const tried = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => {
      refused++;
      return false;
    },
  );

for (let round = 0; round < 8; round++) {
  const length = 400_000 + round;
  // Two at once, so that one disk write holds both.
  const [note] = await Promise.all([
    tried(store.saveUiValue('A', `note-${round}`, random(length))),
    tried(store.saveUiValue('A', 'other', random(50_000))),
  ]);
  if (note) confirmed[`note-${round}`] = String(length);
  const moved = nextVersion(sheet);
  if (await tried(store.commit(commitOf(moved)))) sheet = moved;
}
writeSync(1, JSON.stringify({ confirmed, refused, seq: sheet.seq }));
await store.close();
await home.close();
