import { expect, test } from 'vitest';
import { struggle } from '../../src/games/struggle/game.ts';
import { noTips, tipFor } from '../../src/match/view/tips.ts';
import { anna, ben, createHarness, home } from './harness.ts';

test('a tip is for somebody who is asked something, until they want none', async () => {
  const at = createHarness({}, 1, undefined, [struggle]);
  const { id } = await at.matches.challenge({
    game: 'struggle',
    challenger: anna,
    opponents: [ben],
    home,
    token: null,
  });
  await at.matches.accept(id, ben.id, null);
  const panels = await Promise.all([anna.id, ben.id].map(async (user) => at.matches.panel(id, user)));
  const asked = panels.filter(({ question }) => question);
  expect(asked.length).toBeGreaterThan(0);
  for (const panel of asked) {
    expect(tipFor({}, panel)?.tip).toBeDefined();
    expect(tipFor({ tips: { ...noTips, off: true } }, panel)).toBeNull();
    expect(tipFor({}, { ...panel, question: null })).toBeNull();
  }
  expect(tipFor({}, await at.matches.panel(id, null))).toBeNull();
});
