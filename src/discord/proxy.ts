import { proxyRequests } from '@discordjs/proxy';
// From the package itself: the proxy doesn't recognise errors of the copy inside discord.js.
import { DefaultRestOptions, REST, type RESTOptions } from '@discordjs/rest';
import { createHttpServer, type HttpTimeouts } from '../http-server.ts';
import type { Log } from '../match/ports.ts';
import { createRateLimiter } from './outgoing/rate-limiter.ts';
import { COUNT_INTERVAL, pauseOnInvalidRequests } from './outgoing/invalid-request-guard.ts';

export interface RestProxyOptions {
  readonly host: string;
  readonly port: number;
  readonly log: Log;
  /** Called with the REST client, for metrics. */
  readonly watch?: (rest: REST) => void;
  readonly limits?: HttpTimeouts;
}

export interface RestProxy {
  close(): Promise<void>;
}

/**
 * Starts a proxy for all requests to Discord, so that processes share its limits. Requests wait here for their second,
 * right before they are sent. Other limits are returned to the caller, who waits: a request retried here would lose its
 * body.
 */
export async function startRestProxy(
  { host, port, log, watch, limits }: RestProxyOptions,
  options: Partial<RESTOptions> = {},
): Promise<RestProxy> {
  const { globalRequestsPerSecond, makeRequest } = { ...DefaultRestOptions, ...options };
  const limiter = createRateLimiter(globalRequestsPerSecond);
  const common = { version: '10', handlerSweepInterval: 60_000, invalidRequestWarningInterval: COUNT_INTERVAL };
  const rest = new REST({
    ...common,
    ...options,
    retries: 0,
    rejectOnRateLimit: () => true,
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    async makeRequest(url, init) {
      const answered = await limiter.acquire();
      return makeRequest(url, init).finally(answered);
    },
  });
  const held = pauseOnInvalidRequests(rest, log);
  watch?.(rest);
  const forward = proxyRequests(rest);
  const server = createHttpServer((request, response) => {
    const pause = Math.max(held() - Date.now(), limiter.retryAfter());
    if (pause > 0) return void response.writeHead(429, { 'retry-after': String(Math.ceil(pause / 1_000)) }).end();
    void (async () => forward(request, response))().catch(() =>
      response.headersSent ? response.end() : response.writeHead(502).end(),
    );
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
