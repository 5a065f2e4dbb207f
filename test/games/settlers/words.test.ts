import { describe, expect, test } from 'vitest';
import { questionOf } from '../../../src/engine/answers.ts';
import { play, respond } from '../../../src/engine/live.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import type { State } from '../../../src/games/settlers/state.ts';

/** The beginner island at the menu of seat 0. */
function table(change: Partial<State> = {}) {
  const options = settlers.facts.options.parse({ variant: 'classic', board: 'beginner', flow: 'patient' });
  const state: State = { ...settlers.rules.setup(options, 4, 'words'), phase: 'action', turn: 1, active: 0, ...change };
  return play(settlers, state);
}
type Table = ReturnType<typeof table>;

const asked = (live: Table, seat: number): Decision => questionOf(live.open, seat) ?? expect.fail(`seat ${seat} is asked nothing`);
const refusal = (live: Table, seat: number, id: string) => settlers.words.refusal(live.state, seat, questionOf(live.open, seat), id);

describe('a refusal says why', () => {
  test.each([
    ['build road 28-33', '1 brick is missing.', '1 Lehm fehlt.'],
    ['build road 39-43', 'it touches none of your roads or buildings.', 'Er berührt keine deiner Straßen und keines deiner Gebäude.'],
    ['build road 8-13', 'the place is taken.', 'Der Platz ist belegt.'],
    ['build settlement 34', 'a neighbouring intersection is built on.', 'Eine Nachbarkreuzung ist bebaut.'],
    ['build settlement 21', 'none of your roads leads there.', 'Keine deiner Straßen führt dorthin.'],
    ['build city 39', 'the settlement there is not yours.', 'Die Siedlung dort gehört nicht dir.'],
    ['trade 3 wool ore', 'your rate for wool is 4:1.', 'Dein Kurs für Wolle ist 4:1.'],
    ['play knight', 'you do not hold *Knight*.', 'Du hast die Karte *Ritter* nicht.'],
    ['deal blue 1 lumber for 1 ore', 'nobody offers that any more.', 'Das bietet niemand mehr an.'],
    ['force trade', 'it belongs to CATAN for Two.', 'Das gehört zu CATAN für zwei.'],
  ])('%s', (id, en, de) => {
    const said = refusal(table(), 0, id);
    expect(said.en).toContain(en);
    expect(said.de).toContain(de);
  });

  test('an offer to oneself, and one that is not covered, in private', () => {
    const live = table();
    respond(live, 0, ['offer']);
    expect(refusal(live, 0, 'to red').en).toBe('You cannot trade with yourself.');
    expect(refusal(live, 0, 'give ore').en).toBe('You hold no ore to give.');
    expect(refusal(live, 1, 'roll').en).toBe('There is nothing for you to decide now. You will be asked when there is.');
  });
});

describe('standing orders answer offers in advance', () => {
  function offered(give: readonly string[], want: readonly string[]): Table {
    const live = table();
    respond(live, 0, ['offer']);
    respond(live, 0, [...give.map((sort) => `give ${sort}`), ...want.map((sort) => `want ${sort}`)]);
    return live;
  }
  const ordered = (live: Table, seat: number, id: string, setting: string) =>
    settlers.mind.orders.find((order) => order.id === id)?.answer(setting, settlers.sight.view(live.state, seat), asked(live, seat));

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
  const view = settlers.sight.view(table().state, 0);
  const given = (key: string, setting: string, choices: readonly string[]) => {
    const decision: Decision = { seat: 0, key, choices, min: 1, max: 1, otherwise: choices.slice(0, 1) };
    return settlers.mind.orders.find((order) => order.applies(decision))?.answer(setting, view, decision);
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
    const other = play(settlers, settlers.keeping.copy(live.state));
    respond(other, seat, answer);
    return settlers.mind.value(other.state, seat);
  };

  test('accepts a trade that completes a city, and declines one that gives its cards away', () => {
    const live = table();
    live.state.sides[1]?.hand.splice(0, 5, 0, 0, 2, 2, 2);
    live.state.sides[0]?.hand.splice(0, 5, 0, 0, 0, 0, 2);
    const fair = play(settlers, settlers.keeping.copy(live.state));
    respond(fair, 0, ['offer']);
    respond(fair, 0, ['give ore', 'want wool']);
    expect(worth(fair, 1, ['accept'])).toBeGreaterThan(worth(fair, 1, ['decline']));
    const greedy = play(settlers, settlers.keeping.copy(live.state));
    respond(greedy, 0, ['offer']);
    respond(greedy, 0, ['give ore', 'want wool', 'want wool', 'want grain']);
    expect(worth(greedy, 1, ['accept'])).toBeLessThan(worth(greedy, 1, ['decline']));
  });
});

describe('a card to be read', () => {
  test.each([
    ['knight', 'CATAN', 'CATAN'],
    ['road', 'CATAN', 'CATAN'],
    ['wedding', 'Cities & Knights', 'Städte & Ritter'],
  ])('%s says which game it belongs to', (id, en, de) => {
    const scene = settlers.sight.scene(settlers.sight.view(table().state, 0), { kind: 'card', id });
    expect(scene).toMatchObject({ foot: [{ en, de }, {}] });
  });
});

test('a deal is told before the offers that lapse with it', () => {
  const hand = [2, 2, 2, 2, 2];
  const proposals: State['proposals'] = [{ seat: 1, to: [0], give: [0, 0, 0, 0, 1], want: [0, 1, 0, 0, 0], standing: true }];
  const start = table();
  const live = table({ sides: start.state.sides.map((side) => ({ ...side, hand: [...hand] })), proposals });
  respond(live, 0, [asked(live, 0).choices.find((id) => id.startsWith('deal ')) ?? expect.fail('there is no deal')]);
  expect(live.events.map(({ kind }) => kind).filter((kind) => kind === 'dealt' || kind === 'lapsed')).toEqual(['dealt', 'lapsed']);
});
