import type { Commit, Post } from '../../match/ports.ts';
import type { Sheet } from '../../match/sheet.ts';
import { keys } from '../../store/keys.ts';
import { tagOf } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import type { Connection } from '../../store/writer.ts';
import { sampleMatches } from '../sample-matches.ts';
import { benchMoves, microseconds, timed } from './moves.ts';
import { type Row, median } from './row.ts';
import { startBenchServer } from './server.ts';

const FEW = 1_000;
const MANY = 1_000_000;
const DUE = 1_000;
const UNSENT = 100_000;
const ROUNDS = 400;
const log = { info: () => {}, warn: () => {} };
const LATER = 4_000_000_000_000;

/** What grows and what does not: moves, sweeps and messages with few and with very many matches in the index, on one Redis. */
export async function benchScale(): Promise<Row[]> {
  const server = await startBenchServer();
  const redis = server.connect();
  const store = createStore({ redis, log });
  try {
    const played: Commit[] = [];
    const sampling = await startBenchServer();
    const scratch = createStore({ redis: sampling.connect(), log });
    const [sample] = await sampleMatches({ ...scratch, commit: (move) => (played.push(move), scratch.commit(move)) }, 12);
    await scratch.close();
    await sampling.stop();
    if (!sample) throw new Error('no match was played');
    await index(redis, 0, FEW);
    const few = await benchMoves(server, played, `${FEW} matches in the index`, true);
    const before = await server.memory();
    await index(redis, FEW, MANY);
    const perMatch = ((await server.memory()) - before) / (MANY - FEW);
    const many = await benchMoves(server, elsewhere(played), `${MANY} matches in the index`, true);
    const ratios = [many[0]?.ratio ?? Number.NaN, few[0]?.ratio ?? Number.NaN] as const;
    await Promise.all(Array.from({ length: DUE }, (_, n) => redis.zadd(keys.due(tagOf(idOf(n))), n, idOf(n))));
    const sweeps: number[] = [];
    for (let round = 0; round < 9; round++) {
      sweeps.push(await timed(async () => {
        for await (const rows of store.upcoming(DUE)) if (rows.length > DUE) throw new Error('too many');
      }));
    }
    const empty = await posts(store, sample.sheet, 'EMPTY');
    for (let from = 0; from < UNSENT; from += 500) {
      await Promise.all(Array.from({ length: 500 }, async (_, at) => {
        const id = `U${from + at}`;
        await redis.rpush(keys.outbox(id), `${id}\n${id}-1\n${JSON.stringify(postOf(id, 1))}`);
        await redis.sadd(keys.talk(tagOf(id)), id);
      }));
    }
    const full = await posts(store, sample.sheet, 'FULL');
    const looked = await timed(() => store.waiting());
    return [
      ...few,
      ...many,
      { name: 'a move with many against one with few, each against SET', value: ratios[0], unit: '×', floor: ratios[1], ratio: ratios[0] / ratios[1], bar: 1.1 },
      { name: `sweep of ${MANY} matches`, value: median(sweeps), unit: 'ms', bar: 20 },
      { name: 'Redis per match in the index of deadlines', value: perMatch, unit: 'B' },
      { name: `read and strike off a message, ${UNSENT} unsent against none`, value: full, unit: 'µs', floor: empty, ratio: full / empty, bar: 2.5 },
      { name: `find the ${UNSENT} matches with something to say`, value: looked, unit: 'ms' },
    ];
  } finally {
    await store.close();
    await server.stop();
  }
}

const idOf = (number: number): string => `X${number}`;

async function index(redis: Connection, from: number, to: number): Promise<void> {
  const byTag = new Map<string, (string | number)[]>();
  for (let number = from; number < to; number++) {
    const tag = tagOf(idOf(number));
    const rows = byTag.get(tag) ?? [];
    rows.push(LATER + number, idOf(number));
    byTag.set(tag, rows);
  }
  for (const [tag, rows] of byTag) await redis.zadd(keys.due(tag), ...rows);
}

/** The same moves in other matches. */
const elsewhere = (moves: readonly Commit[]): readonly Commit[] =>
  moves.map((move) => {
    const { sheet } = move;
    const home = { ...sheet.home, channel: sheet.home.channel && `9${sheet.home.channel}` };
    return { ...move, sheet: { ...sheet, id: `Z${sheet.id}`, home } };
  });

const postOf = (match: string, seq: number): Post => ({ id: `${match}-${seq}`, match, seq, to: 'channel', kind: 'turn', detail: 'x'.repeat(300), push: true });

async function posts(store: ReturnType<typeof createStore>, played: Sheet, id: string): Promise<number> {
  const first: Sheet = { ...played, id, home: { ...played.home, channel: null } };
  const times: number[] = [];
  for (let seq = 1; seq <= ROUNDS; seq++) {
    const post = postOf(id, seq);
    await store.commit({ sheet: { ...first, seq }, from: seq - 1, history: { drop: 0, add: [] }, posts: [post], token: null, due: null, past: null });
    times.push(await timed(async () => {
      const [oldest] = await store.postsOf(id, 20);
      if (oldest) await store.delivered(oldest);
    }));
  }
  return microseconds(times);
}
