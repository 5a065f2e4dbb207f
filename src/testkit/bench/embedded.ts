import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commit } from '../../match/ports.ts';
import { packAnswer } from '../../store/codec.ts';
import { encodeCommit } from '../../store/commit.ts';
import { readHeader } from '../../store/record-header.ts';
import { keys } from '../../store/keys.ts';
import { openRedis, type RedisSource } from '../../store/open-redis.ts';
import { createStore } from '../../store/store.ts';
import type { StoreWriter } from '../../store/writer.ts';
import type { SampleMatch } from '../sample-matches.ts';
import { silentLog } from '../silent-log.ts';
import { another } from './copies.ts';
import { benchFolder } from './bench-folder.ts';
import { recordMoves } from './sample-moves.ts';
import { microseconds, elapsed } from './moves.ts';
import type { BenchRow } from './result-table.ts';

/** Matches whose moves are measured. */
export const SAMPLES = 30;
const MATCHES = 20_000;
/** Matches written at the same time. */
const AT_ONCE = 200;

/** Measures a move on the embedded store compared with a bare append, and the startup with many matches. */
export async function benchEmbedded(moves: readonly Commit[], samples: readonly SampleMatch[]): Promise<BenchRow[]> {
  return [await benchCommit(moves), await benchStart(samples)];
}

/** Measures the embedded store alone, where no redis-server is installed. */
export async function benchEmbeddedAlone(): Promise<BenchRow[]> {
  const home = await openIn(benchFolder());
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silentLog });
  const { moves, samples } = await recordMoves(store, SAMPLES);
  await home.close();
  return benchEmbedded(moves.slice(0, moves.length / 4), samples);
}

const openIn = (folder: string): Promise<RedisSource> => openRedis({ DATA_DIR: folder, PATH: '' }, silentLog);
const writerOf = ({ writer }: RedisSource): StoreWriter => writer as StoreWriter;

/** Runs every move as a commit and as an append of the same bytes in the same folder, alternating. */
async function benchCommit(moves: readonly Commit[]): Promise<BenchRow> {
  const folder = benchFolder();
  const home = await openIn(folder);
  const redis = home.connect('store');
  const store = createStore({ redis, writer: home.writer, log: silentLog });
  const file = await open(join(folder, 'bare'), 'a');
  const commits: number[] = [];
  const appends: number[] = [];
  for (const [round, move] of moves.entries()) {
    if (move.from <= 2 || move.finished !== null) {
      await store.commit(move);
      continue;
    }
    const before = await redis.getBuffer(keys.match(move.sheet.id));
    const { write } = encodeCommit(move, (before && readHeader(before)?.head) ?? undefined);
    const bytes = Buffer.concat(write.args.map((part) => Buffer.from(part)));
    // The first moves warm up.
    const timed = async (times: number[], work: () => Promise<unknown>): Promise<void> => {
      const time = await elapsed(work);
      if (round > moves.length / 10) times.push(time);
    };
    const commit = (): Promise<void> => timed(commits, () => writerOf(home).run(write));
    const append = (): Promise<void> =>
      timed(appends, async () => {
        await file.appendFile(bytes);
        await file.datasync();
      });
    for (const work of round % 2 === 0 ? [commit, append] : [append, commit]) await work();
  }
  await file.close();
  await store.close();
  await home.close();
  const [value, floor] = [microseconds(commits), microseconds(appends)];
  return {
    name: 'commit on the embedded store against an append with datasync',
    value,
    unit: 'µs',
    floor,
    ratio: value / floor,
    bar: 3,
  };
}

async function benchStart(samples: readonly SampleMatch[]): Promise<BenchRow> {
  const folder = benchFolder();
  const filled = await openIn(folder);
  const store = createStore({ redis: filled.connect('store'), writer: filled.writer, log: silentLog });
  for (let from = 0; from < MATCHES; from += AT_ONCE) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const { sheet: sample, history } = samples[(from + at) % samples.length] as SampleMatch;
        const sheet = another(sample, from + at);
        await store.commit({
          sheet,
          from: 0,
          history: { drop: 0, add: [] },
          posts: [],
          token: null,
          due: Date.now() + 3_600_000,
          finished: null,
        });
        if (history.length > 0)
          await writerOf(filled).run({ name: 'RPUSH', keys: [keys.answers(sheet.id)], args: history.map(packAnswer) });
      }),
    );
  }
  await store.close();
  await filled.close();
  let home: RedisSource | undefined;
  const took = await elapsed(async () => (home = await openIn(folder)));
  await home?.close();
  return { name: `start of the embedded store with ${MATCHES} matches`, value: took / 1_000, unit: 's', bar: 2.5 };
}
