import { expect, it } from 'vitest';
import type { Store } from '../../src/match/ports.ts';
import { keys } from '../../src/store/keys.ts';
import { createStore } from '../../src/store/store.ts';
import { directWriter } from '../../src/store/writer.ts';
import { onEachServer } from './on-each-server.ts';
import { commitOf, given, nextVersion, postOf, sampleMatch, undeliveredPosts } from './samples.ts';

onEachServer('a commit', (fixture) => {
  it('makes a change once, and only from the seq it was made from', async () => {
    const { store, other } = fixture;
    const first = sampleMatch('A');
    const second = nextVersion(first, { undos: 1 });
    await store.commit(commitOf(first));
    expect(await store.commit(commitOf(first))).toBe('stale');
    expect(await store.commit(commitOf(second, { token: 'click', posts: [postOf(second)] }))).toBe('done');
    expect(await other.commit(commitOf(second, { token: 'click', posts: [postOf(second)] }))).toBe('duplicate');
    expect(await other.commit(commitOf(nextVersion(second), { token: 'click' }))).toBe('duplicate');
    expect(await other.commit(commitOf(second, { token: 'another' }))).toBe('stale');
    expect(await other.load('A')).toEqual(second);
    expect(await undeliveredPosts(store)).toHaveLength(1);
    expect(await store.isApplied?.('A', 'click')).toBe(true);
    expect(await store.isApplied?.('A', 'another')).toBe(false);
  });

  it('makes one challenge of one interaction', async () => {
    const { store } = fixture;
    expect(await store.commit(commitOf(sampleMatch('A'), { token: 'slash' }))).toBe('done');
    let sheet = sampleMatch('A');
    expect(await store.commit(commitOf(sheet, { token: 'slash' }))).toBe('duplicate');
    expect(await store.commit(commitOf(sheet, { token: 'another' }))).toBe('stale');
    // However many came after it.
    for (let click = 0; click < 40; click++) {
      sheet = nextVersion(sheet);
      expect(await store.commit(commitOf(sheet, { token: `click ${click}` }))).toBe('done');
    }
    expect(await store.commit(commitOf(sampleMatch('A'), { token: 'slash' }))).toBe('duplicate');
    expect(await store.ofPlayer('anna')).toHaveLength(1);
    // The newest ones are known as well.
    for (let click = 25; click < 40; click++)
      expect(await store.commit(commitOf(nextVersion(sheet), { token: `click ${click}` }))).toBe('duplicate');
  });

  it('keeps one match per channel', async () => {
    const { redis, store, other } = fixture;
    const first = sampleMatch('A');
    const second = sampleMatch('B');
    await store.commit(commitOf(first));
    await store.commit(commitOf(second));
    const moved = nextVersion(second, { home: { ...second.home, channel: first.home.channel } });
    expect(await store.commit(commitOf(moved))).toBe('channel-taken');
    expect(await other.load('B')).toEqual(second);
    const away = nextVersion(first, { home: { ...first.home, channel: 'elsewhere' } });
    expect(await store.commit(commitOf(away))).toBe('done');
    expect(await other.commit(commitOf(moved))).toBe('done');
    expect((await store.inChannel('channel-of-A'))?.id).toBe('B');
    expect((await store.inChannel('elsewhere'))?.id).toBe('A');
    expect(await store.inChannel('channel-of-B')).toBeNull();
    expect(await redis.exists(keys.channel('channel-of-B'))).toBe(0);
  });

  it('adds answers, takes them back, and keeps them in order', async () => {
    const { store, other } = fixture;
    let sheet = sampleMatch('A');
    await store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1), given(2), given(3)] } }));
    sheet = nextVersion(sheet);
    await store.commit(commitOf(sheet, { history: { drop: 2, add: [given(4)] } }));
    expect(await store.history('A')).toEqual([given(1), given(4)]);
    // Enough of them that some are on the list already.
    const many = Array.from({ length: 40 }, (_, n) => given(n + 10));
    for (const one of many) {
      sheet = nextVersion(sheet);
      expect(await other.commit(commitOf(sheet, { history: { drop: 0, add: [one] } }))).toBe('done');
    }
    expect(await store.history('A')).toEqual([given(1), given(4), ...many]);
    for (const drop of [2, 30]) {
      sheet = nextVersion(sheet);
      await store.commit(commitOf(sheet, { history: { drop, add: [] } }));
    }
    expect(await other.history('A')).toEqual([given(1), given(4), ...many.slice(0, 8)]);
    sheet = nextVersion(sheet);
    const long = { ...given(1), answer: Array.from({ length: 60 }, (_, n) => `${n * 7919} ${n}`) };
    await store.commit(commitOf(sheet, { history: { drop: 9, add: [long, given(5)] } }));
    expect(await other.history('A')).toEqual([given(1), long, given(5)]);
  });

  it('takes a commit that a torn connection sent twice for one', async () => {
    const { log, redis, store } = fixture;
    const sheet = sampleMatch('A');
    await store.commit(commitOf(sheet));
    const sent: unknown[][] = [];
    const twice = createStore({
      redis,
      log,
      writer: {
        async run(write) {
          sent.push([write.name, write.keys]);
          await directWriter(redis).run(write);
          return directWriter(redis).run(write);
        },
      },
    });
    const second = nextVersion(sheet);
    const change = commitOf(second, { token: 'click', posts: [postOf(second)], history: { drop: 0, add: [given(1)] } });
    expect(await twice.commit(change)).toBe('done');
    expect(sent).toHaveLength(1);
    expect(await store.history('A')).toEqual([given(1)]);
    expect(await undeliveredPosts(store)).toHaveLength(1);
  });

  it('applies every answer of 200 matches exactly once, however often it is sent', async () => {
    const { store, other } = fixture;
    const ids = Array.from({ length: 200 }, (_, n) => `M${n}`);
    await Promise.all(
      ids.map((id, n) =>
        store.commit(commitOf(sampleMatch(id, { home: { ...sampleMatch(id).home, channel: `c${n}` } }))),
      ),
    );
    const MOVES = 5;
    const counts = { done: 0, stale: 0, duplicate: 0, 'channel-taken': 0 };
    await Promise.all(
      ids.map(async (id) => {
        for (let move = 1; move <= MOVES; move++) {
          const answer = async (on: Store, token: string, n: number) => {
            const sheet = nextVersion((await on.load(id)) ?? sampleMatch(id));
            counts[
              await on.commit(
                commitOf(sheet, { token, history: { drop: 0, add: [given(n)] }, posts: [postOf(sheet)], due: n }),
              )
            ]++;
          };
          // Twice the same click, in two processes, and someone else's at the same moment.
          const click = `${id}-${move}`;
          await Promise.all([
            answer(store, click, move),
            answer(other, click, move),
            answer(store, `${click}-late`, -move),
          ]);
        }
      }),
    );
    expect(counts.done + counts.stale + counts.duplicate).toBe(200 * MOVES * 3);
    const posts = await undeliveredPosts(store);
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
