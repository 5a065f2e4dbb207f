import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { type SimulatedPerson, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type RunningProgram, serve } from '../../src/serve.ts';
import { freePort } from '../start/program.ts';
import { tempFolder } from '../temp-folder.ts';
import { startServer } from '../store/servers.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Several processes on one Redis, with this number of shards and a server on each. */
/** Returns the public messages of a channel, except the greeting. */
const postsIn = (person: SimulatedPerson, channel: string): readonly string[] =>
  person
    .messages(channel)
    .filter((message) => !message.ephemeral && !textOf(message).includes('I’m Parley'))
    .map(({ id }) => id);

async function startTown(shards: number) {
  const server = await startServer('--appendonly', 'yes', '--appendfsync', 'no');
  closing.push(() => server.stop());
  const sandbox: Sandbox = await startSandbox({ token, shards, concurrency: 16 });
  closing.push(() => sandbox.close());
  const anna: SimulatedPerson = sandbox.addPerson({ name: 'Anna' });
  const ben: SimulatedPerson = sandbox.addPerson({ name: 'Ben' });
  const guilds = Array.from({ length: 4 * shards }, (_, n) =>
    sandbox.admin.addGuild({ name: `Tavern ${n}`, memberIds: [anna.id, ben.id] }),
  );
  const open = async (role: string, more: Readonly<Record<string, string>> = {}): Promise<RunningProgram> => {
    const environment = checkEnvironment({
      DISCORD_TOKEN: token,
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'silent',
      REDIS_URL: server.url,
      ROLE: role,
      ...more,
    });
    return serve(environment, { api: sandbox.api });
  };
  return { sandbox, anna, ben, channels: guilds.map(({ channelIds }) => channelIds[0] ?? ''), open };
}

/** An address behind which everyone hears everything; the first to answer is believed. */
async function startBroadcast(ports: readonly number[]): Promise<string> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const { 'x-signature-ed25519': signature = '', 'x-signature-timestamp': timestamp = '' } = request.headers;
        const headers = { 'x-signature-ed25519': String(signature), 'x-signature-timestamp': String(timestamp) };
        const answers = ports.map(async (port) =>
          fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: Buffer.concat(parts) }),
        );
        void Promise.any(answers).then(async (answer) => response.writeHead(answer.status).end(await answer.text()));
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('several processes', () => {
  it('share the gateway: one leaves, the next goes on with its sessions, and no click is lost in between', async () => {
    const { sandbox, anna, channels, open } = await startTown(2);
    const first = await open('gateway');
    for (const channel of channels)
      expect(textOf(await finalMessage(anna.slash(channel, '/parley help')))).not.toBe('');
    expect(sandbox.identifies).toBe(2);
    await first.close();
    // Nobody is there, but someone may come back in time.
    const waiting = channels.map((channel) => finalMessage(anna.slash(channel, '/parley help')));
    closing.push((await open('gateway')).close);
    for (const answer of await Promise.all(waiting)) expect(textOf(answer)).not.toBe('');
    expect(sandbox.identifies).toBe(2);
  });

  it('wait for a shard that another holds, and take it when that one ends', async () => {
    const { sandbox, anna, channels, open } = await startTown(1);
    const [first, second] = [await open('gateway'), await open('gateway')];
    closing.push(second.close);
    expect(sandbox.identifies).toBe(1);
    expect(textOf(await finalMessage(anna.slash(channels[0] ?? '', '/parley help')))).not.toBe('');
    await first.close();
    await expect.poll(() => sandbox.botOnline).toBe(true);
    expect(textOf(await finalMessage(anna.slash(channels[0] ?? '', '/parley help')))).not.toBe('');
    expect(sandbox.identifies).toBe(1);
  });

  it('given the same shard do not both take it: the second waits, and takes it when it is free', async () => {
    const { sandbox, anna, channels, open } = await startTown(2);
    const first = await open('gateway', { SHARDS: '0' });
    closing.push((await open('gateway', { SHARDS: '1' })).close);
    const second = await open('gateway', { SHARDS: '0' });
    closing.push(second.close);
    expect(sandbox.identifies).toBe(2);
    await first.close();
    const waiting = channels.map((channel) => finalMessage(anna.slash(channel, '/parley help')));
    // Those of the shard nobody holds yet are heard when someone takes it, or fail: nobody is answered twice.
    await Promise.allSettled(waiting);
    await expect
      .poll(async () =>
        Promise.all(
          channels.map(async (channel) => textOf(await finalMessage(anna.slash(channel, '/parley help')))),
        ).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(sandbox.identifies).toBe(2);
    await expect(open('gateway', { SHARDS: '0,5' })).rejects.toMatchObject({
      name: 'MisconfiguredEndpoint',
      message: 'SHARDS names 5, but Discord wants 2 of them: 0 to 1.',
    });
  });

  it('divide the work: one takes the click, another says what came of it', async () => {
    const { sandbox, anna, ben, channels, open } = await startTown(1);
    closing.push((await open('gateway')).close);
    const [channel = ''] = channels;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(postsIn(anna, channel)).toEqual([]);
    closing.push((await open('worker')).close, (await open('worker')).close);
    const card = await ben.waitFor(
      (message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'accept'),
    );
    expect(postsIn(anna, channel)).toEqual([card.id]);
    expect(sandbox.violations).toEqual([]);
  });

  it('that hear the same click answer it once, and do it once', async () => {
    const { sandbox, anna, ben, channels, open } = await startTown(1);
    const ports = [await freePort(), await freePort()];
    for (const port of ports)
      closing.push((await open('gateway', { INTERACTIONS: 'http', INTERACTIONS_PORT: String(port) })).close);
    closing.push((await open('worker')).close);
    await sandbox.setInteractionsUrl(await startBroadcast(ports));
    const [channel = ''] = channels;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id }));
    const card = await ben.waitFor(
      (message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'accept'),
    );
    await finalMessage(ben.click(card.id, controlsOf(card).buttons.find(({ verb }) => verb === 'accept')?.id ?? ''));
    const codes = (): readonly number[] =>
      sandbox.requests
        .filter(({ route }) => route?.endsWith('/callback'))
        .map(({ code }) => code)
        .toSorted((a, b) => a - b);
    await expect.poll(codes).toEqual([0, 0, 40_060, 40_060]);
    const known = new Set([...channels, anna.dm(), ben.dm()]);
    await anna.waitFor(({ channelId }) => !known.has(channelId));
    const pages = sandbox.requests.filter(
      ({ method, route }) => method === 'PATCH' && route?.startsWith('/webhooks/') === true,
    );
    expect(pages).toHaveLength(2);
    expect(postsIn(anna, channel)).toEqual([card.id]);
    expect(
      new Set(
        sandbox.admin
          .allMessages()
          .map(({ channelId }) => channelId)
          .filter((id) => !known.has(id)),
      ).size,
    ).toBe(1);
  });
});
