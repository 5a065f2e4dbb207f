import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { commands } from '../commands/index.ts';
import { opponents } from './bots/index.ts';
import { checkWeights } from './bots/weights.ts';
import { createThinkers, judgeIn, type Thinkers, thinkIn } from './thinking/thinkers.ts';
import { worldOf } from './chance.ts';
import { createClock } from './clock/clock.ts';
import { type Bot, type BotOptions, createBot } from './discord/bot.ts';
import { type Environment, refusedToken, StartFault } from './environment.ts';
import { games } from './games/index.ts';
import { type Health, startHealth } from './health.ts';
import { createLog } from './log.ts';
import { announcing, createMatches } from './match/index.ts';
import { createMetrics } from './metrics.ts';
import { readPuzzles } from './puzzles.ts';
import { createRenderer, type Renderer } from './render/index.ts';
import type { Sandbox } from './sandbox/index.ts';
import { serveProxy } from './serve-proxy.ts';
import { openRedis } from './store/server.ts';
import { createLeases, keepLease } from './store/lease.ts';
import { createSharedShards } from './store/shards.ts';
import { createStore } from './store/store.ts';
import { shareTime } from './store/time.ts';

/** No position takes a computer longer than this, in milliseconds. */
const THOUGHT = 5000;

export interface Running {
  /** Where the sandbox can be opened; null when the bot serves the real Discord. */
  readonly address: string | null;
  /** For what looks at it from inside: tests and the pictures of the README. */
  readonly sandbox: Sandbox | null;
  /** What draws and what thinks, for measurements; null in a proxy. */
  readonly workers: { readonly renderer: Renderer; readonly thinkers: Thinkers } | null;
  close(): Promise<void>;
}

/**
 * Starts everything: the Redis, the clock, the pictures, and the bot in Discord or, without a token, in a Discord of its own.
 * `discord` says how to reach another Discord than the real one.
 */
export async function serve(environment: Environment, discord: BotOptions['rest'] = {}): Promise<Running> {
  if (environment.ROLE === 'proxy') return { address: null, sandbox: null, workers: null, ...(await serveProxy(environment, discord)) };
  const { DISCORD_TOKEN: token, HEALTH_PORT: port, HEALTH_HOST: host } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const report = (error: unknown) => log.warn({}, error instanceof Error ? error.message : String(error));
  const closers: (() => Promise<void>)[] = [];
  let health: Health | null = null;
  const close = async () => {
    health?.drain();
    // Whoever asks `/ready` sends people elsewhere by then; until then they are served here.
    if (health) await sleep(environment.DRAIN_SECONDS * 1_000);
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const home = await openRedis(environment, log);
    closers.push(() => home.close());
    const sandbox = token ? null : await openSandbox(environment);
    if (sandbox) closers.push(() => sandbox.close());
    const sharing = home.connect('store');
    closers.push(async () => sharing.disconnect());
    const time = await shareTime(sharing, log);
    closers.push(async () => time.close());
    const now = sandbox ? () => sandbox.clock.now() : time.now;

    checkWeights(games.values());
    const metrics = createMetrics();
    const store = metrics.store(createStore({ redis: home.connect('store'), writer: home.writer, log }));
    closers.push(() => store.close());
    const renderer = createRenderer();
    closers.push(() => renderer.close());
    const thinkers = createThinkers({ patience: THOUGHT });
    closers.push(() => thinkers.close());
    const clock = createClock({ connect: home.connect, store, log, now, real: time.now });
    closers.push(() => clock.close());
    metrics.queues(() => clock.depths());
    const matches = createMatches({
      store,
      clock,
      world: worldOf(now),
      games,
      bots: opponents,
      think: thinkIn(thinkers),
      judge: judgeIn(thinkers),
      puzzles: readPuzzles(),
      report,
    });

    const at: Pick<BotOptions, 'token' | 'rest'> = sandbox
      ? { token: sandbox.token, rest: { api: sandbox.api } }
      : { token: token ?? '', rest: discord };
    const { ROLE: role, INTERACTIONS: way, INTERACTIONS_HOST, INTERACTIONS_PORT, REST_PROXY } = environment;
    const endpoint = way === 'http' ? { host: INTERACTIONS_HOST, port: INTERACTIONS_PORT } : undefined;
    const bot = createBot({ matches, commands, log, renderer, now, contact: environment.CONTACT, proxy: REST_PROXY ? { api: REST_PROXY } : undefined, shares: createSharedShards(sharing), shards: environment.SHARDS, endpoint, observer: metrics, ...at });
    // One process counts for all, always the same while it lives: two at once would be added up.
    const counting = keepLease(createLeases(sharing), 'counts');
    closers.push(() => counting.stop());
    metrics.matches(async () => (counting.held() ? store.counts() : null));
    closers.push(() => bot.stop());
    if (port !== undefined) {
      const started = await startHealth({ host, port }, [
        { words: 'the store takes no write', look: () => store.ping() },
        ...(role === 'worker' ? [] : [{ words: 'there is no connection to Discord', look: () => bot.look() }]),
        // Discord tries an address before it takes it: a balancer has to send it here.
        { words: 'Discord has no interactions endpoint URL: set it on the page of the application', remark: true, look: () => bot.lookRegistered() },
      ], metrics.text);
      // Ended last, so that it can say until then that nothing new is taken.
      closers.unshift(() => started.close());
      health = started;
    }
    if (role !== 'worker') await logIn(bot);
    if (role !== 'gateway') await clock.start({ wake: metrics.wake((id) => matches.wake(id), store, now), announcer: metrics.announcer(announcing(matches.games, bot.teller), now) });
    sandbox?.clock.onAdvance(() => void clock.sweep().catch(report));
    return { address: sandbox?.url ?? null, sandbox, workers: { renderer, thinkers }, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function logIn(bot: Bot): Promise<void> {
  try {
    await bot.start();
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    throw status === 401 ? refusedToken() : error;
  }
}

/** The page is bundled into `dist`, also when the program itself runs from its sources. */
const pageFolder = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist/src/sandbox/page' : 'sandbox/page', import.meta.url));

async function openSandbox({ PORT, DATA_DIR }: Environment): Promise<Sandbox> {
  // Loaded late: with a token it would only take memory.
  const { populate, startSandbox } = await import('./sandbox/index.ts');
  try {
    const sandbox = await startSandbox({ port: PORT, file: join(DATA_DIR, 'sandbox.json'), name: 'Parley', pageFolder });
    if (sandbox.fresh) populate(sandbox);
    return sandbox;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartFault(`Port ${PORT} is taken: stop what uses it, or choose another with PORT=${PORT + 1}.`);
    }
    throw error;
  }
}
