import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../../src/match/limits.ts';
import { drawnOrder } from '../../src/match/lobby/begin.ts';
import { anna, begun, ben, chance, heard, home, house, playUntil, sheetOf, stateOf, userAt } from './table.ts';

const wish = { game: 'toy', challenger: anna, opponents: [ben], home, token: null };

describe('a challenge', () => {
  test('is said once and waits for the opponent', async () => {
    const at = house();
    const panel = await at.matches.challenge(wish);
    expect(panel.sheet).toMatchObject({ status: 'challenge', terms: { clock: 'normal', takebacks: true, rated: false } });
    expect(panel.sheet.terms.options).toEqual({ variant: 'short', flow: 'patient' });
    expect(panel.may).toEqual(['withdraw']);
    expect((await at.matches.panel(panel.id, ben.id)).may).toEqual(['accept', 'propose', 'decline']);
    expect((await at.matches.panel(panel.id, 'somebody')).may).toEqual([]);
    expect(heard(at)).toMatchObject([{ kind: 'challenge', to: 'channel', push: true, detail: { event: 'made', calls: [1] } }]);
  });

  test('to oneself or a bot is refused with a pointer to solo', async () => {
    const { matches, store } = house();
    await expect(matches.challenge({ ...wish, opponents: [anna] })).rejects.toMatchObject({ kind: 'self', reason: { en: expect.stringContaining('/solo') as string } });
    await expect(matches.challenge({ ...wish, opponents: [{ ...ben, bot: true }] })).rejects.toMatchObject({ kind: 'computer', reason: { de: expect.stringContaining('/solo') as string } });
    expect(store.commits).toBe(0);
  });

  test('to nonsense is refused', async () => {
    const { matches } = house();
    await expect(matches.challenge({ ...wish, game: 'chess' })).rejects.toMatchObject({ kind: 'terms' });
    await expect(matches.challenge({ ...wish, options: { variant: 'endless' } })).rejects.toMatchObject({ kind: 'terms' });
    await expect(matches.challenge({ ...wish, clock: 'sundial' as 'none' })).rejects.toMatchObject({ kind: 'terms' });
  });

  test('knows no take-backs when it is rated', async () => {
    const { matches } = house();
    const { sheet } = await matches.challenge({ ...wish, rated: true, takebacks: true });
    expect(sheet.terms).toMatchObject({ rated: true, takebacks: false });
  });

  test('made twice by the same click is one', async () => {
    const { matches, store } = house();
    const first = await matches.challenge({ ...wish, token: 'i1' });
    const second = await matches.challenge({ ...wish, token: 'i1' });
    expect([second.id, second.repeated]).toEqual([first.id, true]);
    expect(store.commits).toBe(1);
  });

  test('is accepted by the opponent only, once', async () => {
    const at = house();
    const { id } = await at.matches.challenge(wish);
    await expect(at.matches.accept(id, anna.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    await expect(at.matches.accept(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    const both = await Promise.allSettled([at.matches.accept(id, ben.id, 'a'), at.matches.accept(id, ben.id, 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(heard(at).filter(({ kind }) => kind === 'start')).toHaveLength(1);
    await expect(at.matches.decline(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('is declined by one and withdrawn by the other', async () => {
    const at = house();
    const one = await at.matches.challenge(wish);
    await expect(at.matches.decline(one.id, anna.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.decline(one.id, ben.id, null)).sheet.ending).toEqual({ kind: 'declined' });
    const other = await at.matches.challenge(wish);
    await expect(at.matches.withdraw(other.id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.withdraw(other.id, anna.id, null)).sheet.ending).toEqual({ kind: 'withdrawn' });
    expect(await at.matches.list(anna.id)).toEqual([]);
    expect(await at.matches.pastOf(anna.id, 10)).toEqual([]);
  });

  test('can be answered with other terms, which the challenger accepts', async () => {
    const at = house();
    const { id } = await at.matches.challenge(wish);
    await expect(at.matches.propose(id, ben.id, { options: { flow: 'never' } }, null)).rejects.toMatchObject({ kind: 'terms' });
    const proposed = await at.matches.propose(id, ben.id, { clock: 'slow', options: { variant: 'long' } }, null);
    expect(proposed.may).toEqual(['decline']);
    expect((await at.matches.panel(id, anna.id)).may).toEqual(['accept', 'propose', 'withdraw']);
    await expect(at.matches.accept(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    const { sheet } = await at.matches.accept(id, anna.id, null);
    expect(sheet.terms).toMatchObject({ clock: 'slow', options: { variant: 'long', flow: 'patient' } });
    expect(heard(at)[1]).toMatchObject({ detail: { event: 'proposed', calls: [0], terms: { clock: 'slow' } } });
  });

  test('is reminded of once after two days and expires after seven', async () => {
    const at = house();
    const { id } = await at.matches.challenge(wish);
    expect(at.clock.alarms).toEqual([{ match: id, seq: 1, at: at.world.time + 48 * HOUR }]);
    heard(at);
    at.world.time += 48 * HOUR - 1;
    await at.matches.wake(id);
    expect(heard(at)).toEqual([]);
    at.world.time += 1;
    await Promise.all([at.matches.wake(id), at.matches.wake(id)]);
    expect(heard(at)).toMatchObject([{ detail: { event: 'reminder', calls: [1] } }]);
    expect(at.clock.alarms.at(-1)?.at).toBe(at.world.time + 5 * DAY);
    at.world.time += 5 * DAY;
    await Promise.all([at.matches.wake(id), at.matches.wake(id)]);
    expect(heard(at)).toMatchObject([{ detail: { event: 'expired', calls: [] } }]);
    expect((await at.matches.panel(id, anna.id)).sheet.ending).toEqual({ kind: 'expired' });
    await expect(at.matches.accept(id, ben.id, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('is one too many at some point', async () => {
    const { matches } = house({ openPerPlayer: 2 });
    await matches.challenge(wish);
    await matches.challenge(wish);
    await expect(matches.challenge(wish)).rejects.toMatchObject({ kind: 'too-many' });
  });
});

describe('the start', () => {
  test('draws the seats from the seed, fairly, and commits to the seed without telling it', async () => {
    let annaFirst = 0;
    for (let round = 0; round < 60; round++) {
      const at = house({}, round * 10);
      const { id, sheet } = await begun(at);
      const { seed } = stateOf(await sheetOf(at, id)).rng;
      expect(drawnOrder(seed, 2).indexOf(0)).toBe(sheet.challenger);
      expect(userAt(sheet, sheet.challenger as number)).toBe(anna.id);
      if (sheet.challenger === 0) annaFirst++;
      const said = JSON.stringify(heard(at));
      expect(said).toContain(sheet.commitment);
      expect(said).not.toContain(seed);
    }
    expect(annaFirst).toBeGreaterThan(18);
    expect(annaFirst).toBeLessThan(42);
  });

  test('calls the one who is not here, once in public', async () => {
    const at = house();
    const { id } = await at.matches.challenge(wish);
    at.world.time += 3 * HOUR;
    heard(at);
    const { sheet } = await at.matches.accept(id, ben.id, null);
    const annas = sheet.challenger as number;
    const said = heard(at);
    expect(said.filter(({ kind, to }) => kind === 'turn' && to === 'channel')).toMatchObject([{ detail: { seat: annas, calls: [annas] }, push: true }]);
    expect(said.filter(({ kind }) => kind === 'hello').map(({ to }) => to)).toEqual([0, 1]);
  });

  test('gives the match a channel, and no two matches the same one', async () => {
    const at = house();
    const one = await begun(at);
    const other = await begun(at);
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
    const at = house();
    const { id } = await begun(at, { clock: 'slow' });
    await expect(at.matches.rematch(id, anna.id, null)).rejects.toMatchObject({ kind: 'not-open' });
    await playUntil(at, id, () => false, chance('finish'));
    heard(at);
    return { at, id, past: await at.matches.past(id) };
  };

  test('is asked for by one and begun by the other, long after, with the seats swapped', async () => {
    const { at, id, past } = await finished();
    const asked = await at.matches.rematch(id, ben.id, null);
    expect(asked.sheet).toMatchObject({ status: 'challenge', previous: id });
    expect(heard(at)).toMatchObject([{ kind: 'challenge', detail: { event: 'made', calls: [1], previous: { id } } }]);
    expect((await at.matches.rematch(id, ben.id, null)).sheet.status).toBe('challenge');
    at.world.time += 300 * DAY;
    await at.matches.wake(asked.id);
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
    expect(heard(at).filter(({ kind }) => kind === 'start')).toHaveLength(1);
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

  test('is not for others', async () => {
    const { at, id } = await finished();
    await expect(at.matches.rematch(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    await expect(at.matches.rematch('nothing', anna.id, null)).rejects.toMatchObject({ kind: 'unknown-match' });
  });
});
