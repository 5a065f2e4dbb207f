import { expect, it } from 'vitest';
import { onBothServers, soon } from './on-both-servers.ts';
import { undeliveredPosts } from '../store/samples.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';

onBothServers('the clock', (fixture) => {
  it('reminds at the right moments, once each', async () => {
    const here = fixture.table();
    await here.start();
    const start = Date.now();
    await here.create('A', [start + 60, start + 120, start + 180]);
    await soon(() => here.said.length === 3);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-3-0', 'A-4-0']);
    expect(Date.now() - start).toBeGreaterThanOrEqual(180);
    expect(await undeliveredPosts(here.store)).toEqual([]);
  });

  it('does nothing for a match that moved on', async () => {
    const here = fixture.table();
    await here.create('A', [Date.now() + 20]);
    await here.move('A', [Date.now() + 200]);
    await here.create('B', [Date.now() + 20]);
    await here.move('B', []);
    await here.start();
    await soon(() => here.said.length === 1);
    await fixture.settled();
    expect(here.said).toEqual(['A-3-0']);
    expect(here.woken).toEqual(['A']);
  });

  it('never has more than one pending reminder of a match', async () => {
    const here = fixture.table();
    for (let n = 0; n < 20; n++)
      await (n === 0 ? here.create('A', [Date.now() + 50_000]) : here.move('A', [Date.now() + 50_000 + n]));
    expect(await fixture.redis.zcard('{parley-clock}:wake:delayed')).toBe(1);
  });

  it('says things in order, and tries again what failed before it goes on', async () => {
    const failing = new Set(['A-2-1']);
    const here = fixture.table({
      async announce({ id }) {
        if (failing.delete(id)) throw new Error('Discord is away');
      },
    });
    await here.start();
    await here.create('A', []);
    await here.move('A', [], 3);
    await here.move('A', [], 2);
    await soon(() => here.said.length === 5);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-2-1', 'A-2-2', 'A-3-0', 'A-3-1']);
    expect(fixture.log.lines).toContainEqual(expect.stringContaining('Discord is away'));
  });

  it('lets everything wait together while nothing can be said at all, and gives nothing up', async () => {
    let away = true;
    let tried = 0;
    const here = fixture.table({
      timing: { outageThreshold: 3, deliveryAttempts: 4, firstPause: 40 },
      async announce() {
        tried++;
        if (away) throw new Error('Discord is away');
      },
    });
    for (let n = 0; n < 12; n++) {
      await here.create(`M${n}`, []);
      await here.move(`M${n}`, [], 1);
    }
    await here.start();
    await fixture.log.until(/all messages wait: Discord is away/);
    await soon(() => tried > 12);
    away = false;
    await soon(() => here.said.length === 12);
    await fixture.settled();
    expect(new Set(here.said).size).toBe(12);
  });

  it('loads a match once for all it has to say, and once more for what comes of a later change', async () => {
    const loaded: number[] = [];
    const here = fixture.table({
      loaded: ({ seq }) => loaded.push(seq),
      async announce({ id }) {
        if (id === 'A-3-1') await here.move('A', [], 2);
      },
    });
    await here.create('A', []);
    await here.move('A', [], 2);
    await here.move('A', [], 2);
    await here.start();
    await soon(() => here.said.length === 6);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-2-1', 'A-3-0', 'A-3-1', 'A-4-0', 'A-4-1']);
    expect(loaded).toEqual([3, 4]);
  });

  it('gives up on what never works, keeps it aside, and goes on', async () => {
    let tries = 0;
    const here = fixture.table({
      async announce({ id }) {
        if (id === 'A-2-0') throw new Error(`no such channel ${++tries}`);
      },
    });
    await here.start();
    await here.create('A', []);
    await here.move('A', [], 2);
    await soon(() => here.said.length === 1);
    await fixture.settled();
    expect(here.said).toEqual(['A-2-1']);
    expect(tries).toBe(3);
    expect(await fixture.redis.lrange(keys.undelivered(tagOf('A')), '0', '-1')).toEqual([
      expect.stringMatching(/^no such channel 3\nA\nA-2-0/),
    ]);
  });

  it('keeps aside what a lost or broken match had to say', async () => {
    const here = fixture.table();
    await here.create('A', []);
    await here.create('B', []);
    await here.move('A', [], 1);
    await here.move('B', [], 1);
    await fixture.redis.set(keys.match('A'), 'rubbish');
    await fixture.redis.del(keys.match('B'));
    await here.start();
    await fixture.settled();
    expect(here.said).toEqual([]);
    for (const id of ['A', 'B']) expect(await fixture.redis.llen(keys.undelivered(tagOf(id)))).toBe(1);
  });

  it('does not say again what it could not strike off', async () => {
    const here = fixture.table();
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
    await fixture.settled();
    expect(here.said).toEqual(['A-2-0', 'A-2-1']);
    expect(await undeliveredPosts(here.store)).toEqual([]);
  });

  it('tries again when waking a match fails', async () => {
    const here = fixture.table();
    const { load } = here.store;
    let failures = 2;
    here.store.load = async (id) => {
      if (failures-- > 0) throw new Error('not now');
      return load(id);
    };
    await here.create('A', [Date.now() + 30]);
    await here.start();
    await soon(() => here.said.length === 1);
    await fixture.settled();
    expect(here.woken.length).toBeGreaterThan(1);
    expect(here.said).toEqual(['A-2-0']);
  });
});
