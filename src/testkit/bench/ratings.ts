import { opponents } from '../../bots/index.ts';
import { randomFrom } from '../../engine/random.ts';
import { games } from '../../games/index.ts';
import { createMatches } from '../../match/index.ts';
import type { Clock } from '../../match/ports.ts';
import type { MatchResult } from '../../ratings/result.ts';
import { systemRuntime } from '../../runtime.ts';
import { keys } from '../../store/keys.ts';
import { rebuildRatings } from '../../store/rebuild-results.ts';
import { resultDayOf } from '../../store/results.ts';
import { createStore } from '../../store/store.ts';
import { directWriter, type RedisConnection } from '../../store/writer.ts';
import { silentLog } from '../silent-log.ts';
import { startBenchServer } from './bench-server.ts';
import { type BenchRow, upperMedian } from './result-table.ts';

const RESULTS = 1_000_000;
const PEOPLE = 20_000;
const DAYS = 700;
/** Everyone on one server plays there only. */
const PER_SERVER = 1_000;
const SECOND = 1_000;
const DAY = 86_400_000;
const REPEATS = 25;

/** Measures rebuilding all ratings from a million results, then a profile and the ranking of a large server. */
export async function benchRatings(): Promise<BenchRow[]> {
  const server = await startBenchServer();
  try {
    const redis = server.connect();
    const start = (Math.floor(Date.now() / DAY) - DAYS) * DAY;
    await fill(redis, start);
    const begun = performance.now();
    const before = process.cpuUsage();
    const { ratings } = await rebuildRatings(redis, directWriter(redis));
    const seconds = (performance.now() - begun) / SECOND;
    const { user, system } = process.cpuUsage(before);
    const store = createStore({ redis, log: silentLog });
    const clock: Clock = { schedule: async () => {}, deliver: async () => {}, close: async () => {} };
    const matches = createMatches({ store, clock, runtime: systemRuntime(Date.now), games, bots: opponents });
    const profile = await median(async (n) => matches.playerProfile(personOf(n), personOf(n + PER_SERVER)));
    const ranking = await median(async (n) => {
      const { people } = await matches.ranking(String(n % 3), 'rivals');
      if (people.length < PER_SERVER / 2) throw new Error(`only ${people.length} people are ranked`);
    });
    await store.close();
    return [
      { name: `rebuild of ${RESULTS.toLocaleString('en')} results`, value: seconds, unit: 's', bar: 60 },
      { name: 'of it CPU of the process', value: (user + system) / SECOND / SECOND, unit: 's' },
      { name: `ratings of ${PEOPLE.toLocaleString('en')} people`, value: ratings, unit: 'ratings' },
      { name: 'a profile', value: profile, unit: 'ms', bar: 20 },
      { name: `a ranking of ${PER_SERVER.toLocaleString('en')} people`, value: ranking, unit: 'ms', bar: 50 },
    ];
  } finally {
    await server.stop();
  }
}

const personOf = (n: number): string => `1${String(n).padStart(17, '0')}`;

/** Saves results as the commit of a match does, without the tables that follow from them. */
async function fill(redis: RedisConnection, start: number): Promise<void> {
  const random = randomFrom({ seed: 'ratings', drawn: 0 });
  const families = ['rivals', 'rivals', 'settlers', 'dice', 'struggle'];
  const perDay = RESULTS / DAYS;
  for (let day = 0, made = 0; day < DAYS; day++) {
    const rows: string[] = [];
    for (; made < Math.round((day + 1) * perDay); made++) {
      const guild = random.below(PEOPLE / PER_SERVER);
      const size = made % 3 === 0 ? 4 : 2;
      const people = new Set<string>();
      while (people.size < size) people.add(personOf(guild * PER_SERVER + random.below(PER_SERVER)));
      const family = families[random.below(families.length)] ?? 'rivals';
      const end = start + day * DAY + random.below(DAY);
      const result: MatchResult = {
        id: made.toString(36).toUpperCase(),
        game: family,
        variant: 'intro',
        family,
        start: end - DAY,
        end,
        ending: 'played',
        rated: made % 4 !== 0,
        server: String(guild),
        turns: 40,
        fewest: 20,
        seats: [...people].map((person, seat) => ({
          place: seat + 1,
          person,
          behind: 2,
          card: 'abbey',
          times: [20, DAY],
        })),
      };
      rows.push(result.id, JSON.stringify(result));
    }
    const name = resultDayOf(start + day * DAY);
    await redis.hset(keys.resultDay(name), ...rows);
    await redis.sadd(keys.resultDays, name);
  }
}

async function median(work: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < REPEATS; n++) {
    const begun = performance.now();
    await work(n);
    times.push(performance.now() - begun);
  }
  return upperMedian(times);
}
