import { Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import { commands } from '../../../commands/index.ts';
import { opponents } from '../../bots/index.ts';
import { worldOf } from '../../chance.ts';
import { createClock } from '../../clock/clock.ts';
import { createBot } from '../../discord/bot.ts';
import { games } from '../../games/index.ts';
import { announcing, createMatches } from '../../match/index.ts';
import { openRedis } from '../../store/server.ts';
import { createStore } from '../../store/store.ts';
import { benchFolder } from './folder.ts';
import { silent } from '../silent.ts';
import { createThinkers } from '../../thinking/thinkers.ts';
import { duels, thinkAlways } from './thoughts.ts';

/** A process of its own for the bot that is measured: `bench-bot echo|parley <api> <token>`. Leaves when it is told to. */
const [kind, api = '', token = ''] = process.argv.slice(2);
const rest = { api, globalRequestsPerSecond: 100_000 };

const stop = await (kind === 'echo' ? startEcho() : startParley());
let rests = async (): Promise<void> => undefined;
process.on('message', (told) => {
  if (told === 'think') rests = thinkAlways(createThinkers({ patience: 60_000 }), duels());
  else if (told === 'rest') void rests();
  else if (told === 'cpu') process.send?.(process.cpuUsage());
  else void stop().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
process.send?.('ready');

/** Answers every click at once and does nothing else. */
async function startEcho(): Promise<() => Promise<void>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isButton()) void interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral }).catch(() => undefined);
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  await ready;
  return async () => client.destroy();
}

/** The bot as it is, without pictures, on a Redis that writes every move to the disk. */
async function startParley(): Promise<() => Promise<void>> {
  const folder = benchFolder();
  const home = await openRedis({ DATA_DIR: folder }, silent);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log: silent });
  const clock = createClock({ connect: home.connect, store, log: silent });
  const matches = createMatches({ store, clock, world: worldOf(Date.now), games, bots: opponents });
  const bot = createBot({ matches, commands, token, rest, log: silent });
  await bot.start();
  await clock.start({ wake: async (id) => matches.wake(id), announcer: announcing(matches.games, bot.teller) });
  return async () => {
    await bot.stop();
    await clock.close();
    await store.close();
    await home.close();
  };
}
