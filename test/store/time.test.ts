import { expect, it } from 'vitest';
import { shareTime } from '../../src/store/time.ts';
import { memory } from './sample.ts';
import { onEach } from './each.ts';

const MINUTE = 60_000;

onEach('the time', (shop) => {
  it('is that of Redis, however the clock of a machine differs, and one sentence says so', async () => {
    for (const [wrong, words] of [[MINUTE, '60 seconds ahead of'], [-MINUTE, '60 seconds behind']] as const) {
      const log = memory();
      const time = await shareTime(shop.redis, log, () => Date.now() + wrong);
      expect(Math.abs(time.now() - Date.now())).toBeLessThan(5_000);
      expect(log.lines).toEqual([expect.stringContaining(words)]);
      time.close();
    }
  });

  it('of a machine that is right is told nobody', async () => {
    const log = memory();
    const time = await shareTime(shop.redis, log);
    expect(log.lines).toEqual([]);
    time.close();
  });
});
