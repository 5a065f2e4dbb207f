import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRedis } from '../../src/store/open-redis.ts';
import { memoryLog, undeliveredPosts } from '../store/samples.ts';
import { startCluster, startServer } from '../store/servers.ts';
import { tempFolder } from '../temp-folder.ts';
import { type ClockHarness, openClockHarness } from './clock-harness.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function opened(table: ClockHarness): ClockHarness {
  closing.push(() => table.close());
  return table;
}

const soon = (condition: () => unknown): Promise<unknown> => vi.waitUntil(condition, { timeout: 60_000, interval: 5 });

describe('the clock', () => {
  it('goes on when Redis was killed and comes back, with every reminder and every post', async () => {
    const server = await startServer('--appendonly', 'yes', '--appendfsync', 'always');
    closing.push(() => server.stop());
    const log = memoryLog();
    const table = opened(
      openClockHarness(await openRedis({ REDIS_URL: server.url, DATA_DIR: tempFolder() }, log), log, {
        timing: { lease: 3_000, check: 200 },
      }),
    );
    await table.start();
    for (let n = 0; n < 10; n++) await table.create(`M${n}`, [Date.now() + 600 + n * 20]);
    await server.kill();
    await log.until(/Redis is gone/);
    await server.restart();
    await table.create('AFTER', [Date.now() + 50]);
    await soon(() => table.said.length >= 11);
    await soon(async () => (await undeliveredPosts(table.store)).length === 0);
    expect(table.said.toSorted()).toEqual(
      ['AFTER-2-0', ...Array.from({ length: 10 }, (_, n) => `M${n}-2-0`)].toSorted(),
    );
  });

  it('works on a cluster', async () => {
    const node = await startCluster();
    closing.push(() => node.stop());
    const log = memoryLog();
    const table = opened(
      openClockHarness(await openRedis({ REDIS_CLUSTER: `127.0.0.1:${node.port}`, DATA_DIR: tempFolder() }, log), log),
    );
    await table.start();
    await table.create('A', [Date.now() + 50, Date.now() + 100]);
    await table.move('A', [Date.now() + 80], 2);
    await soon(() => table.said.length === 3);
    await table.clock.sweep();
    expect(table.said).toEqual(['A-2-0', 'A-2-1', 'A-3-0']);
    expect(log.lines.filter((line) => line.includes('CROSSSLOT'))).toEqual([]);
  });
});
