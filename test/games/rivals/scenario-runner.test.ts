import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readYaml, runFile, runFiles } from '../../../src/testkit/scenario/scenario-files.ts';
import { scenarioSchema } from '../../../src/testkit/scenario/rivals/file.ts';
import { parseFile } from '../../../src/testkit/scenario/common/file-schema.ts';
import { buildPosition } from '../../../src/testkit/scenario/rivals/position.ts';
import { rivals } from '../../../src/games/rivals/game.ts';
import { runScenario } from '../../../src/testkit/scenario/rivals/run.ts';
import { tempFolder } from '../../temp-folder.ts';

const turn = { seat: 'red', phase: 'action' };
const plain = { title: 'a case', rule: 'R1', variant: 'intro', turn };
const run = (more: object) => runScenario({ ...plain, ...more });
const positionOf = (more: object) => buildPosition(parseFile(scenarioSchema, { ...plain, ...more }), 'seed');

const redRegions = {
  '-2u': 'forest 2',
  '0u': 'gold-field 1',
  '+2u': 'fields 6',
  '-2d': 'hills 3',
  '0d': 'pasture 4',
  '+2d': 'mountains 5',
};
const events = [
  'feud',
  'feud',
  'fraternal-feuds',
  'fraternal-feuds',
  'plague',
  'plague',
  'plague',
  'riots',
  'riots',
  'gift-for-the-prince',
];
const longRow = { '-1': 'settlement', 0: 'road', 1: 'settlement', 2: 'road', 3: 'settlement' };
const cityRow = { '-1': 'city', 0: 'road', 1: 'settlement' };

/** What the runner says about a scenario. */
function verdict(more: object): string {
  try {
    run(more);
    return 'passed';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('a malformed file', () => {
  it.each([
    ['an unknown key', { colour: 'red' }, /colour/],
    ['an unknown key of a seat', { red: { cards: [] } }, /red: .*cards/],
    ['an unknown key of expect', { expect: { mood: 'good' } }, /expect: .*mood/],
    ['an unknown variant', { variant: 'chess' }, /variant/],
    ['a missing turn', { turn: undefined }, /turn/],
    ['a phase that does not exist', { turn: { seat: 'red', phase: 'lunch' } }, /turn\.phase/],
    ['an option that does not exist', { options: { colour: 'red' } }, /options/],
    ['an edition without quotes', { options: { edition: 2 } }, /options\.edition/],
    ['a step of two seats', { steps: [{ red: 'end', blue: 'end' }] }, /steps\.0.*one move/],
    ['a step without anything', { steps: [{}] }, /steps\.0/],
    ['dice that no die shows', { dice: ['7 trade'] }, /dice\.0/],
    ['a column that is none', { red: { centre: { middle: 'road' } } }, /centre/],
  ])('with %s is refused with the place', (_, more, reason) => {
    expect(verdict(more)).toMatch(reason);
  });

  it('is refused when YAML only warns', () => {
    expect(() => readYaml('title: !+1u1 x')).toThrow(/tag/);
    expect(() => readYaml('a: 1\na: 2')).toThrow(/unique/);
  });

  it('reads yes and no as text, and keys with a sign', () => {
    expect(readYaml('{ a: yes, b: [no], +1u1: x }')).toEqual({ a: 'yes', b: ['no'], '+1u1': 'x' });
  });
});

describe('an impossible position', () => {
  it.each([
    ['more copies than there are', { red: { hand: ['abbey', 'abbey', 'abbey'] } }, /red hand: no copy of abbey/],
    [
      'copies over both seats and a stack',
      { red: { hand: ['candamir'] }, stacks: { 'stack-2': ['candamir'] } },
      /candamir/,
    ],
    ['a card of another set', { red: { hand: ['mint'] } }, /mint.*intro/],
    ['a back the card does not have', { red: { hand: ['abbey/gold'] } }, /abbey\/gold/],
    ['a card that does not exist', { blue: { hand: ['dragon'] } }, /blue hand: there is no card dragon/],
    ['an event in a hand', { red: { hand: ['feud'] } }, /feud/],
    ['a region card twice', { blue: { regions: redRegions } }, /forest 2 is used twice/],
    ['a region card that does not exist', { stacks: { regions: ['forest 1'] } }, /forest 1 is no region card/],
    [
      'a missing region',
      { red: { regions: { '-2u': 'forest 2' } } },
      /no region is given for -2d|no region is given for 0u/,
    ],
    ['a region outside the row', { red: { regions: { '+8u': 'forest 2' } } }, /\+8u/],
    ['a new settlement without regions', { red: { centre: longRow } }, /regions/],
    ['a gap in the row', { red: { centre: { '-1': 'settlement', 1: 'settlement' } } }, /gap before \+1/],
    ['a road where a settlement belongs', { red: { centre: { '-1': 'road' } } }, /road cannot lie at column -1/],
    ['too many goods', { red: { regions: { ...redRegions, '-2u': 'forest 2 x4' } } }, /more than 3/],
    ['an outer site of a settlement', { red: { sites: { '-1u2': 'abbey' } } }, /no site -1u2/],
    ['a site that does not exist', { red: { sites: { '+5u1': 'abbey' } } }, /no site \+5u1/],
    ['an action card on a site', { red: { sites: { '-1u1': 'scout' } } }, /scout cannot lie at -1u1/],
    [
      'a city expansion in a settlement',
      { variant: 'gold', red: { sites: { '-1u1': 'mint' } } },
      /mint cannot lie at -1u1/,
    ],
    ['a Gold Cache on a site', { variant: 'gold', red: { sites: { '-1u1': 'gold-cache' } } }, /gold-cache cannot lie/],
    ['a pile of two buildings', { red: { sites: { '-1u1': ['abbey', 'storehouse'] } } }, /cannot lie at/],
    ['a used place with nothing on it', { red: { used: ['-1u1'] } }, /nothing lies at -1u1/],
    [
      'a token held with too few points',
      { red: { tokens: ['hero'], sites: { '-1u1': 'harald' } } },
      /red cannot hold the hero token/,
    ],
    [
      'a token held with fewer than the opponent',
      {
        red: { tokens: ['hero'], sites: { '-1u1': 'harald', '-1d1': 'inga' } },
        blue: { sites: { '-1u1': 'candamir' } },
      },
      /red cannot hold/,
    ],
    [
      'a token held twice',
      { red: { tokens: ['hero'], sites: { '-1u1': 'candamir' } }, blue: { tokens: ['hero'] } },
      /both seats/,
    ],
    ['a fifth stack of the Introductory Game', { stacks: { 'stack-5': [] } }, /4 draw stacks/],
    ['only beside another size', { stacks: { 'stack-1': { only: [], size: 3 } } }, /only does not agree/],
    [
      'only beside another top',
      { stacks: { 'stack-1': { only: ['abbey', 'scout'], top: ['scout'] } } },
      /only does not agree/,
    ],
    [
      'a face-up stack in the Duel',
      { variant: 'duel', stacks: { 'face-up': ['merchant-guild'] } },
      /no face-up card of the variant duel/,
    ],
    [
      'an ordinary card face up',
      { variant: 'gold', stacks: { 'face-up': ['abbey'] } },
      /abbey\/basic is no face-up card/,
    ],
    [
      'a card in a stack of another set',
      { variant: 'gold', stacks: { 'stack-4': ['abbey'] } },
      /stack-4 top: abbey\/gold does not belong/,
    ],
    [
      'a discard pile larger than its list',
      { stacks: { discard: { top: ['abbey'], size: 2 } } },
      /discard: it holds exactly/,
    ],
    ['a size too large', { stacks: { 'stack-1': { size: 40 } } }, /not enough cards/],
    ['too many events for a Duel', { variant: 'duel', stacks: { events } }, /12 events/],
  ])('with %s is refused with the reason', (_, more, reason) => {
    expect(verdict(more)).toMatch(reason);
  });
});

describe('a position', () => {
  it('takes a key with nothing behind it as left out', () => {
    expect(positionOf({ blue: null, stacks: null }).seats[1].hand).toEqual([]);
  });

  it('takes only beside a top, bottom and size that agree', () => {
    const { stacks } = positionOf({
      stacks: { 'stack-1': { only: ['abbey', 'scout'], top: ['abbey'], bottom: ['scout'], size: 2 } },
    });
    expect(stacks[0]?.cards).toEqual(['abbey/basic', 'scout/basic']);
  });

  it('deals the other cards in turn under the listed ones', () => {
    const { stacks } = positionOf({ stacks: { 'stack-1': ['abbey', 'scout'], 'stack-2': { bottom: ['inga'] } } });
    expect(stacks.map(({ cards }) => cards.length)).toEqual([2 + 9, 1 + 8, 8, 8]);
    expect(stacks[0]?.cards.slice(0, 2)).toEqual(['abbey/basic', 'scout/basic']);
    expect(stacks[1]?.cards.at(-1)).toBe('inga/basic');
  });

  it('leaves out of the game what fits nowhere', () => {
    const only = { only: [] };
    const { stacks } = positionOf({
      stacks: { 'stack-1': { size: 2 }, 'stack-2': only, 'stack-3': only, 'stack-4': only },
    });
    expect(stacks.map(({ cards }) => cards.length)).toEqual([2, 0, 0, 0]);
  });

  it('gives a plain id the first back that is left, a card in a stack the back of the stack', () => {
    const red = { hand: ['storehouse', 'storehouse'] };
    const { seats, stacks } = positionOf({ variant: 'gold', red, stacks: { 'stack-4': ['storehouse'] } });
    expect(seats[0].hand).toEqual(['storehouse/basic', 'storehouse/basic']);
    expect(stacks[3]?.cards[0]).toBe('storehouse/gold');
  });

  it('lays Yule fourth from the bottom unless it is listed', () => {
    expect(positionOf({ stacks: { events: ['feud'] } }).events.at(-4)).toBe('yule/basic');
    expect(positionOf({ stacks: { events: ['yule'] } }).events[0]).toBe('yule/basic');
    const { events } = positionOf({ stacks: { events: { top: ['feud'], bottom: ['invention'] } } });
    expect([events[0], events.at(-4), events.at(-1), events.length]).toEqual([
      'feud/basic',
      'yule/basic',
      'invention/basic',
      9,
    ]);
  });

  it('derives the supply from the rows', () => {
    const centre = { '-1': 'city', 0: 'road', 1: 'settlement', 2: 'road' };
    expect(positionOf({ red: { centre } }).supply).toEqual({ road: 6, settlement: 5, city: 6 });
    expect(positionOf({ red: { centre }, supply: { city: 0 } }).supply).toEqual({ road: 6, settlement: 5, city: 0 });
  });

  it('derives tokens nobody lists', () => {
    expect(positionOf({ red: { sites: { '-1u1': 'candamir' } } }).tokens).toEqual({ hero: 0, trade: null });
  });

  it('can be stored', () => {
    const position = positionOf({ variant: 'gold', red: { sites: { '-1u1': 'harald', x0u: 'gold-cache x2' } } });
    expect(rivals.codec.read(JSON.parse(JSON.stringify(rivals.codec.write(position))))).toEqual(position);
  });

  it('keeps every card of a Duel once', () => {
    const { stacks, events } = positionOf({ variant: 'duel' });
    expect(stacks.map(({ cards }) => cards.length)).toEqual([12, 12, 12, 12, 12, 14]);
    expect(events).toHaveLength(12);
    expect(events).toEqual(
      expect.arrayContaining(['yule/basic', 'invention/basic', 'riots/turmoil', 'plague/progress']),
    );
  });
});

describe('a difference is found in', () => {
  const abbey = { red: { hand: ['abbey'] } };
  it.each([
    ['a stock', { expect: { red: { stock: { '-2u': 2 } } } }, /red -2u: expected 2, got 1/],
    ['a store that is not there', { expect: { red: { stock: { x0u: 0 } } } }, /x0u: expected 0, got no store/],
    ['resources', { expect: { blue: { resources: { gold: 1 } } } }, /blue gold: expected 1, got 0/],
    ['points', { expect: { red: { points: { victory: 3 } } } }, /victory points: expected 3, got 2/],
    ['a hand', { ...abbey, expect: { red: { hand: [] } } }, /red hand: expected \[\], got \[abbey\/basic\]/],
    [
      'the back of a card',
      { variant: 'gold', red: { hand: ['storehouse'] }, expect: { red: { hand: ['storehouse/gold'] } } },
      /red hand/,
    ],
    ['a hand size', { ...abbey, expect: { red: { handSize: 0 } } }, /hand size: expected 0, got 1/],
    ['tokens', { expect: { red: { tokens: ['hero'] } } }, /red tokens/],
    [
      'a site',
      { red: { sites: { '-1u1': 'abbey' } }, expect: { red: { sites: { '-1u1': null } } } },
      /red -1u1: expected null, got abbey/,
    ],
    ['an empty site', { expect: { red: { sites: { '-1u1': 'abbey' } } } }, /expected abbey, got null/],
    ['a region', { expect: { red: { regions: { '-2u': 'forest 3' } } } }, /forest 3, got forest 2 x1/],
    [
      'the goods of a region',
      { expect: { red: { regions: { '-2u': 'forest 2 x2' } } } },
      /forest 2 x2, got forest 2 x1/,
    ],
    ['the centre', { expect: { red: { centre: { '-1': 'city' } } } }, /column -1: expected city, got settlement/],
    ['a road that is not there', { expect: { red: { centre: { 2: 'road' } } } }, /column \+2: expected road, got null/],
    ['the awaited seats', { expect: { awaiting: ['blue'] } }, /awaiting: expected \[blue\], got \[red\]/],
    ['the phase', { expect: { phase: 'roll' } }, /phase: expected roll, got action/],
    ['the winner', { expect: { winner: 'red' } }, /winner: expected red, got null/],
    ['the production number', { expect: { production: 4 } }, /production: expected 4, got null/],
    ['the dice left', { dice: ['3 trade'], expect: { diceLeft: 0 } }, /diceLeft: expected 0, got 1/],
    ['options wanted', { expect: { options: { red: { include: ['roll'] } } } }, /red is not offered roll/],
    ['options unwanted', { expect: { options: { red: { exclude: ['end'] } } } }, /red is offered end/],
    ['the whole list of options', { expect: { options: { red: { only: ['end', 'roll'] } } } }, /options of red/],
    ['the least number of picks', { expect: { options: { red: { min: 0 } } } }, /picks at least 1, expected 0/],
    ['the largest number of picks', { expect: { options: { red: { max: 2 } } } }, /picks at most 1, expected 2/],
    [
      'options of a seat that is asked nothing',
      { expect: { options: { blue: { include: ['end'] } } } },
      /blue is not offered end/,
    ],
    ['picks of a seat that is asked nothing', { expect: { options: { blue: { min: 0 } } } }, /blue is asked nothing/],
    [
      'the lower card of a pile',
      {
        variant: 'progress',
        red: { centre: cityRow, sites: { '-1u1': 'parish-hall' } },
        expect: { red: { sites: { '-1u1': ['town-hall', 'parish-hall'] } } },
      },
      /town-hall, parish-hall, got parish-hall/,
    ],
    [
      'the top of a stack',
      { stacks: { 'stack-1': ['abbey'] }, expect: { stacks: { 'stack-1': ['scout'] } } },
      /stack-1: expected \[scout\], got \[abbey\/basic\]/,
    ],
    [
      'the bottom of a stack',
      { stacks: { 'stack-1': { bottom: ['abbey'] } }, expect: { stacks: { 'stack-1': { bottom: ['scout'] } } } },
      /bottom/,
    ],
    [
      'a whole stack',
      { stacks: { discard: ['abbey', 'scout'] }, expect: { stacks: { discard: { only: ['abbey'] } } } },
      /discard/,
    ],
    ['the size of a stack', { expect: { stacks: { 'stack-1': { size: 8 } } } }, /expected 8 cards, got 9/],
    ['the face-up stack', { variant: 'gold', expect: { stacks: { 'face-up': ['merchant-guild'] } } }, /face-up/],
    ['what a seat sees', { ...abbey, expect: { sees: { red: { exclude: ['abbey'] } } } }, /red sees abbey/],
    ['dice nobody expected to be left', { dice: ['3 trade'] }, /unused dice \[3 trade\]/],
  ])('%s', (_, more, difference) => {
    expect(verdict(more)).toMatch(difference);
  });

  it('a place between two moves, named by its step', () => {
    expect(verdict({ steps: [{ expect: { phase: 'action' } }, { expect: { phase: 'roll' } }] })).toMatch(
      /^step 2: phase/,
    );
  });
});

describe('a move', () => {
  it('that is refused fails the case with the reason', () => {
    expect(verdict({ steps: [{ red: 'build city -1' }] })).toMatch(/step 1: red: build city -1 refused: ./);
  });

  it('that should be refused and is not fails the case', () => {
    expect(verdict({ steps: [{ red: 'end', illegal: true }] })).toMatch(/end was taken, but should be refused/);
  });

  it('that is no notation does not count as refused', () => {
    expect(verdict({ steps: [{ red: 'build dragon -1u1', illegal: true }] })).toMatch(
      /build dragon -1u1 is no move of the notation/,
    );
    expect(verdict({ steps: [{ red: 'build abbey -1u3', illegal: true }] })).toMatch(/no move of the notation/);
  });

  it('may be refused to a seat that is not awaited', () => {
    expect(verdict({ steps: [{ blue: 'roll', illegal: true }] })).toBe('passed');
  });

  it('by time-out needs an open question', () => {
    expect(verdict({ steps: [{ blue: 'timeout' }] })).toMatch(/blue is asked nothing/);
    expect(verdict({ steps: [{ red: 'timeout' }] })).toBe('passed');
  });

  it('fails when the dice do not show what is thrown', () => {
    const roll = { turn: { seat: 'red', phase: 'roll' }, steps: [{ red: 'roll' }] };
    expect(verdict({ ...roll })).toMatch(/step 1: red: roll failed: .*dice/);
    expect(verdict({ ...roll, dice: ['trade'] })).toMatch(/dice/);
    expect(verdict({ ...roll, dice: [4] })).toMatch(/dice/);
    expect(verdict({ ...roll, dice: ['4 trade'] })).toBe('passed');
  });

  it('numbers are text', () => {
    const brigitta = { turn: { seat: 'red', phase: 'roll' }, red: { hand: ['brigitta'] } };
    expect(verdict({ ...brigitta, steps: [{ red: 'play brigitta' }, { red: 4 }] })).toBe('passed');
  });
});

describe('the command', () => {
  const good = 'title: good\nrule: R1\nvariant: intro\nturn: { seat: red, phase: action }\nexpect: { phase: action }\n';

  it('prints a line per failing case and the count last', () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'good.yaml'), good);
    writeFileSync(join(folder, 'wrong.yaml'), good.replace('phase: action }\n', 'phase: roll }\nnote: x\n'));
    writeFileSync(join(folder, 'broken.yml'), 'title: [');
    writeFileSync(join(folder, 'notes.txt'), 'not a scenario');
    const lines: string[] = [];
    expect(runFiles([folder], (line) => lines.push(line))).toBe(1);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('broken.yml: ');
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
    expect(runFiles([join(folder, 'good.yaml')], (line) => lines.push(line))).toBe(0);
    expect(lines.at(-1)).toBe('1 passed, 0 failed');
  });

  it('counts a file that is not there as failed', () => {
    expect(runFile('test/games/rivals/scenarios/no-such-file.yaml')).toMatch(/no such file/);
  });
});
