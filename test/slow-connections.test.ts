import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createEndpoint } from '../src/discord/endpoint.ts';
import { startRestProxy } from '../src/discord/proxy.ts';
import { startHealthServer } from '../src/health.ts';
import { createWebHandler } from '../src/web/web-handler.ts';
import { startWebServer } from '../src/web/web-server.ts';
import { silentLog } from '../src/testkit/silent-log.ts';
import { createSigningKey } from './signing-key.ts';
import { freePort } from './start/program.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const limits = { head: 100, whole: 200, check: 20 };
const host = '127.0.0.1';

const servers: Readonly<Record<string, (port: number) => Promise<() => Promise<void>>>> = {
  async interactions(port) {
    const endpoint = createEndpoint({
      host,
      port,
      log: silentLog,
      verifyKey: async () => createSigningKey().hex,
      onInteraction: () => undefined,
      now: Date.now,
      limits,
    });
    await endpoint.start();
    return () => endpoint.stop();
  },
  async health(port) {
    const { close } = await startHealthServer({ host, port, limits }, []);
    return close;
  },
  async proxy(port) {
    const { close } = await startRestProxy({ host, port, log: silentLog, limits }, { api: 'http://127.0.0.1:1/api' });
    return close;
  },
  async 'the match page'(port) {
    const handler = createWebHandler({
      matches: { find: async () => null, atTurn: async () => null },
      renderer: { draw: async () => Promise.reject(new Error('nothing is drawn here')) },
      url: 'https://parley.example.org',
      pageFolder: '/nowhere',
      report: () => undefined,
    });
    const { close } = await startWebServer({ host, port, limits }, handler);
    return close;
  },
};

/** Sends the beginning of a request, then one byte after the other, until the connection is closed. */
async function trickle(port: number, beginning: string): Promise<boolean> {
  const socket = connect(port, host)
    .on('error', () => undefined)
    .resume();
  await once(socket, 'connect');
  if (beginning) socket.write(beginning);
  const drip = setInterval(() => beginning && socket.write('x'), 10);
  await once(socket, 'close');
  clearInterval(drip);
  return socket.destroyed;
}

it.each(Object.entries(servers))(
  'a connection for %s that says nothing, or sends its head or its body too slowly, is closed',
  async (_name, start) => {
    const port = await freePort();
    closing.push(await start(port));
    const head = 'POST /api/v10/gateway HTTP/1.1\r\nhost: localhost\r\n';
    const closed = await Promise.all(
      ['', `${head}slow: `, `${head}content-length: 100000\r\n\r\n`].map(async (beginning) => trickle(port, beginning)),
    );
    expect(closed).toEqual([true, true, true]);
  },
);
