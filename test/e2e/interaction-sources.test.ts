import { afterEach, describe, expect, it } from 'vitest';
import { createBot } from '../../src/discord/bot.ts';
import type { Matches } from '../../src/match/matches.ts';
import { checkEnvironment } from '../../src/environment.ts';
import { type SimulatedPerson, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { startupMessage } from '../../src/start.ts';
import { tempFolder } from '../temp-folder.ts';
import { freePort } from '../start/program.ts';
import { finalMessage, textOf } from './message-parts.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

interface SourceHarness {
  readonly sandbox: Sandbox;
  readonly anna: SimulatedPerson;
  readonly channel: string;
}

async function startSandboxWithServer(): Promise<SourceHarness> {
  const sandbox = await startSandbox({ token });
  closing.push(() => sandbox.close());
  const anna = sandbox.addPerson({ name: 'Anna' });
  const channel = sandbox.admin.addGuild({ name: 'Tavern', memberIds: [anna.id] }).channelIds[0] ?? '';
  return { sandbox, anna, channel };
}

const settings = (more: Readonly<Record<string, string>>) =>
  checkEnvironment({ DISCORD_TOKEN: token, DATA_DIR: tempFolder(), LOG_LEVEL: 'silent', ...more });

describe('interactions by HTTP', () => {
  it('are answered, without any connection to the gateway', async () => {
    const { sandbox, anna, channel } = await startSandboxWithServer();
    const port = await freePort();
    const health = await freePort();
    const running = await serve(
      settings({ INTERACTIONS: 'http', INTERACTIONS_PORT: String(port), HEALTH_PORT: String(health) }),
      { api: sandbox.api },
    );
    closing.push(() => running.close());
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${health}/ready`);
      return [answer.status, await answer.text()];
    };
    // Discord tries the address before it takes it, so requests are wanted already.
    expect(await ready()).toEqual([
      200,
      "ready\nno interactions endpoint URL is set: enter it on the application's page at Discord\n",
    ]);
    await sandbox.setInteractionsUrl(`http://127.0.0.1:${port}/`);
    // Among these are some with a wrong signature, which Discord sends to see whether they are refused.
    for (let times = 0; times < 7; times++)
      expect(textOf(await finalMessage(anna.slash(channel, '/parley help')))).not.toBe('');
    expect(await ready()).toEqual([200, 'ready\n']);
    expect(sandbox.botOnline).toBe(false);
    expect(sandbox.violations).toEqual([]);
  });

  it('that Discord does not post yet are waited for, and one sentence says what is missing', async () => {
    const { sandbox } = await startSandboxWithServer();
    const lines: string[] = [];
    const note = (_about: object, words: string): void => void lines.push(words);
    const log = { info: note, warn: note, error: note };
    // Nobody asks for a match before the door is open.
    const bot = createBot({
      matches: { games: new Map() } as unknown as Matches,
      commands: [],
      token,
      rest: { api: sandbox.api },
      log,
      endpoint: { host: '127.0.0.1', port: await freePort() },
    });
    closing.push(() => bot.stop());
    await bot.start();
    expect(lines).toContainEqual(expect.stringMatching(/^no interactions endpoint URL is set in the developer portal/));
  });

  it('are taken from nobody else', async () => {
    const { sandbox } = await startSandboxWithServer();
    const port = await freePort();
    const running = await serve(settings({ INTERACTIONS: 'http', INTERACTIONS_PORT: String(port) }), {
      api: sandbox.api,
    });
    closing.push(() => running.close());
    const url = `http://127.0.0.1:${port}/`;
    const post = async (headers: Record<string, string>, body = '{"type":1}') =>
      (await fetch(url, { method: 'POST', headers, body })).status;
    const now = String(Math.floor(Date.now() / 1_000));
    expect(await post({})).toBe(401);
    expect(await post({ 'x-signature-timestamp': now, 'x-signature-ed25519': '0'.repeat(128) })).toBe(401);
    expect(await post({ 'x-signature-timestamp': now, 'x-signature-ed25519': 'zz' })).toBe(401);
    expect(await post({}, 'x'.repeat(2_000_000))).toBe(413);
    expect((await fetch(url)).status).toBe(405);
  });

  it('that Discord posts elsewhere are not waited for at the gateway: one sentence says so', async () => {
    const { sandbox } = await startSandboxWithServer();
    const port = await freePort();
    const posted = await serve(settings({ INTERACTIONS: 'http', INTERACTIONS_PORT: String(port) }), {
      api: sandbox.api,
    });
    closing.push(() => posted.close());
    await sandbox.setInteractionsUrl(`http://127.0.0.1:${port}/`);
    const fault = await serve(settings({}), { api: sandbox.api }).then(() => null, startupMessage);
    expect(fault).toMatch(/^Discord posts interactions to .+INTERACTIONS=http\.$/);
  });
});
