import { expect, test, vi } from 'vitest';
import { lookBack, random as blind } from '../../src/bots/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import { optionsSchema } from '../../src/games/rivals/options.ts';
import { reviewOf } from '../../src/match/look/review.ts';
import { retell } from '../../src/match/look/story.ts';
import { playOut } from '../../src/trials/play-out.ts';
import { toy } from '../toy/toy-game.ts';
import { anna, begun, ben, chance, type House, house, playUntil, randomMove } from './table.ts';

test('a match that is over is looked back at: chances that add up, and the same when asked again', async () => {
  const at = house();
  const { id } = await begun(at);
  await expect(at.matches.review(id)).rejects.toMatchObject({ kind: 'not-open' });
  await playUntil(at, id, () => false, chance('review'));
  const review = await at.matches.review(id);
  const [one = [], other = []] = review.chances;
  expect(one.length).toBeGreaterThan(1);
  one.forEach((share, turn) => expect(share + (other[turn] ?? 0)).toBeCloseTo(1));
  const winner = (await at.matches.past(id))?.sheet.ending;
  expect(winner && 'ranking' in winner && review.chances[winner.ranking[0]?.[0] ?? -1]?.at(-1)).toBe(1);
  expect(await at.matches.review(id)).toEqual(review);
});

test('choices are told apart from what dice and cards did, and the better line is named', async () => {
  const options = optionsSchema.parse({ variant: 'intro' });
  const seed = 'look back';
  const random = randomFrom({ seed, drawn: 0 });
  const { history } = playOut({ game: rivals, options, seed, opponents: [blind, blind], random, limit: 40 });
  const passages = [...retell(rivals, options, 2, seed, history)];
  const { moments, accuracy, missed: missedInAll } = await reviewOf(rivals, 'R1', 'intro', 2, passages, lookBack);
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.length).toBeLessThan(4);
  for (const { answer, played, seat, missed, better } of moments) {
    expect(passages[answer]?.given).toMatchObject({ seat, answer: played });
    expect(better.length > 0).toBe(missed > 0);
    expect(better[0]?.join()).not.toBe(played.join());
  }
  // Below that it is noise, and not called a mistake; a mistake is told with what the better line is better for.
  expect(moments.every(({ missed }) => missed === 0 || missed >= 0.02)).toBe(true);
  expect(moments.some(({ why }) => why.length > 0)).toBe(true);
  for (const { seat, missed } of moments) expect(missedInAll[seat]).toBeGreaterThanOrEqual(missed);
  for (const share of accuracy) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
});

test('which of several stacks that look alike is taken is chance, not choice', async () => {
  const options = optionsSchema.parse({ variant: 'intro' });
  for (let match = 0; match < 12; match++) {
    const seed = `alike ${match}`;
    const { history } = playOut({ game: rivals, options, seed, opponents: [blind, blind], random: randomFrom({ seed, drawn: 0 }), limit: 2 });
    expect(history.map(({ key }) => key)).toEqual(['setup.stack', 'setup.stack']);
    const review = await reviewOf(rivals, `A${match}`, 'intro', 2, [...retell(rivals, options, 2, seed, history)], lookBack);
    expect(review).toMatchObject({ missed: [0, 0], accuracy: [null, null] });
    expect(review.moments.flatMap(({ better }) => better)).toEqual([]);
  }
});

test('where nothing was learned, whoever is ahead has the better chances', () => {
  for (const game of [settlers, struggle]) {
    const options = game.facts.options.parse({});
    const random = randomFrom({ seed: 'ahead', drawn: 0 });
    const { state } = playOut({ game, options, seed: 'ahead', opponents: [blind, blind, blind], random, limit: 500 });
    const chances = lookBack.chances(game, 'not learned', 3, state);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    const values = [0, 1, 2].map((seat) => game.mind.value(state as never, seat));
    expect(chances.indexOf(Math.max(...chances))).toBe(values.indexOf(Math.max(...values)));
    expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.1);
  }
});

test('an answer is shown with the question it was given to, as its player saw it', async () => {
  const at = house();
  const { id } = await begun(at);
  await playUntil(at, id, () => false, chance('asked'));
  const { history = [] } = (await at.matches.past(id)) ?? {};
  const { asked } = await at.matches.asked(id, 1);
  expect(asked).toMatchObject({ seat: history[0]?.seat, key: history[0]?.key });
});

/** A match that is over and took many answers. */
async function long(at: House): Promise<string> {
  const { id } = await begun(at, { options: { variant: 'long' } });
  await playUntil(at, id, () => false, chance('long'));
  expect((await at.matches.past(id))?.history.length).toBeGreaterThan(100);
  return id;
}

test('while a long match is told again, whatever else waits has its turn', async () => {
  const at = house();
  const id = await long(at);
  let turns = 0;
  let waiting = true;
  const wait = (): void => {
    turns++;
    if (waiting) setImmediate(wait);
  };
  setImmediate(wait);
  await at.matches.log(id, null);
  waiting = false;
  expect(turns).toBeGreaterThan(2);
});

test('a match is told once for all that is asked about it, a running one until its next answer', async () => {
  const at = house();
  const { id } = await begun(at);
  const told = vi.spyOn(toy.rules, 'setup');
  for (const times of [1, 2]) {
    await randomMove(at, id, chance(`told ${times}`));
    await Promise.all([at.matches.log(id, anna.id), at.matches.replay(id, ben.id, Infinity), at.matches.log(id, null)]);
    await at.matches.replay(id, anna.id, 0);
    expect(told).toHaveBeenCalledTimes(times);
  }
  told.mockRestore();
});

test('a review is thought about once, for all who ask at the same time and later', async () => {
  const lines = vi.fn<typeof lookBack.lines>(lookBack.lines);
  const at = house({}, 1, { ...lookBack, lines });
  const { id } = await begun(at);
  await playUntil(at, id, () => false, chance('once'));
  const [first] = await Promise.all([at.matches.review(id), at.matches.review(id)]);
  const thoughts = lines.mock.calls.length;
  expect(new Set(lines.mock.calls.map(([, , seed]) => seed)).size).toBe(thoughts);
  expect(await at.matches.review(id)).toEqual(first);
  expect(lines).toHaveBeenCalledTimes(thoughts);
});

test('a review that nobody could think about says so in words, and is made when it is asked for again', async () => {
  const failing = new Error('the worker took too long');
  const lines = vi.fn<typeof lookBack.lines>(lookBack.lines).mockRejectedValueOnce(failing);
  const at = house({}, 1, { ...lookBack, lines });
  const { id } = await begun(at);
  await playUntil(at, id, () => false, chance('again'));
  await expect(at.matches.review(id)).rejects.toMatchObject({ kind: 'busy', reason: { en: expect.stringContaining('try again') as unknown } });
  expect(at.troubles).toEqual([failing]);
  expect((await at.matches.review(id)).chances[0]?.length).toBeGreaterThan(1);
});

test('a match that is over is told once for all that is asked about it', async () => {
  const at = house();
  const id = await long(at);
  const told = vi.spyOn(toy.rules, 'setup');
  const { moments } = await at.matches.review(id);
  await Promise.all([at.matches.panel(id, null), at.matches.replay(id, anna.id, Infinity), ...moments.map(({ answer }) => at.matches.asked(id, answer))]);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});
