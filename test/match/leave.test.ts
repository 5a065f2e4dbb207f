import { describe, expect, test } from 'vitest';
import { DAY } from '../../src/match/limits.ts';
import {
  anna,
  startedMatch,
  ben,
  postsIn,
  home,
  createHarness,
  matchAtState,
  storedMatchOf,
  stateOf,
} from './harness.ts';

describe('leaving', () => {
  test('by resigning gives the win to the other and reveals the seed', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    await expect(at.matches.resign(id, 'somebody', null)).rejects.toMatchObject({ kind: 'not-a-player' });
    const panel = await at.matches.resign(id, red, 'r');
    expect(panel.sheet).toMatchObject({ status: 'over', ending: { kind: 'resigned', ranking: [[1], [0]] } });
    const past = await at.matches.finished(id);
    expect(panel.seed).toBe(past?.seed);
    expect(postsIn(at).filter(({ kind }) => kind === 'over')).toMatchObject(
      ['channel', 0, 1].map((to) => ({ to, detail: { seed: past?.seed, turns: 3 } })),
    );
    expect((await at.matches.resign(id, red, 'r').catch((error: unknown) => error)) as object).toMatchObject({
      kind: 'not-open',
    });
    await expect(at.matches.answer(id, blue, 0, ['roll'], null)).rejects.toMatchObject({ kind: 'not-open' });
    await at.matches.processDue(id);
    expect((await at.matches.finishedOf(blue, 5)).map(({ sheet }) => sheet.id)).toEqual([id]);
  });

  test('for a while takes both, and both come back', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    expect((await at.matches.adjourn(id, red, null)).sheet.status).toBe('open');
    expect((await at.matches.adjourn(id, red, null)).sheet.status).toBe('open');
    const adjourned = await at.matches.adjourn(id, blue, null);
    expect(adjourned.sheet).toMatchObject({ status: 'adjourned', waits: [] });
    expect(adjourned.actions).toEqual(['resume', 'resign']);
    expect(adjourned.question).toBeNull();
    await expect(at.matches.answer(id, red, adjourned.seq, ['end'], null)).rejects.toMatchObject({
      kind: 'not-open',
      reason: { en: expect.stringContaining('adjourned') as string },
    });
    at.runtime.time += 100 * DAY;
    await at.matches.processDue(id);
    expect((await at.matches.resume(id, blue, null)).sheet.status).toBe('adjourned');
    const resumed = await at.matches.resume(id, red, null);
    expect(resumed.sheet).toMatchObject({ status: 'open', waits: [{ seat: 0, kind: 'turn', since: at.runtime.time }] });
    expect(resumed.question?.key).toBe('act');
    await expect(at.matches.resume(id, red, null)).rejects.toMatchObject({ kind: 'not-open' });
  });

  test('the wait before an adjournment counts with the answer after it, or with the end, as one', async () => {
    for (const ends of ['answered', 'resigned'] as const) {
      const at = createHarness();
      const {
        id,
        users: [red = '', blue = ''],
      } = await matchAtState(at, {});
      const before = (await storedMatchOf(at, id)).tempo[0] ?? { waits: 0, spent: 0 };
      at.runtime.time += DAY;
      await at.matches.adjourn(id, red, null);
      await at.matches.adjourn(id, blue, null);
      expect((await storedMatchOf(at, id)).tempo[0]).toEqual({ waits: before.waits, spent: before.spent + DAY });
      at.runtime.time += 30 * DAY;
      if (ends === 'answered') {
        await at.matches.resume(id, red, null);
        await at.matches.resume(id, blue, null);
        at.runtime.time += DAY;
      }
      await at.matches.resign(id, blue, null);
      const past = await at.matches.finished(id);
      expect(past?.sheet.tempo[0]).toEqual({
        waits: before.waits + 1,
        spent: before.spent + (ends === 'answered' ? 2 * DAY : DAY),
      });
    }
  });

  test('a request to adjourn ends with the next action', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = '', blue = ''],
    } = await matchAtState(at, {});
    await at.matches.adjourn(id, blue, null);
    await at.matches.answer(id, red, (await at.matches.panel(id, red)).seq, ['play song'], null);
    expect((await at.matches.adjourn(id, red, null)).sheet.status).toBe('open');
  });

  test('somebody who looks after the server can adjourn, resume and repair, and it is said', async () => {
    const at = createHarness();
    const {
      id,
      users: [red = ''],
    } = await matchAtState(at, {});
    await at.matches.order(red, 'toy', 'payment', { setting: 'barn', mode: 'ask' });
    const { seq } = await at.matches.panel(id, red);
    await at.matches.answer(id, red, seq, ['play crop'], null);
    postsIn(at);
    await at.matches.moderate(id, 'repair', 'Mia', null);
    expect((await at.matches.panel(id, red)).question?.key).toBe('act');
    expect(await at.store.history(id)).toEqual([]);
    await at.matches.moderate(id, 'adjourn', 'Mia', null);
    await expect(at.matches.moderate(id, 'repair', 'Mia', null)).rejects.toMatchObject({ kind: 'not-open' });
    await at.matches.moderate(id, 'resume', 'Mia', null);
    const notes = postsIn(at).filter(({ kind }) => kind === 'note');
    expect(notes.map(({ detail }) => detail)).toEqual(
      ['repaired', 'adjourned', 'resumed'].map((what) => ({ about: 'moderated', what, by: 'Mia' })),
    );
  });

  test('for good ends everything without a result', async () => {
    const at = createHarness();
    const open = await startedMatch(at);
    const asked = await at.matches.challenge({ game: 'toy', challenger: anna, opponents: [ben], home, token: null });
    await at.matches.settings(anna.id, { offset: 60 });
    expect(await at.matches.purge(anna.id)).toBe(3);
    expect((await at.matches.finished(open.id))?.sheet.ending).toEqual({ kind: 'abandoned' });
    expect((await at.matches.finished(asked.id))?.sheet.ending).toEqual({ kind: 'expired' });
    expect(await at.store.profile(anna.id)).toBeNull();
    expect(await at.matches.list(ben.id)).toEqual([]);
  });
});

test('a sheet that is shown holds nothing secret', async () => {
  const at = createHarness();
  const { id } = await matchAtState(at, {});
  await at.matches.moveTo(id, 't');
  const shown = JSON.stringify(await at.matches.inChannel('t'));
  const sheet = await storedMatchOf(at, id);
  expect(shown).not.toContain(stateOf(sheet).rng.seed);
  expect(shown).not.toMatch(/"(match|log|auto|byHand|messages|byOrder)"/);
  expect(sheet.log).toEqual([]);
});
