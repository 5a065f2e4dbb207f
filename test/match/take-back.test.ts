import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import { describeEvents } from '../../src/match/index.ts';
import { toy } from '../toy/toy-game.ts';
import {
  startedMatch,
  seededRandom,
  postsIn,
  type MatchHarness,
  createHarness,
  playUntil,
  storedMatchOf,
  stateOf,
  userAt,
} from './harness.ts';

const by = async (at: MatchHarness, id: string, user: string, ...answer: string[]) => {
  const { seq } = await at.matches.panel(id, user);
  return at.matches.answer(id, user, seq, answer, null);
};

/** A real match, played to the action phase of a turn. */
async function acting(wish: Parameters<typeof startedMatch>[1] = {}) {
  const at = createHarness();
  const { id, sheet } = await startedMatch(at, wish);
  const open = await playUntil(
    at,
    id,
    (now) => stateOf(now).phase === 'roll' && stateOf(now).turn === 6 && now.waits[0]?.key === 'roll',
    seededRandom('t'),
  );
  const { seat } = stateOf(open as NonNullable<typeof open>);
  postsIn(at);
  return { at, id, me: userAt(sheet, seat), other: userAt(sheet, 1 - seat), seat };
}

const position = async (at: MatchHarness, id: string) => {
  const sheet = await storedMatchOf(at, id);
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
    expect(asked.actions).not.toContain('ask-take-back');
    const note = postsIn(at).find(({ kind }) => kind === 'note');
    expect(note).toMatchObject({
      kind: 'note',
      to: 'channel',
      push: true,
      detail: { about: 'take-back-asked', seat, answers: 1 },
    });
    const { seen } = note?.detail as { seen: Parameters<typeof describeEvents>[1] };
    expect(describeEvents(toy, seen, null).map(({ en }) => en)).toEqual([
      expect.stringMatching(/^\{seat \d\}: \d$/) as string,
    ]);
    await expect(at.matches.acceptTakeback(id, me, null)).rejects.toMatchObject({ kind: 'not-allowed' });
    expect((await at.matches.panel(id, other)).actions).toEqual(
      expect.arrayContaining(['accept-take-back', 'decline-take-back']),
    );
    await at.matches.acceptTakeback(id, other, null);
    expect(await position(at, id)).toEqual(before);
    const sheet = await storedMatchOf(at, id);
    expect(sheet.takebacks[seat]).toBe(1);
    expect(sheet.match?.seq).toBeGreaterThan(seq);
    expect(postsIn(at)[0]).toMatchObject({ detail: { about: 'take-back-done', seat, answers: 1 } });
    // Old buttons are old, and the dice fall the same.
    await expect(at.matches.answer(id, me, seq, ['pass'], null)).rejects.toMatchObject({ kind: 'stale' });
    await by(at, id, me, 'roll');
    expect((await storedMatchOf(at, id)).match?.rest).toBeDefined();
  });

  test('to the beginning of the turn crosses everything, the other’s turn as well', async () => {
    const { at, id, me, other, seat } = await acting();
    const before = await position(at, id);
    await playUntil(
      at,
      id,
      (sheet) => stateOf(sheet).seat !== seat && stateOf(sheet).phase === 'act',
      seededRandom('more'),
    );
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
    expect((await storedMatchOf(at, id)).requests).toEqual([]);
    await at.matches.askTakeback(id, me, 'step', null);
    await by(at, id, me, (await at.matches.panel(id, me)).question?.choices.at(-1) as string);
    await expect(at.matches.acceptTakeback(id, other, null)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.declineTakeback(id, other, null)).rejects.toMatchObject({ kind: 'nothing' });
  });

  test('happens once when agreed to twice', async () => {
    const { at, id, me, other, seat } = await acting();
    await by(at, id, me, 'roll');
    await at.matches.askTakeback(id, me, 'step', null);
    const both = await Promise.allSettled([
      at.matches.acceptTakeback(id, other, 'a'),
      at.matches.acceptTakeback(id, other, 'b'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await storedMatchOf(at, id)).takebacks[seat]).toBe(1);
  });

  test('is off where it was agreed so, and in rated matches', async () => {
    for (const wish of [{ takebacks: false }, { rated: true }]) {
      const { at, id, me } = await acting(wish);
      await by(at, id, me, 'roll');
      expect((await at.matches.panel(id, me)).actions).not.toContain('ask-take-back');
      await expect(at.matches.askTakeback(id, me, 'step', null)).rejects.toMatchObject({ kind: 'not-allowed' });
    }
  });

  test('needs something to take back', async () => {
    const at = createHarness();
    const { id, sheet } = await startedMatch(at);
    await expect(at.matches.askTakeback(id, userAt(sheet, 0), 'step', null)).rejects.toMatchObject({ kind: 'nothing' });
    await expect(at.matches.askTakeback(id, userAt(sheet, 0), 'turn', null)).rejects.toMatchObject({ kind: 'nothing' });
  });

  test('is refused when the story does not lead to this position any more', async () => {
    const { at, id, me } = await acting();
    await by(at, id, me, 'roll');
    at.store.overwrite(id, (sheet) => ({
      ...sheet,
      match: { ...sheet.match, rest: toy.codec.write({ ...stateOf(sheet), points: [2, 2] }) },
    }));
    await expect(at.matches.askTakeback(id, me, 'step', null)).rejects.toMatchObject({
      kind: 'not-allowed',
      reason: { en: expect.stringContaining('can’t be taken back') as string },
    });
  });
});

test('an undo leaves the match as it was before the answer, with its log and its number of answers', async () => {
  const random = seededRandom('as before');
  let undone = 0;
  for (let round = 0; round < 8; round++) {
    const at = createHarness({}, round * 10);
    const { id } = await startedMatch(at);
    for (let count = 0; count < 40; count++) {
      const before = await at.store.load(id);
      if (!before || before.status !== 'open') break;
      const user = userAt(before, before.waits[0]?.seat ?? 0);
      const { question, seq } = await at.matches.panel(id, user);
      if (!question) break;
      const answer = randomAnswer(question, random);
      const after = await at.matches.answer(id, user, seq, answer, null);
      if (!after.undo) continue;
      await at.matches.undo(id, user, after.seq, 'step', null);
      const { log, answers, waits } = await storedMatchOf(at, id);
      expect({ log, answers, seats: waits.map(({ seat }) => seat) }).toEqual({
        log: before.log,
        answers: before.answers,
        seats: before.waits.map(({ seat }) => seat),
      });
      undone++;
      const again = await at.matches.panel(id, user);
      await at.matches.answer(id, user, again.seq, answer, null);
    }
  }
  expect(undone).toBeGreaterThan(20);
});
