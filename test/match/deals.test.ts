import { expect, test } from 'vitest';
import { localAnalyst } from '../../src/bots/index.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { HOUR, MINUTE } from '../../src/match/limits.ts';
import { nextDue } from '../../src/match/transition/commit.ts';
import { anna, ben, createHarness, home, type MatchHarness, postsIn, storedMatchOf, userAt } from './harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };

/** A table of three on the beginners' island, where the first player has thrown and offers what they hold for an ore. */
async function offering(at: MatchHarness): Promise<{ id: string; maker: string; others: readonly string[] }> {
  const { id } = await at.matches.challenge({
    game: 'settlers',
    options: { variant: 'classic', board: 'beginner' },
    challenger: anna,
    opponents: [ben, clara],
    home,
    token: null,
  });
  for (const { id: user } of [ben, clara]) await at.matches.accept(id, user, null);
  const { players } = await storedMatchOf(at, id);
  const users = players.map((_, seat) => userAt({ players }, seat));
  const active = async (): Promise<string | undefined> => {
    for (const user of users) if ((await at.matches.panel(id, user)).question?.choices.includes('offer')) return user;
    return undefined;
  };
  // Everyone places, the first player throws, and a seven is settled.
  for (let count = 0; count < 40 && !(await active()); count++) {
    for (const user of users) {
      const { question, seq } = await at.matches.panel(id, user);
      if (question && question.key !== 'market') await at.matches.answer(id, user, seq, question.fallback, null);
      if (await active()) break;
    }
  }
  const maker = (await active()) ?? expect.fail('nobody can offer anything');
  const { seq, view } = await at.matches.panel(id, maker);
  const hand = (view as { own: { hand: readonly number[] } }).own.hand;
  const give = ['brick', 'lumber', 'wool', 'grain'].find((_, sort) => (hand[sort] ?? 0) > 0) ?? '';
  await at.matches.plan(id, maker, seq, [['offer'], [`give ${give}`, 'want ore']], null);
  return { id, maker, others: users.filter((user) => user !== maker) };
}

const dealPosts = (at: MatchHarness): number => postsIn(at).filter(({ kind }) => kind === 'deals').length;

/** Answers an offer with the card asked for, or with another card. */
async function agree(at: MatchHarness, id: string, user: string): Promise<void> {
  const { question, seq } = await at.matches.panel(id, user);
  const counter = question?.hints?.plausible?.().find(([first]) => first?.startsWith('give ')) ?? [];
  await at.matches.answer(id, user, seq, question?.choices.includes('accept') ? ['accept'] : counter, null);
}

test('the message about an acceptance is due in an hour, as part of the match; calls before that do nothing', async () => {
  const at = createHarness({}, 1, localAnalyst, [settlers]);
  const { id, others } = await offering(at);
  expect((await storedMatchOf(at, id)).deals).toMatchObject({ due: null, told: false });
  at.runtime.time += 3 * HOUR;
  await agree(at, id, others[0] ?? '');
  const due = at.runtime.now() + HOUR;
  const sheet = await storedMatchOf(at, id);
  expect(sheet.deals?.due).toBe(due);
  expect(nextDue(sheet)).toBeLessThanOrEqual(due);
  at.runtime.time += HOUR - MINUTE;
  await at.matches.processDue(id);
  expect(dealPosts(at)).toBe(0);
  at.runtime.time += MINUTE;
  await at.matches.processDue(id);
  await at.matches.processDue(id);
  expect(dealPosts(at)).toBe(1);
  expect((await storedMatchOf(at, id)).deals).toMatchObject({ due: null, told: true });
});

test('someone who wants no messages gets none, and nothing stays due', async () => {
  const at = createHarness({}, 1, localAnalyst, [settlers]);
  const { id, maker, others } = await offering(at);
  await at.matches.settings(maker, { notifications: 'none' });
  await agree(at, id, others[0] ?? '');
  at.runtime.time += 2 * HOUR;
  await at.matches.processDue(id);
  expect(dealPosts(at)).toBe(0);
  expect((await storedMatchOf(at, id)).deals?.due).toBeNull();
});
