import type { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, vi } from 'vitest';
import type { ClockOptions } from '../../src/clock/clock.ts';
import { memoryLog } from '../store/samples.ts';
import { type TestHome, kinds } from '../store/servers.ts';
import { type ClockHarness, type ClockHarnessOptions, openClockHarness } from './clock-harness.ts';

export interface ClockFixture {
  readonly redis: Redis;
  readonly log: ReturnType<typeof memoryLog>;
  readonly connect: ClockOptions['connect'];
  /** A process of its own with its clock; closed after the test. */
  table(options?: ClockHarnessOptions): ClockHarness;
  /** Not just what was awaited, but everything: whatever else would happen has happened by then. */
  settled(): Promise<void>;
}

export const soon = (condition: () => unknown): Promise<unknown> =>
  vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

/** The same tests on a real redis-server and on the embedded one, each beginning with nothing in it. */
export function onBothServers(what: string, define: (fixture: ClockFixture) => void): void {
  describe.each(kinds)(`${what} on $name`, ({ open }) => {
    let test: TestHome;
    const tables: ClockHarness[] = [];
    const names = ['wake', 'post'].flatMap((queue) =>
      ['wait', 'active', 'delayed'].map((state) => `{parley-clock}:${queue}:${state}`),
    );
    const fixture = {
      log: memoryLog(),
      connect: (use) => test.home.connect(use),
      table(options) {
        const made = openClockHarness(test.home, fixture.log, options);
        tables.push(made);
        return made;
      },
      async settled() {
        await vi.waitUntil(async () => (await fixture.redis.exists(...names)) === 0, { timeout: 60_000, interval: 10 });
      },
    } as { -readonly [K in keyof ClockFixture]: ClockFixture[K] };

    beforeAll(async () => {
      test = await open(fixture.log);
      fixture.redis = test.home.connect('queue') as Redis;
    });
    beforeEach(async () => {
      fixture.log = memoryLog();
      await fixture.redis.flushall();
    });
    afterEach(async () => {
      for (const made of tables.splice(0)) await made.close();
    });
    afterAll(async () => {
      fixture.redis.disconnect();
      await test.stop();
    });
    define(fixture);
  });
}
