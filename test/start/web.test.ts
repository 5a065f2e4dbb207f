import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { startupMessage } from '../../src/start.ts';
import { buttonOf } from '../e2e/match-helpers.ts';
import { finalMessage, textOf } from '../e2e/message-parts.ts';
import { tempFolder } from '../temp-folder.ts';
import { freePort } from './program.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

describe('the match page', () => {
  it('is open in the sandbox, on its port, linked from its messages', async () => {
    const health = await freePort();
    const running = await serve(
      checkEnvironment({ PORT: '0', DATA_DIR: tempFolder(), LOG_LEVEL: 'silent', HEALTH_PORT: String(health) }),
    );
    closing.push(() => running.close());
    expect((await fetch(`${running.address}/replay`)).status).toBe(200);
    const { sandbox } = running;
    const { people } = (await (await fetch(`${running.address}/page-api/people`)).json()) as {
      readonly people: readonly { readonly id: string }[];
    };
    const person = sandbox?.person(people[0]?.id ?? '');
    const [channel] = person?.channels() ?? [];
    if (!person || !channel) throw new Error('the sandbox is empty');
    await finalMessage(person.slash(channel.id, '/solo', { game: 'struggle', level: 'gentle' }));
    const page = await finalMessage(person.slash(channel.id, '/parley share'));
    const shared = await finalMessage(person.click(page.id, buttonOf(page, 'share-now')));
    const [link = ''] = new RegExp(`${running.address}/m/\\S+`).exec(textOf(shared)) ?? [];
    const answer = await fetch(link);
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(body).toContain('Struggle for Catan');
    const [, picture = ''] = /<img src="([^"]+)"/.exec(body) ?? [];
    const png = await fetch(new URL(picture, link));
    expect(png.headers.get('content-type')).toBe('image/png');
    const numbers = await (await fetch(`http://127.0.0.1:${health}/metrics`)).text();
    expect(numbers).toMatch(/parley_web_seconds_count\{route="page",status="200"\} 1\n/);
    expect(numbers).toContain('parley_web_viewers 0\n');
    expect(numbers).not.toContain(link.split('/').at(-1));
  });

  it('is served next to the bot where it has a public address, and nowhere without one', async () => {
    const sandbox = await startSandbox({ token });
    closing.push(() => sandbox.close());
    const port = await freePort();
    const settings = { DISCORD_TOKEN: token, DATA_DIR: tempFolder(), LOG_LEVEL: 'silent', WEB_PORT: String(port) };
    const without = await serve(checkEnvironment(settings), { api: sandbox.api });
    await expect(fetch(`http://127.0.0.1:${port}/replay`)).rejects.toThrow('fetch failed');
    await without.close();
    const health = await freePort();
    const environment = checkEnvironment({
      ...settings,
      WEB_URL: 'https://parley.example.org/',
      HEALTH_PORT: String(health),
    });
    expect(environment.WEB_URL).toBe('https://parley.example.org');
    const running = await serve(environment, { api: sandbox.api });
    closing.push(() => running.close());
    const page = await (await fetch(`http://127.0.0.1:${port}/replay`)).text();
    expect(page).toContain('content="https://parley.example.org/replay"');
    expect((await fetch(`http://127.0.0.1:${health}/ready`)).status).toBe(200);
  });

  it('says what is wrong with its settings in one sentence', async () => {
    const faultOf = (settings: Readonly<Record<string, string>>): string => {
      try {
        checkEnvironment(settings);
        return '';
      } catch (error) {
        return startupMessage(error) ?? '';
      }
    };
    expect(faultOf({ ROLE: 'web' })).toContain('WEB_URL is needed with ROLE=web');
    for (const WEB_URL of ['parley.example.org', 'ftp://a', 'https://', 'https://a b', 'https://a/?b'])
      expect(faultOf({ WEB_URL })).toContain('WEB_URL must be an address like');
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { readonly port: number };
    closing.push(async () => void taken.close());
    const environment = checkEnvironment({
      ROLE: 'web',
      WEB_URL: 'https://a',
      WEB_PORT: String(port),
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'silent',
    });
    const fault = await serve(environment).then(() => null, startupMessage);
    expect(fault).toBe(`Port ${port} is taken: choose another with WEB_PORT.`);
  });
});
