import { type RestProxy, startRestProxy } from './discord/proxy.ts';
import type { BotOptions } from './discord/bot.ts';
import type { Environment } from './environment.ts';
import { startHealthServer } from './health.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createLeases } from './store/lease.ts';
import { openRedis } from './store/open-redis.ts';

/** Interval at which the lease is renewed or tried for. */
const RENEW_EVERY = 3_000;

/** Runs only the proxy. Of several processes one serves at a time; the others wait for it to end. */
export async function serveProxy(
  environment: Environment,
  discord: BotOptions['rest'],
): Promise<{ close(): Promise<void> }> {
  const { PROXY_HOST: host, PROXY_PORT: port, HEALTH_HOST, HEALTH_PORT } = environment;
  const log = createLog(environment.LOG_LEVEL);
  const metrics = createMetrics();
  const source = await openRedis(environment, log);
  const redis = source.connect('store');
  const leases = createLeases(redis);
  let proxy: RestProxy | null = null;

  async function look(): Promise<void> {
    const mine = await leases.claim('proxy');
    if (mine && !proxy) {
      proxy = await startRestProxy({ host, port, log, watch: (rest) => metrics.rest(rest, 'proxy', true) }, discord);
      log.info({ port }, 'This process is the proxy.');
    } else if (!mine && proxy) {
      await proxy.close();
      proxy = null;
    }
  }

  const lookAgain = (): void => {
    working = look().catch((error: unknown) =>
      log.warn({}, `The proxy check failed and will be repeated: ${(error as Error).message}`),
    );
  };
  await look();
  if (!proxy) log.info({}, 'Another process is the proxy; waiting for it to end.');
  let working: Promise<void> = Promise.resolve();
  const timer = setInterval(lookAgain, RENEW_EVERY);
  const health =
    HEALTH_PORT === undefined
      ? null
      : await startHealthServer({ host: HEALTH_HOST, port: HEALTH_PORT }, [], metrics.text);
  return {
    async close() {
      health?.drain();
      clearInterval(timer);
      await working;
      await proxy?.close();
      if (proxy) await leases.release('proxy');
      redis.disconnect();
      await source.close();
      await health?.close();
    },
  };
}
