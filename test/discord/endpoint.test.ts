import { afterEach, describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/discord/endpoint.ts';
import { createSigningKey } from '../signing-key.ts';
import { freePort } from '../start/program.ts';
import { memoryLog } from '../store/samples.ts';

const HOUR = 60 * 60_000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('the age of a signature', () => {
  it('is judged by the clock it is given, and a right signature with a wrong time is logged once an hour', async () => {
    const log = memoryLog();
    const [port, key] = [await freePort(), createSigningKey()];
    // That of the machine is a day behind.
    let now = Date.now() + 24 * HOUR;
    const endpoint = createEndpoint({
      host: '127.0.0.1',
      port,
      log,
      verifyKey: async () => key.hex,
      onInteraction: () => undefined,
      now: () => now,
    });
    await endpoint.start();
    closing.push(() => endpoint.stop());
    log.lines.length = 0;
    const ping = '{"type":1}';
    const post = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: ping })).status;

    for (const off of [0, -4, 4]) expect(await post(key.headers(ping, now + off * 60_000))).toBe(200);
    expect(await post(createSigningKey().headers(ping, now - HOUR))).toBe(401);
    expect(log.lines).toEqual([]);

    expect(await post(key.headers(ping, now - HOUR))).toBe(401);
    expect(await post(key.headers(ping, Date.now()))).toBe(401);
    expect(log.lines).toEqual([
      expect.stringMatching(/signature is right, but its time is 360\d s in the past\. Check the clock/),
    ]);
    now += HOUR;
    expect(await post(key.headers(ping, now + HOUR))).toBe(401);
    expect(log.lines.slice(1)).toEqual([
      expect.stringMatching(/signature is right, but its time is (3600|3599) s in the future/),
    ]);
  });
});

describe('webhook events', () => {
  it('are told from interactions, and only an installation is passed on', async () => {
    const [port, key] = [await freePort(), createSigningKey()];
    const told: unknown[] = [];
    const endpoint = createEndpoint({
      host: '127.0.0.1',
      port,
      log: memoryLog(),
      verifyKey: async () => key.hex,
      onInteraction: () => told.push('interaction'),
      onAuthorized: (authorization) => told.push(authorization),
      now: Date.now,
    });
    await endpoint.start();
    closing.push(() => endpoint.stop());
    const post = async (body: object): Promise<number> => {
      const text = JSON.stringify(body);
      const headers = key.headers(text, Date.now());
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text })).status;
    };
    const event = (type: string, data: object): object => ({
      version: 1,
      application_id: '1',
      type: 1,
      event: { type, data },
    });
    const user = { id: '7', username: 'mira', locale: 'de' };
    expect(await post({ version: 1, application_id: '1', type: 0 })).toBe(204);
    expect(
      await post(event('APPLICATION_AUTHORIZED', { integration_type: 0, user, scopes: [], guild: { id: '9' } })),
    ).toBe(204);
    expect(await post(event('APPLICATION_AUTHORIZED', { integration_type: 1, user, scopes: [] }))).toBe(204);
    expect(await post(event('ENTITLEMENT_CREATE', {}))).toBe(204);
    expect(await post({ type: 1 })).toBe(200);
    expect(told).toEqual([
      { guild: '9', user: '7', locale: 'de' },
      { guild: null, user: '7', locale: 'de' },
    ]);
  });
});
