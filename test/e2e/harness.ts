import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { commands } from '../../commands/index.ts';
import { localAnalyst, opponents } from '../../src/bots/index.ts';
import { createMatchClock, type RunningClock } from '../../src/clock/clock.ts';
import { type DiscordBot, type BotOptions, createBot } from '../../src/discord/bot.ts';
import type { Log } from '../../src/match/ports.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { games as allGames } from '../../src/games/index.ts';
import { createAnnouncer, createMatches, type MatchLimits, type Matches } from '../../src/match/index.ts';
import type { Backlog, Analyst, Store, Runtime } from '../../src/match/ports.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { type SimulatedPerson, type Sandbox, type SandboxOptions, startSandbox } from '../../src/sandbox/index.ts';
import type { RedisSource } from '../../src/store/open-redis.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { keys } from '../../src/store/keys.ts';
import { tags } from '../../src/store/partitions.ts';
import { createStore } from '../../src/store/store.ts';
import type { RedisConnection } from '../../src/store/writer.ts';
import { kinds } from '../store/servers.ts';

/** A whole house: a Discord of our own, a Redis, and the bot as it is shipped, by the real discord.js. */
export interface Harness {
  readonly sandbox: Sandbox;
  readonly guild: string;
  readonly channel: string;
  readonly anna: SimulatedPerson;
  readonly ben: SimulatedPerson;
  readonly matches: Matches;
  readonly store: Store & Backlog;
  /** Looks at what is stored as it is. */
  readonly redis: RedisConnection;
  readonly warnings: readonly string[];
  /** The next line in the log with these words. */
  nextWarning(words: string): Promise<string>;
  /** Throws while the bot is not connected. */
  assertConnected(): void;
  /** What the bot does once a day. */
  cleanUpGuilds(): Promise<void>;
  /** What the bot does every few minutes. */
  greetNewGuilds(): Promise<void>;
  /** Time goes on, and everything that is due by then happens. */
  advance(ms: number): Promise<void>;
  /** The bot goes away and comes back, everything in its memory lost. */
  restart(): Promise<void>;
  /** The store as it is now. The result brings it back to that, as a restored backup does. */
  snapshot(): Promise<() => Promise<void>>;
  sheet(id: string): Promise<StoredMatch>;
  /** When everything that had to be said has been said. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface HarnessOptions {
  /** Those of the days; none when left out. */
  readonly puzzles?: readonly Puzzle[];
  /** The embedded server even where there is a real one. */
  readonly embedded?: boolean;
  readonly games?: ReadonlyMap<string, AnyGame>;
  readonly limits?: Partial<MatchLimits>;
  readonly sandbox?: SandboxOptions;
  readonly seed?: string;
  readonly renderer?: BotOptions['renderer'];
  /** Greets new servers; not when left out, as most tests look at what comes after. */
  readonly greetings?: boolean;
  readonly analyst?: Analyst;
  /** Where everything is logged, instead of among the troubles. */
  readonly log?: Log;
}

interface RunningBot {
  readonly store: Store & Backlog;
  readonly clock: RunningClock;
  readonly matches: Matches;
  readonly bot: DiscordBot;
}

export async function openHarness(options: HarnessOptions = {}): Promise<Harness> {
  const troubles: string[] = [];
  const listeners = new Set<(trouble: string) => void>();
  const note = (trouble: string): void => {
    troubles.push(trouble);
    for (const listener of listeners) listener(trouble);
  };
  const log: Log = options.log ?? {
    info: () => undefined,
    warn: (about, words) => {
      // Said when a connection is closed on purpose as well, and of a server that is thrown away afterwards.
      if (!/^Redis (is|loses)/.test(words)) note(`warn ${words} ${JSON.stringify(about)}`);
    },
    error: (about, words) => note(`error ${words} ${JSON.stringify(about)}`),
  };
  const kind = (options.embedded && kinds.at(-1)) || kinds[0];
  const { home, stop } = await kind.open(log);
  const sandbox = await startSandbox({ requestLogSize: 200_000, clock: 'manual', ...options.sandbox });
  const anna = sandbox.addPerson({ name: 'Anna' });
  const ben = sandbox.addPerson({ name: 'Ben', locale: 'de' });
  const guild = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id, ben.id], channels: ['games'] });
  const seeds = seedsFrom(options.seed ?? 'seed');
  const redis = home.connect('queue');
  let running = await startBot(home, sandbox, log, options, seeds);

  async function quiet(): Promise<void> {
    for (let tries = 0; tries < 4000; tries++) {
      // Asked in one go: this is waited for after every click.
      if ((await redis.exists(...busyKeys)) === 0) return;
      await pause();
    }
    throw new Error('something is still unsaid');
  }

  return {
    sandbox,
    guild: guild.id,
    channel: guild.channelIds[0] ?? '',
    anna,
    ben,
    warnings: troubles,
    redis,
    nextWarning: (words) =>
      new Promise((resolve) => {
        const listener = (trouble: string): void => {
          if (!trouble.includes(words)) return;
          listeners.delete(listener);
          resolve(trouble);
        };
        listeners.add(listener);
      }),
    assertConnected: () => running.bot.checkConnected(),
    cleanUpGuilds: () => running.bot.cleanUpGuilds(),
    greetNewGuilds: () => running.bot.greetNewGuilds(),
    get matches() {
      return running.matches;
    },
    get store() {
      return running.store;
    },
    async restart() {
      await stopBot(running);
      running = await startBot(home, sandbox, log, options, seeds);
    },
    async snapshot() {
      const redis = home.connect('store') as Redis;
      const names = (await redis.keys('*')).filter((name) => !name.startsWith('{parley-'));
      const kept = await Promise.all(names.map(async (name) => [name, await redis.dumpBuffer(name)] as const));
      return async () => {
        await stopBot(running);
        await redis.flushall();
        for (const [name, value] of kept) await redis.restore(name, 0, value);
        redis.disconnect();
        running = await startBot(home, sandbox, log, options, seeds);
      };
    },
    async advance(ms) {
      await quiet();
      sandbox.clock.advance(ms);
      await running.clock.sweep();
      for (let tries = 0; tries < 2000; tries++) {
        const { ids } = await running.store.due(sandbox.clock.now(), 1);
        if (ids.length === 0) break;
        await pause();
      }
      await quiet();
    },
    async sheet(id) {
      const sheet = (await running.store.load(id)) ?? (await running.store.lastWritten(id));
      if (!sheet) throw new Error(`there is no match ${id}`);
      return sheet;
    },
    idle: quiet,
    async close() {
      await stopBot(running);
      redis.disconnect();
      await sandbox.close();
      await stop();
    },
  };
}

async function startBot(
  home: RedisSource,
  sandbox: Sandbox,
  log: Log,
  {
    games = allGames,
    limits,
    renderer = null,
    analyst: judge = localAnalyst,
    puzzles = [],
    greetings = false,
  }: HarnessOptions,
  seed: Runtime['seed'],
): Promise<RunningBot> {
  const now = (): number => sandbox.clock.now();
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
  const clock = createMatchClock({
    connect: home.connect,
    store,
    log,
    now,
    timing: { firstPause: 20, longestPause: 200, deliveryAttempts: 50, settle: 0 },
  });
  const matches = createMatches({
    store,
    clock,
    runtime: {
      now,
      seed,
      id: (words) =>
        idFrom(words === null ? randomBytes(4) : createHash('sha256').update(words).digest().subarray(0, 4)),
      changeMark: () => randomBytes(4).toString('hex'),
    },
    games,
    bots: opponents,
    analyst: judge,
    puzzles,
    ...(limits && { limits }),
  });
  const bot = createBot({
    matches,
    commands,
    token: sandbox.token,
    rest: { api: sandbox.api, globalRequestsPerSecond: 10_000 },
    log,
    now,
    // Messages wait for their pictures on a busy machine too.
    renderer: renderer && { patience: 180_000, ...renderer },
    greetings,
    contact: 'hello@example.org',
    webUrl: sandbox.url,
  });
  await clock.start({
    processDue: async (match) => matches.processDue(match),
    announcer: createAnnouncer(matches.games, bot.notifier),
  });
  await bot.start();
  return { store, clock, matches, bot };
}

async function stopBot({ bot, clock, store }: RunningBot): Promise<void> {
  await bot.stop();
  await clock.close();
  await store.close();
}

/** Where it is noted which matches have something to say. */
const busyKeys = tags.map(keys.talk);

/** Seeds in a fixed order, so that a match takes the same course every time. */
function seedsFrom(name: string): Runtime['seed'] {
  let drawn = 0;
  const digest = (words: string): string => createHash('sha256').update(words).digest('hex');
  return (seed = digest(`${name} ${drawn++}`)) => ({ seed, commitment: digest(seed) });
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 5));

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const idFrom = (bytes: Buffer): string =>
  [...bytes].map((byte) => letters[byte % letters.length]).join('') + letters[bytes.length % letters.length];
