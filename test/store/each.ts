import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { mastersOf } from '../../src/store/connect.ts';
import { createStore } from '../../src/store/store.ts';
import type { Connection } from '../../src/store/writer.ts';
import { memory } from './sample.ts';
import { type TestHome, cluster, kinds, redisServer } from './servers.ts';

export interface Shop {
  readonly log: ReturnType<typeof memory>;
  readonly redis: Connection;
  readonly store: Store & Backlog;
  /** As another process sees it: nothing remembered. */
  readonly other: Store & Backlog;
}

/** The same tests on a real redis-server, a cluster of them and the embedded one, each beginning with an empty store. */
export function onEach(what: string, define: (shop: Shop) => void): void {
  describe.each(redisServer === null ? kinds : [...kinds, cluster])(`${what} on $name`, ({ open }) => {
    const shop = { log: memory() } as { -readonly [K in keyof Shop]: Shop[K] };
    let test: TestHome;
    beforeAll(async () => {
      test = await open(shop.log);
      const { home } = test;
      shop.redis = home.connect('store');
      shop.store = createStore({ redis: shop.redis, writer: home.writer, log: shop.log });
      shop.other = createStore({ redis: home.connect('store'), writer: home.writer, log: shop.log });
    });
    beforeEach(async () => void (await Promise.all((await mastersOf(shop.redis)).map((node) => node.flushdb()))));
    afterAll(async () => {
      await shop.store.close();
      await shop.other.close();
      await test.stop();
    });
    define(shop);
  });
}
