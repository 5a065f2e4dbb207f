import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { RedisServer } from '../../src/testkit/redis/redis-server.ts';
import { redisServer, startServer } from './servers.ts';
import { tempFolder } from '../temp-folder.ts';

const program = fileURLToPath(new URL('kill-player.ts', import.meta.url));
const KILLS = 2;

const servers: RedisServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

/** Everything the players told, over all their lives. */
interface Told {
  readonly acknowledged: Map<string, number>;
  /** One list per process. */
  readonly said: string[][];
  readonly reports: { readonly id: string; readonly seq: number; readonly answers: readonly string[] }[];
}

/** Runs a player to its end, or kills it after this number of acknowledgements. */
async function run(settings: object, told: Told, acknowledgements: number | null): Promise<void> {
  const task = acknowledgements === null ? 'rest' : 'play';
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(settings), task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  told.said.push(said);
  let left = acknowledgements;
  lines.on('line', (line) => {
    const [what, first = '', second] = line.split(' ');
    if (what === 'said') said.push(first);
    if (what === 'report') told.reports.push(JSON.parse(line.slice(7)) as Told['reports'][number]);
    if (what !== 'acknowledged') return;
    told.acknowledged.set(first, Math.max(told.acknowledged.get(first) ?? 0, Number(second)));
    if (left !== null && --left === 0) child.kill('SIGKILL');
  });
  await Promise.all([once(lines, 'close'), once(child, 'exit')]);
}

const real = [
  {
    name: 'on redis-server',
    async settings() {
      const server = await startServer();
      servers.push(server);
      return { REDIS_URL: server.url, DATA_DIR: tempFolder() };
    },
  },
  // Its child outlives it and is ended by the next one.
  { name: 'with a private redis-server', settings: async () => ({ DATA_DIR: tempFolder() }) },
];
const embedded = { name: 'with the embedded Redis', settings: async () => ({ DATA_DIR: tempFolder(), PATH: '' }) };
const kinds = redisServer === null ? [embedded] : [...real, embedded];

describe.concurrent.each(kinds)('a process killed at any moment $name', ({ settings: choose }) => {
  it('loses no acknowledged move, and no news, and doubles none', async () => {
    const settings = await choose();
    const told: Told = { acknowledged: new Map(), said: [], reports: [] };
    for (let kill = 0; kill < KILLS; kill++) await run(settings, told, 1 + Math.floor(Math.random() * 150));
    await run(settings, told, null);

    expect(told.acknowledged.size).toBeGreaterThan(0);
    expect(told.reports).toHaveLength(20);
    const expected: string[] = [];
    for (const { id, seq, answers } of told.reports) {
      expect(seq).toBeGreaterThanOrEqual(told.acknowledged.get(id) ?? 0);
      expect(answers).toEqual(Array.from({ length: seq }, (_, n) => `step ${n + 1}`));
      expected.push(...Array.from({ length: seq }, (_, n) => `${id}-${n + 1}-0`));
    }
    // Discord takes a message with a known nonce for the same message; the order holds all the same.
    const heard = [...new Set(told.said.flat())];
    expect(heard.toSorted()).toEqual(expected.toSorted());
    for (const { id, seq } of told.reports) {
      expect(heard.filter((post) => post.startsWith(`${id}-`))).toEqual(
        Array.from({ length: seq }, (_, n) => `${id}-${n + 1}-0`),
      );
    }
    // Said twice is only the post that a match had in hand at the moment of a kill: the last one said before.
    for (const said of told.said) expect(said).toHaveLength(new Set(said).size);
    for (const { id } of told.reports) {
      const lives = told.said.map((said) => said.filter((post) => post.startsWith(`${id}-`)));
      for (const [n, said] of lives.entries()) {
        const before = lives.slice(0, n).flat();
        expect([[], before.slice(-1)]).toContainEqual(said.filter((post) => before.includes(post)));
      }
    }
  }, 180_000);
});
