import { expect, test } from 'vitest';
import { opponents } from '../../src/bots/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import { createMatches } from '../../src/match/index.ts';
import { memoryStore, testClock, testRuntime } from './memory-store.ts';
import { anna, home } from './harness.ts';

test('a computer does not swap the same two regions back and forth', async () => {
  const store = memoryStore();
  const matches = createMatches({
    store,
    runtime: testRuntime(),
    clock: testClock(),
    games: new Map([['rivals', rivals]]),
    bots: opponents,
    think: async (_match, _level, { decision }) =>
      Promise.resolve({
        answer: decision.key === 'setup.swap' ? decision.choices.slice(0, 2) : decision.fallback,
        lines: [],
      }),
  });
  const { id } = await matches.solo({
    game: 'rivals',
    options: { variant: 'duel' },
    player: anna,
    level: 'good',
    home,
    token: null,
  });
  for (
    let panel = await matches.panel(id, anna.id);
    panel.turn === 0 && panel.question;
    panel = await matches.panel(id, anna.id)
  ) {
    await matches.answer(id, anna.id, panel.seq, panel.question.fallback, null);
  }
  const swaps = (await store.history(id)).filter(({ key, answer }) => key === 'setup.swap' && answer.length > 1);
  expect(swaps).toHaveLength(1);
});
