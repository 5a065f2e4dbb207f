import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { FixtureView, StandingRow } from '../../src/match/clubs/clubs.ts';
import type { RedisServer } from '../../src/testkit/redis/redis-server.ts';
import { redisServer, startServer } from '../store/servers.ts';
import { tempFolder } from '../temp-folder.ts';

const program = fileURLToPath(new URL('clubs-kill-player.ts', import.meta.url));
const KILLS = 4;

const servers: RedisServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.stop();
});

interface Report {
  readonly fixtures: readonly FixtureView[];
  readonly rows: readonly StandingRow[];
  /** The matches that people played, with their fixtures. */
  readonly played: readonly (readonly [match: string, fixture: string])[];
}

/** Runs a player to its end, or kills it after this number of lines. Returns the report, if it came to that. */
async function run(settings: object, said: string[], lines: number | null): Promise<Report | null> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = createInterface({ input: child.stdout });
  let report: Report | null = null;
  let left = lines;
  output.on('line', (line) => {
    if (line.startsWith('said ')) said.push(line.slice('said '.length));
    if (line.startsWith('report ')) report = JSON.parse(line.slice('report '.length)) as Report;
    if (left !== null && --left === 0) child.kill('SIGKILL');
  });
  await Promise.all([once(output, 'close'), once(child, 'exit')]);
  return report;
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

describe.each(redisServer === null ? [embedded] : [real, embedded])('a cup killed at any moment $name', (kind) => {
  it('plays one match for each fixture, counts each once and ends with one winner', async () => {
    const settings = await kind.settings();
    const said: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) await run(settings, said, 1 + Math.floor(Math.random() * 60));
    const { fixtures = [], rows = [], played = [] } = (await run(settings, said, null)) ?? {};
    expect(fixtures).toHaveLength(7);
    expect(played.map(([match]) => match).toSorted()).toEqual(fixtures.map(({ match }) => match ?? '').toSorted());
    expect(new Set(played.map(([, fixture]) => fixture)).size).toBe(7);
    expect(fixtures.map(({ how }) => how)).toEqual(fixtures.map(() => 'played'));
    expect(rows.filter(({ place }) => place === 1)).toHaveLength(1);
    expect(rows.reduce((sum, row) => sum + row.played, 0)).toBe(14);
    // Discord takes a message with a known nonce for the same message.
    expect([...new Set(said)].filter((line) => line.endsWith(' over'))).toHaveLength(1);
    expect([...new Set(said)].filter((line) => line.endsWith(' started'))).toHaveLength(1);
  }, 180_000);
});
