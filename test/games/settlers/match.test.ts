import { expect, test } from 'vitest';
import { opponents } from '../../../src/bots/index.ts';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { createMatches } from '../../../src/match/index.ts';
import { memoryStore, testClock, testWorld } from '../../match/memory.ts';
import { anna, ben, home, userAt } from '../../match/table.ts';

const clara = { id: 'u-clara', name: 'Clara' };

/** A table of three on the beginner island, begun. */
async function begun() {
  const store = memoryStore();
  const troubles: unknown[] = [];
  const report = (error: unknown) => void troubles.push(error);
  const games = new Map([['settlers', settlers]]);
  const matches = createMatches({ store, world: testWorld(), clock: testClock(), games, bots: opponents, limits: {}, report });
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
    const seat = idle !== undefined && random.below(6) === 0 ? idle : (sheet.waits[random.below(sheet.waits.length)]?.seat ?? 0);
    const user = userAt(sheet, seat);
    const { question, seq } = await matches.panel(id, user);
    if (!question) continue;
    if (question.key === 'market') offers++;
    await matches.answer(id, user, seq, randomAnswer(question, random), null);
  }
  expect(offers).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});
