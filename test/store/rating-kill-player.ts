import { writeSync } from 'node:fs';
import { updateRatings } from '../../src/match/result/update-ratings.ts';
import { defaultLimits } from '../../src/match/limits.ts';
import { RatingTable } from '../../src/ratings/rating-table.ts';
import { openRedis, type RedisSettings } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { randomResults } from '../ratings/samples.ts';

/**
 * A process that saves results one by one and updates the ratings after each, until it is killed. With `rest` it
 * completes the update and reports whether the ratings are those of the saved results.
 */
const [settings, task] = process.argv.slice(2);
const printLine = (line: string): void => void writeSync(1, `${line}\n`);
const log = { info: () => {}, warn: () => {}, error: () => {} };

const home = await openRedis(JSON.parse(settings as string) as RedisSettings, log);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
// Every other one comes late, so that kills also meet an update that starts again.
const results = randomResults(3_000, 8, 'kill').map((result, index) =>
  index % 10 === 9 ? { ...result, end: result.end - 40 * 3_600_000 } : result,
);

async function saved(): Promise<number> {
  let count = 0;
  for await (const some of store.results.since(0)) count += some.length;
  return count;
}

if (task === 'rest') {
  await updateRatings({ store, limits: defaultLimits });
  const count = await saved();
  const table = new RatingTable();
  const known: Promise<boolean>[] = [];
  for await (const some of store.results.since(0)) for (const { result } of some) table.apply(result);
  for (const { family, person, rating } of table.ratings())
    known.push(
      store.results.ratings(family, [person]).then(([stored]) => JSON.stringify(stored) === JSON.stringify(rating)),
    );
  const right = (await Promise.all(known)).every(Boolean);
  const { pending } = await store.results.pending(10);
  printLine(`report ${JSON.stringify({ count, right, ratings: known.length, pending: pending.length })}`);
  await store.close();
  await home.close();
  process.exit(0);
}

for (let next = await saved(); ; next++) {
  const result = results[next % results.length] as (typeof results)[0];
  await store.results.record(result);
  printLine(`saved ${next + 1}`);
  await updateRatings({ store, limits: defaultLimits });
}
