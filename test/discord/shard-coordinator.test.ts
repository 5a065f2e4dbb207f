import type { APIGatewayBotInfo } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { localShardCoordinator, createIdentifyThrottler } from '../../src/discord/shard-coordinator.ts';
import { memoryLog } from '../store/samples.ts';

const info = (limit: Partial<APIGatewayBotInfo['session_start_limit']>): APIGatewayBotInfo => ({
  url: '',
  shards: 4,
  session_start_limit: { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1, ...limit },
});

/** Requests a session start; waiting requests are cancelled once the others are through. */
async function begin(limit: Parameters<typeof info>[0], shards: readonly number[]) {
  const log = memoryLog();
  const shares = localShardCoordinator();
  const enough = new AbortController();
  const begun: number[] = [];
  const waits = shards.map(async (shard) => {
    const throttler = await createIdentifyThrottler(shares, log, async () => info(limit));
    await throttler.waitForIdentify(shard, enough.signal);
    begun.push(shard);
  });
  // Those who may begin do so without a pause of their own.
  await new Promise((resolve) => void setImmediate(resolve));
  enough.abort();
  await Promise.allSettled(waits);
  return { begun, log };
}

describe('sessions of the gateway', () => {
  it('are begun one at a time, over all processes', async () => {
    expect((await begin({}, [0, 1, 2, 3])).begun).toEqual([0]);
  });

  it('are begun as many at a time as Discord allows, each in its own row', async () => {
    expect((await begin({ max_concurrency: 2 }, [0, 2, 1, 3])).begun).toEqual([0, 1]);
    expect((await begin({ max_concurrency: 16 }, [0, 1, 2, 3])).begun).toEqual([0, 1, 2, 3]);
  });

  it('are not begun when hardly any is left for today, and the log says so', async () => {
    expect((await begin({ remaining: 20 }, [0])).begun).toEqual([0]);
    const { begun, log } = await begin({ remaining: 19 }, [0]);
    expect(begun).toEqual([]);
    expect(log.lines).toEqual([expect.stringContaining('too few session starts left today')]);
  });
});
