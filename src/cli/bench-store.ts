import { createHash } from 'node:crypto';
import { createClock } from '../clock/clock.ts';
import type { Backlog, Store } from '../match/ports.ts';
import type { Sheet } from '../match/sheet.ts';
import { packAnswer } from '../store/codec.ts';
import { encode } from '../store/committing.ts';
import { keys } from '../store/keys.ts';
import { createStore } from '../store/store.ts';
import { type Connection, perform } from '../store/writer.ts';
import { type Row, median } from './bench-row.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { type Sample, sampleMatches } from './sample-matches.ts';

const OPEN = 100_000;
const MATCHES_PER_PLAYER = 5;
const ROUNDS = 1_500;
const log = { info: () => {}, warn: () => {} };

/** What a move costs in Redis beside a bare round trip, and how it is with a hundred thousand open matches. */
export async function benchStore(): Promise<Row[]> {
  const [bare, empty, synced] = await Promise.all([startBenchServer(), startBenchServer(), startBenchServer('--appendonly', 'yes', '--appendfsync', 'always')]);
  try {
    const sampling = createStore({ redis: empty.connect(), log });
    const samples = await sampleMatches(sampling, 40);
    await sampling.close();
    const moves = await benchMoves(bare, samples, 'in memory', ROUNDS, true);
    const safe = await benchMoves(synced, samples, 'on the disk at every write', ROUNDS / 5, false);
    return [...moves, ...safe, ...(await benchMany(bare, empty, samples))];
  } finally {
    await Promise.all([bare.stop(), empty.stop(), synced.stop()]);
  }
}

const microseconds = (values: readonly number[]): number => median(values) * 1_000;

async function benchMoves(server: BenchServer, samples: readonly Sample[], where: string, rounds: number, bars: boolean): Promise<Row[]> {
  const redis = server.connect();
  const store = createStore({ redis, log });
  const { sheet, history } = samples.toSorted((a, b) => size(a) - size(b))[Math.floor(samples.length / 2)] as Sample;
  await store.commit({ ...moveOf(sheet, history), from: 0 });
  const place = keys.match(sheet.id);
  let current = sheet;
  const next = () => (current = { ...current, seq: current.seq + 1, lastActed: [Date.now(), current.seq] });

  const times: Record<'set' | 'commit' | 'round' | 'whole', number[]> = { set: [], commit: [], round: [], whole: [] };
  const names = Object.keys(times) as (keyof typeof times)[];
  for (let round = 0; round < rounds; round++) {
    // Each in turn, beginning with another one every time: whatever else the machine does, it does to all of them.
    const turns = names.map((_, turn) => names[(round + turn) % names.length] as (typeof names)[number]);
    // Packed before the clock runs, except for the whole.
    const work = turns.map((name): (() => Promise<unknown>) => {
      if (name === 'set') {
        const { value } = encode(moveOf(current, history));
        return () => redis.set('{parley}bench', value);
      }
      const change = moveOf(next(), history);
      if (name === 'whole') return async () => [await store.load(sheet.id), await store.commit(change)];
      const { write } = encode(change);
      if (name === 'commit') return () => perform(redis, write);
      return async () => [await redis.getBuffer(place), await perform(redis, write)];
    });
    for (const [turn, name] of turns.entries()) {
      const time = await timed(work[turn] as () => Promise<unknown>);
      if (round > rounds / 10) times[name].push(time);
    }
    if (round % 100 === 0) await redis.del(keys.outbox, keys.answers(sheet.id));
  }
  redis.disconnect();
  const floor = microseconds(times.set);
  const row = (name: string, values: readonly number[], bar?: number): Row => ({
    name: `${name}, ${where}`,
    value: microseconds(values),
    unit: 'µs',
    floor,
    ratio: microseconds(values) / floor,
    ...(bar === undefined || !bars ? {} : { bar }),
  });
  return [
    row('commit against SET of the same bytes', times.commit, 1.4),
    row('load and commit', times.round, 2.3),
    row('load and commit with packing and checking', times.whole),
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const moveOf = (sheet: Sheet, history: Sample['history']) => ({
  sheet,
  from: sheet.seq - 1,
  history: { drop: 0, add: history.slice(0, 1) },
  posts: [{ id: `${sheet.id}-${sheet.seq}-0`, match: sheet.id, seq: sheet.seq, to: 'channel' as const, kind: 'turn', detail: { turn: 7, seat: 1 }, push: true }],
  token: `${sheet.id}${sheet.seq}`,
  due: Date.now() + 86_400_000,
  past: null,
});

const size = ({ sheet }: Sample): number => JSON.stringify(sheet).length;

async function benchMany(full: BenchServer, empty: BenchServer, samples: readonly Sample[]): Promise<Row[]> {
  const redis = full.connect();
  await redis.flushall();
  const store = createStore({ redis, log });
  const before = await full.memory();
  const json = await fill(redis, store, samples);
  const used = (await full.memory()) - before;
  const found: number[] = [];
  for (let player = 0; player < 400; player++) found.push(await timed(() => store.ofPlayer(userOf(player * 97))));
  const rows: Row[] = [
    { name: `Redis per open match, ${OPEN} open`, value: used / OPEN, unit: 'B', floor: json / OPEN, ratio: used / json, bar: 0.25 },
    { name: `find a player's ${MATCHES_PER_PLAYER} matches`, value: median(found), unit: 'ms' },
    ...(await benchReminders(full, empty, store)),
  ];
  await store.close();
  return rows;
}

/** Gives the length of all of it as JSON: sheets and answers. */
async function fill(redis: Connection, store: Store, samples: readonly Sample[]): Promise<number> {
  const answers = samples.map(({ history }) => history.map(packAnswer));
  let json = 0;
  for (let from = 0; from < OPEN; from += 200) {
    const portion = Array.from({ length: 200 }, async (_, at) => {
      const number = from + at;
      const sample = samples[number % samples.length] as Sample;
      const sheet = another(sample.sheet, number);
      json += JSON.stringify(sheet).length + JSON.stringify(sample.history).length;
      const due = Date.now() + 3_600_000 + number * 1_000;
      await store.commit({ sheet, from: 0, history: { drop: 0, add: [] }, posts: [], token: null, due, past: null });
      await redis.rpush(keys.answers(sheet.id), ...(answers[number % samples.length] as Buffer[]));
    });
    await Promise.all(portion);
  }
  return json;
}

const idOf = (number: number): string => number.toString(36).toUpperCase().padStart(5, '0');
const userOf = (number: number): string => String(10n ** 18n + BigInt(number % ((OPEN * 2) / MATCHES_PER_PLAYER)) * 7_919_000_003n);

/** The same match somewhere else, with other people, another seed and other times. */
function another(sheet: Sheet, number: number): Sheet {
  const hash = (what: string): string => createHash('sha256').update(`${what} ${number}`).digest('hex');
  const seed = (sheet.match?.rest as { rng: { seed: string } } | undefined)?.rng.seed ?? 'none';
  const text = JSON.stringify(sheet).replaceAll(seed, hash('seed')).replaceAll(sheet.commitment ?? 'none', hash('commitment'));
  const copy = JSON.parse(text) as Sheet;
  const shift = number * 7_001;
  return {
    ...copy,
    id: idOf(number),
    seq: 1,
    home: { ...copy.home, channel: String(11n ** 17n + BigInt(number) * 104_729_000_017n) },
    players: copy.players.map((player, seat) => ({ ...player, id: userOf(number * 2 + seat), name: `Player ${number * 2 + seat}` })),
    createdAt: copy.createdAt + shift,
    waits: copy.waits.map((wait) => ({ ...wait, since: wait.since + shift, next: (wait.next ?? 0) + shift, due: (wait.due ?? 0) + shift })),
    lastActed: copy.lastActed.map((time) => time + shift),
  };
}

/** Adding with many pending beside adding with none, in turn; then how late a few of many come. */
async function benchReminders(full: BenchServer, empty: BenchServer, store: Store & Backlog): Promise<Row[]> {
  const start = Date.now();
  const clockOn = (server: BenchServer, ahead: number) => createClock({ connect: () => server.connect(), store, log, timing: { ahead } });
  const crowded = clockOn(full, 2 * OPEN * 1_000);
  const lonely = clockOn(empty, 0);
  const before = await full.memory();
  const swept = await timed(() => crowded.sweep());
  const used = (await full.memory()) - before;

  const times: { readonly crowded: number[]; readonly lonely: number[] } = { crowded: [], lonely: [] };
  for (let number = 0; number < 600; number++) {
    const add = (clock: typeof crowded) => timed(() => clock.wake(`NEW${number}`, 1, start + 900_000_000));
    times.crowded.push(await add(crowded));
    times.lonely.push(await add(lonely));
  }

  const late: number[] = [];
  const worker = clockOn(full, 0);
  await worker.start({
    announcer: { announce: async () => {} },
    async wake(id) {
      const due = await store.dueOf(id);
      if (!due) return;
      late.push(Date.now() - due.at);
      const sheet = (await store.load(id)) as Sheet;
      await store.commit({ ...moveOf({ ...sheet, seq: sheet.seq + 1 }, []), posts: [], token: null, due: null });
    },
  });
  const REMINDERS = 200;
  for (let number = 0; number < REMINDERS; number++) {
    const sheet = (await store.load(idOf(number * 311))) as Sheet;
    const due = Date.now() + 300 + number * 10;
    await store.commit({ ...moveOf({ ...sheet, seq: sheet.seq + 1 }, []), posts: [], token: null, due });
    await worker.wake(sheet.id, sheet.seq + 1, due);
  }
  while (late.length < REMINDERS) await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([crowded.close(), lonely.close(), worker.close()]);
  late.sort((a, b) => a - b);
  return [
    { name: `add a reminder, ${OPEN} pending against none`, value: microseconds(times.crowded), unit: 'µs', floor: microseconds(times.lonely), ratio: microseconds(times.crowded) / microseconds(times.lonely), bar: 1.3 },
    { name: 'Redis per pending reminder', value: used / OPEN, unit: 'B' },
    { name: `make ${OPEN} lost reminders again`, value: swept / 1_000, unit: 's' },
    { name: `lateness of a reminder, ${OPEN} pending, median`, value: median(late), unit: 'ms' },
    { name: 'lateness of a reminder, the latest of 200', value: late.at(-1) ?? Number.NaN, unit: 'ms' },
  ];
}
