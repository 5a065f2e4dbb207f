import { writeSync } from 'node:fs';
import type { Redis } from 'ioredis';
import { createMatchClock } from '../../src/clock/clock.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { type RedisSettings, openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, nextVersion, postOf, sampleMatch, undeliveredPosts } from './samples.ts';

/**
 * A process that plays twenty matches as fast as it can, until it is killed, and tells on its standard output what was
 * acknowledged and what was said to whom. With `rest` it only says what is left to say, reports and ends.
 */
const [settings, task] = process.argv.slice(2);
const printLine = (...words: unknown[]): void => void writeSync(1, `${words.join(' ')}\n`);
const log = { info: () => {}, warn: () => {}, error: () => {} };

const home = await openRedis(JSON.parse(settings as string) as RedisSettings, log);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
// No lease runs out on a busy machine, and those of the process that was killed end here: what is said twice comes of the kill alone.
const leases = home.connect('queue') as Redis;
const left = await leases.keys('{parley-clock}:*:lock');
if (left.length > 0) await leases.del(...left);
leases.disconnect();
const clock = createMatchClock({
  connect: home.connect,
  store,
  log,
  timing: { lease: 120_000, check: 150, firstPause: 20 },
});
await clock.start({
  processDue: async () => {},
  announcer: {
    about: () => async (post) => printLine('said', post.id),
    aboutCompetition: () => async (post) => printLine('said', post.id),
  },
});
printLine('ready');

const ids = Array.from({ length: 20 }, (_, n) => `M${n}`);

async function play(id: string): Promise<never> {
  for (;;) {
    const sheet: StoredMatch = nextVersion((await store.load(id)) ?? sampleMatch(id, { seq: 0 }));
    const change = commitOf(sheet, {
      history: { drop: 0, add: [given(sheet.seq)] },
      posts: [postOf(sheet)],
      token: `${id}-${sheet.seq}`,
    });
    if ((await store.commit(change)) === 'done') printLine('acknowledged', id, sheet.seq);
    await clock.deliver(id);
  }
}

if (task === 'rest') {
  while ((await undeliveredPosts(store)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const id of ids) {
    const history = await store.history(id);
    printLine(
      'report',
      JSON.stringify({ id, seq: (await store.load(id))?.seq ?? 0, answers: history.map(({ answer }) => answer[1]) }),
    );
  }
  await clock.close();
  await store.close();
  await home.close();
  process.exit(0);
}
await Promise.all(ids.map(play));
