import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, describe, expect, it } from 'vitest';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, memory, next, sheetOf } from './sample.ts';
import { temporary } from '../temporary.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openIn(folder: string, path?: string) {
  const log = memory();
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

describe('a private redis-server', () => {
  it('says in one line what it is, and keeps its data', async () => {
    const folder = temporary();
    const first = await openIn(folder);
    expect(first.log.lines).toEqual([expect.stringMatching(/^Redis: \S*(redis|valkey)-server, started privately/)]);
    await first.store.commit(commitOf(sheetOf('A')));
    expect(await first.redis.config('GET', 'appendfsync')).toEqual(['appendfsync', 'always']);
    await first.close();
    const second = await openIn(folder);
    closing.push(second.close);
    expect(await second.store.load('A')).toEqual(sheetOf('A'));
    await expect(openRedis({ DATA_DIR: folder }, memory())).rejects.toMatchObject({ name: 'NoRedis' });
  });

  it('comes back when it is killed, with every acknowledged move', async () => {
    const { redis, store, log, close } = await openIn(temporary());
    closing.push(close);
    let sheet = sheetOf('A');
    await store.commit(commitOf(sheet));
    for (let kills = 0; kills < 2; kills++) {
      sheet = next(sheet);
      expect(await store.commit(commitOf(sheet))).toBe('done');
      process.kill(await pidOf(redis), 'SIGKILL');
      sheet = next(sheet);
      expect(await store.commit(commitOf(sheet))).toBe('done');
    }
    expect(await store.load('A')).toEqual(sheet);
    expect(log.lines.filter((line) => line.includes('The private Redis ended'))).toHaveLength(2);
  });

  it('takes over the matches of the embedded one, which is not started beside it', async () => {
    const folder = temporary();
    const embedded = await openIn(folder, '');
    let sheet = sheetOf('A');
    await embedded.store.commit(commitOf(sheet, { due: 1000 }));
    sheet = next(sheet);
    await embedded.store.commit(commitOf(sheet, { due: 1000, history: { drop: 0, add: [given(1)] } }));
    await embedded.close();
    const { home, store, close } = await openIn(folder);
    expect(home.kind).toBe('socket');
    expect(await store.load('A')).toEqual(sheet);
    expect(await store.history('A')).toEqual([given(1)]);
    expect(existsSync(join(folder, 'matches.journal'))).toBe(false);
    await close();
    await expect(openIn(folder, '')).rejects.toMatchObject({ name: 'NoRedis', message: expect.stringContaining('install one') as unknown });
  });
});
