import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import { opponents } from '../../bots/index.ts';
import { systemRuntime } from '../../runtime.ts';
import { createMatchClock } from '../../clock/clock.ts';
import { createBot } from '../../discord/bot.ts';
import { games } from '../../games/index.ts';
import { createAnnouncer, createMatches } from '../../match/index.ts';
import { openRedis } from '../../store/open-redis.ts';
import { createStore } from '../../store/store.ts';
import { benchFolder } from './bench-folder.ts';
import { silentLog } from '../silent-log.ts';
import { createBotPool } from '../../bot-pool/bot-pool.ts';
import { duelPositions, keepThinking } from './thinking-load.ts';

/** A process for the measured bot: `bench-bot echo|parley <api> <token>`. Exits on request. */
const [kind, api = '', token = ''] = process.argv.slice(2);
const rest = { api, globalRequestsPerSecond: 100_000 };

const stop = await (kind === 'echo' ? startEchoBot() : startParleyBot());
let rests = async (): Promise<void> => undefined;
process.on('message', (command) => {
  if (command === 'think') rests = keepThinking(createBotPool({ timeoutMs: 60_000 }), duelPositions());
  else if (command === 'rest') void rests();
  else if (command === 'cpu') process.send?.(process.cpuUsage());
  else void stop().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');

/** Answers every click at once and does nothing else. */
async function startEchoBot(): Promise<() => Promise<void>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isButton())
      void interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral }).catch(() => undefined);
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
  return async () => client.destroy();
}

/** Runs the real bot without pictures, on a Redis that writes every move to disk. */
async function startParleyBot(): Promise<() => Promise<void>> {
  const folder = benchFolder();
  const home = await openRedis({ DATA_DIR: folder }, silentLog);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silentLog });
  const clock = createMatchClock({ connect: home.connect, store, log: silentLog });
  const matches = createMatches({ store, clock, runtime: systemRuntime(Date.now), games, bots: opponents });
  const bot = createBot({ matches, commands, token, rest, log: silentLog });
  await bot.start();
  await clock.start({
    processDue: async (id) => matches.processDue(id),
    announcer: createAnnouncer(matches.games, bot.notifier),
  });
  return async () => {
    await bot.stop();
    await clock.close();
    await store.close();
    await home.close();
  };
}
