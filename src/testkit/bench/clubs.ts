import { opponents } from '../../bots/index.ts';
import { createMatchClock } from '../../clock/clock.ts';
import { games } from '../../games/index.ts';
import { createMatches, type Matches } from '../../match/index.ts';
import type { Backlog, Clock, Commit, Store } from '../../match/ports.ts';
import { isCompetitionId, type StoredMatch } from '../../match/stored-match.ts';
import { systemRuntime } from '../../runtime.ts';
import { keys } from '../../store/keys.ts';
import { tagOf } from '../../store/partitions.ts';
import { createStore } from '../../store/store.ts';
import { sampleMatches } from '../sample-matches.ts';
import { silentLog } from '../silent-log.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { benchStandings } from './standings.ts';
import { another, matchIdOf, OPEN } from './copies.ts';
import { elapsed } from './moves.ts';
import { type BenchRow, upperMedian } from './result-table.ts';

const COMPETITIONS = 1_000;
const PEOPLE = 8;
const REMINDERS = 200;
const REPEATS = 25;
const DAY = 86_400_000;
/** The reminders and the competitions are due one after another, this far apart. */
const APART = 20;

const noClock: Clock = { schedule: async () => {}, deliver: async () => {}, close: async () => {} };

/** Measures deadlines of matches next to none and to very many competitions, and the standings of large ones. */
export async function benchClubs(): Promise<BenchRow[]> {
  const server = await startBenchServer();
  try {
    const store = createStore({ redis: server.connect(), log: silentLog });
    const matches = createMatches({ store, clock: noClock, runtime: systemRuntime(Date.now), games, bots: opponents });
    await fill(store);
    const alone = await measureDeadlines(server, store, matches);
    const ids: string[] = [];
    for (let number = 0; number < COMPETITIONS; number++) ids.push(await league(matches, number, PEOPLE));
    const crowded = await measureDeadlines(server, store, matches, ids);
    await store.close();
    const pair = (name: string, unit: string, value: number, floor: number, bar?: number): BenchRow => ({
      name: `${name}, ${COMPETITIONS} competitions against none`,
      value,
      unit,
      floor,
      ratio: value / floor,
      ...(bar !== undefined && { bar }),
    });
    return [
      pair(`scan the deadlines of ${OPEN} matches`, 'ms', crowded.scan, alone.scan, 1.2),
      pair(`lateness of a reminder, ${OPEN} matches, median`, 'ms', crowded.median, alone.median),
      pair(`lateness of a reminder, the latest of ${REMINDERS}`, 'ms', crowded.latest, alone.latest),
      ...(await benchStandings()),
    ];
  } finally {
    await server.stop();
  }
}

/** Fills the store with copies of one match, due much later. */
async function fill(store: Store): Promise<void> {
  const [sample] = await sampleMatches(store, 1);
  if (!sample) throw new Error('no sample match');
  for (let from = 0; from < OPEN; from += 200)
    await Promise.all(
      Array.from({ length: 200 }, async (_, at) =>
        store.commit({ ...rescheduled(another(sample.sheet, from + at), Date.now() + 30 * DAY), from: 0 }),
      ),
    );
}

const rescheduled = (sheet: StoredMatch, due: number | null): Commit => ({
  sheet,
  from: sheet.seq - 1,
  history: { drop: 0, add: [] },
  posts: [],
  token: null,
  due,
  finished: null,
});

async function league(matches: Matches, number: number, people: number): Promise<string> {
  const { id } = await matches.clubs.create({
    kind: 'league',
    name: `League ${number}`,
    game: 'rivals',
    start: Date.now() + 10 * DAY,
    organizer: { id: `host${number}`, name: 'Host' },
    home: { guild: `guild${number}`, channel: '1', language: 'en' },
    token: null,
  });
  for (let n = 0; n < people; n++) await matches.clubs.signUp(id, { id: `${number}-${n}`, name: `Person ${n}` }, null);
  return id;
}

interface Deadlines {
  readonly scan: number;
  readonly median: number;
  readonly latest: number;
}

/** Measures how late reminders are while these competitions are due among them. */
async function measureDeadlines(
  server: BenchServer,
  store: Store & Backlog,
  matches: Matches,
  competitions: readonly string[] = [],
): Promise<Deadlines> {
  const scans: number[] = [];
  for (let round = 0; round < REPEATS; round++)
    scans.push(
      await elapsed(async () => {
        for await (const rows of store.upcoming(Date.now() + DAY)) if (rows.length > OPEN) throw new Error('too many');
      }),
    );
  const late: number[] = [];
  let processed = 0;
  const clock = createMatchClock({ connect: () => server.connect(), store, log: silentLog });
  await clock.start({
    announcer: { about: () => async () => {}, aboutCompetition: () => async () => {} },
    async processDue(id) {
      if (isCompetitionId(id)) {
        processed++;
        return matches.processDue(id);
      }
      const due = await store.dueOf(id);
      if (!due) return;
      late.push(Date.now() - due.at);
      const sheet = (await store.load(id)) as StoredMatch;
      await store.commit(rescheduled({ ...sheet, seq: sheet.seq + 1 }, Date.now() + 30 * DAY));
    },
  });
  const redis = server.connect();
  const begin = Date.now() + 2_000;
  const span = REMINDERS * APART;
  for (const [number, id] of competitions.entries()) {
    const at = begin + Math.floor((number * span) / competitions.length);
    await redis.zadd(keys.due(tagOf(id)), at, id);
    await clock.schedule(id, 1 + PEOPLE, at);
  }
  for (let number = 0; number < REMINDERS; number++) {
    const sheet = (await store.load(matchIdOf(number * 311))) as StoredMatch;
    const next = { ...sheet, seq: sheet.seq + 1 };
    const due = begin + number * APART;
    await store.commit(rescheduled(next, due));
    await clock.schedule(next.id, next.seq, due);
  }
  while (late.length < REMINDERS || processed < competitions.length)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await clock.close();
  redis.disconnect();
  late.sort((a, b) => a - b);
  return { scan: upperMedian(scans), median: upperMedian(late), latest: late.at(-1) ?? Number.NaN };
}
