import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import type { ClockOptions } from '../../src/clock/clock.ts';
import { memory } from '../store/sample.ts';
import { type TestHome, kinds } from '../store/servers.ts';
import { type Table, type TableOptions, tableOn } from './table.ts';

export interface Hall {
  readonly redis: Redis;
  readonly log: ReturnType<typeof memory>;
  readonly connect: ClockOptions['connect'];
  /** A process of its own with its clock; closed after the test. */
  table(options?: TableOptions): Table;
  /** Not just what was awaited, but everything: whatever else would happen has happened by then. */
  settled(): Promise<void>;
}

export const soon = (condition: () => unknown): Promise<unknown> => vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

/** The same tests on a real redis-server and on the embedded one, each beginning with nothing in it. */
export function onBoth(what: string, define: (hall: Hall) => void): void {
  describe.each(kinds)(`${what} on $name`, ({ open }) => {
    let test: TestHome;
    const tables: Table[] = [];
    const names = ['wake', 'post'].flatMap((queue) => ['wait', 'active', 'delayed'].map((state) => `{parley-clock}:${queue}:${state}`));
    const hall = {
      log: memory(),
      connect: (use) => test.home.connect(use),
      table(options) {
        const made = tableOn(test.home, hall.log, options);
        tables.push(made);
        return made;
      },
      async settled() {
        await vi.waitUntil(async () => (await hall.redis.exists(...names)) === 0, { timeout: 60_000, interval: 10 });
      },
    } as { -readonly [K in keyof Hall]: Hall[K] };

    beforeAll(async () => {
      test = await open(hall.log);
      hall.redis = test.home.connect('queue') as Redis;
    });
    beforeEach(async () => {
      hall.log = memory();
      await hall.redis.flushall();
    });
    afterEach(async () => {
      for (const made of tables.splice(0)) await made.close();
    });
    afterAll(async () => {
      hall.redis.disconnect();
      await test.stop();
    });
    define(hall);
  });
}
