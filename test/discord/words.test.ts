import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Decision } from '../../src/engine/script.ts';
import { languages } from '../../src/engine/text.ts';
import { helpPage } from '../../src/discord/pages/help.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { panelWords } from '../../src/discord/words/panel.ts';
import { overWords } from '../../src/discord/words/public.ts';
import { begin } from '../../src/engine/match.ts';
import { cardTexts } from '../../src/games/rivals/texts/cards.ts';
import { toy } from '../toy/toy-game.ts';
import { panelWith } from './questions.ts';

const { state } = begin(toy, toy.facts.options.parse({}), 2, 'seed');
const view = toy.sight.view(state, 0);

it('calls a menu whose lines are whole answers a choice of one line', () => {
  const pair: Decision = { seat: 0, key: 'discard', choices: ['crop', 'song'], limits: [2, 2], min: 1, max: 2, otherwise: ['crop'] };
  const page = JSON.stringify(panelPage({ panel: panelWith(toy, view, pair), language: 'en' }));
  expect(page).toContain('Choose one line');
  expect(page).not.toContain('Pick 1 to 2');
});

it('tells somebody who only looks on whose move it is, and promises nothing', () => {
  const page = JSON.stringify(panelPage({ panel: panelWith(toy, view, null, { seat: null, awaiting: [1] }), language: 'en' }));
  expect(page).toContain('It is Ben’s move.');
  expect(page).not.toContain('when it is yours');
});

it('says points by source so that six points for cities are no six cities', () => {
  const cities = { en: 'Cities', de: 'Städte' };
  const city = { en: 'City', de: 'Stadt' };
  expect(overWords.source({ points: 6, source: cities, count: 3, one: city })).toEqual({ en: '3 cities (6)', de: '3 Städte (6)' });
  expect(overWords.source({ points: 2, source: cities, count: 1, one: city })).toEqual({ en: '1 city (2)', de: '1 Stadt (2)' });
  expect(overWords.source({ points: 6, source: cities })).toEqual({ en: '6 for cities', de: '6 für Städte' });
});

it('calls in German things what players call them', () => {
  expect(panelWords.refresh.de).toBe('Aktualisieren');
  expect(cardTexts.storehouse.name.de).toBe('Lagerhaus');
  const texts = JSON.stringify([cardTexts, panelWords]);
  // A Lagerstätte is where ore lies in the ground.
  expect(texts).not.toMatch(/Lagerstätte|Refreshen|Undo/);
});

it.each(languages)('credits the icons in the help (%s)', (language) => {
  expect(JSON.stringify(helpPage(language))).toMatch(/game-icons\.net.*Lorc.*CC BY 3\.0/);
});

it('has every label of a button in one place', async () => {
  const folder = new URL('../../src/discord/words/', import.meta.url);
  const rooms = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>));
  const labels = rooms.flatMap((room) => Object.values(room) as object[]).flatMap((words) => Object.values(words)) as readonly { readonly en?: unknown }[];
  // Labels are written with capitals, sentences are not.
  const capitals = labels.flatMap((label) => (typeof label?.en === 'string' && /^[A-Z]\S*( [A-Z]\S*)+$/u.test(label.en) ? [label.en] : []));
  expect(capitals.length).toBeGreaterThan(20);
  expect(capitals.filter((label, index) => capitals.indexOf(label) !== index)).toEqual([]);
});
