import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clientIdOf, type Environment, StartupError } from './environment.ts';
import { games } from './games/index.ts';
import { type HealthServer, startHealthServer } from './health.ts';
import { createLog } from './log.ts';
import { createSharedMatches, type Matches } from './match/index.ts';
import { openMatches } from './open-matches.ts';
import { createDiscordSignIn } from './web/play/discord-sign-in.ts';
import type { SignIn } from './web/play/sign-in.ts';
import type { Store } from './match/ports.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createRenderer } from './render/index.ts';
import type { Sandbox } from './sandbox/index.ts';
import { openRedis } from './store/open-redis.ts';
import { startSharedTime } from './store/shared-time.ts';
import { createStore } from './store/store.ts';
import { createWebHandler, type WebHandler } from './web/web-handler.ts';
import { startWebServer, type WebServer } from './web/web-server.ts';

interface WebParts {
  readonly environment: Environment;
  /** The public address. */
  readonly url: string;
  readonly store: Store;
  readonly matches: Matches;
  now(): number;
  readonly metrics: Metrics;
  report(error: unknown): void;
  /** Serves it on its own port if there is one. */
  readonly sandbox: Pick<Sandbox, 'servePages' | 'signIn'> | null;
}

interface RunningWeb {
  checkListening(): void;
  close(): Promise<void>;
}

/** The page is bundled into `dist`, even when the program runs from its sources. */
const pageFolder = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../dist/src/web/page' : 'web/page', import.meta.url),
);

/** Serves the match page, with a renderer of its own: viewers must not delay the bot's pictures. */
export async function openWeb(parts: WebParts): Promise<RunningWeb> {
  const { environment, url, store, now, metrics, report, sandbox } = parts;
  const renderer = createRenderer({ workers: 1 });
  const handler = createWebHandler({
    matches: createSharedMatches({ store, games, now }),
    play: { matches: parts.matches, signIn: signInOf(parts) },
    renderer,
    url,
    pageFolder,
    report,
    observer: metrics,
  });
  metrics.viewers(() => handler.viewers);
  metrics.players(() => handler.players);
  if (sandbox) {
    sandbox.servePages((request, response) => {
      const own = handler.owns(request);
      if (own) handler.handle(request, response);
      return own;
    });
    return {
      checkListening: () => undefined,
      async close() {
        sandbox.servePages(null);
        handler.close();
        await renderer.close();
      },
    };
  }
  try {
    const server = await listen(environment, handler);
    return {
      checkListening: () => server.checkListening(),
      async close() {
        await server.close();
        await renderer.close();
      },
    };
  } catch (error) {
    handler.close();
    await renderer.close();
    throw error;
  }
}

/** Returns *Sign in with Discord*, if the host set it up; the sandbox has a Discord of its own. */
function signInOf({ environment, url, sandbox, report }: WebParts): SignIn | null {
  const redirect = `${url}/play/signed-in`;
  if (sandbox) return createDiscordSignIn({ ...sandbox.signIn(redirect), redirect, report });
  const { DISCORD_CLIENT_SECRET: clientSecret } = environment;
  const clientId = clientIdOf(environment);
  return clientSecret === undefined || clientId === null
    ? null
    : createDiscordSignIn({ clientId, clientSecret, redirect, report });
}

async function listen({ WEB_HOST: host, WEB_PORT: port }: Environment, handler: WebHandler): Promise<WebServer> {
  try {
    return await startWebServer({ host, port }, handler);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const fault = `cannot be used on ${host} (${code ?? message}): choose another with WEB_PORT, or another WEB_HOST`;
    throw new StartupError(`Port ${port} ${code === 'EADDRINUSE' ? 'is taken: choose another with WEB_PORT' : fault}.`);
  }
}

/** Runs only the match and play pages. It keeps nothing, so any number of processes can serve them. */
export async function serveWeb(environment: Environment): Promise<{ close(): Promise<void> }> {
  const { HEALTH_HOST, HEALTH_PORT, WEB_URL: url = '' } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const report = (error: unknown) => log.warn({}, error instanceof Error ? error.message : String(error));
  const metrics = createMetrics();
  const closers: (() => Promise<void>)[] = [];
  let health: HealthServer | null = null;
  const close = async () => {
    health?.drain();
    if (health) await sleep(environment.DRAIN_SECONDS * 1_000);
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const source = await openRedis(environment, log);
    closers.push(() => source.close());
    const sharing = source.connect('store');
    closers.push(async () => sharing.disconnect());
    const time = await startSharedTime(sharing, log);
    closers.push(async () => time.close());
    const store = createStore({ redis: source.connect('store'), writer: source.writer, log });
    closers.push(() => store.close());
    const { matches, close: closeMatches } = openMatches({ source, store, log, now: time.now, real: time.now, report });
    closers.push(closeMatches);
    const web = await openWeb({ environment, url, store, matches, now: time.now, metrics, report, sandbox: null });
    closers.push(() => web.close());
    if (HEALTH_PORT !== undefined) {
      const started = await startHealthServer(
        { host: HEALTH_HOST, port: HEALTH_PORT },
        [
          { message: 'the store accepts no writes', check: () => store.ping() },
          { message: 'the match page is not served', check: () => web.checkListening() },
        ],
        metrics.text,
      );
      // Closed last, so that it reports until then that no new requests are accepted.
      closers.unshift(() => started.close());
      health = started;
    }
    log.info({ port: environment.WEB_PORT }, 'serving the match page');
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}
