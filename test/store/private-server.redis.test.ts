import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { keys } from '../../src/store/keys.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { startPrivate } from '../../src/store/private-server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, memoryLog, nextVersion, sampleMatch } from './samples.ts';
import { redisServer } from './servers.ts';
import { tempFolder } from '../temp-folder.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openIn(folder: string, path?: string) {
  const log = memoryLog();
  const home = await openRedis({ DATA_DIR: folder, PATH: path }, log);
  const redis = home.connect('store') as Redis;
  const store = createStore({ redis, writer: home.writer, log });
  const close = async (): Promise<void> => {
    await store.close();
    await home.close();
  };
  return { home, redis, store, log, close };
}

const pidOf = async (redis: Redis): Promise<number> => Number(/process_id:(\d+)/.exec(await redis.info('server'))?.[1]);

/** A shell script in place of a redis-server. */
function program(script: string): string {
  const file = join(tempFolder(), 'redis-server');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return file;
}

describe('a private redis-server', () => {
  it('has ended when it was closed, and is not started again', async () => {
    const { redis, log, close } = await openIn(tempFolder());
    const pid = await pidOf(redis);
    await close();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(log.lines.join()).not.toContain('Starting it again');
  });

  it('is not ready before it answers', async () => {
    const loading = `
      let asked = 0;
      require('node:net').createServer((socket) => socket.on('error', () => {}).on('data', (data) => {
        if (++asked === 3) process.exit(1);
        for (const _ of String(data).matchAll(/^\\*/gm)) socket.write('-LOADING the dataset\\r\\n');
      })).listen('redis.sock');`;
    const file = join(tempFolder(), 'loading.cjs');
    writeFileSync(file, loading);
    const starting = startPrivate(program(`exec "${process.execPath}" "${file}"`), tempFolder(), memoryLog());
    await expect(starting).rejects.toMatchObject({ name: 'RedisUnusable' });
  });

  it('waits twice as long before each start when it keeps ending', async () => {
    const mark = join(tempFolder(), 'started');
    const once = program(`test -e "${mark}" && exit 1; touch "${mark}"; exec "${redisServer}" "$@"`);
    const log = memoryLog();
    const starts: number[] = [];
    const fourth = new Promise<void>((resolve) => {
      log.warn = () => void (starts.push(performance.now()) === 4 && resolve());
    });
    const server = await startPrivate(once, tempFolder(), log);
    const redis = new Redis(server.path);
    redis.on('error', () => {});
    process.kill(await pidOf(redis), 'SIGKILL');
    redis.disconnect();
    await fourth;
    await server.stop();
    const pauses = starts.slice(1).map((at, index) => Math.ceil(at - (starts[index] as number)) + 1);
    for (const [index, least] of [100, 200, 400].entries()) expect(pauses[index]).toBeGreaterThanOrEqual(least);
  });

  it('says in one line what it is, and keeps its data', async () => {
    const folder = tempFolder();
    const first = await openIn(folder);
    expect(first.log.lines).toEqual([expect.stringMatching(/^Redis: \S*(redis|valkey)-server, started privately/)]);
    await first.store.commit(commitOf(sampleMatch('A')));
    expect(await first.redis.get(keys.layout)).toBe('2');
    expect(await first.redis.config('GET', 'appendfsync')).toEqual(['appendfsync', 'always']);
    await first.close();
    const second = await openIn(folder);
    closing.push(second.close);
    expect(await second.store.load('A')).toEqual(sampleMatch('A'));
    await expect(openRedis({ DATA_DIR: folder }, memoryLog())).rejects.toMatchObject({ name: 'RedisUnusable' });
  });

  it('comes back when it is killed, with every acknowledged move', async () => {
    const { redis, store, log, close } = await openIn(tempFolder());
    closing.push(close);
    let sheet = sampleMatch('A');
    await store.commit(commitOf(sheet));
    for (let kills = 0; kills < 2; kills++) {
      sheet = nextVersion(sheet);
      expect(await store.commit(commitOf(sheet))).toBe('done');
      process.kill(await pidOf(redis), 'SIGKILL');
      sheet = nextVersion(sheet);
      expect(await store.commit(commitOf(sheet))).toBe('done');
    }
    expect(await store.load('A')).toEqual(sheet);
    expect(log.lines.filter((line) => line.includes('The private Redis ended'))).toHaveLength(2);
  });

  it('takes over the matches of the embedded one, which is not started beside it', async () => {
    const folder = tempFolder();
    const embedded = await openIn(folder, '');
    let sheet = sampleMatch('A');
    await embedded.store.commit(commitOf(sheet, { due: 1000 }));
    sheet = nextVersion(sheet);
    await embedded.store.commit(commitOf(sheet, { due: 1000, history: { drop: 0, add: [given(1)] } }));
    await embedded.close();
    // In another process, which ends only if it closes the embedded one.
    const opener = fileURLToPath(new URL('open-and-close.ts', import.meta.url));
    const args = ['--import', 'tsx', opener, folder, process.env['PATH'] ?? ''];
    const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    expect(ended).toMatchObject({ stdout: 'closed\n', stderr: '', status: 0 });
    const { home, store, close } = await openIn(folder);
    expect(home.kind).toBe('socket');
    expect(await store.load('A')).toEqual(sheet);
    expect(await store.history('A')).toEqual([given(1)]);
    expect(existsSync(join(folder, 'matches.journal'))).toBe(false);
    await close();
    await expect(openIn(folder, '')).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.stringContaining('install one') as unknown,
    });
  });
});
