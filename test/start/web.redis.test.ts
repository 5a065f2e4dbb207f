import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { serve } from '../../src/serve.ts';
import { startRedisServer } from '../../src/testkit/redis/redis-server.ts';
import type { SharedMatch } from '../../src/web/shared-match.ts';
import { buttonOf } from '../e2e/match-helpers.ts';
import { controlsOf, finalMessage, textOf } from '../e2e/message-parts.ts';
import { tempFolder } from '../temp-folder.ts';
import { freePort } from './program.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Reads events as a browser does: after a lost connection it comes back with the last one it has. */
function follow(url: string): { readonly seen: SharedMatch[]; readonly connections: () => number; close(): void } {
  const seen: SharedMatch[] = [];
  let last = '';
  let connections = 0;
  let closed = false;
  let current: ReturnType<typeof get> | null = null;
  const connect = (): void => {
    if (closed) return;
    const again = (): void => void setTimeout(connect, 20);
    current = get(
      `${url}/events`,
      { headers: last === '' ? {} : { 'last-event-id': last } },
      (response: IncomingMessage) => {
        connections++;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const [, id, data] = /^id: (.+)\ndata: (.+)$/.exec(text.slice(0, end)) ?? [];
            text = text.slice(end + 2);
            if (!id || !data) continue;
            last = id;
            seen.push(JSON.parse(data) as SharedMatch);
          }
        });
        response.on('close', again);
        response.on('error', () => undefined);
      },
    );
    current.on('error', () => (closed ? undefined : again()));
  };
  connect();
  return {
    seen,
    connections: () => connections,
    close() {
      closed = true;
      current?.destroy();
    },
  };
}

it('any number of processes serve the match page, and viewers of one that ends go on with another', async () => {
  const redis = await startRedisServer(tempFolder());
  closing.push(() => redis.stop());
  const common = { REDIS_URL: redis.url, LOG_LEVEL: 'silent', DATA_DIR: tempFolder() };
  const ports = [await freePort(), await freePort()] as const;
  // Sends viewers to the first process that answers, as a balancer does.
  const alive = new Set<number>(ports);
  const balancer = createServer((request, response) => {
    const [port = 0] = alive;
    const passed = get({ port, host: '127.0.0.1', path: request.url, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('close', () => response.destroy());
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;
  closing.push(async () => {
    balancer.closeAllConnections();
    balancer.close();
  });
  const bot = await serve(checkEnvironment({ ...common, PORT: '0', WEB_URL: address }));
  closing.push(() => bot.close());
  const webs = await Promise.all(
    ports.map(async (port) =>
      serve(checkEnvironment({ ...common, ROLE: 'web', WEB_URL: address, WEB_PORT: String(port) })),
    ),
  );
  closing.push(async () => webs[1]?.close());

  const { people } = (await (await fetch(`${bot.address}/page-api/people`)).json()) as {
    readonly people: readonly { readonly id: string }[];
  };
  const person = bot.sandbox?.person(people[0]?.id ?? '');
  const [channel] = person?.channels() ?? [];
  if (!person || !channel) throw new Error('the sandbox is empty');
  const panel = await finalMessage(person.slash(channel.id, '/solo', { game: 'struggle', level: 'gentle' }));
  const page = await finalMessage(person.slash(channel.id, '/parley share'));
  const shared = await finalMessage(person.click(page.id, buttonOf(page, 'share-now')));
  const [link = ''] = /http:\/\/\S+\/m\/\S+/.exec(textOf(shared)) ?? [];
  expect(link.startsWith(address)).toBe(true);
  for (const port of ports) expect((await fetch(link.replace(address, `http://127.0.0.1:${port}`))).status).toBe(200);

  const viewer = follow(link);
  closing.push(async () => viewer.close());
  await expect.poll(() => viewer.seen.length, { timeout: 60_000 }).toBe(1);
  alive.delete(ports[0]);
  await webs[0]?.close();
  const pick = controlsOf(panel).buttons.find(({ verb }) => verb === 'pick');
  await finalMessage(person.click(panel.id, pick?.id ?? ''));
  await expect.poll(() => viewer.seen.length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(viewer.connections()).toBe(2);
  expect(viewer.seen.at(-1)?.seq).toBeGreaterThan(viewer.seen[0]?.seq ?? Infinity);
  const stop = await finalMessage(person.click(shared.id, buttonOf(shared, 'unshare')));
  expect(textOf(stop)).toContain('no longer shared');
  await expect.poll(async () => (await fetch(link)).status, { timeout: 60_000 }).toBe(404);
}, 120_000);
