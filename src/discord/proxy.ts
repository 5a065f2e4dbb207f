import { proxyRequests } from '@discordjs/proxy';
// Not by way of discord.js, whose errors the proxy would not know.
import { DefaultRestOptions, REST, type RESTOptions } from '@discordjs/rest';
import { createHttpServer, type HttpLimits } from '../http-server.ts';
import type { Log } from '../match/ports.ts';
import { createPace } from './sending/pace.ts';
import { COUNTED, holdBack } from './sending/restraint.ts';

export interface ProxyOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  /** Is shown what speaks to Discord. */
  readonly watch?: (rest: REST) => void;
  readonly limits?: HttpLimits;
}

export interface Proxy {
  close(): Promise<void>;
}

/**
 * One place through which all processes speak to Discord, so that its limits are kept together. For its turn in the second a
 * request waits here, at the last moment before it is sent. What it may not send for another reason it refuses, and the one who
 * asked waits: tried again in here, a request would lose its body.
 */
export async function startProxy({ host, port, log, watch, limits }: ProxyOptions, options: Partial<RESTOptions> = {}): Promise<Proxy> {
  const { globalRequestsPerSecond, makeRequest } = { ...DefaultRestOptions, ...options };
  const pace = createPace(globalRequestsPerSecond);
  const common = { version: '10', handlerSweepInterval: 60_000, invalidRequestWarningInterval: COUNTED };
  const rest = new REST({
    ...common,
    ...options,
    retries: 0,
    rejectOnRateLimit: () => true,
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    async makeRequest(url, init) {
      const answered = await pace.start();
      return makeRequest(url, init).finally(answered);
    },
  });
  const held = holdBack(rest, log);
  watch?.(rest);
  const forward = proxyRequests(rest);
  const server = createHttpServer((request, response) => {
    const pause = Math.max(held() - Date.now(), pace.pause());
    if (pause > 0) return void response.writeHead(429, { 'retry-after': String(Math.ceil(pause / 1_000)) }).end();
    void (async () => forward(request, response))().catch(() => (response.headersSent ? response.end() : response.writeHead(502).end()));
  }, limits);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
