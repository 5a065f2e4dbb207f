import type { Backlog, Commit, StoredPost, Store } from '../../match/ports.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import { keys } from '../../store/keys.ts';
import { tagOf, tags } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import type { RedisConnection } from '../../store/writer.ts';
import { benchMoves, microseconds, elapsed } from './moves.ts';
import { type BenchRow, upperMedian } from './result-table.ts';
import type { BenchServer } from './bench-server.ts';
import { silentLog } from '../silent-log.ts';

const SIZES = [1_000, 100_000, 1_000_000] as const;
const DUE = 1_000;
const UNSENT = 100_000;
const ROUNDS = 400;
const SWEEPS = 25;
const LATER = 4_000_000_000_000;

/** Measures moves, sweeps and messages with few and with very many matches in the index. */
export async function benchGrowth(
  server: BenchServer,
  where: string,
  played: readonly Commit[],
  sheet: StoredMatch,
): Promise<BenchRow[]> {
  const redis = server.connect();
  const store = createStore({ redis, log: silentLog });
  const rows: BenchRow[] = [];
  const ratios: number[] = [];
  let indexed = 0;
  let perMatch = Number.NaN;
  for (const [round, size] of SIZES.entries()) {
    const before = await server.memory();
    await index(redis, indexed, size);
    perMatch = ((await server.memory()) - before) / (size - indexed);
    indexed = size;
    const moves = await benchMoves(server, elsewhere(played, round), `${where}, ${size} open`, true);
    ratios.push(moves[0]?.ratio ?? Number.NaN);
    rows.push(...moves);
  }
  const [few = Number.NaN, , many = Number.NaN] = ratios;
  const empty = await posts(store, sheet, 'EMPTY');
  await fillOutbox(redis);
  const full = await posts(store, sheet, 'FULL');
  const looked = await elapsed(() => store.matchesWithPosts());
  rows.push(
    {
      name: `a move at ${SIZES[2]} against one at ${SIZES[0]}, each against SET, ${where}`,
      value: many,
      unit: '×',
      floor: few,
      ratio: many / few,
      bar: 1.1,
    },
    {
      name: `sweep of ${SIZES[2]} matches, ${DUE} due, ${where}`,
      value: await sweep(redis, store),
      unit: 'ms',
      bar: 20,
    },
    { name: `Redis per match in the index of deadlines, ${where}`, value: perMatch, unit: 'B' },
    {
      name: `read and strike off a message, ${UNSENT} unsent against none, ${where}`,
      value: full,
      unit: 'µs',
      floor: empty,
      ratio: full / empty,
      bar: 2.5,
    },
    { name: `find the ${UNSENT} matches with something to say, ${where}`, value: looked, unit: 'ms' },
  );
  await Promise.all(tags.map((tag) => redis.del(keys.talk(tag))));
  await store.close();
  return rows;
}

const idOf = (number: number): string => `X${number}`;

async function index(redis: RedisConnection, from: number, to: number): Promise<void> {
  const byTag = new Map<string, (string | number)[]>();
  for (let number = from; number < to; number++) {
    const tag = tagOf(idOf(number));
    const rows = byTag.get(tag) ?? [];
    rows.push(LATER + number, idOf(number));
    byTag.set(tag, rows);
  }
  for (const [tag, rows] of byTag) await redis.zadd(keys.due(tag), ...rows);
}

async function sweep(redis: RedisConnection, store: Backlog): Promise<number> {
  await Promise.all(
    Array.from({ length: DUE }, async (_, n) => {
      await redis.set(keys.match(idOf(n)), Buffer.alloc(64, 1));
      await redis.zadd(keys.due(tagOf(idOf(n))), n, idOf(n));
    }),
  );
  const times: number[] = [];
  for (let round = 0; round < SWEEPS; round++) {
    let found = 0;
    times.push(
      await elapsed(async () => {
        for await (const rows of store.upcoming(DUE)) found += rows.length;
      }),
    );
    if (found !== DUE) throw new Error(`${found} of ${DUE} were found`);
  }
  return upperMedian(times);
}

/** Returns the same moves in other matches. */
const elsewhere = (moves: readonly Commit[], round: number): readonly Commit[] =>
  moves.map((move) => {
    const { sheet } = move;
    const home = { ...sheet.home, channel: sheet.home.channel && `${round}${sheet.home.channel}` };
    return { ...move, sheet: { ...sheet, id: `Z${round}${sheet.id}`, home } };
  });

const postOf = (match: string, seq: number): StoredPost => ({
  id: `${match}-${seq}`,
  match,
  seq,
  to: 'channel',
  kind: 'turn',
  detail: 'x'.repeat(300),
  push: true,
});

async function fillOutbox(redis: RedisConnection): Promise<void> {
  for (let from = 0; from < UNSENT; from += 500) {
    await Promise.all(
      Array.from({ length: 500 }, async (_, at) => {
        const id = `U${from + at}`;
        await redis.rpush(keys.outbox(id), `${id}\n${id}-1\n${JSON.stringify(postOf(id, 1))}`);
        await redis.sadd(keys.talk(tagOf(id)), id);
      }),
    );
  }
}

async function posts(store: Store & Backlog, played: StoredMatch, id: string): Promise<number> {
  const first: StoredMatch = { ...played, id, home: { ...played.home, channel: null } };
  const times: number[] = [];
  for (let seq = 1; seq <= ROUNDS; seq++) {
    const post = postOf(id, seq);
    await store.commit({
      sheet: { ...first, seq },
      from: seq - 1,
      history: { drop: 0, add: [] },
      posts: [post],
      token: null,
      due: null,
      finished: null,
    });
    times.push(
      await elapsed(async () => {
        const [oldest] = await store.postsOf(id, 20);
        if (oldest) await store.delivered(oldest);
      }),
    );
  }
  return microseconds(times);
}
