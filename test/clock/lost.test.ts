import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { usual } from '../../src/clock/timing.ts';
import { onBoth, soon } from './both.ts';
import type { TableOptions } from './table.ts';

onBoth('what may go wrong with jobs', (hall) => {
  it('sends each reminder once with several workers', async () => {
    const said: string[] = [];
    const announce: TableOptions['announce'] = async ({ id }) => void said.push(id);
    const first = hall.table({ announce });
    const second = hall.table({ announce });
    await Promise.all([first.start(), second.start()]);
    const at = Date.now() + 300;
    for (let n = 0; n < 60; n++) await first.create(`M${n}`, [at, at + 100]);
    await soon(() => said.length >= 120);
    await hall.settled();
    expect(said).toHaveLength(120);
    expect(new Set(said).size).toBe(120);
  });

  it('restores every reminder and every post when the queue is wiped', async () => {
    const before = hall.table();
    const at = Date.now() + 500;
    for (let n = 0; n < 50; n++) await before.create(`M${n}`, [at + n]);
    await before.create('P', []);
    await before.move('P', [], 2);
    await hall.redis.del(...(await hall.redis.keys('{parley-clock}*')));
    const after = hall.table();
    await after.start();
    await soon(() => after.said.length === 52);
    await hall.settled();
    expect(new Set(after.said).size).toBe(52);
    expect(after.said).toHaveLength(52);
  });

  it('notices by itself, while it runs, that the queue was wiped', async () => {
    let ahead = 0;
    const here = hall.table({ timing: { sweep: 100, lease: usual.lease }, now: () => Date.now() + ahead });
    await here.start();
    // None is being said while the queue is wiped: only Discord's nonce could tell that one again.
    for (let n = 0; n < 20; n++) await here.create(`M${n}`, [Date.now() + 3_600_000]);
    await hall.redis.del(...(await hall.redis.keys('{parley-clock}*')));
    ahead = 3_600_000;
    await soon(() => here.said.length >= 20);
    await hall.settled();
    expect(here.said.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `M${n}-2-0`).toSorted());
  });

  it('works on with a new connection when one went deaf while it waited for jobs', async () => {
    let made = 0;
    const left: Redis[] = [];
    const here = hall.table({ connect: (use) => (use === 'worker' && made++ < 2 ? deaf(hall.connect(use) as Redis, left) : hall.connect(use)) });
    await here.start();
    await here.create('A', [Date.now() + 50]);
    await soon(() => here.said.length === 1);
    await hall.settled();
    for (const connection of left) Redis.prototype.disconnect.call(connection);
    expect([here.said, made]).toEqual([['A-2-0'], 4]);
  });

  it('fires nothing early, late or twice when clocks differ', async () => {
    const said: string[] = [];
    const announce: TableOptions['announce'] = async ({ id }) => void said.push(id);
    const right = hall.table({ announce });
    const ahead = hall.table({ announce, now: () => Date.now() + 300 });
    const start = Date.now();
    // Put into the queue by the one whose clock runs ahead: its job comes too early for the other.
    await ahead.create('A', [start + 700]);
    await right.start();
    await soon(() => said.length === 1);
    expect(Date.now() - start).toBeGreaterThanOrEqual(700);
    await hall.settled();
    expect(said).toEqual(['A-2-0']);
  });

  it('follows a clock that is put forward', async () => {
    let ahead = 0;
    const here = hall.table({ now: () => Date.now() + ahead });
    await here.start();
    await here.create('A', [Date.now() + 3_600_000, Date.now() + 7_200_000]);
    ahead = 3_600_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 1);
    await expect.poll(() => hall.redis.zcard('{parley-clock}:wake:delayed')).toBe(1);
    ahead = 7_200_000;
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await hall.settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });

  it('makes up for jobs that come far too late, once', async () => {
    const here = hall.table();
    await here.create('A', [Date.now() - 3_600_000, Date.now() - 1_800_000]);
    await here.start();
    await here.clock.sweep();
    await here.clock.sweep();
    await soon(() => here.said.length === 2);
    await hall.settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0']);
  });
});

/** Says nothing any more to whoever waits for a job on it, and does not end either: what is left of some connections after a fail-over. */
function deaf(connection: Redis, left: Redis[]): Redis {
  const duplicate = (): Redis => {
    const another = Object.assign(Redis.prototype.duplicate.call(connection), { bzpopmin: () => new Promise<never>(() => {}), disconnect: () => {} });
    left.push(another);
    return another;
  };
  return Object.assign(connection, { duplicate });
}
