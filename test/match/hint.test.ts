import { expect, test, vi } from 'vitest';
import { localAnalyst } from '../../src/bots/index.ts';
import { answerViolation } from '../../src/engine/answers.ts';
import type { LineOfPlay } from '../../src/engine/opponent.ts';
import { anna, startedMatch, ben, home, createHarness, matchAtState, storedMatchOf } from './harness.ts';

const solo = { game: 'toy', player: anna, level: 'fair', home, token: null };

test('a hint names a legal answer, changes nothing, and is the same when asked again', async () => {
  const at = createHarness();
  const { id } = await at.matches.solo(solo);
  const before = await storedMatchOf(at, id);
  const hint = await at.matches.hint(id, anna.id);
  expect(hint.panel.question && answerViolation(hint.panel.question, hint.line[0] ?? [])).toBeNull();
  expect(await at.matches.hint(id, anna.id)).toEqual(hint);
  expect(await storedMatchOf(at, id)).toEqual(before);
  expect(hint.panel.actions).toContain('hint');
});

test('a position is thought about once for each seat, and never shown to another', async () => {
  const advice = vi.fn<typeof localAnalyst.advice>(localAnalyst.advice);
  const at = createHarness({}, 1, { ...localAnalyst, advice });
  const { id } = await startedMatch(at, { hints: true });
  const own = await at.matches.hint(id, anna.id);
  expect(await at.matches.hint(id, anna.id)).toEqual(own);
  expect(advice).toHaveBeenCalledTimes(1);
  const others = await at.matches.hint(id, ben.id);
  expect(others.panel.seat).not.toBe(own.panel.seat);
  expect(advice).toHaveBeenCalledTimes(2);
  // The other answers: what this seat is asked stays the same, the position does not.
  await at.matches.answer(id, ben.id, others.panel.seq, others.line[0] ?? [], null);
  await at.matches.hint(id, anna.id);
  expect(advice).toHaveBeenCalledTimes(3);
});

test('a hint that nobody could think about says so in words', async () => {
  const advice = vi
    .fn<typeof localAnalyst.advice>(localAnalyst.advice)
    .mockRejectedValueOnce(new Error('the worker took too long'));
  const at = createHarness({}, 1, { ...localAnalyst, advice });
  const { id } = await startedMatch(at, { hints: true });
  await expect(at.matches.hint(id, anna.id)).rejects.toMatchObject({ kind: 'busy' });
  expect((await at.matches.hint(id, anna.id)).line).not.toEqual([]);
});

test('a hint says what is worth doing, and how much', async () => {
  const at = createHarness();
  const { id, users } = await matchAtState(at, { points: [2, 0] }, { hints: true });
  const { line, better, than } = await at.matches.hint(id, users[0] as string);
  expect(line).toEqual([['play crop'], ['end']]);
  expect({ better, than }).toEqual({ better: 3, than: 'nothing' });
});

/** What is said about the advice of someone who thinks this of the answers, the best first. */
async function saidOf(...thoughts: readonly (readonly [answer: string, value: number])[]) {
  const lines = thoughts.map(([answer, value]): LineOfPlay => ({ answers: [[answer]], value }));
  const answer = lines[0]?.answers[0] ?? [];
  const at = createHarness({}, 1, { ...localAnalyst, advice: async () => ({ answer, lines }) });
  const { id, users } = await matchAtState(at, {}, { hints: true });
  const { better, than } = await at.matches.hint(id, users[0] as string);
  return { better, than };
}

test('less than five points of winning chance are not worth a word, ten are clear, fifteen are much', async () => {
  expect(await saidOf(['play song', 0.549], ['end', 0.5])).toMatchObject({ better: 0 });
  expect(await saidOf(['play song', 0.56], ['end', 0.5])).toEqual({ better: 1, than: 'nothing' });
  expect(await saidOf(['play song', 0.62], ['play raid', 0.61], ['end', 0.5])).toEqual({ better: 2, than: 'nothing' });
  expect(await saidOf(['play song', 0.66], ['end', 0.5])).toEqual({ better: 3, than: 'nothing' });
  for (const [level, gain] of [0.05, 0.1, 0.15].entries())
    expect(await saidOf(['play song', gain], ['end', 0])).toMatchObject({ better: level + 1 });
});

test('where it is best to do nothing, that is held against the best of everything else', async () => {
  expect(await saidOf(['end', 0.6], ['play song', 0.49], ['play raid', 0.3])).toEqual({ better: 2, than: 'else' });
  expect(await saidOf(['end', 0.6], ['play song', 0.58], ['play raid', 0.3])).toMatchObject({ better: 0 });
  expect(await saidOf(['end', 0.6])).toMatchObject({ better: 0 });
});

test('where something must be chosen, the advice is held against the best of everything else', async () => {
  const lines: LineOfPlay[] = [];
  const at = createHarness({}, 1, {
    ...localAnalyst,
    advice: async () => ({ answer: lines[0]?.answers[0] ?? [], lines }),
  });
  const { id } = await at.matches.solo(solo);
  const { question } = await at.matches.panel(id, anna.id);
  const usual = question?.fallback[0] as string;
  const others = question?.choices.filter((choice) => choice !== usual) ?? [];
  expect(question).toMatchObject({ key: 'keep', min: 1 });
  expect(others.length).toBeGreaterThan(0);
  const best = others[0] as string;
  lines.push(
    { answers: [[best]], value: 0.6 },
    { answers: [['another']], value: 0.52 },
    { answers: [[usual]], value: 0.3 },
  );
  expect(await at.matches.hint(id, anna.id)).toMatchObject({ line: [[best]], better: 1, than: 'else' });
});

test('between people there are hints only if all agreed at the start', async () => {
  const at = createHarness();
  const plain = await matchAtState(at, {});
  await expect(at.matches.hint(plain.id, plain.users[0] as string)).rejects.toMatchObject({ kind: 'not-allowed' });
  expect((await at.matches.panel(plain.id, plain.users[0] as string)).actions).not.toContain('hint');
  expect((await startedMatch(createHarness(), { hints: true })).sheet.terms.hints).toBe(true);
});

test('a rated match knows no hints, whatever was asked for', async () => {
  const at = createHarness();
  const { id, users } = await matchAtState(at, {}, { hints: true, rated: true });
  await expect(at.matches.hint(id, users[0] as string)).rejects.toThrow('Rated');
});

test('nobody gets a hint who has nothing to decide or does not play', async () => {
  const at = createHarness();
  const { id, users } = await matchAtState(at, {}, { hints: true });
  await expect(at.matches.hint(id, users[1] as string)).rejects.toMatchObject({ kind: 'not-your-turn' });
  await expect(at.matches.hint(id, 'u-carl')).rejects.toMatchObject({ kind: 'not-a-player' });
  expect(users).toContain(ben.id);
});
