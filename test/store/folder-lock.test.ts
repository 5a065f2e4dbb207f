import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lockFolder, lockBySocket } from '../../src/store/folder-lock.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { tempFolder } from '../temp-folder.ts';
import { memoryLog } from './samples.ts';

const program = fileURLToPath(new URL('locker.ts', import.meta.url));

/** A process that holds the lock of a folder until it is killed. */
async function holder(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

/** With a network and process numbers of its own where that is allowed; the lock of the folder is the same without. */
const apart = spawnSync('unshare', ['-n', '-p', '-f', 'true']).status === 0 ? ['unshare', '-n', '-p', '-f'] : [];

describe('the lock of a folder', () => {
  it('holds against other containers, and is free after a kill', async () => {
    const folder = tempFolder();
    const kill = await holder(folder);
    const [command, ...rest] = [...apart, process.execPath, '--import', 'tsx', program, folder];
    const other = spawn(command, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = (await once(other.stdout, 'data')) as [Buffer];
    expect(String(said)).toMatch(/^Another instance .+\.\n$/);
    // Without the name that belongs to one network.
    expect(await lockBySocket(folder)).toBeNull();
    await kill();
    expect(readdirSync(folder)).toHaveLength(1);
    (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes to one of many who come at once, also over what a killed process left', async () => {
    const folder = tempFolder();
    await (
      await holder(folder)
    )();
    for (let round = 0; round < 5; round++) {
      const locks = (await Promise.all(Array.from({ length: 8 }, () => lockBySocket(folder)))).filter(
        (lock) => lock !== null,
      );
      expect(locks).toHaveLength(1);
      locks[0]?.();
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('needs no short path', async () => {
    const folder = join(tempFolder(), 'a-long-name-of-a-folder'.repeat(8));
    mkdirSync(folder);
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'RedisUnusable' });
    expect(await lockBySocket(folder)).toBeNull();
    unlock();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says in one sentence that a folder cannot be made', async () => {
    const file = join(tempFolder(), 'file');
    writeFileSync(file, '');
    const opening = openRedis({ DATA_DIR: join(file, 'data'), PATH: '' }, memoryLog());
    await expect(opening).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.stringMatching(/^The data folder .+ cannot be used \(ENOTDIR at mkdir\): .+\.$/) as unknown,
    });
  });

  it('leaves an error unchanged that is not of the file system', async () => {
    const opening = openRedis({ DATA_DIR: `${tempFolder()}/\0`, PATH: '' }, memoryLog());
    await expect(opening).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
  });

  it.runIf(process.platform === 'linux')('ends where the system lets nobody make a folder', () => {
    // In a process of its own: one that never ends could not be stopped from inside.
    const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', program, '/proc/nothing/data'], {
      encoding: 'utf8',
      timeout: 20_000,
    });
    expect(stdout).toMatch(/^ENOENT: .+mkdir '\/proc\/nothing'\n$/);
    expect(status).toBe(0);
  });
});
