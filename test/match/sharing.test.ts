import { describe, expect, test } from 'vitest';
import { createSharedMatches, describeEvents } from '../../src/match/index.ts';
import { revealedAt } from '../../src/match/lobby/daily-seed.ts';
import { toy } from '../toy/toy-game.ts';
import {
  anna,
  ben,
  createHarness,
  home,
  type MatchHarness,
  playUntil,
  startedMatch,
  storedMatchOf,
} from './harness.ts';

const cleo = { id: 'u-cleo', name: 'Cleo' };

const shared = ({ store, runtime }: MatchHarness) =>
  createSharedMatches({ store, games: new Map([[toy.info.id, toy]]), now: runtime.now });

/** The token with one digit changed. */
const guess = (token: string): string => `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`;

describe('sharing a match', () => {
  test('is for its players; the link stays the same until one of them stops it', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    expect(await at.matches.sharing(id, anna.id)).toMatchObject({ sheet: { id }, token: null });
    await expect(at.matches.sharing(id, cleo.id)).rejects.toMatchObject({ kind: 'not-a-player' });
    await expect(at.matches.share(id, cleo.id)).rejects.toMatchObject({ kind: 'not-a-player' });
    const token = await at.matches.share(id, anna.id);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    expect(await at.matches.share(id, ben.id)).toBe(token);
    expect(await at.matches.sharing(id, ben.id)).toMatchObject({ token });
    expect(await at.matches.isShared(id)).toBe(true);
    await at.matches.resign(id, anna.id, null);
    expect(await at.matches.isShared(id)).toBe(true);
    await expect(at.matches.stopSharing(id, cleo.id)).rejects.toMatchObject({ kind: 'not-a-player' });
    await at.matches.stopSharing(id, ben.id);
    expect(await at.matches.isShared(id)).toBe(false);
    expect(await at.matches.share(id, anna.id)).not.toBe(token);
  });

  test('gives two people who share at once the same link', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const tokens = await Promise.all([anna, ben].map(async (person) => at.matches.share(id, person.id)));
    expect(new Set(tokens).size).toBe(1);
    const saved = await at.store.shareOf(id);
    expect(saved?.token).toBe(tokens[0]);
  });

  test('gives a match that was shared before there were links a link', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await at.store.saveShare(id, null, { token: '', by: '' });
    expect(await at.matches.isShared(id)).toBe(true);
    expect(await at.matches.sharing(id, anna.id)).toMatchObject({ token: '' });
    expect(await shared(at).find(id, '')).toBeNull();
    const token = await at.matches.share(id, anna.id);
    expect(await shared(at).find(id, token)).toMatchObject({ sheet: { id } });
  });

  test('has to wait for the start, and for the end of a rated match', async () => {
    const at = createHarness();
    const lobby = await at.matches.challenge({ game: 'toy', challenger: anna, opponents: [ben], home, token: null });
    await expect(at.matches.share(lobby.id, anna.id)).rejects.toMatchObject({ kind: 'not-open' });
    await at.matches.withdraw(lobby.id, anna.id, null);
    const { id } = await startedMatch(at, { rated: true });
    await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(at.matches.sharing(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    // Even a token that got there some other way opens nothing before the end.
    await at.store.saveShare(id, null, { token: 'a'.repeat(32), by: anna.id });
    expect(await shared(at).find(id, 'a'.repeat(32))).toBeNull();
    await at.matches.resign(id, anna.id, null);
    expect(await at.matches.share(id, anna.id)).toBe('a'.repeat(32));
    expect(await shared(at).find(id, 'a'.repeat(32))).toMatchObject({ over: true });
  });

  test('can be forbidden by each player, also for matches that are shared already', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const token = await at.matches.share(id, anna.id);
    await at.matches.settings(ben.id, { unshared: true });
    expect(await at.matches.isShared(id)).toBe(false);
    expect(await shared(at).find(id, token)).toBeNull();
    await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({
      reason: { en: expect.stringContaining('one of its players') },
    });
    await expect(at.matches.share(id, ben.id)).rejects.toMatchObject({
      reason: { en: expect.stringContaining('/parley settings') },
    });
    await at.matches.resign(id, anna.id, null);
    await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    await at.matches.settings(ben.id, { unshared: false });
    // The old link stays dead.
    expect(await at.matches.share(id, anna.id)).not.toBe(token);
  });

  test('is undone if a player forbids it at the same moment', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const { saveShare } = at.store;
    at.store.saveShare = async (...args) => {
      at.store.saveShare = saveShare;
      await at.matches.settings(ben.id, { unshared: true });
      return saveShare(...args);
    };
    await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect(await at.matches.isShared(id)).toBe(false);
  });

  test('waits until no one else can play the seed of the day', async () => {
    const at = createHarness();
    const { id } = await at.matches.solo({ game: 'toy', player: anna, level: 'gentle', home, token: null });
    const day = new Date(at.runtime.time).toISOString().slice(0, 10);
    at.store.overwrite(id, (sheet) => ({ ...sheet, terms: { ...sheet.terms, day } }));
    await expect(at.matches.share(id, anna.id)).rejects.toMatchObject({ kind: 'not-allowed' });
    at.runtime.time = revealedAt(day);
    const token = await at.matches.share(id, anna.id);
    expect(await shared(at).find(id, token)).toMatchObject({ over: false });
  });
});

describe('a shared match', () => {
  test('shows what spectators see while it runs, and everything afterwards', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const token = await at.matches.share(id, anna.id);
    const sheet = await playUntil(at, id, ({ answers }) => answers >= 4);
    const seen = await shared(at).find(id, token);
    expect(seen).toMatchObject({ over: false, record: null, sheet: { seq: sheet?.seq } });
    expect(seen?.view).toEqual((await at.matches.panel(id, null)).view);
    const told = (seat: number | null) => describeEvents(toy, sheet?.log ?? [], seat);
    expect(seen?.log).toEqual(told(null));
    expect(told(null)).not.toEqual(told(0));
    await at.matches.resign(id, anna.id, null);
    const over = await shared(at).find(id, token);
    expect(over).toMatchObject({ over: true, review: null, record: await at.matches.record(id) });
    expect(over?.record).toMatch(/^seed: /m);
    const { chances } = await at.matches.review(id);
    const { review } = (await shared(at).find(id, token)) ?? {};
    expect(review?.chances.length).toBeGreaterThan(0);
    for (const [turn, seats] of (review?.chances ?? []).entries())
      expect(seats).toEqual(chances.map((seat) => expect.closeTo(seat[turn] ?? 0, 3) as number));
  });

  test('looks like none to anyone with another token', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const token = await at.matches.share(id, anna.id);
    const matches = shared(at);
    for (const wrong of ['', guess(token), `${token}0`, token.slice(1), token.toUpperCase().replace(/\d/g, 'A')]) {
      expect(await matches.find(id, wrong)).toBeNull();
      expect(await matches.atTurn(id, wrong, 0)).toBeNull();
    }
    expect(await matches.find('NONE', token)).toBeNull();
    expect(await matches.find(id, token)).not.toBeNull();
    await at.matches.stopSharing(id, ben.id);
    expect(await matches.find(id, token)).toBeNull();
  });

  test('shows the board after each turn, before and after its end', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const token = await at.matches.share(id, anna.id);
    await playUntil(at, id, ({ match }) => toy.rules.turn(toy.codec.read(match?.rest as string), 0) >= 3);
    const matches = shared(at);
    const boards = async (): Promise<readonly string[]> => {
      const { turn } = (await matches.find(id, token)) ?? { turn: 0 };
      const all = await Promise.all(
        Array.from({ length: turn + 1 }, async (_, each) => matches.atTurn(id, token, each)),
      );
      expect(await matches.atTurn(id, token, turn + 1)).toBeNull();
      expect(await matches.atTurn(id, token, -1)).toBeNull();
      return all.map((each) => JSON.stringify(each?.view));
    };
    const before = await boards();
    expect(before.length).toBeGreaterThan(3);
    // The latest board may be that of the turn before: nothing has happened since.
    expect(new Set(before).size).toBeGreaterThanOrEqual(before.length - 1);
    await at.matches.resign(id, anna.id, null);
    expect(await boards()).toEqual(before);
  });

  test('that can’t be read is shown without a board, and is left as it is', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const token = await at.matches.share(id, anna.id);
    at.store.overwrite(id, (sheet) => ({ ...sheet, match: { ...sheet.match, rest: '{}' } }));
    expect(await shared(at).find(id, token)).toMatchObject({ view: null, log: [] });
    expect(await shared(at).atTurn(id, token, 1)).toBeNull();
    expect(at.store.quarantined.size).toBe(0);
    expect(await storedMatchOf(at, id)).toMatchObject({ id });
  });

  test('is forgotten once its record is gone', async () => {
    const at = createHarness();
    await at.store.saveShare('GONE', null, { token: 'a'.repeat(32), by: anna.id });
    expect(await shared(at).find('GONE', 'a'.repeat(32))).toBeNull();
    expect(await at.store.shareOf('GONE')).toBeNull();
  });
});
