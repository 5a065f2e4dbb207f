import { Client, type ClientOptions, Events, GatewayIntentBits, REST, type RESTOptions, Status } from 'discord.js';
import { type APIInteraction, GatewayDispatchEvents, Routes } from 'discord-api-types/v10';
import type { Announcer } from '../match/ports.ts';
import type { Matches } from '../match/matches.ts';
import { createAnnouncer } from './posts/announcer.ts';
import type { Command } from './arriving/command.ts';
import type { Desk } from './desk.ts';
import { describeFault } from './sending/faults.ts';
import { createLanes } from './arriving/lanes.ts';
import type { Log } from './sending/log.ts';
import { createMail } from './sending/mail.ts';
import { createNotes } from './sending/notes.ts';
import { invitation } from './sending/permissions.ts';
import { createRouter } from './router.ts';

export interface BotOptions {
  readonly matches: Matches;
  readonly commands: readonly Command[];
  readonly token: string;
  readonly log: Log;
  readonly renderer?: Desk['renderer'];
  /** For another Discord than the real one. */
  readonly rest?: Partial<RESTOptions>;
  readonly shards?: ClientOptions['shards'];
  readonly now?: () => number;
}

export interface Bot {
  /** What the clock's outbox worker calls. Needs no gateway, so it works before `start` and in other processes. */
  readonly announcer: Announcer;
  /** Logs in and makes the commands known. */
  start(): Promise<void>;
  /** Throws while a shard is not connected. */
  look(): void;
  /** Takes nothing new, and waits for what is being answered. */
  stop(): Promise<void>;
}

/** Answers to interactions are outside Discord's global limit, but discord.js counts them: they get a sender of their own. */
const UNCOUNTED = 100_000;

export function createBot(options: BotOptions): Bot {
  const { matches, commands, token, log, renderer = null, now = Date.now } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...(options.rest && { rest: options.rest }),
    allowedMentions: { parse: [] },
    ...(options.shards !== undefined && { shards: options.shards }),
  });
  // The client forgets its token when it leaves; what is still in the outbox is said all the same.
  const speaking = new REST({ version: '10', ...options.rest }).setToken(token);
  const desk: Desk = { matches, mail: createMail(speaking), renderer, log, now };
  const notes = createNotes(matches);
  const answers = new REST({ version: '10', ...options.rest, globalRequestsPerSecond: UNCOUNTED });
  const router = createRouter(desk, notes, createLanes(), commands, answers);
  const underWay = new Set<Promise<void>>();

  // Taken as it comes, before the client builds its objects: a click has to be acknowledged at once.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    const work = router.route(interaction).finally(() => underWay.delete(work));
    underWay.add(work);
  });
  client.on(Events.Error, (error) => log.error({ fault: describeFault(error) }, 'the connection to Discord failed'));
  client.on(Events.ShardError, (error) => log.error({ fault: describeFault(error) }, 'a shard failed'));

  return {
    announcer: createAnnouncer(desk, notes),
    async start() {
      const ready = new Promise<string>((resolve) => client.once(Events.ClientReady, ({ application }) => resolve(application.id)));
      await client.login(token);
      const id = await ready;
      await client.rest.put(Routes.applicationCommands(id), { body: commands.map(({ data }) => data) });
      const invite = `https://discord.com/oauth2/authorize?client_id=${id}&scope=bot+applications.commands&permissions=${invitation}`;
      log.info({ invite, commands: commands.length }, 'ready');
    },
    look() {
      const { shards } = client.ws;
      if (shards.size === 0 || shards.some(({ status }) => status !== Status.Ready)) throw new Error('not connected');
    },
    async stop() {
      client.ws.removeAllListeners(GatewayDispatchEvents.InteractionCreate);
      await Promise.allSettled(underWay);
      await client.destroy();
    },
  };
}
