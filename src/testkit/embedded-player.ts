import { open } from 'node:fs/promises';
import { writeSync } from 'node:fs';
import { randomAnswer } from '../engine/answers.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { systemRuntime } from '../runtime.ts';
import { games } from '../games/index.ts';
import { createMatches, type UserRef } from '../match/index.ts';
import type { Commit, Log } from '../match/ports.ts';
import { RedisUnusable } from '../store/redis-unusable.ts';
import { openRedis } from '../store/open-redis.ts';
import { createStore } from '../store/store.ts';
import { allTables } from './sample-matches.ts';

/**
 * A process that plays at random on the embedded store until it's killed: `embedded-player <folder> <seed> <matches>
 * [failing]`. It first reports the given matches, then continues them and starts new ones. Every line says what it's
 * about to write and with which result. With `failing` every fifth disk sync fails.
 */
const [folder = '', seed = '', given = '', failing] = process.argv.slice(2);
const TABLES = 6;
const printLine = (kind: string, what: object): void => void writeSync(1, `${JSON.stringify({ kind, ...what })}\n`);
const warn = (_about: object, words: string): void => printLine('warned', { words });
const log: Log = { info: () => {}, warn, error: warn };

async function failSyncs(): Promise<void> {
  const probe = await open('/dev/null');
  const handles = Object.getPrototypeOf(probe) as { datasync(): Promise<void> };
  await probe.close();
  const usual = handles.datasync;
  let count = 0;
  handles.datasync = function datasync() {
    return ++count % 5 === 0 ? Promise.reject(new Error('EIO')) : usual.call(this);
  };
}

const startedAt = performance.now();
const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log).catch((error: unknown) => {
  if (!(error instanceof RedisUnusable)) throw error;
  printLine('refused to start', { words: error.message });
  process.exit(1);
});
const stored = createStore({ redis: home.connect('store'), writer: home.writer, log });
const store = { ...stored, commit };
const idleClock = { schedule: async () => {}, deliver: async () => {}, close: async () => {} };
const matches = createMatches({
  store,
  runtime: systemRuntime(Date.now),
  clock: idleClock,
  games,
  bots: new Map(),
  limits: { openPerPlayer: 100_000 },
});

async function commit(change: Commit): ReturnType<typeof stored.commit> {
  const {
    sheet: { id, seq },
    history,
    finished: past,
  } = change;
  printLine('trying', { id, seq, ...history, over: past !== null });
  try {
    const outcome = await stored.commit(change);
    printLine(outcome === 'done' ? 'done' : 'not done', { id });
    return outcome;
  } catch (error) {
    printLine('not done', { id });
    throw error;
  }
}

/** Plays until the match is over or the store refuses a write. */
async function playOn(id: string, random: Random): Promise<void> {
  for (;;) {
    const sheet = await store.load(id);
    const invited =
      sheet?.status === 'challenge'
        ? sheet.players.find((player, seat) => player.kind === 'person' && !sheet.agreed[seat])
        : undefined;
    if (invited?.kind === 'person') {
      await matches.accept(id, invited.id, null);
      continue;
    }
    const player = sheet?.players[sheet.waits[random.below(sheet.waits.length)]?.seat ?? -1];
    if (player?.kind !== 'person') return;
    const { seq, question } = await matches.panel(id, player.id);
    if (question) await matches.answer(id, player.id, seq, randomAnswer(question, random), null);
  }
}

async function beginTable(random: Random): Promise<string> {
  const { wish, seats } = allTables[random.below(allTables.length)] as (typeof allTables)[number];
  const person = (): UserRef => ({ id: `1${String(random.below(10 ** 9)).padStart(17, '0')}`, name: 'Anna' });
  const [player, ...opponents] = Array.from({ length: seats }, person) as [UserRef, ...UserRef[]];
  const place = { guild: '100000000000000001', parent: '100000000000000002', language: 'en' as const };
  if (seats === 1) return (await matches.solo({ ...wish, player, level: '', home: place, token: null })).id;
  return (await matches.challenge({ ...wish, challenger: player, opponents, home: place, token: null })).id;
}

if (failing) await failSyncs();
const ids = given.split(',').filter(Boolean);
for (const id of ids) {
  const [sheet, past] = [await store.load(id), await store.finished(id)];
  printLine('report', {
    id,
    seq: sheet?.seq ?? null,
    over: past !== null,
    history: past?.history ?? (await store.history(id)),
  });
}
printLine('ready', { ms: performance.now() - startedAt });
process.once('SIGTERM', () => {
  void stored
    .close()
    .then(() => home.close())
    .then(() => process.exit(0));
});

/** Continues a given match, then plays new ones. A refused write ends neither. */
async function playTables(number: number): Promise<never> {
  const random = randomFrom({ seed: `${seed} ${number}`, drawn: 0 });
  let id = ids.length > number && random.below(3) > 0 ? ids[number] : undefined;
  for (;;) {
    try {
      id ??= await beginTable(random);
      await playOn(id, random);
      id = undefined;
    } catch (error) {
      printLine('failed', { words: (error as Error).message });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
await Promise.all(Array.from({ length: TABLES }, (_, number) => playTables(number)));
