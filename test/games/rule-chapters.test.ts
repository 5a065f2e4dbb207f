import { expect, test } from 'vitest';
import { chapterAbout } from '../../src/discord/pages/rules.ts';
import { games } from '../../src/games/index.ts';
import { catalog as struggleEntries } from '../../src/games/struggle/texts/catalog.ts';
import { rivals } from '../../src/games/rivals/game.ts';

test.each([...games.values()].map(({ info: facts, text: words }) => [facts.id, words] as const))(
  'questions of %s are explained by chapters that are there',
  (_id, { ruleChapters: rules, chapterByQuestion: chapters = {} }) => {
    const known = new Set(rules.map(({ id }) => id));
    expect(Object.values(chapters).filter((id) => !known.has(id))).toEqual([]);
  },
);

test.each([
  ['roll', 'turn'],
  ['pay.road', 'resources'],
  ['lose.archer', 'attacks'],
  ['lose.feud', 'event-cards'],
])('%s is explained by the chapter about it, else by the one about the turn: %s', (key, chapter) => {
  expect(chapterAbout(rivals as never, { key })).toBe(chapter);
});

test('rules say who may play Island One, whose card Struggle takes, and when Struggle ends without a winner', () => {
  const body = (game: string, id: string) =>
    games.get(game)?.text.ruleChapters.find((chapter) => chapter.id === id)?.body ??
    expect.fail(`${game} has no chapter ${id}`);
  expect(body('dice', 'island-one')).toMatchObject({
    en: expect.stringContaining('for one to four players'),
    de: expect.stringContaining('allein oder bis zu viert'),
  });
  expect(body('struggle', 'build')).toMatchObject({
    en: expect.stringContaining('isn’t protected'),
    de: expect.stringContaining('eine ungeschützte'),
  });
  expect(body('struggle', 'aim')).toMatchObject({
    en: expect.stringContaining('three rounds'),
    de: expect.stringContaining('drei Runden'),
  });
  const settlement = struggleEntries.find(({ id }) => id === 'settlement');
  expect(JSON.stringify(settlement)).toMatch(/3 or 4 players.*zu dritt und viert/u);
});
