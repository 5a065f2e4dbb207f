import { expect, it } from 'vitest';
import { onEach } from './each.ts';
import { commitOf, given, next, pastOf, postOf, profileOf, sheetOf, unsaid } from './sample.ts';
import { keys } from '../../src/store/keys.ts';
import { listServers } from '../../src/store/rebuild.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { rebuild } from '../../src/store/rebuild.ts';
import { directWriter } from '../../src/store/writer.ts';

onEach('the store', (shop) => {
  it('finds a match by id, channel and player', async () => {
    const { store, other } = shop;
    const sheet = sheetOf('K7Q2M');
    expect(await store.commit(commitOf(sheet))).toBe('done');
    expect(await other.load('K7Q2M')).toEqual(sheet);
    expect(await other.inChannel('channel-of-K7Q2M')).toEqual(sheet);
    expect(await other.ofPlayer('anna')).toEqual([sheet]);
    expect(await other.ofPlayer('anna', sheet.id)).toEqual([]);
    expect(await other.ofPlayer('ben')).toEqual([sheet]);
  });

  it('ranks what was played alone, and makes the ranking again', async () => {
    const { redis, store, other } = shop;
    const list = 'guild:dice:island-one';
    const begun = sheetOf('A');
    const alone = { ...begun, home: { ...begun.home, guild: 'guild' }, terms: { ...begun.terms, game: 'dice', options: { variant: 'island-one' } } };
    for (const [id, rank] of [['A', 59_999], ['B', 60_997], ['C', 60_000]] as const) {
      const sheet = { ...alone, id, home: { ...alone.home, channel: null }, players: alone.players.slice(0, 1) };
      await store.commit(commitOf(sheet));
      const over = next(sheet, { status: 'over', endedAt: sheet.createdAt + 10, ending: { kind: 'won', ranking: [[0]] }, feat: { figures: [rank], rank, lists: [list] } });
      await store.commit(commitOf(over, { past: pastOf(over, []) }));
    }
    expect(await other.best(list, 10)).toEqual(['B', 'C', 'A']);
    expect(await other.best(list, 2)).toEqual(['B', 'C']);
    await redis.del(keys.best(list));
    await rebuild(redis, directWriter(redis));
    expect(await other.best(list, 10)).toEqual(['B', 'C', 'A']);
    expect(await other.best('guild:dice:island-one:2026-11-17', 10)).toEqual([]);
  });

  it('keeps the first seed of a day', async () => {
    const { store, other } = shop;
    const first = { seed: 'one', commitment: 'sum-of-one' };
    const day = new Date().toISOString().slice(0, 10);
    expect(await store.seedOf(day, first, Date.now() + 60_000)).toEqual(first);
    expect(await other.seedOf(day, { seed: 'two', commitment: 'sum' }, Date.now() + 60_000)).toEqual(first);
  });

  it('remembers words under a mark for a while', async () => {
    const { store, other } = shop;
    expect(await store.remembered('mark')).toBeNull();
    await store.remember('mark', 'words', Date.now() + 60_000);
    expect(await other.remembered('mark')).toBe('words');
    expect(await shop.redis.pttl(keys.mark('mark'))).toBeGreaterThan(0);
  });

  it('knows nothing of what is not there', async () => {
    const { store } = shop;
    expect(await store.load('NONE')).toBeNull();
    expect(await store.inChannel('nowhere')).toBeNull();
    expect(await store.ofPlayer('nobody')).toEqual([]);
    expect(await store.history('NONE')).toEqual([]);
    expect(await store.past('NONE')).toBeNull();
    expect(await store.commit(commitOf(sheetOf('NONE', { seq: 4 })))).toBe('stale');
    expect(await store.load('NONE')).toBeNull();
  });

  it('follows the players of a match', async () => {
    const { store } = shop;
    const sheet = sheetOf('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    const anna = sheet.players[0] as (typeof sheet.players)[number];
    await store.commit(commitOf(next(sheet, { players: [anna, { kind: 'computer', level: 'fair', name: 'Computer' }] })));
    expect(await store.ofPlayer('ben')).toEqual([]);
    expect(await store.ofPlayer('anna')).toHaveLength(1);
  });

  it('keeps a finished match as a record and out of the way', async () => {
    const { redis, store, other } = shop;
    const sheet = sheetOf('A');
    await store.commit(commitOf(sheet, { history: { drop: 0, add: [given(1)] }, due: 5 }));
    const over = next(sheet, { status: 'over', endedAt: sheet.createdAt + 10, ending: { kind: 'won', ranking: [[1], [0]] } });
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
    expect(await redis.ttl(keys.match('A'))).toBeGreaterThan(0);
    expect(await redis.ttl(keys.past('A'))).toBeGreaterThan(729 * 86_400);
    // The id is taken as long as there is a record.
    expect(await store.commit(commitOf(sheetOf('A')))).toBe('stale');
    await redis.del(keys.match('A'));
    expect(await store.commit(commitOf(sheetOf('A')))).toBe('stale');
  });

  it('lists records newest first', async () => {
    const { store } = shop;
    for (const [id, endedAt] of [['A', 10], ['B', 30], ['C', 20]] as const) {
      const over = sheetOf(id, { status: 'over', endedAt });
      await store.commit(commitOf(over, { past: pastOf(over, []) }));
    }
    expect((await store.pastOf('ben', 2)).map(({ sheet }) => sheet.id)).toEqual(['B', 'C']);
  });

  it('lets go of a challenge that came to nothing', async () => {
    const { redis, store } = shop;
    const sheet = sheetOf('A', { status: 'challenge' });
    await store.commit(commitOf(sheet));
    await store.saveNote('A', 'card', 'message');
    const over = next(sheet, { status: 'over', ending: { kind: 'declined' }, match: null });
    await store.commit(commitOf(over, { past: { ...pastOf(over, []), seed: '', version: 0 } }));
    expect(await store.load('A')).toBeNull();
    expect((await store.past('A'))?.sheet.ending).toEqual({ kind: 'declined' });
    expect(await redis.ttl(keys.note('A'))).toBeGreaterThan(0);
  });

  it('keeps profiles, drafts and notes', async () => {
    const { store } = shop;
    await store.changeProfile('anna', () => profileOf('anna'));
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

  it('loses nothing of what several change about a person at the same time', async () => {
    const { store, other } = shop;
    const games = Array.from({ length: 12 }, (_, index) => `game-${index}`);
    await Promise.all(
      games.map((game, index) =>
        (index % 2 ? store : other).changeProfile('anna', (now) => {
          const profile = now ?? profileOf('anna');
          return { ...profile, orders: { ...profile.orders, [game]: { setting: 'always', mode: 'late' } } };
        }),
      ),
    );
    expect(Object.keys((await store.profile('anna'))?.orders ?? {})).toEqual(expect.arrayContaining(games));
  });

  it('keeps what a person keeps, unless it is something else by now', async () => {
    const { store, other } = shop;
    expect(await store.keepsakes('anna')).toEqual(new Map());
    expect(await store.keep('anna', 'deck 1', null, 'first')).toBe(true);
    expect(await other.keep('anna', 'deck 1', null, 'second')).toBe(false);
    expect(await other.keep('anna', 'deck 1', 'first', 'second')).toBe(true);
    // The same once more, as a torn connection sends it.
    expect(await other.keep('anna', 'deck 1', 'first', 'second')).toBe(true);
    expect(await store.keep('anna', 'deck 2', null, 'other')).toBe(true);
    expect(await store.keepsakes('anna')).toEqual(new Map([['deck 1', 'second'], ['deck 2', 'other']]));
    expect(await store.keepsakes('ben')).toEqual(new Map());
    expect(await store.keep('anna', 'deck 2', 'other', null)).toBe(true);
    expect(await store.keepsakes('anna')).toEqual(new Map([['deck 1', 'second']]));
    await store.purge('anna', []);
    expect(await store.keepsakes('anna')).toEqual(new Map());
  });

  it('gives posts in order until they are delivered or given up', async () => {
    const { redis, store } = shop;
    const a = sheetOf('A');
    const b = sheetOf('B');
    await store.commit(commitOf(a, { posts: [postOf(a, 0), postOf(a, 1)] }));
    await store.commit(commitOf(b, { posts: [postOf(b)] }));
    expect(await store.postsOf('A', 1)).toEqual([postOf(a, 0)]);
    expect(await unsaid(store)).toEqual([postOf(a, 0), postOf(a, 1), postOf(b)]);
    expect((await store.waiting()).toSorted()).toEqual(['A', 'B']);
    await store.delivered(postOf(a, 0));
    await store.delivered(postOf(a, 0));
    expect(await store.postsOf('A', 10)).toEqual([postOf(a, 1)]);
    await store.undeliverable(postOf(a, 1), 'no such channel');
    expect(await unsaid(store)).toEqual([postOf(b)]);
    expect(await redis.lrange(keys.undelivered(tagOf('A')), '0', '-1')).toEqual([expect.stringContaining('no such channel')]);
  });

  it('knows what is due, what comes next, and what is open', async () => {
    const { store } = shop;
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
    expect(upcoming.toSorted((a, b) => a.at - b.at)).toEqual([{ match: 'A', seq: 1, at: 1000 }, { match: 'B', seq: 1, at: 2000 }]);
    const found = [];
    for await (const id of store.open()) found.push(id);
    expect(found.toSorted()).toEqual(['A', 'B', 'C', 'D']);
  });

  it('lists what is not over on a server, the newest first', async () => {
    const { store, other, redis } = shop;
    const on = (id: string, guild: string | null, createdAt: number, change = {}) => ({ ...sheetOf(id, { createdAt, ...change }), home: { ...sheetOf(id).home, guild, channel: null } });
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
    const over = next(on('A', 'g', 1), { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { past: pastOf(over, []) }));
    expect(await listed('g')).toEqual([1, 'B']);
    await store.purge('anna', []);
    expect(await listed('g')).toEqual([0]);
    // A store of the time before there were such lists.
    await redis.del(keys.server('h'));
    await listServers(redis);
    expect(await listed('h')).toEqual([1, 'C']);
  });

  it('forgets a person', async () => {
    const { store, other } = shop;
    await store.changeProfile('anna', () => profileOf('anna'));
    await store.commit(commitOf(sheetOf('A', { status: 'challenge', home: { ...sheetOf('A').home, channel: null } })));
    await store.commit(commitOf(sheetOf('B'), { due: 7000 }));
    const over = sheetOf('C', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { past: pastOf(over, [given(1)]) }));
    // What was noted in a match that goes on, with the person or without them.
    for (const id of ['B', 'D']) {
      await store.saveNote(id, 'locale-anna', 'de');
      await store.saveNote(id, 'card', '<@anna>');
      await store.saveNote(id, 'turn', '123');
    }
    expect(await store.purge('anna', ['D'])).toBe(4);
    for (const id of ['B', 'D']) {
      expect([await other.note(id, 'locale-anna'), await other.note(id, 'card'), await other.note(id, 'turn')]).toEqual([null, null, '123']);
    }
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
    expect(await store.pastOf('ben', Infinity)).toHaveLength(1);
    expect(await store.purge('anna', [])).toBe(1);
  });
});
