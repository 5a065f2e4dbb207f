import { expect, test, vi } from 'vitest';
import { localAnalyst, randomOpponent as blind } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { struggle } from '../../src/games/struggle/game.ts';
import { optionsSchema } from '../../src/games/rivals/options.ts';
import { reviewOf } from '../../src/match/view/review.ts';
import { replay, type ReplayStep } from '../../src/match/view/replay.ts';
import type { Analyst } from '../../src/match/ports.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';
import { playOut } from '../../src/testkit/play-out.ts';
import { toy, type ToyView } from '../toy/toy-game.ts';
import {
  anna,
  startedMatch,
  ben,
  seededRandom,
  type MatchHarness,
  createHarness,
  playUntil,
  randomMove,
} from './harness.ts';

test('a match that is over is looked back at: chances that add up, and the same when asked again', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await expect(at.matches.review(id)).rejects.toMatchObject({ kind: 'not-open' });
  await playUntil(at, id, () => false, seededRandom('review'));
  const review = await at.matches.review(id);
  const [one = [], other = []] = review.chances;
  expect(one.length).toBeGreaterThan(1);
  one.forEach((share, turn) => expect(share + (other[turn] ?? 0)).toBeCloseTo(1));
  const winner = (await at.matches.finished(id))?.sheet.ending;
  expect(winner && 'ranking' in winner && review.chances[winner.ranking[0]?.[0] ?? -1]?.at(-1)).toBe(1);
  expect(await at.matches.review(id)).toEqual(review);
});

const reviewed = (game: AnyGame, options: { readonly variant: string }, seats: number, seed: string, limit: number) => {
  const random = randomFrom({ seed, drawn: 0 });
  const opponents = Array.from({ length: seats }, () => blind);
  const { history } = playOut({ game, options, seed, opponents, random, limit });
  const steps = [...replay(game, options, seats, seed, history)];
  return { history, match: { game, id: 'R1', variant: options.variant, seats, steps } };
};

test('choices are told apart from what dice and cards did, and the better line is named', async () => {
  const { match } = reviewed(rivals, optionsSchema.parse({ variant: 'intro' }), 2, 'look back', 40);
  const { moments } = await reviewOf(match, localAnalyst);
  expect(moments.length).toBeGreaterThan(0);
  for (const { answer, played, by, seat, better } of moments) {
    expect(match.steps[answer]?.given).toMatchObject({ seat: by, answer: played });
    if (better.length > 0) expect(by).toBe(seat);
    expect(better[0]?.join()).not.toBe(played.join());
  }
  // A mistake names the advantage of the better line.
  expect(moments.some(({ why }) => why.length > 0)).toBe(true);
});

test.each([
  ['rivals', rivals, optionsSchema.parse({ variant: 'intro' }), 2],
  ['settlers', settlers, settlers.info.options.parse({ variant: 'classic' }), 3],
] as const)(
  'luck and decisions add up to the change, for every seat and every moment: %s',
  async (_, game, options, seats) => {
    const { match } = reviewed(game, options, seats, 'sum', 60);
    const { chances, luck, decisions, moments } = await reviewOf(match, localAnalyst);
    chances.forEach((line, seat) =>
      expect((line[0] ?? 0) + (luck[seat] ?? 0) + (decisions[seat] ?? 0)).toBeCloseTo(line.at(-1) ?? 0),
    );
    for (const part of [luck, decisions]) expect(part.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
    for (const moment of moments) expect(moment.from + moment.luck + moment.decisions).toBeCloseTo(moment.to);
  },
);

test('the biggest drop of every seat is one of its moments, and none has more than three', async () => {
  const { match } = reviewed(rivals, optionsSchema.parse({ variant: 'intro' }), 2, 'drop', 80);
  const { chances, moments } = await reviewOf(match, localAnalyst);
  chances.forEach((line, seat) => {
    const drops = line.slice(1).map((chance, turn) => (line[turn] ?? 0) - chance);
    const own = moments.filter((moment) => moment.seat === seat);
    expect(Math.max(...own.map(({ from, to }) => from - to))).toBeCloseTo(Math.max(...drops));
    expect(own.length).toBeLessThanOrEqual(3);
    expect(own.map(({ answer }) => answer)).toEqual(own.map(({ answer }) => answer).toSorted((a, b) => a - b));
  });
});

test('only the choices of the seats it is made for are examined, and it says how far it is', async () => {
  const { match } = reviewed(rivals, optionsSchema.parse({ variant: 'intro' }), 2, 'seats', 30);
  const asked = new Set<number>();
  const shares: number[] = [];
  const analyst: Analyst = {
    ...localAnalyst,
    lines: async (id, situation, seed) => {
      asked.add(situation.decision.seat);
      return localAnalyst.lines(id, situation, seed);
    },
  };
  await reviewOf({ ...match, examined: [1] }, analyst, (share) => shares.push(share));
  expect([...asked]).toEqual([1]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('which of several stacks that look alike is taken is chance, not choice', async () => {
  const options = optionsSchema.parse({ variant: 'intro' });
  for (let number = 0; number < 12; number++) {
    const { history, match } = reviewed(rivals, options, 2, `alike ${number}`, 2);
    expect(history.map(({ key }) => key)).toEqual(['setup.stack', 'setup.stack']);
    const review = await reviewOf(match, localAnalyst);
    expect(review.moments.flatMap(({ better }) => better)).toEqual([]);
  }
});

test('where nothing was learned, whoever is ahead has the better chances', () => {
  for (const game of [settlers, struggle]) {
    const options = game.info.options.parse({});
    const random = randomFrom({ seed: 'ahead', drawn: 0 });
    const { state } = playOut({ game, options, seed: 'ahead', opponents: [blind, blind, blind], random, limit: 500 });
    const chances = localAnalyst.chances(game, 'not learned', 3, state);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    const values = [0, 1, 2].map((seat) => game.ai.evaluate(state as never, seat));
    expect(chances.indexOf(Math.max(...chances))).toBe(values.indexOf(Math.max(...values)));
    expect(Math.max(...chances) - Math.min(...chances)).toBeGreaterThan(0.1);
  }
});

test('an answer is shown with the question it was given to, as its player saw it', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false, seededRandom('asked'));
  const { history = [] } = (await at.matches.finished(id)) ?? {};
  const { asked } = await at.matches.questionAt(id, 1);
  expect(asked).toMatchObject({ seat: history[0]?.seat, key: history[0]?.key });
});

test('a replay tells the seed when the match is over, and never before', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  const seed = async (): Promise<unknown> => (await at.matches.replay(id, anna.id, Infinity)).seed;
  expect(await seed()).toBeNull();
  await playUntil(at, id, () => false, seededRandom('seed'));
  expect(await seed()).toBe((await at.matches.finished(id))?.seed);
});

test('a match that is over is replayed from the side that is asked for, one’s own by default', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false, seededRandom('sides'));
  for (const user of [anna.id, ben.id, null]) {
    const { seat, view } = await at.matches.replay(id, user, 5);
    expect((view as ToyView).you).toBe(seat);
    for (const side of [0, 1, null]) {
      expect(((await at.matches.replay(id, user, 5, side)).view as ToyView).you).toBe(side);
    }
  }
});

test.each([1, 3, 5, 7])(
  'the decisive turns of a seat are the three in which it missed most (weights by %i)',
  async (factor) => {
    const at = createHarness();
    const { id } = await startedMatch(at);
    await playUntil(at, id, () => false, seededRandom('decisive'));
    const { history, sheet, seed } = (await at.matches.finished(id)) as FinishedMatch;
    const steps = [...replay(toy, sheet.terms.options, 2, seed, history)];
    const weightOf = (number: number): number => 0.1 + ((number * factor) % steps.length) / (2 * steps.length);
    const most = new Map<string, number>();
    const analyst: Analyst = {
      chances: () => [0.5, 0.5],
      reasons: () => [],
      advice: async () => Promise.resolve(null),
      async lines(_match, _situation, name) {
        const number = Number(name.split(' ')[1]);
        const step = steps[number] as ReplayStep;
        const turn = `${step.turn} ${step.given?.seat}`;
        most.set(turn, Math.max(most.get(turn) ?? 0, weightOf(number)));
        return Promise.resolve([
          { answers: [['better']], value: 1 },
          { answers: [step.given?.answer ?? []], value: 1 - weightOf(number) },
        ]);
      },
    };
    const { moments } = await reviewOf({ game: toy, id: 'R1', variant: 'short', seats: 2, steps }, analyst);
    const down = (one: number, other: number): number => other - one;
    for (const seat of [0, 1]) {
      const weights = [...most].flatMap(([turn, weight]) => (turn.endsWith(` ${seat}`) ? [weight] : [])).toSorted(down);
      expect(weights.length).toBeGreaterThan(3);
      const own = moments.filter((moment) => moment.seat === seat);
      expect(own.map(({ answer }) => weightOf(answer)).toSorted(down)).toEqual(weights.slice(0, 3));
      expect(own.map(({ better }) => better)).toEqual([[['better']], [['better']], [['better']]]);
    }
  },
);

/** A match that is over and took many answers. */
async function long(at: MatchHarness): Promise<string> {
  const { id } = await startedMatch(at, { options: { variant: 'long' } });
  await playUntil(at, id, () => false, seededRandom('long'));
  expect((await at.matches.finished(id))?.history.length).toBeGreaterThan(100);
  return id;
}

test('while a long match is told again, whatever else waits has its turn', async () => {
  const at = createHarness();
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
  const at = createHarness();
  const { id } = await startedMatch(at);
  const told = vi.spyOn(toy.rules, 'setup');
  for (const times of [1, 2]) {
    await randomMove(at, id, seededRandom(`told ${times}`));
    await Promise.all([at.matches.log(id, anna.id), at.matches.replay(id, ben.id, Infinity), at.matches.log(id, null)]);
    await at.matches.replay(id, anna.id, 0);
    expect(told).toHaveBeenCalledTimes(times);
  }
  told.mockRestore();
});

test('a replayed position offers nothing to do', async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await randomMove(at, id, seededRandom('replayed'));
  for (const { id: person } of [anna, ben]) {
    expect((await at.matches.panel(id, person)).actions).not.toEqual([]);
    const replayed = await at.matches.replay(id, person, Infinity);
    expect(replayed).toMatchObject({ question: null, awaiting: [], undo: null, actions: [] });
  }
});

test('a review is thought about once, for all who ask at the same time and later', async () => {
  const lines = vi.fn<typeof localAnalyst.lines>(localAnalyst.lines);
  const at = createHarness({}, 1, { ...localAnalyst, lines });
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false, seededRandom('once'));
  const [first] = await Promise.all([at.matches.review(id), at.matches.review(id)]);
  const thoughts = lines.mock.calls.length;
  expect(new Set(lines.mock.calls.map(([, , seed]) => seed)).size).toBe(thoughts);
  expect(await at.matches.review(id)).toEqual(first);
  expect(lines).toHaveBeenCalledTimes(thoughts);
});

test('a review that nobody could think about says so in words, and is made when it is asked for again', async () => {
  const failing = new Error('the worker took too long');
  const lines = vi.fn<typeof localAnalyst.lines>(localAnalyst.lines).mockRejectedValueOnce(failing);
  const at = createHarness({}, 1, { ...localAnalyst, lines });
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false, seededRandom('again'));
  await expect(at.matches.review(id)).rejects.toMatchObject({
    kind: 'busy',
    reason: { en: expect.stringContaining('try again') as unknown },
  });
  expect(at.troubles).toEqual([failing]);
  expect((await at.matches.review(id)).chances[0]?.length).toBeGreaterThan(1);
});

test('a match that is over is told once for all that is asked about it', async () => {
  const at = createHarness();
  const id = await long(at);
  const told = vi.spyOn(toy.rules, 'setup');
  const { moments } = await at.matches.review(id);
  await Promise.all([
    at.matches.panel(id, null),
    at.matches.replay(id, anna.id, Infinity),
    ...moments.map(({ answer }) => at.matches.questionAt(id, answer)),
  ]);
  expect(told).toHaveBeenCalledTimes(1);
  told.mockRestore();
});
