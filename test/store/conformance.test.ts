import { expect, it, vi } from 'vitest';
import { onEachServer } from './on-each-server.ts';
import {
  commitOf,
  given,
  nextVersion,
  sampleFinished,
  postOf,
  sampleProfile,
  sampleMatch,
  undeliveredPosts,
} from './samples.ts';
import { keys } from '../../src/store/keys.ts';
import { ensureLayout } from '../../src/store/layout.ts';
import { createLeases, holdLease } from '../../src/store/lease.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { rebuild } from '../../src/store/rebuild.ts';
import { createSharedShards } from '../../src/store/shared-shards.ts';
import { directWriter } from '../../src/store/writer.ts';

onEachServer('the store', (fixture) => {
  it('is marked with its layout, and one of another layout is left alone in one sentence', async () => {
    const { redis } = fixture;
    await ensureLayout(redis, 'look');
    expect(await redis.get(keys.layout)).toBeNull();
    await ensureLayout(redis, 'use');
    expect(await redis.get(keys.layout)).toBe('2');
    await redis.set(keys.layout, '3');
    await expect(ensureLayout(redis, 'use')).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.stringMatching(/^The store has layout 3.+\.$/) as unknown,
    });
    expect(await redis.get(keys.layout)).toBe('3');
  });

  it('finds matches, players and channels again from the matches alone', async () => {
    const { store, other, redis } = fixture;
    const sheet = sampleMatch('A');
    const over = sampleMatch('B', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(sheet));
    await store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
    const counts = await store.counts();
    for (const key of [keys.channel('channel-of-A'), keys.player('anna'), keys.played('anna')]) await redis.del(key);
    for (const id of ['A', 'B']) await redis.del(keys.counts(tagOf(id)));
    expect(await other.ofPlayer('anna')).toEqual([]);
    expect(await rebuild(redis, directWriter(redis))).toEqual({ matches: 1, records: 1, unreadable: 0 });
    expect(await other.ofPlayer('anna')).toEqual([sheet]);
    expect(await other.inChannel('channel-of-A')).toEqual(sheet);
    expect(await other.counts()).toEqual(counts);
  });

  it('counts matches by game and state while they change, as counting them all again does', async () => {
    const { redis, store, other } = fixture;
    let sheet = sampleMatch('A', { status: 'challenge' });
    const changes = [
      {},
      { home: { ...sheet.home, channel: 'elsewhere' } },
      { status: 'open' },
      { home: { ...sheet.home, channel: 'back' } },
      { status: 'over', endedAt: 5 },
    ] as const;
    const counts = async () => [...(await other.counts())].filter(([, count]) => count !== 0);
    await store.commit(commitOf(sheet));
    for (const change of changes) {
      sheet = nextVersion(sheet, change);
      const finished = sheet.status === 'over' ? sampleFinished(sheet, []) : null;
      expect(await store.commit(commitOf(sheet, { finished }))).toBe('done');
      const counted = [[`toy ${sheet.status}`, 1]];
      expect(await counts()).toEqual(counted);
      await rebuild(redis, directWriter(redis));
      expect(await counts()).toEqual(counted);
    }
  });

  it('finds a match by id, channel and player', async () => {
    const { store, other } = fixture;
    const sheet = sampleMatch('K7Q2M');
    expect(await store.commit(commitOf(sheet))).toBe('done');
    expect(await other.load('K7Q2M')).toEqual(sheet);
    expect(await other.inChannel('channel-of-K7Q2M')).toEqual(sheet);
    expect(await other.ofPlayer('anna')).toEqual([sheet]);
    expect(await other.ofPlayer('anna', sheet.id)).toEqual([]);
    expect(await other.ofPlayer('ben')).toEqual([sheet]);
  });

  it('ranks what was played alone, and makes the ranking again', async () => {
    const { redis, store, other } = fixture;
    const list = 'guild:dice:island-one';
    const begun = sampleMatch('A');
    const alone = {
      ...begun,
      home: { ...begun.home, guild: 'guild' },
      terms: { ...begun.terms, game: 'dice', options: { variant: 'island-one' } },
    };
    for (const [id, rank] of [
      ['A', 59_999],
      ['B', 60_997],
      ['C', 60_000],
    ] as const) {
      const sheet = { ...alone, id, home: { ...alone.home, channel: null }, players: alone.players.slice(0, 1) };
      await store.commit(commitOf(sheet));
      const over = nextVersion(sheet, {
        status: 'over',
        endedAt: sheet.createdAt + 10,
        ending: { kind: 'won', ranking: [[0]] },
        feat: { figures: [rank], rank, lists: [list] },
      });
      await store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
    }
    expect(await other.leaderboard(list, 10)).toEqual(['B', 'C', 'A']);
    expect(await other.leaderboard(list, 2)).toEqual(['B', 'C']);
    await redis.del(keys.best(list));
    await rebuild(redis, directWriter(redis));
    expect(await other.leaderboard(list, 10)).toEqual(['B', 'C', 'A']);
    expect(await other.leaderboard('guild:dice:island-one:2026-11-17', 10)).toEqual([]);
  });

  it('keeps the first seed of a day', async () => {
    const { store, other } = fixture;
    const first = { seed: 'one', commitment: 'sum-of-one' };
    const day = new Date().toISOString().slice(0, 10);
    expect(await store.dailySeed(day, first, Date.now() + 60_000)).toEqual(first);
    expect(await other.dailySeed(day, { seed: 'two', commitment: 'sum' }, Date.now() + 60_000)).toEqual(first);
  });

  it('remembers words under a mark for a while', async () => {
    const { store, other } = fixture;
    expect(await store.mark('mark')).toBeNull();
    await store.saveMark('mark', 'words', Date.now() + 60_000);
    expect(await other.mark('mark')).toBe('words');
    expect(await fixture.redis.pttl(keys.mark('mark'))).toBeGreaterThan(0);
  });

  it('knows nothing of what is not there', async () => {
    const { store } = fixture;
    expect(await store.load('NONE')).toBeNull();
    expect(await store.inChannel('nowhere')).toBeNull();
    expect(await store.ofPlayer('nobody')).toEqual([]);
    expect(await store.history('NONE')).toEqual([]);
    expect(await store.finished('NONE')).toBeNull();
    expect(await store.commit(commitOf(sampleMatch('NONE', { seq: 4 })))).toBe('stale');
    expect(await store.load('NONE')).toBeNull();
  });

  it('follows the players of a match', async () => {
    const { store } = fixture;
    const sheet = sampleMatch('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    const anna = sheet.players[0] as (typeof sheet.players)[number];
    await store.commit(
      commitOf(nextVersion(sheet, { players: [anna, { kind: 'computer', level: 'fair', name: 'Computer' }] })),
    );
    expect(await store.ofPlayer('ben')).toEqual([]);
    expect(await store.ofPlayer('anna')).toHaveLength(1);
  });

  it('keeps a finished match as a record and out of the way', async () => {
    const { redis, store, other } = fixture;
    const sheet = sampleMatch('A');
    await store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1)] }, due: 5 }));
    const over = nextVersion(sheet, {
      status: 'over',
      endedAt: sheet.createdAt + 10,
      ending: { kind: 'won', ranking: [[1], [0]] },
    });
    const past = sampleFinished(over, [given(1), given(2)]);
    const change = commitOf(over, { history: { drop: 0, add: [given(2)] }, posts: [postOf(over)], finished: past });
    expect(await store.commit(change)).toBe('done');
    expect(await other.load('A')).toBeNull();
    expect(await other.lastWritten('A')).toEqual(over);
    expect(await other.finished('A')).toEqual(past);
    expect(await other.history('A')).toEqual([given(1), given(2)]);
    expect(await store.inChannel('channel-of-A')).toBeNull();
    expect(await store.ofPlayer('anna')).toEqual([]);
    expect((await store.due(1e15, 10)).ids).toEqual([]);
    expect(await redis.ttl(keys.match('A'))).toBeGreaterThan(0);
    expect(await redis.ttl(keys.past('A'))).toBeGreaterThan(729 * 86_400);
    // The id is taken as long as there is a record.
    expect(await store.commit(commitOf(sampleMatch('A')))).toBe('stale');
    await redis.del(keys.match('A'));
    expect(await store.commit(commitOf(sampleMatch('A')))).toBe('stale');
  });

  it('lists records newest first', async () => {
    const { store } = fixture;
    for (const [id, endedAt] of [
      ['A', 10],
      ['B', 30],
      ['C', 20],
    ] as const) {
      const over = sampleMatch(id, { status: 'over', endedAt });
      await store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
    }
    expect((await store.finishedOf('ben', 2)).map(({ sheet }) => sheet.id)).toEqual(['B', 'C']);
  });

  it('lets go of a challenge that came to nothing', async () => {
    const { redis, store } = fixture;
    const sheet = sampleMatch('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    await store.saveUiValue('A', 'card', 'message');
    const over = nextVersion(sheet, { status: 'over', ending: { kind: 'declined' }, match: null });
    await store.commit(commitOf(over, { finished: { ...sampleFinished(over, []), seed: '', version: 0 } }));
    expect(await store.load('A')).toBeNull();
    expect((await store.finished('A'))?.sheet.ending).toEqual({ kind: 'declined' });
    expect(await redis.ttl(keys.note('A'))).toBeGreaterThan(0);
  });

  it('keeps profiles, drafts and notes', async () => {
    const { store } = fixture;
    await store.changeProfile('anna', () => sampleProfile('anna'));
    expect(await store.profile('anna')).toEqual(sampleProfile('anna'));
    expect(await store.profile('ben')).toBeNull();
    expect(await store.profiles(['ben', 'anna', 'carla'])).toEqual([null, sampleProfile('anna'), null]);
    expect(await store.profiles([])).toEqual([]);
    await store.saveDraft('A', 1, { seq: 3, picks: ['ore', 'ore'] });
    expect(await store.draft('A', 1)).toEqual({ seq: 3, picks: ['ore', 'ore'] });
    expect(await store.draft('A', 0)).toBeNull();
    await store.saveDraft('A', 1, null);
    expect(await store.draft('A', 1)).toBeNull();
    await store.saveUiValue('A', 'turn', '123');
    expect(await store.uiValue('A', 'turn')).toBe('123');
    await store.saveUiValue('A', 'turn', null);
    expect(await store.uiValue('A', 'turn')).toBeNull();
  });

  it('knows which matches are shared', async () => {
    const { store, other } = fixture;
    const share = { token: 'secret', by: 'anna' };
    expect(await store.shareOf('A')).toBeNull();
    expect(await store.saveShare('A', null, share)).toBe(true);
    expect([await other.shareOf('A'), await other.shareOf('B')]).toEqual([share, null]);
    expect(await other.saveShare('A', null, { token: 'other', by: 'ben' })).toBe(false);
    expect(await other.shareOf('A')).toEqual(share);
    expect(await store.saveShare('A', share, null)).toBe(true);
    expect(await other.shareOf('A')).toBeNull();
  });

  it('lends a lease to one process until it stops', async () => {
    const { redis } = fixture;
    const first = holdLease(createLeases(redis), 'counts');
    expect(first.held()).toBe(false);
    await vi.waitUntil(() => first.held(), { timeout: 60_000 });
    const second = createLeases(redis);
    expect(await second.claim('counts')).toBe(false);
    await first.stop();
    expect(await second.claim('counts')).toBe(true);
  });

  it('lets one process at a time identify a shard of a bucket', async () => {
    const [first, second] = [createSharedShards(fixture.redis), createSharedShards(fixture.redis)];
    expect(await first.mayIdentify(0, 60_000)).toBe(true);
    expect(await second.mayIdentify(0, 60_000)).toBe(false);
    expect(await second.mayIdentify(1, 60_000)).toBe(true);
  });

  it('asks for the profiles of a table in one command, or on a cluster in as many that are sent together', async () => {
    const { redis, store } = fixture;
    await store.changeProfile('anna', () => sampleProfile('anna'));
    const sent = vi.spyOn(redis, 'sendCommand');
    const asked = store.profiles(['anna', 'ben', 'carla']);
    const commands = sent.mock.calls.map(([{ name }]) => name);
    expect((await asked).map((profile) => profile?.id)).toEqual(['anna', undefined, undefined]);
    expect(commands).toEqual(redis.isCluster ? ['get', 'get', 'get'] : ['mget']);
    expect(sent).toHaveBeenCalledTimes(commands.length);
    sent.mockRestore();
  });

  it('loses nothing of what several change about a person at the same time', async () => {
    const { store, other } = fixture;
    const games = Array.from({ length: 12 }, (_, index) => `game-${index}`);
    await Promise.all(
      games.map((game, index) =>
        (index % 2 ? store : other).changeProfile('anna', (now) => {
          const profile = now ?? sampleProfile('anna');
          return { ...profile, orders: { ...profile.orders, [game]: { setting: 'always', mode: 'late' } } };
        }),
      ),
    );
    expect(Object.keys((await store.profile('anna'))?.orders ?? {})).toEqual(expect.arrayContaining(games));
  });

  it('keeps what a person keeps, unless it is something else by now', async () => {
    const { store, other } = fixture;
    expect(await store.userData('anna')).toEqual(new Map());
    expect(await store.saveUserData('anna', 'deck 1', null, 'first')).toBe(true);
    expect(await other.saveUserData('anna', 'deck 1', null, 'second')).toBe(false);
    expect(await other.saveUserData('anna', 'deck 1', 'first', 'second')).toBe(true);
    // The same once more, as a torn connection sends it.
    expect(await other.saveUserData('anna', 'deck 1', 'first', 'second')).toBe(true);
    expect(await store.saveUserData('anna', 'deck 2', null, 'other')).toBe(true);
    expect(await store.userData('anna')).toEqual(
      new Map([
        ['deck 1', 'second'],
        ['deck 2', 'other'],
      ]),
    );
    expect(await store.userData('ben')).toEqual(new Map());
    expect(await store.saveUserData('anna', 'deck 2', 'other', null)).toBe(true);
    expect(await store.userData('anna')).toEqual(new Map([['deck 1', 'second']]));
    await store.purge('anna', [], '~gone');
    expect(await store.userData('anna')).toEqual(new Map());
  });

  it('gives posts in order until they are delivered or given up', async () => {
    const { redis, store } = fixture;
    const a = sampleMatch('A');
    const b = sampleMatch('B');
    await store.commit(commitOf(a, { posts: [postOf(a, 0), postOf(a, 1)] }));
    await store.commit(commitOf(b, { posts: [postOf(b)] }));
    expect(await store.postsOf('A', 1)).toEqual([postOf(a, 0)]);
    expect(await undeliveredPosts(store)).toEqual([postOf(a, 0), postOf(a, 1), postOf(b)]);
    expect((await store.matchesWithPosts()).toSorted()).toEqual(['A', 'B']);
    await store.delivered(postOf(a, 0));
    await store.delivered(postOf(a, 0));
    expect(await store.postsOf('A', 10)).toEqual([postOf(a, 1)]);
    await store.undeliverable(postOf(a, 1), 'no such channel');
    expect(await undeliveredPosts(store)).toEqual([postOf(b)]);
    expect(await redis.lrange(keys.undelivered(tagOf('A')), '0', '-1')).toEqual([
      expect.stringContaining('no such channel'),
    ]);
  });

  it('knows what is due, what comes next, and what is open', async () => {
    const { store } = fixture;
    await store.commit(commitOf(sampleMatch('A'), { due: 1000 }));
    await store.commit(commitOf(sampleMatch('B'), { due: 2000 }));
    await store.commit(commitOf(sampleMatch('C'), { due: 3000 }));
    await store.commit(commitOf(sampleMatch('D'), { due: null }));
    expect(await store.due(2000, 10)).toEqual({ ids: ['A', 'B'], next: 3000 });
    expect(await store.due(2000, 1)).toEqual({ ids: ['A'], next: 3000 });
    expect(await store.due(3000, 10)).toEqual({ ids: ['A', 'B', 'C'], next: null });
    expect(await store.dueOf('B')).toEqual({ match: 'B', seq: 1, at: 2000 });
    expect(await store.dueOf('D')).toBeNull();
    const upcoming = [];
    for await (const rows of store.upcoming(2500)) upcoming.push(...rows);
    expect(upcoming.toSorted((a, b) => a.at - b.at)).toEqual([
      { match: 'A', seq: 1, at: 1000 },
      { match: 'B', seq: 1, at: 2000 },
    ]);
    const found = [];
    for await (const id of store.openMatches()) found.push(id);
    expect(found.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('lists what is not over on a server, the newest first', async () => {
    const { store, other, redis } = fixture;
    const on = (id: string, guild: string | null, createdAt: number, change = {}) => ({
      ...sampleMatch(id, { createdAt, ...change }),
      home: { ...sampleMatch(id).home, guild, channel: null },
    });
    await store.commit(commitOf(on('A', 'g', 1)));
    await store.commit(commitOf(on('B', 'g', 3, { status: 'challenge' })));
    await store.commit(commitOf(on('C', 'h', 2)));
    await store.commit(commitOf(on('D', null, 2)));
    const listed = async (guild: string, from = 0, count = 10) => {
      const { sheets, total } = await other.inServer(guild, from, count);
      return [total, ...sheets.map(({ id }) => id)];
    };
    expect(await listed('g')).toEqual([2, 'B', 'A']);
    expect(await listed('g', 1, 1)).toEqual([2, 'A']);
    expect(await listed('h')).toEqual([1, 'C']);
    expect(await listed('nowhere')).toEqual([0]);
    await redis.del(keys.server('g'));
    expect(await listed('g')).toEqual([0]);
    await rebuild(redis, directWriter(redis));
    expect(await listed('g')).toEqual([2, 'B', 'A']);
    const over = nextVersion(on('A', 'g', 1), { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
    expect(await listed('g')).toEqual([1, 'B']);
    await store.purge('anna', [], '~gone');
    expect(await listed('g')).toEqual([0]);
  });

  it('forgets a person', async () => {
    const { store, other } = fixture;
    await store.changeProfile('anna', () => sampleProfile('anna'));
    await store.commit(
      commitOf(sampleMatch('A', { status: 'challenge', home: { ...sampleMatch('A').home, channel: null } })),
    );
    await store.commit(commitOf(sampleMatch('B'), { due: 7000 }));
    const over = sampleMatch('C', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { finished: sampleFinished(over, [given(1)]) }));
    // What was noted in a match that goes on, with the person or without them.
    for (const id of ['B', 'D']) {
      await store.saveUiValue(id, 'locale-anna', 'de');
      await store.saveUiValue(id, 'card', '<@anna>');
      await store.saveUiValue(id, 'turn', '123');
    }
    expect(await store.purge('anna', ['D'], '~gone')).toBe(4);
    for (const id of ['B', 'D']) {
      expect([
        await other.uiValue(id, 'locale-anna'),
        await other.uiValue(id, 'card'),
        await other.uiValue(id, 'turn'),
      ]).toEqual([null, null, '123']);
    }
    expect(await store.profile('anna')).toBeNull();
    expect(await other.load('A')).toBeNull();
    expect(await other.ofPlayer('ben')).toHaveLength(1);
    expect((await other.load('B'))?.players).toMatchObject([{ id: 'anna', name: '–' }, { name: 'Ben' }]);
    expect(await other.dueOf('B')).toMatchObject({ at: 7000 });
    expect((await other.finished('C'))?.sheet.players).toMatchObject([{ id: '0', name: '–' }, { name: 'Ben' }]);
    expect((await other.finished('C'))?.history).toEqual([given(1)]);
    expect((await other.lastWritten('C'))?.players).toMatchObject([{ id: '0', name: '–' }, { name: 'Ben' }]);
    expect(await store.finishedOf('anna', 5)).toEqual([]);
    expect(await store.finishedOf('ben', 5)).toHaveLength(1);
    expect(await store.finishedOf('ben', Infinity)).toHaveLength(1);
    expect(await store.purge('anna', [], '~gone')).toBe(1);
  });
});
