import { describe, expect, test } from 'vitest';
import { questionOf } from '../../../src/engine/answers.ts';
import { startLive, giveAnswer } from '../../../src/engine/live-match.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { languages } from '../../../src/engine/text.ts';
import { hexesAt, NODES, pathNames } from '../../../src/games/settlers/board/geometry.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { cityPlayerOf, type State } from '../../../src/games/settlers/state.ts';
import { whereText } from '../../../src/games/settlers/texts/place-words.ts';
import { viewOf } from '../../../src/games/settlers/view.ts';

/** The beginner island at the menu of seat 0. */
function table(change: Partial<State> = {}) {
  const options = settlers.info.options.parse({ variant: 'classic', board: 'beginner', flow: 'patient' });
  const state: State = { ...settlers.rules.setup(options, 4, 'words'), phase: 'action', turn: 1, active: 0, ...change };
  return startLive(settlers, state);
}
type Table = ReturnType<typeof table>;

const asked = (live: Table, seat: number): Decision =>
  questionOf(live.open, seat) ?? expect.fail(`seat ${seat} is asked nothing`);
const refusal = (live: Table, seat: number, id: string) =>
  settlers.text.refusal(live.state, seat, questionOf(live.open, seat), id);

describe('a refusal says why', () => {
  test.each([
    ['build road 28-33', 'you’re 1 brick short.', '1 Lehm fehlt.'],
    [
      'build road 39-43',
      'it doesn’t touch any of your roads or buildings.',
      'Er berührt keine deiner Straßen und keines deiner Gebäude.',
    ],
    ['build road 8-13', 'that spot is taken.', 'Der Platz ist belegt.'],
    ['build settlement 34', 'there’s a building on a neighbouring intersection.', 'Eine Nachbarkreuzung ist bebaut.'],
    ['build settlement 21', 'none of your roads reach it.', 'Keine deiner Straßen führt dorthin.'],
    ['build city 39', 'that settlement isn’t yours.', 'Die Siedlung dort gehört nicht dir.'],
    ['trade 3 wool ore', 'your rate for wool is 4:1.', 'Dein Kurs für Wolle ist 4:1.'],
    ['play knight', 'you don’t have *Knight*.', 'Du hast die Karte *Ritter* nicht.'],
    ['deal blue 1 lumber for 1 ore', 'no one is offering that now.', 'Das bietet niemand mehr an.'],
    ['force trade', 'that’s only in CATAN for Two.', 'Das gibt es nur in CATAN für zwei.'],
  ])('%s', (id, en, de) => {
    const said = refusal(table(), 0, id);
    expect(said.en).toContain(en);
    expect(said.de).toContain(de);
  });

  test('a second Alchemy before the same roll', () => {
    const options = settlers.info.options.parse({ variant: 'cities-and-knights', board: 'beginner', flow: 'patient' });
    const state: State = { ...settlers.rules.setup(options, 4, 'words'), phase: 'roll', turn: 1, active: 0 };
    cityPlayerOf(state, 0).progress.push('alchemy', 'alchemy');
    const live = startLive(settlers, state);
    giveAnswer(live, 0, ['play alchemy']);
    giveAnswer(live, 0, ['red 2', 'yellow 6']);
    expect(asked(live, 0).choices).toEqual(['roll']);
    const said = refusal(live, 0, 'play alchemy');
    expect(said.en).toContain('you’ve already set the dice.');
    expect(said.de).toContain('Du hast die Würfel schon gestellt.');
  });

  test('a hex the friendly robber stays away from', () => {
    const friendly = { variant: 'classic', board: 'beginner', friendlyRobber: true };
    const live = table({ options: settlers.info.options.parse(friendly), phase: 'roll', dice: ['3+4'] });
    giveAnswer(live, 0, ['roll']);
    expect(asked(live, 0).choices).not.toContain('move robber h4');
    expect(refusal(live, 0, 'move robber h4')).toEqual({
      en: 'The friendly robber spares players with 2 or fewer visible points. Choose another hex.',
      de: 'Der freundliche Räuber verschont alle mit höchstens 2 offenen Punkten. Wähle ein anderes Feld.',
    });
    const question = settlers.text.question(settlers.views.forSeat(live.state, 0), asked(live, 0));
    expect(question.en).toContain('spares players with 2 or fewer visible points');
    expect(question.de).toContain('verschont alle mit höchstens 2 offenen Punkten');
  });

  test('an offer to oneself, and one that is not covered, in private', () => {
    const live = table();
    giveAnswer(live, 0, ['offer']);
    expect(refusal(live, 0, 'to red').en).toBe('You can’t trade with yourself.');
    expect(refusal(live, 0, 'give ore').en).toBe('You have no ore to give.');
    expect(refusal(live, 1, 'roll').en).toBe(
      'You don’t have anything to decide right now. You’ll be asked when you do.',
    );
  });
});

describe('standing orders answer offers in advance', () => {
  function offered(give: readonly string[], want: readonly string[]): Table {
    const live = table();
    giveAnswer(live, 0, ['offer']);
    giveAnswer(live, 0, [...give.map((sort) => `give ${sort}`), ...want.map((sort) => `want ${sort}`)]);
    return live;
  }
  const ordered = (live: Table, seat: number, id: string, setting: string) =>
    settlers.ai.orders
      .find((order) => order.id === id)
      ?.answer(setting, settlers.views.forSeat(live.state, seat), asked(live, seat));

  test('what cannot be met is declined, the rest is asked', () => {
    const live = offered(['lumber'], ['wool']);
    expect(ordered(live, 1, 'offers', 'uncovered')).toEqual(['decline']);
    expect(ordered(live, 3, 'offers', 'uncovered')).toBeNull();
  });

  test('unequal offers are declined, good ones accepted', () => {
    const bad = offered(['lumber'], ['ore', 'wool']);
    expect(ordered(bad, 3, 'offers', 'unequal')).toEqual(['decline']);
    const good = offered(['lumber', 'lumber'], ['ore']);
    expect(ordered(good, 3, 'accept', 'gain')).toEqual(['accept']);
    expect(ordered(good, 3, 'offers', 'unequal')).toBeNull();
    expect(ordered(good, 3, 'offers', 'all')).toEqual(['decline']);
  });
});

describe('standing orders answer what comes again and again in Cities & Knights', () => {
  const view = settlers.views.forSeat(table().state, 0);
  const given = (key: string, setting: string, choices: readonly string[]) => {
    const decision: Decision = { seat: 0, key, choices, min: 1, max: 1, fallback: choices.slice(0, 1) };
    return settlers.ai.orders.find((order) => order.applies(decision))?.answer(setting, view, decision);
  };

  test('a lost city, a deck that still has cards, a retreat', () => {
    expect(given('barbarians.city', 'bare', ['12', '30'])).toEqual(['12']);
    expect(given('barbarians.deck', 'trade', ['science', 'trade'])).toEqual(['trade']);
    expect(given('barbarians.deck', 'politics', ['science', 'trade'])).toBeNull();
    expect(given('knight.retreat', 'first', ['7', '8'])).toEqual(['7']);
  });
});

describe('the opponent that looks one step ahead', () => {
  const worth = (live: Table, seat: number, answer: readonly string[]) => {
    const other = startLive(settlers, settlers.codec.copy(live.state));
    giveAnswer(other, seat, answer);
    return settlers.ai.evaluate(other.state, seat);
  };

  test('accepts a trade that completes a city, and declines one that gives its cards away', () => {
    const live = table();
    live.state.sides[1]?.hand.splice(0, 5, 0, 0, 2, 2, 2);
    live.state.sides[0]?.hand.splice(0, 5, 0, 0, 0, 0, 2);
    const fair = startLive(settlers, settlers.codec.copy(live.state));
    giveAnswer(fair, 0, ['offer']);
    giveAnswer(fair, 0, ['give ore', 'want wool']);
    expect(worth(fair, 1, ['accept'])).toBeGreaterThan(worth(fair, 1, ['decline']));
    const greedy = startLive(settlers, settlers.codec.copy(live.state));
    giveAnswer(greedy, 0, ['offer']);
    giveAnswer(greedy, 0, ['give ore', 'want wool', 'want wool', 'want grain']);
    expect(worth(greedy, 1, ['accept'])).toBeLessThan(worth(greedy, 1, ['decline']));
  });
});

describe('a card to be read', () => {
  test.each([
    ['knight', 'CATAN', 'CATAN'],
    ['road', 'CATAN', 'CATAN'],
    ['wedding', 'Cities & Knights', 'Städte & Ritter'],
  ])('%s says which game it belongs to', (id, en, de) => {
    const scene = settlers.views.scene(settlers.views.forSeat(table().state, 0), { kind: 'card', id });
    expect(scene).toMatchObject({ foot: [{ en, de }, {}] });
  });
});

test('an open offer is told as what you give and get to its maker, and to others who aren’t asked by name', () => {
  const offer: State['offer'] = { give: [0, 1, 0, 0, 0], want: [0, 0, 0, 0, 1], to: [1], waiting: [1] };
  const proposals: State['proposals'] = [
    { seat: 2, to: [0], give: [0, 0, 0, 0, 1], want: [0, 2, 0, 0, 0], standing: false },
  ];
  const { state } = table({ offer, proposals });
  const told = (seat: number | null) => settlers.text.describe(settlers.views.forSeat(state, seat)).brief;
  expect(told(0).en).toContain('Your offer: you give 1 lumber, you get 1 ore.');
  expect(told(0).de).toContain('Dein Angebot: Du gibst 1 Holz, du bekommst 1 Erz.');
  // The question of the seat that is asked says it.
  expect(told(1).en).not.toContain('lumber for 1 ore');
  for (const seat of [2, null]) expect(told(seat).en).toContain('{seat 0}’s open offer: 1 lumber for 1 ore.');
  expect(told(2).en).toContain('Your offer: you give 1 ore, you get 2 lumber.');
  for (const seat of [0, null]) expect(told(seat).en).toContain('Offers: {seat 2} gives 1 ore for 2 lumber.');
});

test('a deal is told before the offers that lapse with it', () => {
  const hand = [2, 2, 2, 2, 2];
  const proposals: State['proposals'] = [
    { seat: 1, to: [0], give: [0, 0, 0, 0, 1], want: [0, 1, 0, 0, 0], standing: true },
  ];
  const start = table();
  const live = table({ sides: start.state.sides.map((side) => ({ ...side, hand: [...hand] })), proposals });
  giveAnswer(live, 0, [asked(live, 0).choices.find((id) => id.startsWith('deal ')) ?? expect.fail('there is no deal')]);
  expect(live.events.map(({ kind }) => kind).filter((kind) => kind === 'dealt' || kind === 'lapsed')).toEqual([
    'dealt',
    'lapsed',
  ]);
});

test('every intersection and path is told by the hexes around it, and choices that would read alike by their notation', () => {
  const view = viewOf(settlers.rules.setup(settlers.info.options.parse({}), 4, 'f'.repeat(64)), null);
  for (const place of [...Array.from({ length: NODES }, (_, node) => String(node)), ...pathNames]) {
    const ends = place.split('-').map((node) => hexesAt[Number(node)] as readonly number[]);
    const beside = (ends[0] as readonly number[]).filter((hex) => ends.every((hexes) => hexes.includes(hex)));
    const { en, de } = whereText(place, view);
    expect(en).toMatch(beside.length > 1 ? /^between / : /^next to /);
    expect(de).toMatch(beside.length > 1 ? /^zwischen / : /^bei /);
    for (const hex of beside) expect(en).toContain(view.tokens[hex] === 0 ? 'desert' : ` ${view.tokens[hex]}`);
    expect(whereText(place, null).en).toBe(`at ${place}`);
  }
  for (const kind of ['settlement', 'road'] as const) {
    const names = kind === 'road' ? pathNames : Array.from({ length: NODES }, (_, node) => String(node));
    const choices = names.map((place) => `build ${kind} ${place}`);
    const decision = { seat: 0, key: 'menu', choices, min: 1, max: 1, fallback: [] };
    const labels = choices.map((id) => settlers.text.label(view, decision, id).text);
    for (const language of languages) expect(new Set(labels.map((text) => text[language])).size).toBe(choices.length);
  }
});
