import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { idsBySet } from '../../../src/games/rivals/cards/ids.ts';

const folder = 'src/games/rivals/rules';
const { centre: _centre, ...sets } = idsBySet;
const ids = new Set<string>(Object.values(sets).flat());

/** Card ids in quotes, alone or as part of a key such as `gain.irmgard`. */
function named(code: string): string[] {
  const quoted = [...code.matchAll(/['`]([a-z0-9.-]+)['`]/g)].map((match) => match[1] as string);
  return quoted.filter((words) => words.split('.').some((word) => ids.has(word)));
}

it.each(readdirSync(folder))('the rules know facets, no card by its name: %s', (file) => {
  expect(named(readFileSync(`${folder}/${file}`, 'utf8'))).toEqual([]);
});

it('finds a card where one is named', () => {
  expect(named("if (id === 'mint') yield* gain(t, seat, 1, 'gain.irmgard');")).toEqual(['mint', 'gain.irmgard']);
});
