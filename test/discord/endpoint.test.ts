import { afterEach, describe, expect, it } from 'vitest';
import { createEndpoint } from '../../src/discord/endpoint.ts';
import { keyPair } from '../signed.ts';
import { freePort } from '../start/program.ts';
import { memory } from '../store/sample.ts';

const HOUR = 60 * 60_000;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('the age of a signature', () => {
  it('is judged by the clock it is given, and a right signature with a wrong time is logged once an hour', async () => {
    const log = memory();
    const [port, key] = [await freePort(), keyPair()];
    // That of the machine is a day behind.
    let now = Date.now() + 24 * HOUR;
    const door = createEndpoint({ host: '127.0.0.1', port, log, verifyKey: async () => key.hex, onInteraction: () => undefined, now: () => now });
    await door.start();
    closing.push(() => door.stop());
    log.lines.length = 0;
    const ping = '{"type":1}';
    const post = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: ping })).status;

    for (const off of [0, -4, 4]) expect(await post(key.headers(ping, now + off * 60_000))).toBe(200);
    expect(await post(keyPair().headers(ping, now - HOUR))).toBe(401);
    expect(log.lines).toEqual([]);

    expect(await post(key.headers(ping, now - HOUR))).toBe(401);
    expect(await post(key.headers(ping, Date.now()))).toBe(401);
    expect(log.lines).toEqual([expect.stringMatching(/signature is right, but its time is 360\d s in the past\. Check the clock/)]);
    now += HOUR;
    expect(await post(key.headers(ping, now + HOUR))).toBe(401);
    expect(log.lines.slice(1)).toEqual([expect.stringMatching(/signature is right, but its time is (3600|3599) s in the future/)]);
  });
});
