import { createHash } from 'node:crypto';
import { createClock } from '../../clock/clock.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import { games } from '../../games/index.ts';
import { restOn } from '../../match/change/progress.ts';
import type { Backlog, Commit, Store } from '../../match/ports.ts';
import type { Sheet } from '../../match/sheet.ts';
import { packAnswer } from '../../store/codec.ts';
import { keys } from '../../store/keys.ts';
import { createStore } from '../../store/store.ts';
import type { Connection } from '../../store/writer.ts';
import { benchMoves, microseconds, timed } from './moves.ts';
import { type Row, median } from './row.ts';
import { type BenchServer, startBenchServer } from './server.ts';
import { plainMatch } from '../plain-match.ts';
import { type Sample, sampleMatches } from '../sample-matches.ts';
import { silent as log } from '../silent.ts';

const OPEN = 100_000;
const MATCHES_PER_PLAYER = 5;
const SAMPLES = 30;

/** What a move costs in Redis beside a bare round trip, and how it is with a hundred thousand open matches. */
export async function benchStore(): Promise<Row[]> {
  const onDisk = ['--appendonly', 'yes', '--appendfsync', 'always'];
  const [bare, empty, synced] = await Promise.all([startBenchServer(), startBenchServer(), startBenchServer(...onDisk)]);
  try {
    const store = createStore({ redis: empty.connect(), log });
    const moves: Commit[] = [];
    const samples = await sampleMatches({ ...store, commit: (move) => (moves.push(move), store.commit(move)) }, SAMPLES);
    await store.close();
    return [
      ...(await benchMoves(bare, moves, 'in memory', true)),
      ...(await benchMoves(synced, moves.slice(0, moves.length / 4), 'on the disk at every write', false)),
      ...(await benchMany(bare, empty, samples)),
    ];
  } finally {
    await Promise.all([bare.stop(), empty.stop(), synced.stop()]);
  }
}

/** Nothing but another moment at which something is due. */
const rescheduled = (sheet: Sheet, due: number | null): Commit => ({
  sheet: { ...sheet, seq: sheet.seq + 1 },
  from: sheet.seq,
  history: { drop: 0, add: [] },
  posts: [],
  token: null,
  due,
  past: null,
});

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
    { name: `Redis per open match against its plain JSON, ${OPEN} open`, value: used / OPEN, unit: 'B', floor: json / OPEN, ratio: used / json, bar: 0.25 },
    { name: `find a player's ${MATCHES_PER_PLAYER} matches`, value: median(found), unit: 'ms' },
    ...(await benchReminders(full, empty, store)),
  ];
  await store.close();
  return rows;
}

/** Gives the length of all of it as plain JSON: sheets and answers. */
async function fill(redis: Connection, store: Store, samples: readonly Sample[]): Promise<number> {
  const answers = samples.map(({ history }) => history.map(packAnswer));
  const lengths = samples.map(({ sheet, history }) => JSON.stringify([plainSheet(sheet), history]).length);
  let json = 0;
  for (let from = 0; from < OPEN; from += 200) {
    const portion = Array.from({ length: 200 }, async (_, at) => {
      const number = from + at;
      const sample = samples[number % samples.length] as Sample;
      const sheet = another(sample.sheet, number);
      json += lengths[number % samples.length] as number;
      const due = Date.now() + 3_600_000 + number * 1_000;
      await store.commit({ sheet, from: 0, history: { drop: 0, add: [] }, posts: [], token: null, due, past: null });
      await redis.rpush(keys.answers(sheet.id), ...(answers[number % samples.length] as Buffer[]));
    });
    await Promise.all(portion);
  }
  return json;
}

const plainSheet = (sheet: Sheet): object => ({ ...sheet, match: sheet.match && plainMatch(gameOf(sheet), sheet.match) });
const gameOf = (sheet: Sheet): AnyGame => games.get(sheet.terms.game) as AnyGame;

const idOf = (number: number): string => number.toString(36).toUpperCase().padStart(5, '0');
const userOf = (number: number): string => String(10n ** 18n + BigInt(number % ((OPEN * 2) / MATCHES_PER_PLAYER)) * 7_919_000_003n);

/** The same match somewhere else, with other people, another seed and other times. */
function another(sheet: Sheet, number: number): Sheet {
  const hash = (what: string): string => createHash('sha256').update(`${what} ${number}`).digest('hex');
  const seed = restOn(gameOf(sheet), sheet).rng.seed;
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
      await store.commit(rescheduled(sheet, null));
    },
  });
  const REMINDERS = 200;
  for (let number = 0; number < REMINDERS; number++) {
    const sheet = (await store.load(idOf(number * 311))) as Sheet;
    const due = Date.now() + 300 + number * 10;
    await store.commit(rescheduled(sheet, due));
    await worker.wake(sheet.id, sheet.seq + 1, due);
  }
  while (late.length < REMINDERS) await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([crowded.close(), lonely.close(), worker.close()]);
  late.sort((a, b) => a - b);
  const [value, floor] = [microseconds(times.crowded), microseconds(times.lonely)];
  return [
    { name: `add a reminder, ${OPEN} pending against none`, value, unit: 'µs', floor, ratio: value / floor, bar: 1.3 },
    { name: 'Redis per pending reminder', value: used / OPEN, unit: 'B' },
    { name: `make ${OPEN} lost reminders again`, value: swept / 1_000, unit: 's' },
    { name: `lateness of a reminder, ${OPEN} pending, median`, value: median(late), unit: 'ms' },
    { name: 'lateness of a reminder, the latest of 200', value: late.at(-1) ?? Number.NaN, unit: 'ms' },
  ];
}
