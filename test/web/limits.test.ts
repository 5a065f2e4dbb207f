import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { clientAddress } from '../../src/web/client-address.ts';
import { quietReport } from '../../src/web/quiet-report.ts';
import { createRequestLimiter } from '../../src/web/request-limiter.ts';
import { caching, sendResponse } from '../../src/web/responses.ts';
import { type WebHandler, webLimits } from '../../src/web/web-handler.ts';
import { startWebServer } from '../../src/web/web-server.ts';
import { openStream, openWebHarness, sharedMatch, type WebHarness } from './web-harness.ts';

const open: Pick<WebHarness, 'close'>[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const at of open.splice(0)) await at.close();
});
const opened = async (...options: Parameters<typeof openWebHarness>): Promise<WebHarness> => {
  const at = await openWebHarness({ renderer: { draw: async () => Promise.reject(new Error('busy')) }, ...options[0] });
  open.push(at);
  return at;
};

describe('requests of one address', () => {
  it('are refused kindly when they are too many; others and the bot notice nothing', async () => {
    const at = await opened({ limits: { burst: 10, perSecond: 0.001 } });
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const flood = await Promise.all(
      Array.from({ length: 100 }, async () => at.get(`${path}/match.json`, { 'x-forwarded-for': '198.51.100.7' })),
    );
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(90);
    expect(refused[0]?.headers.get('retry-after')).toBe('3');
    expect(await refused[0]?.text()).toContain('Wait a few seconds');
    expect((await at.get(`${path}/match.json`, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(200);
    expect((await at.matches.panel(id, null)).sheet.status).toBe('open');
  });

  it('are allowed again after a moment', () => {
    let time = 0;
    const limiter = createRequestLimiter({ burst: 3, perSecond: 2 }, () => time);
    const allowed = (count: number): number =>
      Array.from({ length: count }, () => limiter.allows('a')).filter(Boolean).length;
    expect(allowed(10)).toBe(3);
    time = 500;
    expect(allowed(10)).toBe(1);
    time = 60_000;
    expect(allowed(10)).toBe(3);
    // A clock that jumps back gives nothing away.
    time = 0;
    expect(allowed(10)).toBe(0);
    expect(limiter.allows('b')).toBe(true);
  });

  it('a hundred a second are too many, and a page with its files isn’t', () => {
    let time = 0;
    const limiter = createRequestLimiter(webLimits, () => time);
    const results = Array.from({ length: 500 }, () => {
      time += 10;
      return limiter.allows('a');
    });
    expect(results.slice(0, 40).every(Boolean)).toBe(true);
    expect(results.slice(-100).filter(Boolean).length).toBeLessThanOrEqual(21);
  });

  it('are remembered for a limited number of addresses', () => {
    const limiter = createRequestLimiter({ burst: 1, perSecond: 0.001 }, () => 0);
    expect(limiter.allows('first')).toBe(true);
    for (let count = 0; count < 20_000; count++) limiter.allows(`other ${count}`);
    expect(limiter.allows('other 19999')).toBe(false);
    expect(limiter.allows('first')).toBe(true);
  });
});

it('the same trouble is reported once a minute, others at once', () => {
  let time = 0;
  const told: string[] = [];
  const report = quietReport(
    (error) => void told.push(String(error)),
    () => time,
  );
  for (const trouble of ['a', 'b', 'a', new Error('a'), 'b']) report(trouble);
  expect(told).toEqual(['a', 'b']);
  time = 60_000;
  report(new Error('a'));
  report('a');
  expect(told).toEqual(['a', 'b', 'Error: a']);
  for (let count = 0; count < 200; count++) report(`other ${count}`);
  report('a');
  expect(told.at(-1)).toBe('a');
});

it('a connection that takes nothing of a large file is closed', async () => {
  const file = { status: 200, type: 'font/woff2', body: Buffer.alloc(64_000_000), cache: caching.never } as const;
  let closed = false;
  const handler: Pick<WebHandler, 'handle' | 'close'> = {
    handle(request, response) {
      response.on('close', () => (closed = true));
      void sendResponse(request, response, file);
    },
    close: () => undefined,
  };
  const server = await startWebServer({ host: '127.0.0.1', port: 0, idle: 100 }, handler);
  open.push(server);
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.pause();
  socket.write('GET /assets/large.woff2 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => closed, { timeout: 60_000 }).toBe(true);
  expect(socket.bytesRead).toBeLessThan(file.body.length);
});

describe('viewers', () => {
  it('of one address and in all are limited', async () => {
    const at = await opened({ limits: { viewersPerAddress: 2, viewers: 3 } });
    const { path } = await sharedMatch(at, { game: 'dice' });
    const from = async (address: string) => openStream(at, path, { 'x-forwarded-for': address });
    const [one, two] = [await from('198.51.100.1'), await from('198.51.100.1')];
    expect([one, two].map(({ status }) => status)).toEqual([200, 200]);
    expect((await from('198.51.100.1')).status).toBe(429);
    const three = await from('198.51.100.2');
    expect((await from('198.51.100.3')).status).toBe(503);
    one.close();
    await expect
      .poll(
        async () => {
          const again = await from('198.51.100.1');
          again.close();
          return again.status;
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    two.close();
    three.close();
  });
});

describe('pictures', () => {
  it('that can’t be drawn, or too many at once, are refused without harm', async () => {
    const waiting: (() => void)[] = [];
    const draw = async () => {
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return { png: Buffer.from('png'), width: 1, height: 1 };
    };
    const at = await opened({ renderer: { draw } });
    const { path } = await sharedMatch(at, { game: 'dice' });
    const asked = Array.from({ length: 50 }, async () => (await at.get(`${path}/1.png`)).status);
    await expect.poll(() => at.answered.filter((each) => each.endsWith('503')).length, { timeout: 60_000 }).toBe(18);
    const timer = setInterval(() => waiting.splice(0).forEach((go) => go()), 1);
    const statuses = await Promise.all(asked);
    clearInterval(timer);
    expect(statuses.filter((status) => status === 200)).toHaveLength(32);
    expect(at.troubles).toEqual([]);
  });

  it('that fail leave the page without one', async () => {
    const at = await opened();
    const { path } = await sharedMatch(at, { game: 'dice' });
    expect((await at.get(`${path}/1.png`)).status).toBe(503);
    expect(at.troubles.splice(0)).toHaveLength(1);
    const page = await at.get(path);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('og:image:width');
  });
});

describe('the address of a client', () => {
  const addressOf = (remoteAddress: string, forwarded?: string | readonly string[]): string =>
    clientAddress({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage);

  it.each([
    ['203.0.113.5', undefined, '203.0.113.5'],
    ['::ffff:203.0.113.5', undefined, '203.0.113.5'],
    // A stranger's own words aren't believed, those of a proxy here are: the last one it added.
    ['203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::ffff:172.18.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['10.0.0.3', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['fd00::1', ['6.6.6.6', '198.51.100.1'], '198.51.100.1'],
    ['192.168.1.1', '', '192.168.1.1'],
    ['127.0.0.1', 'unknown', 'unknown'],
    // One household has all addresses of a network.
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['2001:db8:1:2::9', undefined, '2001:db8:1:2'],
    ['2001:0DB8:0001:2::9', undefined, '2001:db8:1:2'],
    ['2001:db8::9', undefined, '2001:db8:0:0'],
  ])('%s forwarding %s is %s', (peer, forwarded, address) => {
    expect(addressOf(peer, forwarded)).toBe(address);
  });
});
