import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scenarioSchema } from '../../../src/testkit/scenario/struggle/file.ts';
import { findScenarios, readYaml, runFile } from '../../../src/testkit/scenario/scenario-files.ts';

const folder = 'test/games/struggle/scenarios';
const files = findScenarios([folder]);

describe('scenarios of Struggle for Catan', () => {
  it.each(files.map((file) => relative(folder, file)))('%s', (file) => {
    expect(runFile(`${folder}/${file}`)).toBeNull();
  });
});

const upTo = (section: string, last: number): string[] =>
  Array.from({ length: last }, (_, index) => `${section}-${index + 1}`);

describe('the collection of scenarios', () => {
  const scenarios = files.map((file) => scenarioSchema.parse(readYaml(readFileSync(file, 'utf8'))));

  it('has one for every rule', () => {
    const cited = new Set(scenarios.flatMap(({ rule }) => rule));
    const rules = upTo('SG', 38);
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('tells every case apart by its title, and cites a rule in each', () => {
    const titles = scenarios.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(scenarios.filter(({ rule }) => rule.length === 0)).toEqual([]);
  });
});
