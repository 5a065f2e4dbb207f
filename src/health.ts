import { StartupError } from './environment.ts';
import { createHttpServer, type HttpTimeouts } from './http-server.ts';

/** A check of something the program needs: throws while it's missing. */
export interface ReadinessCheck {
  /** The message while it's missing. */
  readonly message: string;
  /** Only reported: requests are still accepted, because the remedy needs them. */
  readonly advisory?: boolean;
  check(): void | Promise<void>;
}

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
  readonly limits?: HttpTimeouts;
}

export interface HealthServer {
  /** Makes `/ready` fail, so that no new requests are sent here. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Serves orchestrators and load balancers. `GET /health`: 200 while the process is alive; it checks no dependencies, so
 * that trouble elsewhere doesn't get it killed. `GET /ready`: 200 while it can work, else 503 with the missing parts;
 * advisories follow in either case. `GET /metrics`: Prometheus metrics.
 */
export async function startHealthServer(
  { host, port, limits }: HealthOptions,
  needs: readonly ReadinessCheck[],
  metrics?: () => Promise<string>,
): Promise<HealthServer> {
  let draining = false;
  const readiness = async (): Promise<readonly [status: number, text: string]> => {
    if (draining) return [503, 'shutting down'];
    const held = await Promise.all(needs.map(async ({ check }) => passes(check)));
    const missing = needs.filter((_, index) => !held[index]);
    const blocking = missing.some(({ advisory }) => !advisory);
    return [
      blocking ? 503 : 200,
      [...(blocking ? [] : ['ready']), ...missing.map(({ message }) => message)].join('\n'),
    ];
  };
  const server = createHttpServer((request, response) => {
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'text/plain' }).end(`${text}\n`);
    if (request.url === '/health') send(200, 'alive');
    else if (request.url === '/ready') void readiness().then(([status, text]) => send(status, text));
    else if (request.url === '/metrics' && metrics)
      void metrics().then(
        (text) => send(200, text.trimEnd()),
        () => send(500, 'the metrics are unavailable'),
      );
    else response.writeHead(404).end();
  }, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = `cannot be used on ${host} (${error.code ?? error.message}): choose another with HEALTH_PORT, or another HEALTH_HOST`;
      reject(
        new StartupError(
          `Port ${port} ${error.code === 'EADDRINUSE' ? 'is taken: choose another with HEALTH_PORT' : fault}.`,
        ),
      );
    });
    server.listen(port, host, resolve);
  });
  return {
    drain: () => void (draining = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A check that takes longer counts as failed. */
const CHECK_TIMEOUT = 4_000;

async function passes(look: ReadinessCheck['check']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), CHECK_TIMEOUT);
  });
  try {
    await Promise.race([late, (async () => look())()]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
