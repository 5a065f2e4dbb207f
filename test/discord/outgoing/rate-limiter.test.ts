import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRestProxy } from '../../../src/discord/proxy.ts';
import { createRateLimiter } from '../../../src/discord/outgoing/rate-limiter.ts';
import { freePort } from '../../start/program.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the pace', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  async function started(pace: ReturnType<typeof createRateLimiter>, requests: number): Promise<(() => void)[]> {
    const begun: (() => void)[] = [];
    for (let number = 0; number < requests; number++) void pace.acquire().then((answered) => begun.push(answered));
    await vi.advanceTimersByTimeAsync(0);
    return begun;
  }

  it('lets as many begin at once as fit into a second, the next a second after the first was answered', async () => {
    const begun = await started(createRateLimiter(2), 4);
    expect(begun).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20);
    begun[0]?.();
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toHaveLength(3);
    // Discord counts what it never answers as well.
    await vi.advanceTimersByTimeAsync(80);
    expect(begun).toHaveLength(4);
  });

  it('gives a place back once, however often its request is answered', async () => {
    const pace = createRateLimiter(1);
    const begun = await started(pace, 3);
    begun[0]?.();
    begun[0]?.();
    await vi.advanceTimersByTimeAsync(1_000);
    begun[0]?.();
    expect(begun).toHaveLength(2);
  });

  it('sends away who would wait for more than a second', async () => {
    const pace = createRateLimiter(2);
    await started(pace, 3);
    expect(pace.retryAfter()).toBe(0);
    await started(pace, 1);
    expect(pace.retryAfter()).toBe(1_000);
  });
});

describe('the proxy', () => {
  it('has requests wait for their turn with all they carry, and refuses none of them', async () => {
    const heard: string[] = [];
    const discord = createServer((request, response) => {
      let body = '';
      request
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('end', () => {
          heard.push(body);
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        });
    });
    await new Promise<void>((resolve) => discord.listen(0, '127.0.0.1', resolve));
    const { port: upstream } = discord.address() as AddressInfo;
    const port = await freePort();
    const proxy = await startRestProxy(
      { host: '127.0.0.1', port, log: silent },
      { api: `http://127.0.0.1:${upstream}/api`, globalRequestsPerSecond: 3 },
    );
    try {
      const bodies = ['a', 'b', 'c', 'd', 'e'];
      const say = (content: string, channel: number) =>
        fetch(`http://127.0.0.1:${port}/api/v10/channels/${channel}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: content,
        });
      const answers = await Promise.all(bodies.map(say));
      expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
      expect(heard.sort()).toEqual(bodies);
    } finally {
      await proxy.close();
      discord.close();
    }
  });
});
