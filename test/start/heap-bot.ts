import { commands } from '../../commands/index.ts';
import { opponents } from '../../src/bots/index.ts';
import { systemRuntime } from '../../src/runtime.ts';
import { createMatchClock } from '../../src/clock/clock.ts';
import { createBot } from '../../src/discord/bot.ts';
import { createAnnouncer, createMatches } from '../../src/match/index.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import { silentLog } from '../../src/testkit/silent-log.ts';
import { toy } from '../toy/toy-game.ts';

/** The bot in a process of its own, with little memory for matches: `heap-bot <folder> <api> <token>`. Measures itself when asked. */
const [folder = '', api = '', token = ''] = process.argv.slice(2);
const home = await openRedis({ DATA_DIR: folder, PATH: '' }, silentLog);
const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silentLog, cachedMatches: 4 });
const clock = createMatchClock({ connect: home.connect, store, log: silentLog });
const limits = { challengeWindow: 0, openPerPlayer: 1000 };
const matches = createMatches({
  store,
  clock,
  runtime: systemRuntime(Date.now),
  games: new Map([['toy', toy]]),
  bots: opponents,
  limits,
});
const bot = createBot({ matches, commands, token, rest: { api, globalRequestsPerSecond: 10_000 }, log: silentLog });
await clock.start({
  processDue: async (id) => matches.processDue(id),
  announcer: createAnnouncer(matches.games, bot.notifier),
});
await bot.start();

const settled = async (): Promise<void> => {
  while ((await store.matchesWithPosts()).length > 0) await new Promise((resolve) => void setTimeout(resolve, 5));
};

/** `end <user>`: the person gives up all matches. `heap`: what is left after a clean-up. `stop`. */
async function obey(order: string): Promise<number> {
  const [verb, user = ''] = order.split(' ');
  await settled();
  if (verb === 'end') for (const { sheet } of await matches.list(user)) await matches.resign(sheet.id, user, null);
  await settled();
  if (verb === 'stop') {
    await bot.stop();
    await clock.close();
    await store.close();
    await home.close();
  }
  // What waits for a finalizer goes in the second round.
  for (let round = 0; round < 3; round++) {
    globalThis.gc?.();
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}

process.on('message', (order: string) => void obey(order).then((heap) => process.send?.(heap)));
process.on('disconnect', () => process.exit(1));
process.send?.(0);
