import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../src/match/index.ts';
import { toy } from '../toy/toy-game.ts';
import { begun, chance, heard, type House, house, playUntil, sheetOf, stateOf, userAt } from './table.ts';

const by = async (at: House, id: string, user: string, ...answer: string[]) => {
  const { seq } = await at.matches.panel(id, user);
  return at.matches.answer(id, user, seq, answer, null);
};

/** A real match, played to the action phase of a turn. */
async function acting(wish: Parameters<typeof begun>[1] = {}) {
  const at = house();
  const { id, sheet } = await begun(at, wish);
  const open = await playUntil(at, id, (now) => stateOf(now).phase === 'roll' && stateOf(now).turn === 6 && now.waits[0]?.key === 'roll', chance('t'));
  const { seat } = stateOf(open as NonNullable<typeof open>);
  heard(at);
  return { at, id, me: userAt(sheet, seat), other: userAt(sheet, 1 - seat), seat };
}

const position = async (at: House, id: string) => {
  const sheet = await sheetOf(at, id);
  const { rest, journal } = sheet.match ?? {};
  return { rest, journal, history: await at.store.history(id), log: sheet.log, answers: sheet.answers };
};

describe('a take-back', () => {
  test('restores the position of that time when the other agrees, and says in public what was seen', async () => {
    const { at, id, me, other, seat } = await acting();
    const before = await position(at, id);
    await by(at, id, me, 'roll');
    const { seq, undo } = await at.matches.panel(id, me);
    expect(undo).toBeNull();
    const asked = await at.matches.askTakeback(id, me, 'step', null);
    expect(asked.may).not.toContain('ask-take-back');
    const [note] = heard(at);
    expect(note).toMatchObject({ kind: 'note', to: 'channel', push: true, detail: { about: 'take-back-asked', seat, answers: 1 } });
    const { seen } = note?.detail as { seen: Parameters<typeof wordsFor>[1] };
    expect(wordsFor(toy, seen, null).map(({ en }) => en)).toEqual([expect.stringMatching(/^\{seat \d\}: \d$/) as string]);
    await expect(at.matches.acceptTakeback(id, me, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.panel(id, other)).may).toEqual(expect.arrayContaining(['accept-take-back', 'decline-take-back']));
    await at.matches.acceptTakeback(id, other, null);
    expect(await position(at, id)).toEqual(before);
    const sheet = await sheetOf(at, id);
    expect(sheet.takebacks[seat]).toBe(1);
    expect(sheet.match?.seq).toBeGreaterThan(seq);
    expect(heard(at)[0]).toMatchObject({ detail: { about: 'take-back-done', seat, answers: 1 } });
    // Old buttons are old, and the dice fall the same.
    await expect(at.matches.answer(id, me, seq, ['pass'], null)).rejects.toMatchObject({ kind: 'stale' });
    await by(at, id, me, 'roll');
    expect((await sheetOf(at, id)).match?.rest).toBeDefined();
  });

  test('to the beginning of the turn crosses everything, the other’s turn as well', async () => {
    const { at, id, me, other, seat } = await acting();
    const before = await position(at, id);
    await playUntil(at, id, (sheet) => stateOf(sheet).seat !== seat && stateOf(sheet).phase === 'act', chance('more'));
    await at.matches.askTakeback(id, me, 'turn', null);
    await at.matches.acceptTakeback(id, other, null);
    expect(await position(at, id)).toEqual(before);
    expect((await at.matches.panel(id, me)).question?.key).toBe('roll');
  });

  test('can be declined, and ends with the next action', async () => {
    const { at, id, me, other } = await acting();
    await by(at, id, me, 'roll');
    await at.matches.askTakeback(id, me, 'step', null);
    const before = await position(at, id);
    await at.matches.declineTakeback(id, other, null);
    expect(await position(at, id)).toEqual(before);
    expect((await sheetOf(at, id)).requests).toEqual([]);
    await at.matches.askTakeback(id, me, 'step', null);
    await by(at, id, me, (await at.matches.panel(id, me)).question?.choices.at(-1) as string);
    await expect(at.matches.acceptTakeback(id, other, null)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.declineTakeback(id, other, null)).rejects.toMatchObject({ kind: 'nothing' });
  });

  test('happens once when agreed to twice', async () => {
    const { at, id, me, other, seat } = await acting();
    await by(at, id, me, 'roll');
    await at.matches.askTakeback(id, me, 'step', null);
    const both = await Promise.allSettled([at.matches.acceptTakeback(id, other, 'a'), at.matches.acceptTakeback(id, other, 'b')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await sheetOf(at, id)).takebacks[seat]).toBe(1);
  });

  test('is off where it was agreed so, and in rated matches', async () => {
    for (const wish of [{ takebacks: false }, { rated: true }]) {
      const { at, id, me } = await acting(wish);
      await by(at, id, me, 'roll');
      expect((await at.matches.panel(id, me)).may).not.toContain('ask-take-back');
      await expect(at.matches.askTakeback(id, me, 'step', null)).rejects.toMatchObject({ kind: 'not-allowed' });
    }
  });

  test('needs something to take back', async () => {
    const at = house();
    const { id, sheet } = await begun(at);
    await expect(at.matches.askTakeback(id, userAt(sheet, 0), 'step', null)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.askTakeback(id, userAt(sheet, 0), 'turn', null)).rejects.toMatchObject({ kind: 'nothing' });
  });

  test('is refused when the story does not lead to this position any more', async () => {
    const { at, id, me } = await acting();
    await by(at, id, me, 'roll');
    at.store.overwrite(id, (sheet) => ({ ...sheet, match: { ...sheet.match, rest: toy.keeping.write({ ...stateOf(sheet), points: [2, 2] }) } }));
    await expect(at.matches.askTakeback(id, me, 'step', null)).rejects.toMatchObject({ kind: 'not-allowed', reason: { en: expect.stringContaining('cannot be restored') as string } });
  });
});
