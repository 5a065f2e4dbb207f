import { afterEach, describe, expect, it, vi } from 'vitest';
import type { QueueDepth } from '../../src/clock/clock.ts';
import { COLLECT_TIMEOUT, createMetrics } from '../../src/metrics.ts';

afterEach(() => vi.useRealTimers());

const never = (): Promise<never> => new Promise<never>(() => {});
const wakes: QueueDepth = { queue: 'wake', waiting: 3, delayed: 2, active: 1, oldest: 7 };

describe('the numbers for Prometheus', () => {
  it('tell of the queues and matches as they are when they are asked for', async () => {
    const metrics = createMetrics();
    let asked = 0;
    metrics.queues(async () => [{ ...wakes, waiting: 3 + asked++ }]);
    metrics.matches(async () => new Map([['rivals open', 5]]));
    for (const waiting of [3, 4]) {
      const text = await metrics.text();
      expect(text).toContain(`parley_queue_jobs{queue="wake",state="waiting"} ${waiting}\n`);
      expect(text).toContain('parley_queue_oldest_seconds{queue="wake"} 7\n');
      expect(text).toContain('parley_matches{game="rivals",state="open"} 5\n');
    }
    expect(asked).toBe(2);
  });

  it.each([
    ['fails', async () => Promise.reject(new Error('Redis cannot be reached'))],
    ['never answers', never],
  ] as const)('are told without those of Redis while it %s, not with old ones', async (_how, away) => {
    const metrics = createMetrics();
    let look: () => Promise<readonly QueueDepth[]> = async () => [wakes];
    let count: () => Promise<ReadonlyMap<string, number>> = async () => new Map([['rivals open', 5]]);
    metrics.queues(async () => look());
    metrics.matches(async () => count());
    await metrics.text();
    [look, count] = [away, away];
    vi.useFakeTimers();
    const asking = metrics.text();
    await vi.advanceTimersByTimeAsync(COLLECT_TIMEOUT);
    const text = await asking;
    expect(text).toMatch(/^parley_process_cpu_seconds_total \d/m);
    expect(text).not.toMatch(/^parley_(queue|matches)/m);
  });
});
