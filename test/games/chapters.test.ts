import { expect, test } from 'vitest';
import { chapterAbout } from '../../src/discord/pages/rules.ts';
import { games } from '../../src/games/index.ts';
import { rivals } from '../../src/games/rivals/game.ts';

test.each([...games.values()].map(({ facts, words }) => [facts.id, words] as const))('questions of %s are explained by chapters that are there', (_id, { rules, chapters = {} }) => {
  const known = new Set(rules.map(({ id }) => id));
  expect(Object.values(chapters).filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  ['roll', 'turn'],
  ['pay.road', 'resources'],
  ['lose.archer', 'attacks'],
  ['lose.feud', 'event-cards'],
])('%s is explained by the chapter about it, else by the one about the turn: %s', (key, chapter) => {
  expect(chapterAbout(rivals as never, { key })).toBe(chapter);
});
