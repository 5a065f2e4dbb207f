import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findScenarios, readYaml, runFile } from '../../../src/testkit/scenario/scenario-files.ts';
import { idsBySet } from '../../../src/games/rivals/cards/ids.ts';
import { scenarioSchema } from '../../../src/testkit/scenario/rivals/file.ts';
import { parseFile } from '../../../src/testkit/scenario/common/file-schema.ts';

const folder = 'test/games/rivals/scenarios';
const files = findScenarios([folder]);

describe('scenarios', () => {
  it.each(files.map((file) => relative(folder, file)))('%s', (file) => {
    expect(runFile(`${folder}/${file}`)).toBeNull();
  });
});

/** The highest number of each section of the rules that a match must obey. */
const sections = {
  R2: 21,
  R3: 13,
  R4: 11,
  R5: 9,
  R6: 8,
  R7: 5,
  R8: 5,
  R10: 7,
  R11: 4,
  R12: 7,
  R13: 9,
  R14: 6,
  R15: 9,
  R16: 10,
  R17: 5,
  R18: 2,
  R19: 5,
} as const;
const actionRules = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 20, 21, 22, 23, 25, 26, 30, 31, 32].map(
  (number) => `R9.${number}`,
);
const decisions = Array.from({ length: 18 }, (_, index) => `D${index + 1}`);

const numbersOf = (rules: Readonly<Record<string, readonly number[]>>): readonly string[] =>
  Object.entries(rules).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));

describe('the collection of scenarios', () => {
  const scenarios = files.map((file) => parseFile(scenarioSchema, readYaml(readFileSync(file, 'utf8'))));
  const cited = new Set(scenarios.flatMap(({ rule }) => rule));

  it('has one for every card of the base box', () => {
    const { centre, basic, gold, turmoil, progress } = idsBySet;
    const cards = [centre, basic, gold, turmoil, progress].flat();
    expect(cards.filter((id) => !cited.has(`C-${id}`))).toEqual([]);
  });

  it('has one for every card of the Age of Darkness, and for every question there', () => {
    const { intrigue, barbarians } = idsBySet;
    const cards = [...intrigue, ...idsBySet['merchant-princes'], ...barbarians].map((id) => `C-${id}`);
    const questions = Array.from({ length: 22 }, (_, index) => `X${index + 1}`);
    expect([...cards, ...questions].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has one for every rule of the Age of Darkness', () => {
    // D0.15 is about the words of a file, D1.4 about what is printed for information only.
    const rules = {
      D0: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17],
      D1: [1, 2, 3],
      'D2.1': [1, 2, 3, 4],
      'D2.2': [1, 2, 3, 4, 5],
      'D2.3': [1, 2],
      'D2.4': [1, 2],
      'D2.5': [1, 2, 3],
      'D2.6': [1, 2],
      'D2.7': [1, 2, 3, 4, 5, 6],
      'D2.8': [1, 2, 3, 4],
      'D2.9': [1, 2, 3, 4],
      'D2.10': [1, 2],
      D3: [1, 2, 3],
      D4: [1, 2, 3, 4, 5],
      D5: [1, 2, 3, 4],
      D6: [1, 2, 3, 4, 5, 6],
      D7: [1, 2, 3, 4, 5, 6, 7, 8],
      D8: [1, 2, 3, 4],
    };
    expect(numbersOf(rules).filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has one for every rule of the Tournament Game', () => {
    // T1.4 is about a set that is not here.
    const rules = {
      T1: [1, 2, 3],
      T2: [1],
      T3: [1, 2, 3, 4, 5],
      T4: [1, 2, 3, 4, 5, 6, 7],
      T5: [1, 2, 3, 4, 5, 6, 7],
      T6: [1, 2, 3, 4],
    };
    expect(numbersOf(rules).filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has one for every card that reads differently in the Tournament Game', () => {
    const different = new Set(scenarios.filter(({ rule }) => rule.includes('T6')).flatMap(({ rule }) => rule));
    const cards = [
      'parish-hall',
      'library',
      'odins-temple',
      'bran',
      'bailiwick',
      'priestess-of-the-norns',
      'pilgrimage-site',
      'siward',
      'good-neighbors',
      'retreat-of-the-barbarians',
      'feud',
      'archer',
      'arsonist',
      'riots',
      'capricious-sea',
      'fraternal-feuds',
      'odins-priest',
      'religious-dispute',
      'pirate-ship',
      'bishops-see',
      'missionary',
      'godfrey',
      'olaf',
      'marie',
      'red-light-tavern',
      'barbarian-stronghold',
      'ship-builder',
      'gustav',
      'guido',
      'traitor',
      'triumph-card',
    ];
    expect(cards.filter((id) => !different.has(`C-${id}`))).toEqual([]);
  });

  it('has one for every numbered rule and every decision', () => {
    const numbered = Object.entries(sections).flatMap(([section, last]) =>
      Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
    );
    expect([...numbered, ...actionRules, ...decisions].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('cites a rule in every case', () => {
    expect(scenarios.filter(({ rule }) => rule.length === 0)).toEqual([]);
  });

  it('tells every case apart by its title', () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
