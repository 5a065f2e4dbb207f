import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backlog, Store } from '../../src/match/ports.ts';
import { readHead } from '../../src/store/head.ts';
import { createStore } from '../../src/store/store.ts';
import type { Connection } from '../../src/store/writer.ts';
import { commitOf, given, memory, next, pastOf, postOf, profileOf, sheetOf } from './sample.ts';
import { type TestHome, kinds } from './servers.ts';

describe.each(kinds)('the store on $name', ({ open }) => {
  const log = memory();
  let test: TestHome;
  let redis: Connection;
  let store: Store & Backlog;
  /** As another process sees it: nothing remembered. */
  let other: Store & Backlog;

  beforeAll(async () => {
    test = await open(log);
    redis = test.home.connect('store');
    store = createStore({ redis, writer: test.home.writer, log });
    other = createStore({ redis: test.home.connect('store'), writer: test.home.writer, log });
  });
  beforeEach(async () => void (await redis.flushdb()));
  afterAll(async () => {
    await store.close();
    await other.close();
    await test.stop();
  });

  it('finds a match by id, channel and player', async () => {
    const sheet = sheetOf('K7Q2M');
    expect(await store.commit(commitOf(sheet))).toBe('done');
    expect(await other.load('K7Q2M')).toEqual(sheet);
    expect(await other.inChannel('channel-of-K7Q2M')).toEqual(sheet);
    expect(await other.ofPlayer('anna')).toEqual([sheet]);
    expect(await other.ofPlayer('ben')).toEqual([sheet]);
  });

  it('knows nothing of what is not there', async () => {
    expect(await store.load('NONE')).toBeNull();
    expect(await store.inChannel('nowhere')).toBeNull();
    expect(await store.ofPlayer('nobody')).toEqual([]);
    expect(await store.history('NONE')).toEqual([]);
    expect(await store.past('NONE')).toBeNull();
    expect(await store.commit(commitOf(sheetOf('NONE', { seq: 4 })))).toBe('stale');
    expect(await store.load('NONE')).toBeNull();
  });

  it('makes a change once, and only from the seq it was made from', async () => {
    const first = sheetOf('A');
    const second = next(first, { undos: 1 });
    await store.commit(commitOf(first));
    expect(await store.commit(commitOf(first))).toBe('stale');
    expect(await store.commit(commitOf(second, { token: 'click', posts: [postOf(second)] }))).toBe('done');
    expect(await other.commit(commitOf(second, { token: 'click', posts: [postOf(second)] }))).toBe('duplicate');
    expect(await other.commit(commitOf(next(second), { token: 'click' }))).toBe('duplicate');
    expect(await other.commit(commitOf(second, { token: 'another' }))).toBe('stale');
    expect(await other.load('A')).toEqual(second);
    expect(await store.posts(10)).toHaveLength(1);
    expect(await store.seen?.('A', 'click')).toBe(true);
    expect(await store.seen?.('A', 'another')).toBe(false);
  });

  it('makes one challenge of one interaction', async () => {
    expect(await store.commit(commitOf(sheetOf('A'), { token: 'slash' }))).toBe('done');
    expect(await store.commit(commitOf(sheetOf('B'), { token: 'slash' }))).toBe('duplicate');
    expect(await store.ofPlayer('anna')).toHaveLength(1);
  });

  it('keeps one match per channel', async () => {
    const first = sheetOf('A');
    const second = sheetOf('B');
    await store.commit(commitOf(first));
    await store.commit(commitOf(second));
    const moved = next(second, { home: { ...second.home, channel: first.home.channel } });
    expect(await store.commit(commitOf(moved))).toBe('channel-taken');
    expect(await other.load('B')).toEqual(second);
    const away = next(first, { home: { ...first.home, channel: 'elsewhere' } });
    expect(await store.commit(commitOf(away))).toBe('done');
    expect(await other.commit(commitOf(moved))).toBe('done');
    expect((await store.inChannel('channel-of-A'))?.id).toBe('B');
    expect((await store.inChannel('elsewhere'))?.id).toBe('A');
    expect(await store.inChannel('channel-of-B')).toBeNull();
  });

  it('follows the players of a match', async () => {
    const sheet = sheetOf('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    const anna = sheet.players[0] as (typeof sheet.players)[number];
    await store.commit(commitOf(next(sheet, { players: [anna, { kind: 'computer', level: 'greedy', name: 'Computer' }] })));
    expect(await store.ofPlayer('ben')).toEqual([]);
    expect(await store.ofPlayer('anna')).toHaveLength(1);
  });

  it('adds answers, takes them back, and keeps them in order', async () => {
    let sheet = sheetOf('A');
    await store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1), given(2), given(3)] } }));
    sheet = next(sheet);
    await store.commit(commitOf(sheet, { history: { drop: 2, add: [given(4)] } }));
    expect(await store.history('A')).toEqual([given(1), given(4)]);
    // So many that some of them are on the list already.
    const many = Array.from({ length: 40 }, (_, n) => given(n + 10));
    for (const one of many) {
      sheet = next(sheet);
      expect(await other.commit(commitOf(sheet, { history: { drop: 0, add: [one] } }))).toBe('done');
    }
    expect(await store.history('A')).toEqual([given(1), given(4), ...many]);
    for (const drop of [2, 30]) {
      sheet = next(sheet);
      await store.commit(commitOf(sheet, { history: { drop, add: [] } }));
    }
    expect(await other.history('A')).toEqual([given(1), given(4), ...many.slice(0, 8)]);
    sheet = next(sheet);
    const long = { ...given(1), answer: Array.from({ length: 60 }, (_, n) => `${n * 7919} ${n}`) };
    await store.commit(commitOf(sheet, { history: { drop: 9, add: [long, given(5)] } }));
    expect(await other.history('A')).toEqual([given(1), long, given(5)]);
  });

  it('keeps a finished match as a record and out of the way', async () => {
    const sheet = sheetOf('A');
    await store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1)] }, due: 5 }));
    const over = next(sheet, { status: 'over', endedAt: sheet.createdAt + 10, ending: { kind: 'won', winner: 1 } });
    const past = pastOf(over, [given(1), given(2)]);
    const change = commitOf(over, { history: { drop: 0, add: [given(2)] }, posts: [postOf(over)], past });
    expect(await store.commit(change)).toBe('done');
    expect(await other.load('A')).toBeNull();
    expect(await other.last('A')).toEqual(over);
    expect(await other.past('A')).toEqual(past);
    expect(await other.history('A')).toEqual([given(1), given(2)]);
    expect(await store.inChannel('channel-of-A')).toBeNull();
    expect(await store.ofPlayer('anna')).toEqual([]);
    expect((await store.due(1e15, 10)).ids).toEqual([]);
    expect(await redis.ttl('{parley}match:A')).toBeGreaterThan(0);
    expect(await redis.ttl('{parley}past:A')).toBe(-1);
    // The id is taken for ever.
    expect(await store.commit(commitOf(sheetOf('A')))).toBe('stale');
    await redis.del('{parley}match:A');
    expect(await store.commit(commitOf(sheetOf('A')))).toBe('stale');
  });

  it('lists records newest first', async () => {
    for (const [id, endedAt] of [['A', 10], ['B', 30], ['C', 20]] as const) {
      const over = sheetOf(id, { status: 'over', endedAt });
      await store.commit(commitOf(over, { past: pastOf(over, []) }));
    }
    expect((await store.pastOf('ben', 2)).map(({ sheet }) => sheet.id)).toEqual(['B', 'C']);
  });

  it('lets go of a challenge that came to nothing', async () => {
    const sheet = sheetOf('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    await store.saveNote('A', 'card', 'message');
    const over = next(sheet, { status: 'over', ending: { kind: 'declined' }, match: null });
    await store.commit(commitOf(over, { past: { ...pastOf(over, []), seed: '', version: 0 } }));
    expect(await store.load('A')).toBeNull();
    expect((await store.past('A'))?.sheet.ending).toEqual({ kind: 'declined' });
    expect(await redis.ttl('{parley}note:A')).toBeGreaterThan(0);
  });

  it('keeps profiles, drafts and notes', async () => {
    await store.saveProfile(profileOf('anna'));
    expect(await store.profile('anna')).toEqual(profileOf('anna'));
    expect(await store.profile('ben')).toBeNull();
    await store.saveDraft('A', 1, { seq: 3, picks: ['ore', 'ore'] });
    expect(await store.draft('A', 1)).toEqual({ seq: 3, picks: ['ore', 'ore'] });
    expect(await store.draft('A', 0)).toBeNull();
    await store.saveDraft('A', 1, null);
    expect(await store.draft('A', 1)).toBeNull();
    await store.saveNote('A', 'turn', '123');
    expect(await store.note('A', 'turn')).toBe('123');
    await store.saveNote('A', 'turn', null);
    expect(await store.note('A', 'turn')).toBeNull();
  });

  it('gives posts in order until they are delivered or given up', async () => {
    const a = sheetOf('A');
    const b = sheetOf('B');
    await store.commit(commitOf(a, { posts: [postOf(a, 0), postOf(a, 1)] }));
    await store.commit(commitOf(b, { posts: [postOf(b)] }));
    expect(await store.posts(2)).toEqual([postOf(a, 0), postOf(a, 1)]);
    expect(await store.waiting()).toEqual(['A', 'B']);
    await store.delivered(postOf(a, 0));
    await store.delivered(postOf(a, 0));
    expect(await store.postsOf('A', 10)).toEqual([postOf(a, 1)]);
    await store.undeliverable(postOf(a, 1), 'no such channel');
    expect(await store.posts(10)).toEqual([postOf(b)]);
    expect(await redis.lrange('{parley}undelivered', '0', '-1')).toEqual([expect.stringContaining('no such channel')]);
  });

  it('knows what is due, what comes next, and what is open', async () => {
    await store.commit(commitOf(sheetOf('A'), { due: 1000 }));
    await store.commit(commitOf(sheetOf('B'), { due: 2000 }));
    await store.commit(commitOf(sheetOf('C'), { due: 3000 }));
    await store.commit(commitOf(sheetOf('D'), { due: null }));
    expect(await store.due(2000, 10)).toEqual({ ids: ['A', 'B'], next: 3000 });
    expect(await store.due(2000, 1)).toEqual({ ids: ['A'], next: 3000 });
    expect(await store.due(3000, 10)).toEqual({ ids: ['A', 'B', 'C'], next: null });
    expect(await store.dueOf('B')).toEqual({ match: 'B', seq: 1, at: 2000 });
    expect(await store.dueOf('D')).toBeNull();
    const upcoming = [];
    for await (const rows of store.upcoming(2500)) upcoming.push(...rows);
    expect(upcoming).toEqual([{ match: 'A', seq: 1, at: 1000 }, { match: 'B', seq: 1, at: 2000 }]);
    const found = [];
    for await (const id of store.open()) found.push(id);
    expect(found.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('takes a commit that a torn connection sent twice for one', async () => {
    const sheet = sheetOf('A');
    await store.commit(commitOf(sheet));
    const sent: unknown[][] = [];
    const twice = createStore({
      redis,
      log,
      writer: {
        async run({ name, keys, args }) {
          sent.push([name, keys]);
          const { directWriter } = await import('../../src/store/writer.ts');
          await directWriter(redis).run({ name, keys, args });
          return directWriter(redis).run({ name, keys, args });
        },
      },
    });
    const second = next(sheet);
    const change = commitOf(second, { token: 'click', posts: [postOf(second)], history: { drop: 0, add: [given(1)] } });
    expect(await twice.commit(change)).toBe('done');
    expect(sent).toHaveLength(1);
    expect(await store.history('A')).toEqual([given(1)]);
    expect(await store.posts(10)).toHaveLength(1);
  });

  it('sets aside what cannot be read, and goes on with the rest', async () => {
    for (const id of ['A', 'B', 'C', 'D']) await store.commit(commitOf(sheetOf(id), { due: 1000 }));
    await redis.set('{parley}match:A', 'rubbish');
    const value = (await redis.getBuffer('{parley}match:B')) as Buffer;
    value[value.length - 20] = (value[value.length - 20] as number) ^ 1;
    await redis.set('{parley}match:B', value);
    await redis.set('{parley}match:C', (await redis.getBuffer('{parley}match:D')) as Buffer);
    const fault = { fault: 'corrupted', match: 'A' };
    await expect(other.load('A')).rejects.toMatchObject(fault);
    await expect(other.load('A')).rejects.toMatchObject(fault);
    await expect(other.inChannel('channel-of-B')).rejects.toMatchObject({ fault: 'corrupted', match: 'B' });
    expect((await other.ofPlayer('anna')).map(({ id }) => id)).toEqual(['D']);
    expect((await other.due(1000, 10)).ids).toEqual(['D']);
    expect(await redis.hkeys('{parley}set-aside')).toEqual(expect.arrayContaining(['A', 'B', 'C']));
    expect(await redis.exists('{parley}broken:A', '{parley}broken:B', '{parley}broken:C')).toBe(3);
    expect(log.lines).toContainEqual(expect.stringContaining('Match A cannot be read and was set aside'));
    // The place of a match that was set aside can be used again.
    const again = sheetOf('E', { home: { ...sheetOf('B').home } });
    expect(await store.commit(commitOf(again))).toBe('done');
  });

  it('leaves alone what a newer version wrote', async () => {
    await store.commit(commitOf(sheetOf('A')));
    const value = (await redis.getBuffer('{parley}match:A')) as Buffer;
    const { body } = readHead(value) ?? { body: value };
    value[value.length - body.length + 1] = 99;
    await redis.set('{parley}match:A', value);
    await expect(other.load('A')).rejects.toMatchObject({ fault: 'corrupted', message: expect.stringContaining('newer version') as unknown });
    await other.quarantine('A', 'somebody above thought so');
    expect(await redis.exists('{parley}match:A')).toBe(1);
  });

  it('reports a broken profile and broken answers', async () => {
    await redis.set('{parley}profile:anna', 'rubbish');
    await expect(store.profile('anna')).rejects.toMatchObject({ fault: 'corrupted' });
    await redis.rpush('{parley}answers:A', 'rubbish');
    await expect(store.history('A')).rejects.toMatchObject({ fault: 'corrupted', match: 'A' });
    await redis.hset('{parley}channels', 'x', 'y');
    await redis.set('{parley}due', 'not a sorted set');
    await expect(store.due(1, 1)).rejects.toMatchObject({ fault: 'corrupted' });
  });

  it('puts an unreadable row of the outbox aside and says the rest', async () => {
    await redis.rpush('{parley}outbox', 'A\nA-1-0\n{"id":');
    const sheet = sheetOf('A');
    await store.commit(commitOf(sheet, { posts: [postOf(sheet)] }));
    expect(await store.postsOf('A', 10)).toEqual([postOf(sheet)]);
    expect(await redis.llen('{parley}outbox')).toBe(1);
    expect(await redis.llen('{parley}undelivered')).toBe(1);
  });

  it('forgets a person', async () => {
    await store.saveProfile(profileOf('anna'));
    await store.commit(commitOf(sheetOf('A', { status: 'challenge', home: { ...sheetOf('A').home, channel: null } })));
    await store.commit(commitOf(sheetOf('B'), { due: 7000 }));
    const over = sheetOf('C', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { past: pastOf(over, [given(1)]) }));
    expect(await store.purge('anna')).toBe(4);
    expect(await store.profile('anna')).toBeNull();
    expect(await other.load('A')).toBeNull();
    expect(await other.ofPlayer('ben')).toHaveLength(1);
    expect((await other.load('B'))?.players).toMatchObject([{ id: 'anna', name: '–' }, { name: 'Ben' }]);
    expect(await other.dueOf('B')).toMatchObject({ at: 7000 });
    expect((await other.past('C'))?.sheet.players).toMatchObject([{ id: '0', name: '–' }, { name: 'Ben' }]);
    expect((await other.past('C'))?.history).toEqual([given(1)]);
    expect((await other.last('C'))?.players).toMatchObject([{ id: '0', name: '–' }, { name: 'Ben' }]);
    expect(await store.pastOf('anna', 5)).toEqual([]);
    expect(await store.pastOf('ben', 5)).toHaveLength(1);
    expect(await store.purge('anna')).toBe(1);
  });

  it('applies every answer of 200 matches exactly once, however often it is sent', async () => {
    const ids = Array.from({ length: 200 }, (_, n) => `M${n}`);
    await Promise.all(ids.map((id, n) => store.commit(commitOf(sheetOf(id, { home: { ...sheetOf(id).home, channel: `c${n}` } })))));
    const MOVES = 5;
    const counts = { done: 0, stale: 0, duplicate: 0, 'channel-taken': 0 };
    await Promise.all(
      ids.map(async (id) => {
        for (let move = 1; move <= MOVES; move++) {
          const answer = async (on: Store, token: string, n: number) => {
            const sheet = next((await on.load(id)) ?? sheetOf(id));
            counts[await on.commit(commitOf(sheet, { token, history: { drop: 0, add: [given(n)] }, posts: [postOf(sheet)], due: n }))]++;
          };
          // Twice the same click, in two processes, and somebody else's at the same moment.
          const click = `${id}-${move}`;
          await Promise.all([answer(store, click, move), answer(other, click, move), answer(store, `${click}-late`, -move)]);
        }
      }),
    );
    expect(counts.done + counts.stale + counts.duplicate).toBe(200 * MOVES * 3);
    const posts = await store.posts(100_000);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(posts).toHaveLength(counts.done);
    for (const id of ids) {
      const sheet = await other.load(id);
      const history = await other.history(id);
      expect(history).toHaveLength((sheet?.seq ?? 0) - 1);
      expect(new Set(history.map(({ answer }) => answer.join())).size).toBe(history.length);
      expect(posts.filter(({ match }) => match === id).map(({ seq }) => seq)).toEqual(history.map((_, n) => n + 2));
    }
  });
});
