import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { checkEnvironment } from '../../src/environment.ts';
import { startHealthServer } from '../../src/health.ts';
import { startSandbox } from '../../src/sandbox/index.ts';
import { serve } from '../../src/serve.ts';
import { tempFolder } from '../temp-folder.ts';
import { freePort } from './program.ts';

const token = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function ask(port: number, path: string, host = '127.0.0.1'): Promise<readonly [number, string]> {
  const answer = await fetch(`http://${host}:${port}${path}`);
  return [answer.status, await answer.text()];
}

describe('what a keeper is told', () => {
  it('is that the bot is ready while it can write and Discord is there, and alive in any case', async () => {
    const sandbox = await startSandbox({ token });
    const port = await freePort();
    const environment = checkEnvironment({
      DISCORD_TOKEN: token,
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'silent',
      HEALTH_PORT: String(port),
      WEB_URL: 'https://parley.example.org',
      WEB_PORT: String(await freePort()),
    });
    const running = await serve(environment, { api: sandbox.api });
    closing.push(() => running.close());
    expect(await ask(port, '/ready')).toEqual([200, 'ready\n']);
    const [status, numbers] = await ask(port, '/metrics');
    expect(status).toBe(200);
    // Everything the dashboard and the alerts ask for is there, and no id of anybody.
    const asked = ['alerts.yaml', 'dashboard.json'].flatMap(
      (file) => readFileSync(`assets/operations/${file}`, 'utf8').match(/parley_[a-z0-9_]+/g) ?? [],
    );
    expect(asked.length).toBeGreaterThan(20);
    for (const name of new Set(asked)) expect(numbers).toContain(`# TYPE ${name.replace(/_(bucket|count)$/, '')} `);
    expect(numbers).not.toMatch(/="[^"]*\d{15,}/);
    // As it was before the first session of the day was begun.
    expect(numbers).toContain('parley_session_starts_remaining 1000');
    expect(numbers).toContain('# TYPE parley_panel_seconds histogram');
    await sandbox.close();
    await expect.poll(() => ask(port, '/ready')).toEqual([503, 'there is no connection to Discord\n']);
    expect(await ask(port, '/health')).toEqual([200, 'alive\n']);
  });

  it('is what is missing, that of the store as well, and that the program is about to end', async () => {
    const port = await freePort();
    const look = async (): Promise<void> => Promise.reject(new Error('full'));
    const health = await startHealthServer({ host: '127.0.0.1', port }, [
      { message: 'the store accepts no writes', check: look },
      { message: 'nothing', check: () => {} },
    ]);
    closing.push(() => health.close());
    expect(await ask(port, '/ready')).toEqual([503, 'the store accepts no writes\n']);
    expect(await ask(port, '/health')).toEqual([200, 'alive\n']);
    health.drain();
    expect(await ask(port, '/ready')).toEqual([503, 'shutting down\n']);
    expect((await ask(port, '/'))[0]).toBe(404);
  });

  it('is that the program is about to end while it still serves, as long as is wanted', async () => {
    const [port, door] = [await freePort(), await freePort()];
    const settings = {
      DATA_DIR: tempFolder(),
      LOG_LEVEL: 'silent',
      PORT: String(door),
      HEALTH_PORT: String(port),
      DRAIN_SECONDS: '2',
    };
    const running = await serve(checkEnvironment(settings));
    let ended = false;
    const ending = running.close().then(() => (ended = true));
    expect(await ask(port, '/ready')).toEqual([503, 'shutting down\n']);
    expect([(await ask(door, '/page-api/people'))[0], ended]).toEqual([200, false]);
    await ending;
    await expect(ask(door, '/page-api/people')).rejects.toThrow('fetch failed');
  });

  it('is told on the loopback address only, unless the host wants it otherwise', async () => {
    expect(checkEnvironment({}).HEALTH_HOST).toBe('127.0.0.1');
    const port = await freePort();
    const health = await startHealthServer({ host: checkEnvironment({}).HEALTH_HOST, port }, []);
    closing.push(() => health.close());
    await expect(ask(port, '/health', '127.0.0.2')).rejects.toThrow('fetch failed');
  });

  it('names a host that is none of this machine', async () => {
    const starting = startHealthServer({ host: '192.0.2.1', port: await freePort() }, []);
    await expect(starting).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(/EADDRNOTAVAIL.+HEALTH_HOST\.$/) as unknown,
    });
  });
});
