import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../src/match/limits.ts';
import type { Panel } from '../../src/match/matches.ts';
import { anna, startedMatch, ben, postsIn, type MatchHarness, home, createHarness } from './harness.ts';

const cleo = { id: 'u-cleo', name: 'Cleo' };
const ask = async (
  { matches }: MatchHarness,
  challenger = anna,
  opponent = ben,
  guild = home.guild as string,
): Promise<Panel> =>
  matches.challenge({ game: 'toy', challenger, opponents: [opponent], home: { ...home, guild }, token: null });
const mentions = (at: MatchHarness): readonly unknown[] =>
  postsIn(at).flatMap((said) => (said.kind === 'challenge' ? [said.detail.calls[0] ?? null] : []));
const stranger = (n: number): typeof anna => ({ id: `u-${n}`, name: `Stranger ${n}` });

describe('a challenge', () => {
  test('that is received does not count against one’s own limit', async () => {
    const at = createHarness({ openPerPlayer: 2 });
    for (let n = 0; n < 4; n++) await ask(at, stranger(n), anna);
    await ask(at);
    await ask(at, anna, cleo);
    await expect(ask(at)).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('is not accepted by somebody who plays too many matches already', async () => {
    const at = createHarness({ openPerPlayer: 2 });
    for (let n = 0; n < 2; n++) await at.matches.accept((await ask(at, stranger(n), ben)).id, ben.id, null);
    const { id } = await ask(at);
    await expect(at.matches.accept(id, ben.id, null)).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('made again after it was withdrawn pings nobody, until a day has passed', async () => {
    const at = createHarness();
    for (const expected of [1, null, null]) {
      const { id } = await ask(at);
      expect(mentions(at)).toEqual([expected]);
      await at.matches.withdraw(id, anna.id, null);
      postsIn(at);
    }
    await ask(at, anna, cleo);
    expect(mentions(at)).toEqual([1]);
    at.runtime.time += DAY;
    await ask(at);
    expect(mentions(at)).toEqual([1]);
  });

  test('made again with somebody who was not asked before pings them alone', async () => {
    const at = createHarness();
    const asked = async (...opponents: readonly (typeof anna)[]): Promise<unknown> => {
      const { id } = await at.matches.challenge({
        game: 'toy',
        options: { variant: 'crowd' },
        challenger: anna,
        opponents,
        home,
        token: null,
      });
      const [made] = postsIn(at);
      await at.matches.withdraw(id, anna.id, null);
      postsIn(at);
      return made;
    };
    expect(await asked(ben)).toMatchObject({ detail: { calls: [1] }, push: true });
    expect(await asked(ben, cleo)).toMatchObject({ detail: { calls: [2] }, push: true });
    expect(await asked(cleo, ben)).toMatchObject({ detail: { calls: [] }, push: false });
  });

  test('after a match that was played pings again', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.matches.resign(id, anna.id, null);
    postsIn(at);
    await ask(at);
    expect(mentions(at)).toEqual([1]);
  });

  test('for a rematch, withdrawn and made again, pings once', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.matches.resign(id, anna.id, null);
    postsIn(at);
    for (const expected of [1, null]) {
      const asked = await at.matches.rematch(id, anna.id, null);
      expect(mentions(at)).toEqual([expected]);
      await at.matches.withdraw(asked.id, anna.id, null);
      postsIn(at);
    }
  });

  test('whose terms are changed again and again pings once', async () => {
    const at = createHarness();
    const { id } = await ask(at);
    postsIn(at);
    await at.matches.propose(id, anna.id, { clock: 'fast' }, null);
    await at.matches.propose(id, anna.id, { clock: 'slow' }, null);
    expect(mentions(at)).toEqual([null, null]);
    await at.matches.propose(id, ben.id, { clock: 'fast' }, null);
    expect(mentions(at)).toEqual([0]);
  });
});

describe('there is a limit to unanswered challenges', () => {
  test('of one person within a day', async () => {
    const at = createHarness({ challengesByPerson: 3 });
    for (let n = 0; n < 3; n++) await at.matches.withdraw((await ask(at, anna, stranger(n))).id, anna.id, null);
    await expect(ask(at)).rejects.toMatchObject({ kind: 'too-many' });
    at.runtime.time += DAY;
    expect((await ask(at)).sheet.status).toBe('challenge');
  });

  test('of one person who asks nobody by name', async () => {
    const at = createHarness({ challengesByPerson: 3, challengesInServer: 4 });
    const openTable = async (challenger: typeof anna): Promise<Panel> =>
      at.matches.challenge({ game: 'toy', challenger, opponents: [], openSeats: 1, home, token: null });
    for (let n = 0; n < 3; n++) await at.matches.withdraw((await openTable(anna)).id, anna.id, null);
    await expect(openTable(anna)).rejects.toMatchObject({ kind: 'too-many' });
    await openTable(cleo);
    await expect(openTable(ben)).rejects.toMatchObject({ kind: 'too-many' });
  });

  test('to one person', async () => {
    const at = createHarness({ challengesToPerson: 3 });
    for (let n = 0; n < 3; n++) await ask(at, stranger(n));
    await expect(ask(at)).rejects.toMatchObject({ kind: 'too-many' });
    expect((await ask(at, anna, cleo)).sheet.status).toBe('challenge');
  });

  test('from one person to another within a day', async () => {
    const at = createHarness({ challengesToOne: 2 });
    for (let n = 0; n < 2; n++) await at.matches.decline((await ask(at)).id, ben.id, null);
    await expect(ask(at)).rejects.toMatchObject({ kind: 'too-many' });
    expect((await ask(at, anna, cleo)).sheet.status).toBe('challenge');
  });

  test('on one server within a day', async () => {
    const at = createHarness({ challengesInServer: 3 });
    for (let n = 0; n < 3; n++) await ask(at, stranger(n), stranger(n + 10));
    await expect(ask(at)).rejects.toMatchObject({ kind: 'too-many' });
    expect((await ask(at, anna, ben, 'another')).sheet.status).toBe('challenge');
    at.runtime.time += DAY + HOUR;
    expect((await ask(at)).sheet.status).toBe('challenge');
  });
});

describe('somebody who wants to be left alone', () => {
  test('blocks a person: their challenges are declined and come no more, until the block is lifted', async () => {
    const at = createHarness();
    const open = await startedMatch(at);
    const { id } = await ask(at);
    await at.matches.block(ben.id, anna.id, true);
    expect((await at.matches.finished(id))?.sheet.ending).toEqual({ kind: 'declined' });
    expect((await at.matches.panel(open.id, ben.id)).sheet.status).toBe('open');
    await expect(ask(at)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.resign(open.id, anna.id, null);
    await expect(at.matches.rematch(open.id, anna.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await ask(at, cleo)).sheet.status).toBe('challenge');
    expect(JSON.stringify(await at.store.profile(ben.id))).not.toContain(anna.id);
    await at.matches.block(ben.id, anna.id, false);
    expect((await ask(at)).sheet.status).toBe('challenge');
  });

  test('only leaves the table of somebody they block, where others sit as well', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({
      game: 'toy',
      options: { variant: 'crowd' },
      challenger: anna,
      opponents: [ben, cleo],
      home,
      token: null,
    });
    await at.matches.accept(id, cleo.id, null);
    await at.matches.block(ben.id, anna.id, true);
    const { sheet } = await at.matches.panel(id, cleo.id);
    expect([sheet.status, sheet.players.map(({ kind }) => kind), sheet.agreed[2]]).toEqual([
      'challenge',
      ['person', 'open', 'person'],
      true,
    ]);
  });

  test('finds nobody they blocked at their own open table', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge({
      game: 'toy',
      challenger: ben,
      opponents: [],
      openSeats: 1,
      home,
      token: null,
    });
    await at.matches.block(ben.id, anna.id, true);
    await expect(at.matches.join(id, anna, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.join(id, cleo, null)).sheet.status).toBe('open');
  });

  test('takes challenges of one server only, or of nobody, and the refusal tells no reason', async () => {
    const at = createHarness();
    const refusal = async (guild: string): Promise<unknown> =>
      ask(at, anna, ben, guild).then(
        () => null,
        (error: { reason: unknown }) => error.reason,
      );
    await at.matches.settings(ben.id, { challengers: 'server g' });
    expect(await refusal('g')).toBeNull();
    const elsewhere = await refusal('another');
    expect(elsewhere).not.toBeNull();
    await at.matches.settings(ben.id, { challengers: 'nobody' });
    expect(await refusal('g')).toEqual(elsewhere);
    await at.matches.settings(ben.id, { challengers: 'everyone' });
    await at.matches.block(ben.id, anna.id, true);
    expect(await refusal('g')).toEqual(elsewhere);
  });
});

describe('deleting one’s data', () => {
  test('counts as resigning in a rated match, and ends others without a result', async () => {
    const at = createHarness();
    const rated = await startedMatch(at, { rated: true });
    const friendly = await startedMatch(at);
    const winner = rated.sheet.players.findIndex((player) => player.kind === 'person' && player.id === ben.id);
    await at.matches.purge(anna.id);
    expect((await at.matches.finished(rated.id))?.sheet.ending).toEqual({
      kind: 'resigned',
      ranking: [[winner], [1 - winner]],
    });
    expect((await at.matches.finished(friendly.id))?.sheet.ending).toEqual({ kind: 'abandoned' });
  });

  test('can be weighed: where somebody plays and has played is known', async () => {
    const at = createHarness();
    const first = await ask(at, anna, ben, 'one');
    await at.matches.accept(first.id, ben.id, null);
    await at.matches.resign(first.id, ben.id, null);
    await ask(at, anna, ben, 'two');
    expect(await at.matches.serversOf(anna.id)).toEqual(new Set(['one', 'two']));
    expect(await at.matches.serversOf(cleo.id)).toEqual(new Set());
  });
});
