import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { defaultTiming } from '../../src/clock/timing.ts';
import { onBothServers, soon } from './on-both-servers.ts';
import type { ClockHarnessOptions } from './clock-harness.ts';

onBothServers('what may go wrong with jobs', (fixture) => {
  it('sends each reminder once with several workers', async () => {
    const said: string[] = [];
    const announce: ClockHarnessOptions['announce'] = async ({ id }) => void said.push(id);
    const first = fixture.table({ announce });
    const second = fixture.table({ announce });
    await Promise.all([first.start(), second.start()]);
    const at = Date.now() + 300;
    for (let n = 0; n < 60; n++) await first.create(`M${n}`, [at, at + 100]);
    await soon(() => said.length >= 120);
    await fixture.settled();
    expect(said).toHaveLength(120);
    expect(new Set(said).size).toBe(120);
  });

  it('restores every reminder and every post when the queue is wiped', async () => {
    const before = fixture.table();
    const at = Date.now() + 500;
    for (let n = 0; n < 50; n++) await before.create(`M${n}`, [at + n]);
    await before.create('P', []);
    await before.move('P', [], 2);
    await fixture.redis.del(...(await fixture.redis.keys('{parley-clock}*')));
    const after = fixture.table();
    await after.start();
    await soon(() => after.said.length === 52);
    await fixture.settled();
    expect(new Set(after.said).size).toBe(52);
    expect(after.said).toHaveLength(52);
  });

  it('notices by itself, while it runs, that the queue was wiped', async () => {
    let ahead = 0;
    const here = fixture.table({ timing: { sweep: 100, lease: defaultTiming.lease }, now: () => Date.now() + ahead });
    await here.start();
    // None is being said while the queue is wiped: only Discord's nonce could tell that one again.
    for (let n = 0; n < 20; n++) await here.create(`M${n}`, [Date.now() + 3_600_000]);
    await fixture.redis.del(...(await fixture.redis.keys('{parley-clock}*')));
    ahead = 3_600_000;
    await soon(() => here.said.length >= 20);
    await fixture.settled();
    expect(here.said.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `M${n}-2-0`).toSorted());
  });

  it('works on with a new connection when one went deaf while it waited for jobs', async () => {
    let made = 0;
    const left: Redis[] = [];
    const here = fixture.table({
      // A busy machine may look deaf too: what such a worker had taken comes back with its lease.
      timing: { check: 200, lease: defaultTiming.lease },
      connect: (use) =>
        use === 'worker' && made++ < 2 ? deaf(fixture.connect(use) as Redis, left) : fixture.connect(use),
    });
    await here.start();
    await here.create('A', [Date.now() + 50]);
    await soon(() => here.said.length === 1);
    await fixture.settled();
    for (const connection of left) Redis.prototype.disconnect.call(connection);
    expect(here.said).toEqual(['A-2-0']);
    expect(made).toBeGreaterThanOrEqual(4);
  });

  it('fires nothing early, late or twice when clocks differ', async () => {
    const said: string[] = [];
    const announce: ClockHarnessOptions['announce'] = async ({ id }) => void said.push(id);
    const right = fixture.table({ announce });
    const ahead = fixture.table({ announce, now: () => Date.now() + 300 });
    const start = Date.now();
    // Put into the queue by the one whose clock runs ahead: its job comes too early for the other.
    await ahead.create('A', [start + 700]);
    await right.start();
    await soon(() => said.length === 1);
    expect(Date.now() - start).toBeGreaterThanOrEqual(700);
    await fixture.settled();
    expect(said).toEqual(['A-2-0']);
  });

  it('follows a clock that is put forward', async () => {
    let ahead = 0;
    const here = fixture.table({ now: () => Date.now() + ahead });
    await here.start();
    await here.create('A', [Date.now() + 3_600_000, Date.now() + 7_200_000]);
    ahead = 3_600_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 1);
    await expect.poll(() => fixture.redis.zcard('{parley-clock}:wake:delayed')).toBe(1);
    ahead = 7_200_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });

  it('makes up for jobs that come far too late, once', async () => {
    const here = fixture.table();
    await here.create('A', [Date.now() - 3_600_000, Date.now() - 1_800_000]);
    await here.start();
    await here.clock.sweep();
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });
});

/** Stops answering without closing, like some connections after a fail-over. */
function deaf(connection: Redis, left: Redis[]): Redis {
  const duplicate = (): Redis => {
    const another = Object.assign(Redis.prototype.duplicate.call(connection), {
      bzpopmin: () => new Promise<never>(() => {}),
      disconnect: () => {},
    });
    left.push(another);
    return another;
  };
  return Object.assign(connection, { duplicate });
}
