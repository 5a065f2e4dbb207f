import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortSocketPaths } from '../../src/store/socket-path.ts';
import { tempFolder } from '../temp-folder.ts';

it.runIf(process.platform === 'linux')('paths of sockets stay as they are up to a hundred bytes', () => {
  const parent = tempFolder();
  for (const length of [99, 100, 101]) {
    const folder = join(parent, 'x'.repeat(length - parent.length - '//redis.sock'.length));
    mkdirSync(folder);
    const full = join(folder, 'redis.sock');
    expect(full).toHaveLength(length);
    const sockets = shortSocketPaths(folder, 'redis.sock');
    if (length <= 100) expect(sockets.path('redis.sock')).toBe(full);
    else expect(sockets.path('redis.sock').length).toBeLessThanOrEqual(100);
    sockets.close();
  }
});
