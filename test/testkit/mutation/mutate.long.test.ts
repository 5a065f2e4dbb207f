import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { tempFolder } from '../../temp-folder.ts';

test('a mutation run measures reach, tries all mutants and names those that lived', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      'src/cli/mutate.ts',
      'src/games/struggle/rules/victory.ts',
      '--tests',
      'test/games/struggle/scenarios.test.ts',
    ],
    { encoding: 'utf8', env: { ...process.env, TMPDIR: tempFolder() } },
  );
  expect(stderr).toBe('');
  const [, killed = '0', all = '0'] = /(\d+) of (\d+) killed \(/.exec(stdout) ?? [];
  expect(Number(killed)).toBeGreaterThan(0);
  const lived = stdout.split('\n').filter((line) => /^(survived|unreached) src\//.test(line));
  expect(lived).toHaveLength(Number(all) - Number(killed));
});
