import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Redis } from 'ioredis';
import { memory } from '../store/sample.ts';
import { type TestHome, kinds } from '../store/servers.ts';
import { type Table, type TableOptions, tableOn } from './table.ts';

const soon = (condition: () => unknown): Promise<unknown> => vi.waitUntil(condition, { timeout: 10_000, interval: 5 });

describe.each(kinds)('the clock on $name', ({ open }) => {
  let log = memory();
  let test: TestHome;
  let redis: Redis;
  const tables: Table[] = [];

  const table = (options?: TableOptions): Table => {
    const made = tableOn(test.home, log, options);
    tables.push(made);
    return made;
  };

  beforeAll(async () => {
    test = await open(log);
    redis = test.home.connect('queue') as Redis;
  });
  beforeEach(async () => {
    log = memory();
    await redis.flushall();
  });
  afterEach(async () => {
    for (const made of tables.splice(0)) await made.close();
  });
  afterAll(async () => {
    redis.disconnect();
    await test.stop();
  });

  const idle = async (): Promise<boolean> => {
    const names = ['wake', 'post'].flatMap((queue) => ['wait', 'active', 'delayed'].map((state) => `{parley-clock}:${queue}:${state}`));
    return (await Promise.all(names.map((name) => redis.exists(name)))).every((found) => found === 0);
  };

  /** Not just what was awaited, but everything: whatever else would happen has happened by then. */
  const settled = async (): Promise<void> => void (await vi.waitUntil(idle, { timeout: 10_000, interval: 10 }));

  it('reminds at the right moments, once each', async () => {
    const here = table();
    await here.start();
    const start = Date.now();
    await here.create('A', [start + 60, start + 120, start + 180]);
    await soon(() => here.said.length === 3);
    await settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0', 'A-4-0']);
    expect(Date.now() - start).toBeGreaterThanOrEqual(180);
    expect(await here.store.posts(10)).toEqual([]);
  });

  it('does nothing for a match that moved on', async () => {
    const here = table();
    await here.start();
    await here.create('A', [Date.now() + 80]);
    await here.move('A', [Date.now() + 200]);
    await here.create('B', [Date.now() + 100]);
    await here.move('B', []);
    await soon(() => here.said.length === 1);
    await settled();
    expect(here.said).toEqual(['A-3-0']);
    expect(here.woken).toEqual(['A']);
  });

  it('never has more than one pending reminder of a match', async () => {
    const here = table();
    for (let n = 0; n < 20; n++) await (n === 0 ? here.create('A', [Date.now() + 50_000]) : here.move('A', [Date.now() + 50_000 + n]));
    expect(await redis.zcard('{parley-clock}:wake:delayed')).toBe(1);
  });

  it('says things in order, and tries again what failed before it goes on', async () => {
    const failing = new Set(['A-2-1']);
    const here = table({
      async announce({ id }) {
        if (failing.delete(id)) throw new Error('Discord is away');
      },
    });
    await here.start();
    await here.create('A', []);
    await here.move('A', [], 3);
    await here.move('A', [], 2);
    await soon(() => here.said.length === 5);
    await settled();
    expect(here.said).toEqual(['A-2-0', 'A-2-1', 'A-2-2', 'A-3-0', 'A-3-1']);
    expect(log.lines).toContainEqual(expect.stringContaining('Discord is away'));
  });

  it('gives up on what never works, keeps it aside, and goes on', async () => {
    let tries = 0;
    const here = table({
      async announce({ id }) {
        if (id === 'A-2-0') throw new Error(`no such channel ${++tries}`);
      },
    });
    await here.start();
    await here.create('A', []);
    await here.move('A', [], 2);
    await soon(() => here.said.length === 1);
    await settled();
    expect(here.said).toEqual(['A-2-1']);
    expect(tries).toBe(3);
    expect(await redis.lrange('{parley}undelivered', '0', '-1')).toEqual([expect.stringMatching(/^no such channel 3\nA\nA-2-0/)]);
  });

  it('keeps aside what a lost or broken match had to say', async () => {
    const here = table();
    await here.create('A', []);
    await here.create('B', []);
    await here.move('A', [], 1);
    await here.move('B', [], 1);
    await redis.set('{parley}match:A', 'rubbish');
    await redis.del('{parley}match:B');
    await here.start();
    await settled();
    expect(here.said).toEqual([]);
    expect(await redis.llen('{parley}undelivered')).toBe(2);
  });

  it('does not say again what it could not strike off', async () => {
    const here = table();
    const strike = here.store.delivered;
    let failed = false;
    here.store.delivered = async (post) => {
      if (!failed) {
        failed = true;
        throw new Error('Redis went away');
      }
      await strike(post);
    };
    await here.start();
    await here.create('A', []);
    await here.move('A', [], 2);
    await soon(() => here.said.length === 2);
    await settled();
    expect(here.said).toEqual(['A-2-0', 'A-2-1']);
    expect(await here.store.posts(10)).toEqual([]);
  });

  it('sends each reminder once with several workers', async () => {
    const said: string[] = [];
    const announce: TableOptions['announce'] = async ({ id }) => void said.push(id);
    const first = table({ announce });
    const second = table({ announce });
    await Promise.all([first.start(), second.start()]);
    const at = Date.now() + 300;
    for (let n = 0; n < 60; n++) await first.create(`M${n}`, [at, at + 100]);
    await soon(() => said.length >= 120);
    await settled();
    expect(said).toHaveLength(120);
    expect(new Set(said).size).toBe(120);
  });

  it('restores every reminder and every post when the queue is wiped', async () => {
    const before = table();
    const at = Date.now() + 500;
    for (let n = 0; n < 50; n++) await before.create(`M${n}`, [at + n]);
    await before.create('P', []);
    await before.move('P', [], 2);
    for (const key of await redis.keys('{parley-clock}*')) await redis.del(key);
    const after = table();
    await after.start();
    await soon(() => after.said.length === 52);
    await settled();
    expect(new Set(after.said).size).toBe(52);
    expect(after.said).toHaveLength(52);
  });

  it('notices by itself, while it runs, that the queue was wiped', async () => {
    const here = table({ timing: { sweep: 100 } });
    await here.start();
    for (let n = 0; n < 20; n++) await here.create(`M${n}`, [Date.now() + 500]);
    for (const key of await redis.keys('{parley-clock}*')) await redis.del(key);
    await soon(() => here.said.length >= 20);
    await settled();
    expect(here.said.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `M${n}-2-0`).toSorted());
  });

  it('fires nothing early, late or twice when clocks differ', async () => {
    const said: string[] = [];
    const announce: TableOptions['announce'] = async ({ id }) => void said.push(id);
    const right = table({ announce });
    const ahead = table({ announce, now: () => Date.now() + 300 });
    const start = Date.now();
    // Put into the queue by the one whose clock runs ahead: its job comes too early for the other.
    await ahead.create('A', [start + 700]);
    await right.start();
    await soon(() => said.length === 1);
    expect(Date.now() - start).toBeGreaterThanOrEqual(700);
    await settled();
    expect(said).toEqual(['A-2-0']);
  });

  it('follows a clock that is put forward', async () => {
    let ahead = 0;
    const here = table({ now: () => Date.now() + ahead });
    await here.start();
    await here.create('A', [Date.now() + 3_600_000, Date.now() + 7_200_000]);
    ahead = 3_600_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 1);
    expect(await redis.zcard('{parley-clock}:wake:delayed')).toBe(1);
    ahead = 7_200_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });

  it('makes up for jobs that come far too late, once', async () => {
    const here = table();
    await here.create('A', [Date.now() - 3_600_000, Date.now() - 1_800_000]);
    await here.start();
    await here.clock.sweep();
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });

  it('tries again when waking a match fails', async () => {
    const here = table();
    const { load } = here.store;
    let failures = 2;
    here.store.load = async (id) => {
      if (failures-- > 0) throw new Error('not now');
      return load(id);
    };
    await here.create('A', [Date.now() + 30]);
    await here.start();
    await soon(() => here.said.length === 1);
    await settled();
    expect(here.woken.length).toBeGreaterThan(1);
    expect(here.said).toEqual(['A-2-0']);
  });
});
