import { afterEach, describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { type Person, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Running, serve } from '../../src/serve.ts';
import { temporary } from '../temporary.ts';
import { startServer } from '../store/servers.ts';
import { shown, textOf, waysOf } from './seen.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Several processes on one Redis, in a town with so many shards and a server on each of them. */
async function town(shards: number) {
  const server = await startServer('--appendonly', 'yes', '--appendfsync', 'no');
  closing.push(() => server.stop());
  const sandbox: Sandbox = await startSandbox({ token, shards });
  closing.push(() => sandbox.close());
  const anna: Person = sandbox.addPerson({ name: 'Anna' });
  const ben: Person = sandbox.addPerson({ name: 'Ben' });
  const guilds = Array.from({ length: 4 * shards }, (_, n) => sandbox.town.addGuild({ name: `Tavern ${n}`, memberIds: [anna.id, ben.id] }));
  const open = async (role: string, more: Readonly<Record<string, string>> = {}): Promise<Running> => {
    const environment = checkEnvironment({ DISCORD_TOKEN: token, DATA_DIR: temporary(), LOG_LEVEL: 'silent', REDIS_URL: server.url, ROLE: role, ...more });
    return serve(environment, { api: sandbox.api });
  };
  return { sandbox, anna, ben, channels: guilds.map(({ channelIds }) => channelIds[0] ?? ''), open };
}

describe('several processes', () => {
  it('share the gateway: one leaves, the next goes on with its sessions, and no click is lost in between', async () => {
    const { sandbox, anna, channels, open } = await town(2);
    const first = await open('gateway');
    for (const channel of channels) expect(textOf(await shown(anna.slash(channel, '/parley help')))).not.toBe('');
    expect(sandbox.identifies).toBe(2);
    await first.close();
    // Nobody is there, but somebody may come back in time.
    const waiting = channels.map((channel) => shown(anna.slash(channel, '/parley help')));
    closing.push((await open('gateway')).close);
    for (const answer of await Promise.all(waiting)) expect(textOf(answer)).not.toBe('');
    expect(sandbox.identifies).toBe(2);
  });

  it('wait for a shard that another holds, and take it when that one ends', async () => {
    const { sandbox, anna, channels, open } = await town(1);
    const [first, second] = [await open('gateway'), await open('gateway')];
    closing.push(second.close);
    expect(sandbox.identifies).toBe(1);
    expect(textOf(await shown(anna.slash(channels[0] ?? '', '/parley help')))).not.toBe('');
    await first.close();
    await expect.poll(() => sandbox.botOnline, { timeout: 10_000 }).toBe(true);
    expect(textOf(await shown(anna.slash(channels[0] ?? '', '/parley help')))).not.toBe('');
    expect(sandbox.identifies).toBe(1);
  });

  it('given the same shard do not both take it: the second waits, and takes it when it is free', async () => {
    const { sandbox, anna, channels, open } = await town(2);
    const first = await open('gateway', { SHARDS: '0' });
    closing.push((await open('gateway', { SHARDS: '1' })).close);
    const second = await open('gateway', { SHARDS: '0' });
    closing.push(second.close);
    expect(sandbox.identifies).toBe(2);
    await first.close();
    const waiting = channels.map((channel) => shown(anna.slash(channel, '/parley help')));
    // Those of the shard nobody holds yet are heard when somebody takes it, or fail: nobody is answered twice.
    await Promise.allSettled(waiting);
    await expect.poll(async () => Promise.all(channels.map(async (channel) => textOf(await shown(anna.slash(channel, '/parley help'))))).then(() => true, () => false), { timeout: 20_000 }).toBe(true);
    expect(sandbox.identifies).toBe(2);
    await expect(open('gateway', { SHARDS: '0,5' })).rejects.toMatchObject({ name: 'WrongDoor', message: 'SHARDS names 5, but Discord wants 2 of them: 0 to 1.' });
  });

  it('divide the work: one takes the click, another says what came of it', async () => {
    const { sandbox, anna, ben, channels, open } = await town(1);
    closing.push((await open('gateway')).close);
    const [channel = ''] = channels;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id }));
    expect(anna.messages(channel).filter(({ ephemeral }) => !ephemeral)).toEqual([]);
    closing.push((await open('worker')).close, (await open('worker')).close);
    const card = await ben.waitFor((message) => message.mentionsMe && waysOf(message).buttons.some(({ verb }) => verb === 'accept'));
    expect(anna.messages(channel).filter(({ ephemeral }) => !ephemeral).map(({ id }) => id)).toEqual([card.id]);
    expect(sandbox.violations).toEqual([]);
  });
});
