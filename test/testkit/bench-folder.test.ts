import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('../../src/testkit/bench/bench-folder.ts', import.meta.url));

it('leaves no folder behind, not even when a measurement fails', () => {
  const program = `import(${JSON.stringify(file)}).then(({ benchFolder }) => { console.log(benchFolder()); throw new Error('no'); })`;
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', '-e', program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('parley-bench-');
  expect(existsSync(stdout.trim())).toBe(false);
});
