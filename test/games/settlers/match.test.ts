import { expect, test } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { createMatches } from '../../../src/match/index.ts';
import { memoryStore, testClock, testRuntime } from '../../match/memory-store.ts';
import { anna, ben, home, userAt } from '../../match/harness.ts';

const clara = { id: 'u-clara', name: 'Clara' };

/** A table of three on the beginner island, begun. */
async function begun() {
  const store = memoryStore();
  const troubles: unknown[] = [];
  const report = (error: unknown) => void troubles.push(error);
  const games = new Map([['settlers', settlers]]);
  const matches = createMatches({
    store,
    runtime: testRuntime(),
    clock: testClock(),
    games,
    bots: opponents,
    limits: {},
    report,
  });
  const terms = { game: 'settlers', options: { variant: 'classic', board: 'beginner' } };
  const { id } = await matches.challenge({ ...terms, challenger: anna, opponents: [ben, clara], home, token: null });
  await matches.accept(id, ben.id, null);
  await matches.accept(id, clara.id, null);
  return { id, matches, store, troubles };
}

test('three people play CATAN: only those who must are awaited, and others may leave offers', async () => {
  const { id, matches, store, troubles } = await begun();
  const random = randomFrom({ seed: 'three', drawn: 0 });
  let offers = 0;
  for (let count = 0; count < 400; count++) {
    const sheet = await store.load(id);
    if (!sheet || sheet.status !== 'open') break;
    expect(sheet.waits.map(({ key }) => key)).not.toContain('market');
    const idle = [0, 1, 2].find((seat) => !sheet.waits.some((wait) => wait.seat === seat));
    const seat =
      idle !== undefined && random.below(6) === 0 ? idle : (sheet.waits[random.below(sheet.waits.length)]?.seat ?? 0);
    const user = userAt(sheet, seat);
    const { question, seq } = await matches.panel(id, user);
    if (!question) continue;
    if (question.key === 'market') offers++;
    await matches.answer(id, user, seq, randomAnswer(question, random), null);
  }
  expect(offers).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

test('two accept the same offer at the same moment: one deal, and the other is told', async () => {
  const { id, matches, store, troubles } = await begun();
  const sheet = async () => (await store.load(id)) ?? expect.fail('the match is gone');
  const players = (await sheet()).players;
  const userOf = (seat: number): string => userAt({ players }, seat);
  const state = async () => settlers.codec.read((await sheet()).match?.rest ?? '');
  const active = (await state()).active;
  const others = [0, 1, 2].filter((seat) => seat !== active);
  store.overwrite(id, (old) => {
    const before = settlers.codec.read(old.match?.rest ?? '');
    const sides = before.sides.map((side, seat) => ({
      ...side,
      hand: seat === active ? [0, 0, 2, 0, 0] : [1, 0, 0, 0, 1],
    }));
    const rest = settlers.codec.write({ ...before, phase: 'action', sides, now: { ...before.now, rolled: 4 } });
    return { ...old, match: { ...old.match, rest, journal: [], since: [], mark: null } };
  });
  const say = async (seat: number, answer: readonly string[]) => {
    const user = userOf(seat);
    const { seq } = await matches.panel(id, user);
    return matches.answer(id, user, seq, answer, null);
  };
  await say(active, ['offer']);
  await say(active, ['give wool', 'want brick']);
  await Promise.all(others.map((seat) => say(seat, ['accept'])));
  const { question } = await matches.panel(id, userOf(active));
  const deals = question?.choices.filter((choice) => choice.startsWith('deal ')) ?? [];
  expect(deals).toHaveLength(2);
  await say(active, [deals[0] ?? '']);
  const left = await state();
  expect(left.proposals).toEqual([]);
  expect(left.sides[active]?.hand).toEqual([1, 0, 1, 0, 0]);
  expect(others.map((seat) => left.sides[seat]?.hand.join())).toEqual(
    expect.arrayContaining(['0,0,1,0,1', '1,0,0,0,1']),
  );
  const late = others.find((seat) => left.sides[seat]?.hand[0] === 1) ?? 0;
  await expect(say(late, ['accept'])).rejects.toMatchObject({ reason: { en: expect.stringMatching(/\w/) as string } });
  await expect(say(active, [deals[1] ?? ''])).rejects.toMatchObject({
    reason: { en: expect.stringMatching(/\w/) as string },
  });
  expect(troubles).toEqual([]);
});
