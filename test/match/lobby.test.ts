import { describe, expect, test } from 'vitest';
import { localAnalyst, opponents } from '../../src/bots/index.ts';
import { createMatches } from '../../src/match/index.ts';
import { DAY, HOUR, defaultLimits } from '../../src/match/limits.ts';
import { drawSeats } from '../../src/match/lobby/draw-seats.ts';
import {
  anna,
  startedMatch,
  ben,
  seededRandom,
  postsIn,
  home,
  createHarness,
  playUntil,
  storedMatchOf,
  stateOf,
  userAt,
} from './harness.ts';

const wish = { game: 'toy', challenger: anna, opponents: [ben], home, token: null };

describe('a challenge', () => {
  test('is said once and waits for the opponent', async () => {
    const at = createHarness();
    const panel = await at.matches.challenge(wish);
    expect(panel.sheet).toMatchObject({
      status: 'challenge',
      terms: { clock: 'normal', takebacks: true, rated: false },
    });
    expect(panel.sheet.terms.options).toEqual({ variant: 'short', flow: 'patient' });
    expect(panel.actions).toEqual(['withdraw']);
    expect((await at.matches.panel(panel.id, ben.id)).actions).toEqual(['accept', 'propose', 'decline']);
    expect((await at.matches.panel(panel.id, 'somebody')).actions).toEqual([]);
    expect(postsIn(at)).toMatchObject([
      { kind: 'challenge', to: 'channel', push: true, detail: { event: 'made', calls: [1] } },
    ]);
  });

  test('to oneself or a bot is refused with a pointer to solo', async () => {
    const { matches, store } = createHarness();
    await expect(matches.challenge({ ...wish, opponents: [anna] })).rejects.toMatchObject({
      kind: 'self',
      reason: { en: expect.stringContaining('/solo') as string },
    });
    await expect(matches.challenge({ ...wish, opponents: [{ ...ben, bot: true }] })).rejects.toMatchObject({
      kind: 'computer',
      reason: { de: expect.stringContaining('/solo') as string },
    });
    expect(store.commits).toBe(0);
  });

  test('to nonsense is refused', async () => {
    const { matches } = createHarness();
    await expect(matches.challenge({ ...wish, game: 'chess' })).rejects.toMatchObject({ kind: 'terms' });
    await expect(matches.challenge({ ...wish, options: { variant: 'endless' } })).rejects.toMatchObject({
      kind: 'terms',
    });
    await expect(matches.challenge({ ...wish, clock: 'sundial' as 'none' })).rejects.toMatchObject({ kind: 'terms' });
  });

  test('knows no take-backs when it is rated', async () => {
    const { matches } = createHarness();
    const { sheet } = await matches.challenge({ ...wish, rated: true, takebacks: true });
    expect(sheet.terms).toMatchObject({ rated: true, takebacks: false });
  });

  test('made twice by the same click is one', async () => {
    const { matches, store } = createHarness();
    const first = await matches.challenge({ ...wish, token: 'i1' });
    const second = await matches.challenge({ ...wish, token: 'i1' });
    expect([second.id, second.repeated]).toEqual([first.id, true]);
    expect(store.commits).toBe(1);
  });

  test('is accepted by the opponent only, once', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(wish);
    await expect(at.matches.accept(id, anna.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(at.matches.accept(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    const both = await Promise.allSettled([at.matches.accept(id, ben.id, 'a'), at.matches.accept(id, ben.id, 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(postsIn(at).filter(({ kind }) => kind === 'start')).toHaveLength(1);
    await expect(at.matches.decline(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('cannot be played from once it was declined: there is no position', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(wish);
    await at.matches.decline(id, ben.id, null);
    const branch = at.matches.playFrom({ match: id, answer: 1, player: anna, home, token: null });
    await expect(branch).rejects.toMatchObject({ kind: 'unknown-match' });
  });

  test('can be played from only once it is over, and only if it exists', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    const from = (match: string) => at.matches.playFrom({ match, answer: 1, player: anna, home, token: null });
    await expect(from(id)).rejects.toMatchObject({ kind: 'not-open' });
    await expect(from('nowhere')).rejects.toMatchObject({ kind: 'unknown-match' });
  });

  test('of a game that is not offered any longer cannot be played from', async () => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await playUntil(at, id, () => false);
    const { store, runtime, clock } = at;
    const without = createMatches({ store, runtime, clock, games: new Map(), bots: opponents, analyst: localAnalyst });
    const branch = without.playFrom({ match: id, answer: 1, player: anna, home, token: null });
    await expect(branch).rejects.toMatchObject({ kind: 'unknown-match' });
  });

  test('is declined by one and withdrawn by the other', async () => {
    const at = createHarness();
    const one = await at.matches.challenge(wish);
    await expect(at.matches.decline(one.id, anna.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.decline(one.id, ben.id, null)).sheet.ending).toEqual({ kind: 'declined' });
    const other = await at.matches.challenge(wish);
    await expect(at.matches.withdraw(other.id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.withdraw(other.id, anna.id, null)).sheet.ending).toEqual({ kind: 'withdrawn' });
    expect(await at.matches.list(anna.id)).toEqual([]);
    expect(await at.matches.finishedOf(anna.id, 10)).toEqual([]);
  });

  test('can be answered with other terms, which the challenger accepts', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(wish);
    await expect(at.matches.propose(id, ben.id, { options: { flow: 'never' } }, null)).rejects.toMatchObject({
      kind: 'terms',
    });
    const proposed = await at.matches.propose(id, ben.id, { clock: 'slow', options: { variant: 'long' } }, null);
    expect(proposed.actions).toEqual(['decline']);
    expect((await at.matches.panel(id, anna.id)).actions).toEqual(['accept', 'propose', 'withdraw']);
    await expect(at.matches.accept(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    const { sheet } = await at.matches.accept(id, anna.id, null);
    expect(sheet.terms).toMatchObject({ clock: 'slow', options: { variant: 'long', flow: 'patient' } });
    expect(postsIn(at)[1]).toMatchObject({ detail: { event: 'proposed', calls: [0], terms: { clock: 'slow' } } });
  });

  test('is reminded of once after two days and expires after seven', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(wish);
    expect(at.clock.alarms).toEqual([{ match: id, seq: 1, at: at.runtime.time + 48 * HOUR }]);
    postsIn(at);
    at.runtime.time += 48 * HOUR - 1;
    await at.matches.processDue(id);
    expect(postsIn(at)).toEqual([]);
    at.runtime.time += 1;
    await Promise.all([at.matches.processDue(id), at.matches.processDue(id)]);
    expect(postsIn(at)).toMatchObject([{ detail: { event: 'reminder', calls: [1] } }]);
    expect(at.clock.alarms.at(-1)?.at).toBe(at.runtime.time + 5 * DAY);
    at.runtime.time += 5 * DAY;
    await Promise.all([at.matches.processDue(id), at.matches.processDue(id)]);
    expect(postsIn(at)).toMatchObject([{ detail: { event: 'expired', calls: [] } }]);
    expect((await at.matches.panel(id, anna.id)).sheet.ending).toEqual({ kind: 'expired' });
    await expect(at.matches.accept(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('is one too many at some point', async () => {
    const { matches } = createHarness({ openPerPlayer: 2 });
    await matches.challenge(wish);
    await matches.challenge(wish);
    await expect(matches.challenge(wish)).rejects.toMatchObject({ kind: 'too-many' });
  });
});

describe('the start', () => {
  test('draws the seats from the seed, fairly, and commits to the seed without telling it', async () => {
    let annaFirst = 0;
    for (let round = 0; round < 60; round++) {
      const at = createHarness({}, round * 10);
      const { id, sheet } = await startedMatch(at);
      const { seed } = stateOf(await storedMatchOf(at, id)).rng;
      expect(drawSeats(seed, 2).indexOf(0)).toBe(sheet.challenger);
      expect(userAt(sheet, sheet.challenger as number)).toBe(anna.id);
      if (sheet.challenger === 0) annaFirst++;
      const said = JSON.stringify(postsIn(at));
      expect(said).toContain(sheet.commitment);
      expect(said).not.toContain(seed);
    }
    expect(annaFirst).toBeGreaterThan(18);
    expect(annaFirst).toBeLessThan(42);
  });

  test('calls the one who is not here, once in public', async () => {
    const at = createHarness();
    const { id } = await at.matches.challenge(wish);
    at.runtime.time += 3 * HOUR;
    postsIn(at);
    const { sheet } = await at.matches.accept(id, ben.id, null);
    const annas = sheet.challenger as number;
    const said = postsIn(at);
    expect(said.filter(({ kind, to }) => kind === 'turn' && to === 'channel')).toMatchObject([
      { detail: { seat: annas, calls: [annas] }, push: true },
    ]);
    expect(said.filter(({ kind }) => kind === 'hello').map(({ to }) => to)).toEqual([0, 1]);
    // The card is changed before anything is posted in the thread.
    expect(said.slice(0, 2)).toMatchObject([{ kind: 'challenge', detail: { event: 'accepted' } }, { kind: 'start' }]);
  });

  test('gives the match a channel, and no two matches the same one', async () => {
    const at = createHarness();
    const one = await startedMatch(at);
    const other = await startedMatch(at);
    await at.matches.moveTo(one.id, 'thread');
    expect((await at.matches.inChannel('thread'))?.id).toBe(one.id);
    await expect(at.matches.moveTo(other.id, 'thread')).rejects.toMatchObject({ kind: 'channel-taken' });
    await at.matches.moveTo(one.id, 'elsewhere');
    expect(await at.matches.inChannel('thread')).toBeNull();
    await at.matches.moveTo(other.id, 'thread');
    expect((await at.matches.inChannel('thread'))?.id).toBe(other.id);
  });
});

describe('a rematch', () => {
  const finished = async () => {
    const at = createHarness();
    const { id } = await startedMatch(at, { clock: 'slow' });
    await expect(at.matches.rematch(id, anna.id, null)).rejects.toMatchObject({ kind: 'not-open' });
    await playUntil(at, id, () => false, seededRandom('finish'));
    postsIn(at);
    return { at, id, past: await at.matches.finished(id) };
  };

  test('is asked for by one and begun by the other, long after, with the seats swapped', async () => {
    const { at, id, past } = await finished();
    const asked = await at.matches.rematch(id, ben.id, null);
    expect(asked.sheet).toMatchObject({ status: 'challenge', previous: id });
    expect(postsIn(at)).toMatchObject([{ kind: 'challenge', detail: { event: 'made', calls: [1], previous: { id } } }]);
    expect((await at.matches.rematch(id, ben.id, null)).sheet.status).toBe('challenge');
    at.runtime.time += 300 * DAY;
    await at.matches.processDue(asked.id);
    const { sheet } = await at.matches.rematch(id, anna.id, null);
    expect(sheet).toMatchObject({ id: asked.id, status: 'open', terms: past?.sheet.terms });
    expect(sheet.players).toEqual([...(past?.sheet.players ?? [])].reverse());
    expect((await at.matches.rematch(id, anna.id, null)).id).toBe(asked.id);
  });

  test('asked for by both at the same moment begins once', async () => {
    const { at, id } = await finished();
    const panels = await Promise.all([at.matches.rematch(id, anna.id, 'a'), at.matches.rematch(id, ben.id, 'b')]);
    expect(new Set(panels.map((panel) => panel.id)).size).toBe(1);
    expect((await at.store.load(panels[0]?.id ?? ''))?.status).toBe('open');
    expect(postsIn(at).filter(({ kind }) => kind === 'start')).toHaveLength(1);
  });

  test('with changes has to be accepted as changed', async () => {
    const { at, id } = await finished();
    await at.matches.rematch(id, anna.id, null);
    const changed = await at.matches.rematchWith(id, ben.id, { options: { variant: 'long' } }, null);
    expect(changed.sheet.status).toBe('challenge');
    const { sheet } = await at.matches.rematch(id, anna.id, null);
    expect(sheet).toMatchObject({ status: 'open', terms: { clock: 'slow', options: { variant: 'long' } } });
  });

  test('that was declined can be asked for again', async () => {
    const { at, id } = await finished();
    const asked = await at.matches.rematch(id, anna.id, null);
    await at.matches.decline(asked.id, ben.id, null);
    const again = await at.matches.rematch(id, ben.id, null);
    expect(again.id).not.toBe(asked.id);
    expect(again.sheet.status).toBe('challenge');
  });

  test('is tried as often as allowed when others always write first', async () => {
    const { at, id } = await finished();
    let tries = 0;
    at.store.commit = async () => {
      tries++;
      return Promise.resolve('stale');
    };
    await expect(at.matches.rematch(id, anna.id, null)).rejects.toMatchObject({ kind: 'busy' });
    expect(tries).toBe(defaultLimits.attempts);
  });

  test('is offered to players of a match that was played, and of no other', async () => {
    const { at, id } = await finished();
    expect((await at.matches.panel(id, anna.id)).actions).toEqual(['rematch']);
    const asked = await at.matches.rematch(id, anna.id, null);
    await at.matches.decline(asked.id, ben.id, null);
    expect((await at.matches.panel(asked.id, anna.id)).actions).toEqual([]);
  });

  test('is not for others', async () => {
    const { at, id } = await finished();
    await expect(at.matches.rematch(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    await expect(at.matches.rematch('nothing', anna.id, null)).rejects.toMatchObject({ kind: 'unknown-match' });
  });
});
