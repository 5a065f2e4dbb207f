import { StartFault } from './environment.ts';
import { createHttpServer, type HttpLimits } from './http-server.ts';

/** Something the program needs for its work: throws while it is missing. */
export interface Need {
  /** Said when it is. */
  readonly words: string;
  /** Only said: requests are still wanted here, because the remedy needs them. */
  readonly remark?: boolean;
  look(): void | Promise<void>;
}

export interface HealthOptions {
  readonly host: string;
  readonly port: number;
  readonly limits?: HttpLimits;
}

export interface Health {
  /** From now on nothing new should be sent here. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * For Docker, balancers and other keepers. `GET /health`: 200 while the process lives; it asks nobody, so that no trouble
 * elsewhere gets it killed. `GET /ready`: 200 while it can do its work, else 503 with what is missing; remarks follow in either
 * case. `GET /metrics`: numbers for Prometheus.
 */
export async function startHealth({ host, port, limits }: HealthOptions, needs: readonly Need[], metrics?: () => Promise<string>): Promise<Health> {
  let draining = false;
  const readiness = async (): Promise<readonly [status: number, words: string]> => {
    if (draining) return [503, 'the program is about to end'];
    const held = await Promise.all(needs.map(async ({ look }) => holds(look)));
    const missing = needs.filter((_, index) => !held[index]);
    const blocking = missing.some(({ remark }) => !remark);
    return [blocking ? 503 : 200, [...(blocking ? [] : ['ready']), ...missing.map(({ words }) => words)].join('\n')];
  };
  const server = createHttpServer((request, response) => {
    const say = (status: number, words: string) => response.writeHead(status, { 'content-type': 'text/plain' }).end(`${words}\n`);
    if (request.url === '/health') say(200, 'alive');
    else if (request.url === '/ready') void readiness().then(([status, words]) => say(status, words));
    else if (request.url === '/metrics' && metrics) void metrics().then((text) => say(200, text.trimEnd()), () => say(500, 'the numbers cannot be had'));
    else response.writeHead(404).end();
  }, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const fault = `cannot be used on ${host} (${error.code ?? error.message}): choose another with HEALTH_PORT, or another HEALTH_HOST`;
      reject(new StartFault(`Port ${port} ${error.code === 'EADDRINUSE' ? 'is taken: choose another with HEALTH_PORT' : fault}.`));
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

/** What does not answer within this is missing. */
const PATIENCE = 4_000;

async function holds(look: Need['look']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
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
