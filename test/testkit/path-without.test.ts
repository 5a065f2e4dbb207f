import { accessSync, chmodSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { findServer, serverNames } from '../../src/store/private-server.ts';
import { pathWithout } from '../../src/testkit/path-without.ts';
import { tempFolder } from '../temp-folder.ts';

function folderWith(...names: string[]): string {
  const folder = join(tempFolder(), 'bin');
  mkdirSync(folder);
  for (const name of names) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

it('takes programs off a path and nothing else', () => {
  const mixed = folderWith('redis-server', 'node');
  const other = folderWith('valkey-server', 'npm');
  const plain = folderWith('git');
  const path = [mixed, plain, other, mixed].join(delimiter);
  expect(findServer(path)).toBe(join(mixed, 'redis-server'));
  const bare = pathWithout(path, serverNames, tempFolder());
  expect(findServer(bare)).toBeNull();
  const [first = '', second = '', third = ''] = bare.split(delimiter);
  for (const program of [join(first, 'node'), join(second, 'git'), join(third, 'npm')]) {
    expect(() => accessSync(program, constants.X_OK)).not.toThrow();
  }
});
