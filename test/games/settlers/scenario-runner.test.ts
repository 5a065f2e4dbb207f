import { describe, expect, test } from 'vitest';
import { runScenario } from '../../../src/testkit/scenario/settlers/run.ts';

const base = {
  title: 'a case',
  rule: 'S-1',
  game: 'settlers',
  variant: 'classic',
  seats: ['red', 'blue', 'orange'],
  turn: { seat: 'red', phase: 'action' },
};

const run = (more: object) => () => {
  runScenario({ ...base, ...more });
};

describe('positions that cannot be are refused with the reason', () => {
  test.each([
    ['two pieces on a place', { red: { settlements: [28] }, blue: { settlements: [28] } }, '28 is taken'],
    [
      'two roads on a path',
      { red: { settlements: [28], roads: ['28-34'] }, blue: { settlements: [39], roads: ['34-28'] } },
      '34-28 is taken',
    ],
    ['neighbouring buildings', { red: { settlements: [28] }, blue: { cities: [34] } }, 'too near'],
    ['a road without a building', { red: { settlements: [28], roads: ['39-44'] } }, 'leads to no building'],
    ['too many settlements', { red: { settlements: [0, 2, 8, 20, 28, 31] } }, 'only 5 settlements'],
    ['too many cards of a sort', { red: { hand: { ore: 12 } }, blue: { hand: { ore: 8 } } }, 'only 19 cards of ore'],
    ['a bank above the cards', { red: { hand: { ore: 2 } }, bank: { ore: 18 } }, 'only 19 cards of ore'],
    [
      'too many development cards',
      { red: { development: ['monopoly', 'monopoly', 'monopoly'] } },
      'not so many cards monopoly',
    ],
    ['commodities', { red: { hand: { paper: 1 } } }, 'no paper'],
    ['a place that does not exist', { red: { settlements: [54] } }, 'no intersection 54'],
    ['a path that does not exist', { red: { settlements: [28], roads: ['28-35'] } }, 'no path 28-35'],
    ['a seat that does not play', { white: { settlements: [28] } }, 'white does not take part'],
    ['a title that is not deserved', { red: { army: 2, titles: ['largest-army'] } }, 'cannot hold largest-army'],
    [
      'a title held twice',
      { red: { army: 3, titles: ['largest-army'] }, blue: { army: 3, titles: ['largest-army'] } },
      'held twice',
    ],
    ['a winner who plays on', { red: { cities: [0, 2, 20, 31], settlements: [28, 50] } }, 'has won already'],
    ['a standing offer without its cards', { blue: { standing: ['1 ore for 1 wool'] } }, 'needs its cards'],
    ['a standing offer that is none', { blue: { hand: { ore: 1 }, standing: ['1 ore for 1 ore'] } }, 'is no offer'],
    ['a phase of the other option', { turn: { seat: 'red', phase: 'trade' } }, 'separatePhases'],
    ['trade cards of the other variant', { red: { tradeCards: 3 } }, 'trade cards'],
    ['a variable island in the middle of a match', { board: 'variable' }, 'phase setup only'],
    ['an option nobody knows', { options: { colour: 'red' } }, 'options'],
    ['too few seats', { seats: ['red', 'blue'] }, 'not for 2'],
    ['a key nobody knows', { red: { villages: [28] } }, 'villages'],
  ])('%s', (_, more, reason) => {
    expect(run(more)).toThrow(reason);
  });

  test('a neutral colour has no cards', () => {
    expect(run({ variant: 'two', seats: ['red', 'blue'], white: { hand: { ore: 1 } } })).toThrow('neutral colour');
  });
});

describe('what does not come out as written fails', () => {
  const red = { settlements: [28], hand: { wool: 4 } };
  test.each([
    ['a hand', { red, expect: { red: { hand: { wool: 3 } } } }, 'red hand wool: expected 3, got 4'],
    [
      'a missing option',
      { red, expect: { options: { red: { include: ['trade 3 wool ore'] } } } },
      'is not offered trade 3 wool ore',
    ],
    ['an unwanted option', { red, expect: { options: { red: { exclude: ['end'] } } } }, 'is offered end'],
    ['the seats awaited', { red, expect: { awaiting: ['blue'] } }, 'awaiting'],
    ['unused dice', { red, dice: ['3+4'] }, 'unused dice'],
    ['unused draws', { red, draws: ['ore'] }, 'unused draws'],
    ['a refused move', { red, steps: [{ red: 'trade 3 wool ore' }] }, 'refused'],
    ['a move that should be refused', { red, steps: [{ red: 'end', illegal: true }] }, 'was taken'],
    ['a misspelt move', { red, steps: [{ red: 'trade four wool ore', illegal: true }] }, 'no move of the notation'],
    ['what a seat sees', { red, expect: { sees: { red: { red: { hidden: ['hand'] } } } } }, 'hand is shown'],
    [
      'what a seat must see',
      { red, expect: { sees: { red: { include: ['monopoly'] } } } },
      'red does not see monopoly',
    ],
    [
      'what a seat sees of itself',
      { red, expect: { sees: { red: { red: { hand: { wool: 3 } } } } } },
      'hand wool: expected 3, got 4',
    ],
    [
      'what a seat cannot see of another',
      { red, expect: { sees: { blue: { red: { hand: { wool: 4 } } } } } },
      'hand is hidden',
    ],
    ['a place', { red, expect: { places: { 28: 'red city' } } }, 'at 28: expected red city, got red settlement'],
  ])('%s', (_, more, reason) => {
    expect(run(more)).toThrow(reason);
  });
});
