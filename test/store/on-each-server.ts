import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { masterNodes } from '../../src/store/connection.ts';
import { createStore } from '../../src/store/store.ts';
import type { RedisConnection } from '../../src/store/writer.ts';
import { memoryLog } from './samples.ts';
import { type TestHome, cluster, kinds, redisServer } from './servers.ts';

export interface StoreFixture {
  readonly log: ReturnType<typeof memoryLog>;
  readonly redis: RedisConnection;
  readonly store: Store & Backlog;
  /** As another process sees it: nothing remembered. */
  readonly other: Store & Backlog;
}

/** The same tests on a real redis-server, a cluster of them and the embedded one, each beginning with an empty store. */
export function onEachServer(what: string, define: (fixture: StoreFixture) => void): void {
  describe.each(redisServer === null ? kinds : [...kinds, cluster])(`${what} on $name`, ({ open }) => {
    const fixture = { log: memoryLog() } as { -readonly [K in keyof StoreFixture]: StoreFixture[K] };
    let test: TestHome;
    beforeAll(async () => {
      test = await open(fixture.log);
      const { home } = test;
      fixture.redis = home.connect('store');
      fixture.store = createStore({ redis: fixture.redis, writer: home.writer, log: fixture.log });
      fixture.other = createStore({ redis: home.connect('store'), writer: home.writer, log: fixture.log });
    });
    beforeEach(async () => void (await Promise.all((await masterNodes(fixture.redis)).map((node) => node.flushdb()))));
    afterAll(async () => {
      await fixture.store.close();
      await fixture.other.close();
      await test.stop();
    });
    define(fixture);
  });
}
