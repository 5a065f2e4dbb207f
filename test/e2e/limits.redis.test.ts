import { afterEach, describe, expect, it } from 'vitest';
import { REST, Routes } from 'discord.js';
import { checkEnvironment } from '../../src/environment.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { type RunningProgram, serve } from '../../src/serve.ts';
import { freePort } from '../start/program.ts';
import { startServer } from '../store/servers.ts';
import { tempFolder } from '../temp-folder.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startProcesses() {
  const server = await startServer('--appendonly', 'yes', '--appendfsync', 'no');
  closing.push(() => server.stop());
  const sandbox = await startSandbox({ token, rateLimits: 'discord' });
  closing.push(() => sandbox.close());
  const channel = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [] }).channelIds[0] ?? '';
  const ports = [await freePort(), await freePort()] as const;
  const open = async (port: number): Promise<RunningProgram> => {
    const settings = {
      DISCORD_TOKEN: token,
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'silent',
      REDIS_URL: server.url,
      ROLE: 'proxy',
      PROXY_PORT: String(port),
    };
    return serve(checkEnvironment(settings), { api: sandbox.api });
  };
  return { sandbox, channel, ports, open };
}

const say = (api: string) => new REST({ version: '10', api }).setToken(token);

describe('a proxy', () => {
  it('keeps the limits of Discord for several processes together', async () => {
    const { sandbox, channel, ports, open } = await startProcesses();
    closing.push((await open(ports[0])).close);
    const senders = Array.from({ length: 4 }, () => say(`http://127.0.0.1:${ports[0]}/api`));
    const posts = Array.from({ length: 20 }, async (_, n) =>
      senders[n % 4]?.post(Routes.channelMessages(channel), { body: { content: `line ${n}` } }),
    );
    await Promise.all(posts);
    const statuses = sandbox.requests.filter(({ method }) => method === 'POST').map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  });

  it('carries files whole, and is taken over by the next when it ends', async () => {
    const { sandbox, channel, ports, open } = await startProcesses();
    const first = await open(ports[0]);
    const second = await open(ports[1]);
    closing.push(second.close);
    await expect(fetch(`http://127.0.0.1:${ports[1]}/api/v10/gateway`)).rejects.toThrow('fetch failed');
    await first.close();
    await expect
      .poll(() =>
        fetch(`http://127.0.0.1:${ports[1]}/api/v10/gateway`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const data = Buffer.alloc(300_000, 7);
    const sent = await say(`http://127.0.0.1:${ports[1]}/api`).post(Routes.channelMessages(channel), {
      body: { content: 'x' },
      files: [{ name: 'a.bin', data }],
    });
    expect(sent).toMatchObject({ attachments: [{ size: 300_000 }] });
    expect(sandbox.violations).toEqual([]);
  });
});
