import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commands } from '../commands/index.ts';
import { misfits } from './bots/weights.ts';
import type { BotPool } from './bot-pool/bot-pool.ts';
import { type DiscordBot, type BotOptions, createBot } from './discord/bot.ts';
import { type Environment, rejectedToken, StartupError } from './environment.ts';
import { games } from './games/index.ts';
import { type HealthServer, startHealthServer } from './health.ts';
import { createLog } from './log.ts';
import { createAnnouncer } from './match/index.ts';
import { createMetrics } from './metrics.ts';
import { openMatches } from './open-matches.ts';
import { createRenderer, type Renderer } from './render/index.ts';
import type { Sandbox } from './sandbox/index.ts';
import { serveProxy } from './serve-proxy.ts';
import { openWeb, serveWeb } from './serve-web.ts';
import { openRedis } from './store/open-redis.ts';
import { createLeases, holdLease } from './store/lease.ts';
import { createSharedShards } from './store/shared-shards.ts';
import { createStore } from './store/store.ts';
import { startSharedTime } from './store/shared-time.ts';

export interface RunningProgram {
  /** The address of the sandbox; null with the real Discord. */
  readonly address: string | null;
  /** For tests and the pictures of the README. */
  readonly sandbox: Sandbox | null;
  /** The renderer and the bots, for measurements; null in a proxy and for the match page alone. */
  readonly workers: { readonly renderer: Renderer; readonly botPool: BotPool } | null;
  close(): Promise<void>;
}

/**
 * Starts everything: Redis, the clock, the renderer and the bot, in Discord or, without a token, in the sandbox.
 * `discord` overrides how to reach Discord.
 */
export async function serve(environment: Environment, discord: BotOptions['rest'] = {}): Promise<RunningProgram> {
  if (environment.ROLE === 'proxy')
    return { address: null, sandbox: null, workers: null, ...(await serveProxy(environment, discord)) };
  if (environment.ROLE === 'web')
    return { address: null, sandbox: null, workers: null, ...(await serveWeb(environment)) };
  const { DISCORD_TOKEN: token, HEALTH_PORT: port, HEALTH_HOST: host } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const report = (error: unknown) => log.warn({}, error instanceof Error ? error.message : String(error));
  const closers: (() => Promise<void>)[] = [];
  let health: HealthServer | null = null;
  const close = async () => {
    health?.drain();
    // Clients of `/ready` need this long to notice; until then requests are still served.
    if (health) await sleep(environment.DRAIN_SECONDS * 1_000);
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const source = await openRedis(environment, log);
    closers.push(() => source.close());
    const sandbox = token ? null : await openSandbox(environment);
    if (sandbox) closers.push(() => sandbox.close());
    const sharing = source.connect('store');
    closers.push(async () => sharing.disconnect());
    const time = await startSharedTime(sharing, log);
    closers.push(async () => time.close());
    const now = sandbox ? () => sandbox.clock.now() : time.now;

    for (const misfit of misfits(games.values())) report(misfit);
    const metrics = createMetrics();
    const store = metrics.store(createStore({ redis: source.connect('store'), writer: source.writer, log }));
    closers.push(() => store.close());
    const renderer = createRenderer();
    closers.push(() => renderer.close());
    const { matches, clock, botPool, ...opened } = openMatches({ source, store, log, now, real: time.now, report });
    closers.push(opened.close);
    metrics.queues(() => clock.depths());

    const webUrl = environment.WEB_URL ?? sandbox?.url;
    const web =
      webUrl === undefined || environment.ROLE === 'worker'
        ? null
        : await openWeb({ environment, url: webUrl, store, matches, now, metrics, report, sandbox });
    if (web) closers.push(() => web.close());

    const at: Pick<BotOptions, 'token' | 'rest'> = sandbox
      ? { token: sandbox.token, rest: { api: sandbox.api } }
      : { token: token ?? '', rest: discord };
    const { ROLE: role, INTERACTIONS: way, INTERACTIONS_HOST, INTERACTIONS_PORT, REST_PROXY } = environment;
    const endpoint = way === 'http' ? { host: INTERACTIONS_HOST, port: INTERACTIONS_PORT } : undefined;
    const leases = createLeases(sharing);
    const bot = createBot({
      matches,
      commands,
      log,
      renderer,
      now,
      contact: environment.CONTACT,
      // The page of the sandbox has a welcome of its own.
      greetings: sandbox === null,
      webUrl,
      proxy: REST_PROXY ? { api: REST_PROXY } : undefined,
      shardCoordinator: createSharedShards(sharing),
      emojiLease: { claim: () => leases.claim('emoji'), release: () => leases.release('emoji') },
      shards: environment.SHARDS,
      endpoint,
      observer: metrics,
      ...at,
    });
    // One process counts for all and keeps doing so: two would be added up.
    const counting = holdLease(leases, 'counts');
    closers.push(() => counting.stop());
    metrics.matches(async () => (counting.held() ? store.counts() : null));
    closers.push(() => bot.stop());
    if (port !== undefined) {
      const started = await startHealthServer(
        { host, port },
        [
          { message: 'the store accepts no writes', check: () => store.ping() },
          ...(web ? [{ message: 'the match page is not served', check: () => web.checkListening() }] : []),
          ...(role === 'worker'
            ? []
            : [{ message: 'there is no connection to Discord', check: () => bot.checkConnected() }]),
          // Discord tests an address before it accepts it, so a balancer must send it here.
          {
            message: "no interactions endpoint URL is set: enter it on the application's page at Discord",
            advisory: true,
            check: () => bot.checkRegistered(),
          },
        ],
        metrics.text,
      );
      // Closed last, so that it reports until then that no new requests are accepted.
      closers.unshift(() => started.close());
      health = started;
    }
    if (role !== 'worker') await startBot(bot);
    if (role !== 'gateway')
      await clock.start({
        processDue: metrics.processDue((id) => matches.processDue(id), store, now),
        announcer: metrics.announcer(createAnnouncer(matches.games, bot.notifier), now),
      });
    sandbox?.clock.onAdvance(() => void clock.sweep().catch(report));
    return { address: sandbox?.url ?? null, sandbox, workers: { renderer, botPool }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startBot(bot: DiscordBot): Promise<void> {
  try {
    await bot.start();
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    throw status === 401 ? rejectedToken() : error;
  }
}

/** The page is bundled into `dist`, even when the program runs from its sources. */
const pageFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/src/sandbox/page' : 'sandbox/page', import.meta.url),
);

async function openSandbox({ PORT, DATA_DIR }: Environment): Promise<Sandbox> {
  // Imported late: with a token it would only take memory.
  const { populateSandbox, startSandbox } = await import('./sandbox/index.ts');
  try {
    const sandbox = await startSandbox({
      port: PORT,
      file: join(DATA_DIR, 'sandbox.json'),
      name: 'Parley',
      pageFolder,
    });
    if (sandbox.fresh) populateSandbox(sandbox);
    return sandbox;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartupError(`Port ${PORT} is taken: stop what uses it, or choose another with PORT=${PORT + 1}.`);
    }
    throw error;
  }
}
