import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { RedisServer } from '../../src/testkit/redis/redis-server.ts';
import { tempFolder } from '../temp-folder.ts';
import { redisServer, startServer } from './servers.ts';

const program = fileURLToPath(new URL('rating-kill-player.ts', import.meta.url));
const KILLS = 3;

const servers: RedisServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Runs a player to its end, or kills it after this number of saved results. Returns its last line. */
async function run(settings: object, results: number | null): Promise<string> {
  const task = results === null ? 'rest' : 'play';
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(settings), task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  let last = '';
  let left = results;
  lines.on('line', (line) => {
    last = line;
    if (left !== null && --left === 0) child.kill('SIGKILL');
  });
  await Promise.all([once(lines, 'close'), once(child, 'exit')]);
  return last;
}

const embedded = { name: 'with the embedded Redis', settings: async () => ({ DATA_DIR: tempFolder(), PATH: '' }) };
const real = {
  name: 'on redis-server',
  async settings() {
    const server = await startServer();
    servers.push(server);
    return { REDIS_URL: server.url, DATA_DIR: tempFolder() };
  },
};

describe.each(redisServer === null ? [embedded] : [real, embedded])(
  'a rating update killed at any moment $name',
  (kind) => {
    it('loses no result, counts none twice and ends with the ratings of all results', async () => {
      const settings = await kind.settings();
      let acknowledged = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const last = await run(settings, 1 + Math.floor(Math.random() * 60));
        acknowledged = Math.max(acknowledged, Number(last.split(' ')[1]));
      }
      const report = JSON.parse((await run(settings, null)).slice('report '.length)) as Record<string, unknown>;
      expect(report).toMatchObject({ right: true, pending: 0 });
      expect(report['count']).toBeGreaterThanOrEqual(acknowledged);
      expect(report['count']).toBeLessThanOrEqual(acknowledged + KILLS);
      expect(report['ratings']).toBeGreaterThan(0);
    }, 180_000);
  },
);
