import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { asTable, findTexts } from '../../src/testkit/find-texts.ts';
import { tempFolder } from '../temp-folder.ts';

it('finds the texts of every game, of the Discord layer, of refusals and of commands', () => {
  const texts = findTexts(['src/games', 'src/discord/strings', 'src/match', 'commands']);
  const folders = [
    'commands',
    'src/match/problems.ts',
    ...[...games.keys()].map((id) => `src/games/${id}/`),
    ...readdirSync('src/discord/strings').map((name) => `src/discord/strings/${name}`),
  ];
  for (const folder of folders)
    expect(
      texts.some(({ file }) => file.startsWith(folder)),
      folder,
    ).toBe(true);
  expect(texts.length).toBeGreaterThan(3000);
});

it('reads literals, templates, other expressions and helpers that take both languages, and no types', () => {
  const folder = tempFolder();
  writeFileSync(
    join(folder, 'sample.ts'),
    [
      'interface Both { en: string; de: string }',
      "const road = { en: 'Road', de: 'Straße' };",
      'const roads = (count: number) => ({ en: `${count} roads\\n`, de: `${count} Straßen\\n` });',
      "const some = { en: many ? 'many' : 'few', de: [a, b].join(', ') };",
      'const both = (en: string, cost: number, de = en): Both => ({ en, de });',
      "const city = both('City', 3, 'Stadt');",
      "const gold = both('Gold', 3);",
      'const copy = { en: road.en, de: road.de };',
    ].join('\n'),
  );
  const file = join(folder, 'sample.ts');
  expect(asTable(findTexts([folder])).split('\n')).toEqual([
    `${file}\t2\tRoad\tStraße`,
    `${file}\t3\t\${count} roads\\n\t\${count} Straßen\\n`,
    `${file}\t4\tmany ? 'many' : 'few'\t[a, b].join(', ')`,
    `${file}\t6\tCity\tStadt`,
    `${file}\t7\tGold\tGold`,
  ]);
});
