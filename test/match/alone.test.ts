import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { dice } from '../../src/games/dice/game.ts';
import { createMatches, type Matches, readPost, type Post } from '../../src/match/index.ts';
import { DAY, type MatchLimits } from '../../src/match/limits.ts';
import type { UserRef } from '../../src/match/matches.ts';
import { memoryStore, testClock, testRuntime } from './memory-store.ts';
import { anna, ben, home } from './harness.ts';

const list = { guild: home.guild as string, game: 'dice', variant: 'island-one' };

function house(limits: Partial<MatchLimits> = {}) {
  const runtime = testRuntime(undefined, 1);
  const store = memoryStore();
  const report = (error: unknown) => {
    throw error;
  };
  const matches = createMatches({
    store,
    runtime,
    clock: testClock(),
    games: new Map([['dice', dice]]),
    bots: opponents,
    limits,
    report,
  });
  return { matches, world: runtime, store };
}

const wishOf = (player: UserRef, day = false) =>
  ({
    game: 'dice',
    options: { variant: 'island-one' },
    player,
    level: 'fair',
    home,
    token: null,
    dailySeed: day,
  }) as const;

/** Keeps every roll and builds the first thing offered, this number of times. */
async function playAlone(matches: Matches, id: string, user: string, builds: number): Promise<void> {
  for (let left = builds; ;) {
    const { question, seq, sheet } = await matches.panel(id, user);
    if (sheet.status === 'over' || !question) return;
    const build = left > 0 ? question.choices.find((choice) => choice.startsWith('build')) : undefined;
    if (build) left--;
    await matches.answer(id, user, seq, build ? [build] : question.fallback, null);
  }
}

test('the match of the day counts among the open matches, and needs room there', async () => {
  const { matches } = house({ openPerPlayer: 1 });
  await matches.solo(wishOf(anna));
  await expect(matches.solo(wishOf(anna, true))).rejects.toMatchObject({ kind: 'too-many' });
  await matches.solo(wishOf(ben, true));
  await expect(matches.solo(wishOf(ben))).rejects.toMatchObject({ kind: 'too-many' });
});

test('whoever plays alone plays for the best list: rated, without clock, take-backs and hints', async () => {
  const { matches } = house();
  const { id, sheet } = await matches.solo(wishOf(anna));
  expect(sheet.terms).toMatchObject({ rated: true, takebacks: false, clock: 'none' });
  await expect(matches.hint(id, anna.id)).rejects.toThrow('Rated');
  await matches.answerByMove(id, anna.id, 'reroll all', null);
  await expect(matches.askTakeback(id, anna.id, 'step', null)).rejects.toMatchObject({ kind: 'not-allowed' });
});

test('the lists go by the score, then by fewer empty turns, then by the earlier date, everybody once', async () => {
  const { matches, world: runtime } = house();
  for (const [player, builds] of [
    [ben, 2],
    [anna, 0],
    [anna, 3],
    [ben, 0],
  ] as const) {
    const { id } = await matches.solo(wishOf(player));
    await playAlone(matches, id, player.id, builds);
    runtime.time += 1000;
  }
  const best = await matches.leaderboard(list, 10);
  expect(best).toHaveLength(2);
  const feats = best.map(({ sheet }) => sheet.feat?.figures ?? []);
  expect(feats[0]?.[0]).toBeGreaterThanOrEqual(feats[1]?.[0] as number);
  for (const [score = 0, empty = 0] of feats) expect(score).toBeGreaterThanOrEqual(2 * empty);
  expect(await matches.leaderboard({ ...list, guild: 'elsewhere' }, 10)).toEqual([]);
  expect(await matches.leaderboard(list, 1)).toHaveLength(1);
});

test('a match that was given up is on no list', async () => {
  const { matches } = house();
  const { id } = await matches.solo(wishOf(anna));
  await matches.resign(id, anna.id, null);
  expect((await matches.finished(id))?.sheet.feat).toBeUndefined();
  expect(await matches.leaderboard(list, 10)).toEqual([]);
});

test('on the seed of the day everybody throws the same dice, once, and nobody is told the seed before all are done', async () => {
  const { matches, world: runtime, store } = house();
  const first = await matches.solo(wishOf(anna, true));
  const again = await matches.solo(wishOf(anna, true));
  expect(again.id).toBe(first.id);
  const other = await matches.solo(wishOf(ben, true));
  const diceOf = async (id: string) =>
    JSON.stringify(dice.codec.read((await store.load(id))?.match?.rest as string).players);
  expect(await diceOf(other.id)).toBe(await diceOf(first.id));
  expect(other.sheet.commitment).toBe(first.sheet.commitment);
  await playAlone(matches, first.id, anna.id, 9);
  await expect(matches.solo(wishOf(anna, true))).rejects.toMatchObject({ kind: 'not-allowed' });
  const over = store.outbox.flatMap((post) => readPost(post as Post) ?? []).find(({ kind }) => kind === 'over');
  expect(over?.detail).toMatchObject({ seed: null });
  expect(await matches.record(first.id)).not.toContain('seed:');
  expect((await matches.panel(first.id, ben.id)).seed).toBeNull();
  const day = first.sheet.terms.day as string;
  expect(await matches.leaderboard({ ...list, day }, 10)).toEqual([]);
  expect(await matches.leaderboard(list, 10)).toEqual([]);
  runtime.time += 2 * DAY;
  const { seed } = await matches.panel(first.id, ben.id);
  expect(seed).toMatch(/^[\da-f]{64}$/);
  expect(await matches.record(first.id)).toContain(`seed: ${seed}`);
  // Finishing now would reveal the dice to others.
  await playAlone(matches, other.id, ben.id, 9);
  expect((await matches.leaderboard({ ...list, day }, 10)).map(({ sheet }) => sheet.id)).toEqual([first.id]);
  expect((await matches.leaderboard(list, 10)).map(({ sheet }) => sheet.id)).toEqual([first.id]);
  const next = await matches.solo(wishOf(anna, true));
  expect(next.sheet.terms.day).not.toBe(day);
  expect(next.sheet.commitment).not.toBe(first.sheet.commitment);
});

test('two starts at once lead to one match of the day', async () => {
  const { matches } = house();
  const [one, other] = await Promise.all([matches.solo(wishOf(anna, true)), matches.solo(wishOf(anna, true))]);
  expect(one?.id).toBe(other?.id);
});

test('a rematch is played with a new seed, and several cannot share the seed of the day', async () => {
  const { matches } = house();
  const { id } = await matches.solo(wishOf(anna, true));
  await playAlone(matches, id, anna.id, 0);
  const next = await matches.rematch(id, anna.id, null);
  expect(next.sheet.terms.day).toBeUndefined();
  expect(next.sheet.commitment).not.toBe((await matches.finished(id))?.sheet.commitment);
  await expect(matches.solo({ ...wishOf(anna, true), seats: 2 })).rejects.toMatchObject({ kind: 'terms' });
});
