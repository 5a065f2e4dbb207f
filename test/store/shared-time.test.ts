import { expect, it } from 'vitest';
import { startSharedTime } from '../../src/store/shared-time.ts';
import { memoryLog } from './samples.ts';
import { onEachServer } from './on-each-server.ts';

const MINUTE = 60_000;

onEachServer('the time', (fixture) => {
  it('is that of Redis, however the clock of a machine differs, and one sentence says so', async () => {
    for (const [wrong, words] of [
      [MINUTE, '60 seconds ahead of'],
      [-MINUTE, '60 seconds behind'],
    ] as const) {
      const log = memoryLog();
      const time = await startSharedTime(fixture.redis, log, () => Date.now() + wrong);
      expect(Math.abs(time.now() - Date.now())).toBeLessThan(5_000);
      expect(log.lines).toEqual([expect.stringContaining(words)]);
      time.close();
    }
  });

  it('of a machine that is right is told nobody', async () => {
    const log = memoryLog();
    const time = await startSharedTime(fixture.redis, log);
    expect(log.lines).toEqual([]);
    time.close();
  });
});
