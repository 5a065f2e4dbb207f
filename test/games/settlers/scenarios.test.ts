import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../src/testkit/scenario/common/file-schema.ts';
import { scenarioSchema } from '../../../src/testkit/scenario/settlers/file.ts';
import { findScenarios, readYaml, runFile } from '../../../src/testkit/scenario/scenario-files.ts';

const folder = 'test/games/settlers/scenarios';
const files = findScenarios([folder]);

describe('scenarios', () => {
  it.each(files.map((file) => relative(folder, file)))('%s', (file) => {
    expect(runFile(`${folder}/${file}`)).toBeNull();
  });
});

describe('the collection of scenarios', () => {
  const scenarios = files.map((file) => parseFile(scenarioSchema, readYaml(readFileSync(file, 'utf8'))));
  const cited = new Set(scenarios.flatMap(({ rule }) => rule));

  it('has one for every numbered rule', () => {
    const rules = Array.from({ length: 40 }, (_, index) => `S-${index + 1}`);
    const two = Array.from({ length: 10 }, (_, index) => `T-${index + 1}`);
    const count = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `CK-${letter}${index + 1}`);
    // 32 to 34 are not used.
    const cities = count('', 48).filter((id) => !['CK-32', 'CK-33', 'CK-34'].includes(id));
    const cards = [...count('S', 10), ...count('T', 6), ...count('P', 9)];
    expect([...rules, ...two, ...cities, ...cards, 'S-20a'].filter((id) => !cited.has(id))).toEqual([]);
  });

  it('cites a rule in every case', () => {
    expect(scenarios.filter(({ rule }) => rule.length === 0)).toEqual([]);
  });

  it('tells every case apart by its title', () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
