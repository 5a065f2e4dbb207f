import { writeSync } from 'node:fs';
import { createClock } from '../../src/clock/clock.ts';
import type { Sheet } from '../../src/match/sheet.ts';
import { type RedisSettings, openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, next, postOf, sheetOf, unsaid } from './sample.ts';

/**
 * A process that plays twenty matches as fast as it can, until it is killed, and tells on its standard output what was
 * acknowledged and what was said to whom. With `rest` it only says what is left to say, reports and ends.
 */
const [settings, task] = process.argv.slice(2);
const tell = (...words: unknown[]): void => void writeSync(1, `${words.join(' ')}\n`);
const log = { info: () => {}, warn: () => {}, error: () => {} };

const home = await openRedis(JSON.parse(settings as string) as RedisSettings, log);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
// Long enough that a busy machine lets none run out: what is said twice then comes of the kills alone.
const clock = createClock({ connect: home.connect, store, log, timing: { lease: 4_000, check: 150, firstPause: 20 } });
await clock.start({
  wake: async () => {},
  announcer: { announce: async (post) => tell('said', post.id) },
});
tell('ready');

const ids = Array.from({ length: 20 }, (_, n) => `M${n}`);

async function play(id: string): Promise<never> {
  for (;;) {
    const sheet: Sheet = next((await store.load(id)) ?? sheetOf(id, { seq: 0 }));
    const change = commitOf(sheet, { history: { drop: 0, add: [given(sheet.seq)] }, posts: [postOf(sheet)], token: `${id}-${sheet.seq}` });
    if ((await store.commit(change)) === 'done') tell('acknowledged', id, sheet.seq);
    await clock.deliver(id);
  }
}

if (task === 'rest') {
  while ((await unsaid(store)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const id of ids) {
    const history = await store.history(id);
    tell('report', JSON.stringify({ id, seq: (await store.load(id))?.seq ?? 0, answers: history.map(({ answer }) => answer[1]) }));
  }
  await clock.close();
  await store.close();
  await home.close();
  process.exit(0);
}
await Promise.all(ids.map(play));
