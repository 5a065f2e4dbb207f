import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Decision } from '../../src/engine/script.ts';
import { languages } from '../../src/engine/text.ts';
import { helpPage } from '../../src/discord/pages/help.ts';
import { menuPage, resignPage } from '../../src/discord/pages/menu.ts';
import { panelPage } from '../../src/discord/pages/panel.ts';
import { publicNote } from '../../src/discord/posts/public-note.ts';
import { challengeStrings } from '../../src/discord/strings/challenge.ts';
import { menuStrings } from '../../src/discord/strings/menu.ts';
import { panelStrings } from '../../src/discord/strings/panel.ts';
import { resultStrings } from '../../src/discord/strings/public-posts.ts';
import { startMatch } from '../../src/engine/match.ts';
import { cardTexts } from '../../src/games/rivals/texts/cards.ts';
import type { Panel } from '../../src/match/matches.ts';
import { toy } from '../toy/toy-game.ts';
import { panelWith } from './questions.ts';

const { state } = startMatch(toy, toy.info.options.parse({}), 2, 'seed');
const view = toy.views.forSeat(state, 0);

it('offers up to ten whole answers as buttons, and more as a choice of one line', () => {
  const pair: Decision = {
    seat: 0,
    key: 'discard',
    choices: ['crop', 'song'],
    limits: [2, 2],
    min: 1,
    max: 2,
    fallback: ['crop'],
  };
  const few = JSON.stringify(panelPage({ panel: panelWith(toy, view, pair), language: 'en' }));
  for (const [answer, label] of [
    ['crop,crop', '2 × Crop'],
    ['crop,song', 'Crop, Song'],
    ['song,song', '2 × Song'],
  ]) {
    expect(few).toContain(`"style":2,"custom_id":"p1:K7Q2M:0:rr:answer:${answer}","label":"${label}"`);
  }
  expect(few).toContain('"style":1,"custom_id":"p1:K7Q2M:0:rr:answer:crop","label":"Crop"');
  const many = JSON.stringify(
    panelPage({ panel: panelWith(toy, view, { ...pair, limits: [5, 5], max: 4 }), language: 'en' }),
  );
  expect(many).toContain('Choose an option');
  expect(many).not.toContain('Choose 1 to 4');
});

it('tells somebody who only looks on whose move it is, and promises nothing', () => {
  const page = JSON.stringify(
    panelPage({ panel: panelWith(toy, view, null, { seat: null, awaiting: [1] }), language: 'en' }),
  );
  expect(page).toContain('It’s Ben’s turn.');
  expect(page).not.toContain('when it’s yours');
});

it('gives whose seat a computer keeps the way back to it on every panel', () => {
  const panel = panelWith(toy, view, null, { seat: null, awaiting: [1], actions: ['take-seat-back'] });
  expect(JSON.stringify(panelPage({ panel, language: 'en' }))).toContain('Take Seat Back');
  expect(JSON.stringify(panelPage({ panel: { ...panel, actions: [] }, language: 'en' }))).not.toContain(
    'Take Seat Back',
  );
});

it('has the hint one press away where hints are allowed, and the log under more', () => {
  const asked: Decision = { seat: 0, key: 'act', choices: ['end'], min: 1, max: 1, fallback: ['end'] };
  const panel = panelWith(toy, view, asked, { actions: ['hint', 'resign'] });
  expect(JSON.stringify(panelPage({ panel, language: 'en' }))).toContain('Get Hint');
  expect(JSON.stringify(menuPage(panel, 'en'))).toContain('Show Log');
  expect(JSON.stringify(panelPage({ panel: { ...panel, actions: ['resign'] }, language: 'en' }))).toMatch(/Show Log/);
});

it('says truly what resigning does, with how many one ever plays', () => {
  const { sheet } = panelWith(toy, view, null);
  const person = (name: string) => ({ kind: 'person', id: name, name }) as const;
  const computer = { kind: 'computer', level: 'good', name: 'Computer' } as const;
  const question = (...others: Panel['sheet']['players']): string =>
    JSON.stringify(
      resignPage(
        panelWith(toy, view, null, { seat: 0, sheet: { ...sheet, players: [person('Anna'), ...others] } }),
        'en',
      ).components,
    );
  expect(question(person('Ben'))).toContain('If you resign, Ben wins');
  expect(question(person('Ben'), computer)).toContain('a computer takes your seat');
  expect(question(person('Ben'), { ...computer, standsFor: null })).toContain('If you resign, Ben wins');
  expect(question(computer, { ...computer, name: 'Computer 2' })).toContain('the computer with the most points wins');
  expect(question(person('Ben'), person('Clara'))).toContain('a computer takes your seat');
  expect(question()).toContain('ends without a score');
  const rated = { ...sheet, terms: { ...sheet.terms, rated: true }, players: ['Anna', 'Ben', 'Clara'].map(person) };
  expect(JSON.stringify(resignPage(panelWith(toy, view, null, { seat: 0, sheet: rated }), 'en'))).toContain(
    'This match is rated, so you can’t take it back',
  );
  for (const why of ['left', 'absent'] as const) {
    const about = { about: 'stand-in', seat: 1, name: 'Ben', why } as const;
    expect(JSON.stringify(publicNote(sheet, about))).toContain('Take Seat Back');
    expect(JSON.stringify(publicNote(rated, about))).not.toMatch(/Take Seat Back|takes the seat back/);
  }
});

it('says who else has to choose, but not of those whose turn it is', () => {
  const question = { seat: 1, key: 'gain', choices: ['a', 'b'], min: 1, max: 1, fallback: ['a'] };
  const said = (active: readonly number[]): string =>
    JSON.stringify(
      panelPage({ panel: panelWith(toy, view, question, { seat: 1, active, awaiting: [0, 1] }), language: 'en' }),
    );
  expect(said([1])).toContain('also has a choice to make.');
  expect(said([0])).not.toContain('also has a choice to make.');
  expect(said([0, 1])).not.toContain('also has a choice to make.');
});

it('speaks of several people as several', () => {
  const { sheet } = panelWith(toy, view, null);
  const players = ['Anna', 'Ben', 'Clara'].map((name) => ({ kind: 'person', id: name, name }) as const);
  const waiting = (language: 'en' | 'de', seat: number | null): string =>
    JSON.stringify(
      panelPage({
        panel: panelWith(toy, view, null, { seat, sheet: { ...sheet, players }, awaiting: [1, 2] }),
        language,
      }),
    );
  expect(waiting('en', 0)).toContain('It’s Ben and Clara’s turn. You’ll get a message');
  expect(waiting('de', 0)).toContain('Ben und Clara sind am Zug.');
  expect(panelStrings.foreign(['Ben', 'Clara']).de).toContain('Das können jetzt nur Ben und Clara tun');
  expect(panelStrings.stillWaiting(['Ben', 'Clara']).en).toBe('Ben and Clara also have a choice to make.');
  expect(menuStrings.adjournAsked(2)).toEqual({
    en: 'The others have been asked whether to adjourn.',
    de: 'Die anderen wurden gefragt, ob vertagt wird.',
  });
  expect(menuStrings.takeBackAsked(1).en).toBe('The other player has been asked for a take-back.');
  expect(challengeStrings.made('Ben und Clara', 'Anna', true).de).toBe(
    'Ben und Clara, Anna fordert euch zu einer Partie heraus.',
  );
});

it('says points by source so that six points for cities are no six cities', () => {
  const cities = { en: 'Cities', de: 'Städte' };
  const city = { en: 'City', de: 'Stadt' };
  expect(resultStrings.source({ points: 6, source: cities, count: 3, one: city })).toEqual({
    en: '3 cities (6)',
    de: '3 Städte (6)',
  });
  expect(resultStrings.source({ points: 2, source: cities, count: 1, one: city })).toEqual({
    en: '1 city (2)',
    de: '1 Stadt (2)',
  });
  expect(resultStrings.source({ points: 6, source: cities })).toEqual({ en: '6 for cities', de: '6 für Städte' });
  expect(resultStrings.source({ points: 2, source: { en: 'Longest Road', de: 'Längste Handelsstraße' } }).en).toBe(
    '2 for Longest Road',
  );
  const empty = {
    source: { en: 'Empty turns', de: 'Leere Züge' },
    one: { en: 'empty turn', de: 'leerer Zug' },
    many: { en: 'empty turns', de: 'leere Züge' },
  };
  expect(resultStrings.source({ ...empty, points: -4, count: 2 })).toEqual({
    en: '2 empty turns (−4)',
    de: '2 leere Züge (−4)',
  });
  expect(resultStrings.source({ ...empty, points: -2, count: 1 }).de).toBe('1 leerer Zug (−2)');
});

it('calls in German things what players call them', () => {
  expect(panelStrings.refresh.de).toBe('Aktualisieren');
  expect(cardTexts.storehouse.name.de).toBe('Lagerstätte');
  const texts = JSON.stringify([cardTexts, panelStrings]);
  expect(texts).not.toMatch(/Lagerhaus|Refreshen|Undo/);
});

it.each(languages)('credits the icons in the help (%s)', (language) => {
  expect(JSON.stringify(helpPage(language))).toMatch(/game-icons\.net.*Lorc.*CC BY 3\.0/);
});

it('has every label of a button in one place', async () => {
  const folder = new URL('../../src/discord/strings/', import.meta.url);
  const rooms = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<object>),
  );
  const labels = rooms
    .flatMap((room) => Object.values(room) as object[])
    .flatMap((words) => Object.values(words)) as readonly { readonly en?: unknown }[];
  // Labels are written with capitals, sentences are not.
  const capitals = labels.flatMap((label) =>
    typeof label?.en === 'string' && /^[A-Z]\S*( [A-Z]\S*)+$/u.test(label.en) ? [label.en] : [],
  );
  expect(capitals.length).toBeGreaterThan(20);
  expect(capitals.filter((label, index) => capitals.indexOf(label) !== index)).toEqual([]);
});
