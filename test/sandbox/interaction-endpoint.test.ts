import { createPublicKey, verify } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { InteractionEndpoint } from '../../src/sandbox/interactions/interaction-endpoint.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

type Answer = (response: ServerResponse) => unknown;
const refused: Answer = (response) => response.writeHead(401).end();

/** An application with this address; how it answers a wrong signature is up to the test. */
async function application() {
  const reasons: string[] = [];
  const endpoint = new InteractionEndpoint((_url, reason) => reasons.push(reason));
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(endpoint.verifyKey, 'hex').toString('base64url') },
    format: 'jwk',
  });
  const heard: string[] = [];
  const here = { endpoint, reasons, heard, wrong: refused, tests: 0 };
  const answerWrong: Answer = (response) => {
    here.tests++;
    here.wrong(response);
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [Buffer.from(String(request.headers['x-signature-timestamp']))];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const signature = Buffer.from(String(request.headers['x-signature-ed25519']), 'hex');
        if (!verify(null, Buffer.concat(parts), key, signature)) return void answerWrong(response);
        const { type, id = '' } = JSON.parse(Buffer.concat(parts.slice(1)).toString()) as { type: number; id?: string };
        if (type === 1) return void response.writeHead(200).end('{"type":1}');
        heard.push(id);
        response.writeHead(202).end();
      });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  await endpoint.setUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  here.tests = 0;
  const deliver = async (count: number): Promise<readonly boolean[]> => {
    const taken: boolean[] = [];
    for (let n = 0; n < count; n++) taken.push(await endpoint.deliver({ type: 3, id: String(n) }));
    return taken;
  };
  return Object.assign(here, { deliver });
}

const all = (count: number): readonly boolean[] => Array.from({ length: count }, () => true);

describe('an address for interactions', () => {
  test('is kept by whoever refuses wrong signatures', async () => {
    const here = await application();
    expect(await here.deliver(12)).toEqual(all(12));
    expect([here.heard.length, here.tests, here.reasons]).toEqual([12, 2, []]);
  });

  test('is lost by whoever takes one, and that is said', async () => {
    const here = await application();
    here.wrong = (response) => response.writeHead(202).end();
    expect(await here.deliver(6)).toEqual([...all(4), false, false]);
    expect(here.endpoint.url).toBeNull();
    expect(here.reasons).toEqual([expect.stringContaining('a wrong signature was answered with 202')]);
  });

  test.each([
    ['was killed just then', (response: ServerResponse) => response.destroy()],
    ['cannot be reached behind its balancer', (response: ServerResponse) => response.writeHead(502).end()],
  ] as const)('is kept by an application that %s: nothing was learned, and it is tested again', async (_why, wrong) => {
    const here = await application();
    here.wrong = wrong;
    expect(await here.deliver(12)).toEqual(all(12));
    expect([here.heard.length, here.tests, here.reasons]).toEqual([12, 2, []]);
    here.wrong = (response) => response.writeHead(202).end();
    expect((await here.deliver(3)).at(-1)).toBe(false);
  });
});
