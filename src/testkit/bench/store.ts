import { createMatchClock } from '../../clock/clock.ts';
import type { Backlog, Commit, Store } from '../../match/ports.ts';
import type { StoredMatch } from '../../match/stored-match.ts';
import { packAnswer } from '../../store/codec.ts';
import { keys } from '../../store/keys.ts';
import { createStore } from '../../store/store.ts';
import type { RedisConnection } from '../../store/writer.ts';
import { another, gameOf, matchIdOf, MATCHES_PER_PLAYER, OPEN, userOf } from './copies.ts';
import { benchEmbedded, SAMPLES } from './embedded.ts';
import { benchMoves, microseconds, elapsed } from './moves.ts';
import { type BenchRow, upperMedian } from './result-table.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { recordMoves } from './sample-moves.ts';
import { plainMatch } from '../plain-match.ts';
import type { SampleMatch } from '../sample-matches.ts';
import { silentLog } from '../silent-log.ts';

/** Measures a move in Redis compared with a bare round trip, and with a hundred thousand open matches. */
export async function benchStore(): Promise<BenchRow[]> {
  const onDisk = ['--appendonly', 'yes', '--appendfsync', 'always'];
  const [bare, empty, synced] = await Promise.all([
    startBenchServer(),
    startBenchServer(),
    startBenchServer(...onDisk),
  ]);
  try {
    const { moves, samples } = await recordMoves(createStore({ redis: empty.connect(), log: silentLog }), SAMPLES);
    return [
      ...(await benchMoves(bare, moves, 'in memory', true)),
      ...(await benchMoves(synced, moves.slice(0, moves.length / 4), 'on the disk at every write', false)),
      ...(await benchEmbedded(moves.slice(0, moves.length / 4), samples)),
      ...(await benchMany(bare, empty, samples)),
    ];
  } finally {
    await Promise.all([bare.stop(), empty.stop(), synced.stop()]);
  }
}

/** Changes only the due time. */
const rescheduled = (sheet: StoredMatch, due: number | null): Commit => ({
  sheet: { ...sheet, seq: sheet.seq + 1 },
  from: sheet.seq,
  history: { drop: 0, add: [] },
  posts: [],
  token: null,
  due,
  finished: null,
});

async function benchMany(full: BenchServer, empty: BenchServer, samples: readonly SampleMatch[]): Promise<BenchRow[]> {
  const redis = full.connect();
  await redis.flushall();
  const store = createStore({ redis, log: silentLog });
  const before = await full.memory();
  const json = await fill(redis, store, samples);
  const used = (await full.memory()) - before;
  const found: number[] = [];
  for (let player = 0; player < 400; player++) found.push(await elapsed(() => store.ofPlayer(userOf(player * 97))));
  const rows: BenchRow[] = [
    {
      name: `Redis per open match against its plain JSON, ${OPEN} open`,
      value: used / OPEN,
      unit: 'B',
      floor: json / OPEN,
      ratio: used / json,
      bar: 0.25,
    },
    { name: `find a player's ${MATCHES_PER_PLAYER} matches`, value: upperMedian(found), unit: 'ms' },
    ...(await benchReminders(full, empty, store)),
  ];
  await store.close();
  return rows;
}

/** Fills the store and returns the size of matches and answers as plain JSON. */
async function fill(redis: RedisConnection, store: Store, samples: readonly SampleMatch[]): Promise<number> {
  const answers = samples.map(({ history }) => history.map(packAnswer));
  const lengths = samples.map(({ sheet, history }) => JSON.stringify([plainSheet(sheet), history]).length);
  let json = 0;
  for (let from = 0; from < OPEN; from += 200) {
    const portion = Array.from({ length: 200 }, async (_, at) => {
      const number = from + at;
      const sample = samples[number % samples.length] as SampleMatch;
      const sheet = another(sample.sheet, number);
      json += lengths[number % samples.length] as number;
      const due = Date.now() + 3_600_000 + number * 1_000;
      await store.commit({
        sheet,
        from: 0,
        history: { drop: 0, add: [] },
        posts: [],
        token: null,
        due,
        finished: null,
      });
      await redis.rpush(keys.answers(sheet.id), ...(answers[number % samples.length] as Buffer[]));
    });
    await Promise.all(portion);
  }
  return json;
}

const plainSheet = (sheet: StoredMatch): object => ({
  ...sheet,
  match: sheet.match && plainMatch(gameOf(sheet), sheet.match),
});

/** Compares adding reminders with many pending and with none, alternating; then measures how late a few of many are. */
async function benchReminders(full: BenchServer, empty: BenchServer, store: Store & Backlog): Promise<BenchRow[]> {
  const start = Date.now();
  const clockOn = (server: BenchServer, ahead: number) =>
    createMatchClock({ connect: () => server.connect(), store, log: silentLog, timing: { lookAhead: ahead } });
  const crowded = clockOn(full, 2 * OPEN * 1_000);
  const lonely = clockOn(empty, 0);
  const before = await full.memory();
  const swept = await elapsed(() => crowded.sweep());
  const used = (await full.memory()) - before;

  const times: { readonly crowded: number[]; readonly lonely: number[] } = { crowded: [], lonely: [] };
  for (let number = 0; number < 600; number++) {
    const add = (clock: typeof crowded) => elapsed(() => clock.schedule(`NEW${number}`, 1, start + 900_000_000));
    times.crowded.push(await add(crowded));
    times.lonely.push(await add(lonely));
  }

  const late: number[] = [];
  const worker = clockOn(full, 0);
  await worker.start({
    announcer: { about: () => async () => {}, aboutCompetition: () => async () => {} },
    async processDue(id) {
      const due = await store.dueOf(id);
      if (!due) return;
      late.push(Date.now() - due.at);
      const sheet = (await store.load(id)) as StoredMatch;
      await store.commit(rescheduled(sheet, null));
    },
  });
  const REMINDERS = 200;
  for (let number = 0; number < REMINDERS; number++) {
    const sheet = (await store.load(matchIdOf(number * 311))) as StoredMatch;
    const due = Date.now() + 300 + number * 10;
    await store.commit(rescheduled(sheet, due));
    await worker.schedule(sheet.id, sheet.seq + 1, due);
  }
  while (late.length < REMINDERS) await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([crowded.close(), lonely.close(), worker.close()]);
  late.sort((a, b) => a - b);
  const [value, floor] = [microseconds(times.crowded), microseconds(times.lonely)];
  return [
    { name: `add a reminder, ${OPEN} pending against none`, value, unit: 'µs', floor, ratio: value / floor, bar: 1.3 },
    { name: 'Redis per pending reminder', value: used / OPEN, unit: 'B' },
    { name: `make ${OPEN} lost reminders again`, value: swept / 1_000, unit: 's' },
    { name: `lateness of a reminder, ${OPEN} pending, median`, value: upperMedian(late), unit: 'ms' },
    { name: 'lateness of a reminder, the latest of 200', value: late.at(-1) ?? Number.NaN, unit: 'ms' },
  ];
}
