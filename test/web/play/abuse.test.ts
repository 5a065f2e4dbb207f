import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { LONGEST_BODY } from '../../../src/web/play/read-json.ts';
import { anna, ben, startedMatch } from '../../match/harness.ts';
import type { WebHarness } from '../web-harness.ts';
import { freshToken, newBrowser, openPlayHarness, signedInBrowser } from './play-harness.ts';

let at: WebHarness;
afterEach(async () => {
  await at.close();
  expect(at.troubles).toEqual([]);
});

/** Sends a request as it is, without what `fetch` adds, in these parts. */
async function send(options: RequestOptions, parts: readonly string[] = []): Promise<number> {
  const sent = request(at.url, { method: 'POST', ...options });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  for (const part of parts) sent.write(part);
  sent.end();
  const [response] = await answered;
  response.resume();
  return response.statusCode ?? 0;
}

describe('a body', () => {
  it('of unknown length is read up to its limit only', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const { cookie } = await signedInBrowser(at, anna.id);
    const headers = { cookie, origin: at.url, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const half = 'x'.repeat(LONGEST_BODY / 2);
    expect(await send({ path: `/play/m/${id}/action`, headers }, ['{"more":"', half, half, '"}'])).toBe(413);
    expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('open');
  });

  it('that is odd in any way is refused and changes nothing', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const browser = await signedInBrowser(at, anna.id);
    const before = JSON.stringify(await at.store.load(id));
    const { seq } = await at.matches.panel(id, anna.id);
    const token = freshToken();
    const deep = '['.repeat(8_000) + ']'.repeat(8_000);
    const answers: readonly unknown[] = [
      deep,
      'null',
      '"answer"',
      `{"__proto__":{"seq":${seq}},"answer":["end"],"token":"${token}"}`,
      `{"seq":${seq},"answer":["end"],"token":"${token}","__proto__":{"asking":true}}`,
      `{"seq":${seq},"answer":["end"],"token":"${token}","constructor":{}}`,
      { seq: -1, answer: ['end'], token },
      { seq: 0.5, answer: ['end'], token },
      { seq: String(seq), answer: ['end'], token },
      `{"seq":1e999,"answer":["end"],"token":"${token}"}`,
      { seq, answer: [], token },
      { seq, answer: [''], token },
      { seq, answer: ['x'.repeat(201)], token },
      { seq, answer: Array.from({ length: 201 }, () => 'end'), token },
      { seq, answer: 'end', token },
      { seq, answer: ['end'], token: `${token}\n` },
      { seq, answer: ['end'], token: 'x'.repeat(65) },
      { seq, answer: ['end'] },
    ];
    for (const body of answers)
      expect([JSON.stringify(body).slice(0, 60), (await browser.post(`/play/m/${id}/answer`, body)).status]).toEqual([
        JSON.stringify(body).slice(0, 60),
        400,
      ]);
    expect(JSON.stringify(await at.store.load(id))).toBe(before);
  });

  it('with ids that aren’t on offer is refused in words, whatever they are called', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at, { game: 'settlers', options: { variant: 'classic' } });
    const user = (await at.matches.panel(id, anna.id)).question ? anna.id : ben.id;
    const browser = await signedInBrowser(at, user);
    const before = (await at.store.load(id))?.match;
    for (const answer of [
      ['__proto__'],
      ['constructor'],
      ['pass', 'pass'],
      ['settlement 99'],
      ['<script>'],
      ['\u0000'],
    ])
      for (const name of ['answer', 'plan'] as const) {
        const { seq } = await at.matches.panel(id, user);
        const body = { seq, token: freshToken() };
        const reply = await (name === 'answer'
          ? browser.act(id, name, { ...body, answer })
          : browser.act(id, name, { ...body, moves: [answer] }));
        expect(reply.problem?.en).toMatch(/\w/);
      }
    const checked = await browser.post(`/play/m/${id}/check`, { answer: ['__proto__'] });
    expect([checked.status, Object.keys((await checked.json()) as object)]).toEqual([200, ['problem']]);
    expect((await at.store.load(id))?.match).toEqual(before);
  });
});

describe('someone else', () => {
  it('can neither undo nor act for a player, nor read what only that player is told', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const stranger = await signedInBrowser(at, 'u-clara');
    const before = JSON.stringify(await at.store.load(id));
    const token = freshToken();
    const bodies = {
      answer: { seq: 1, answer: ['end'], token },
      plan: { seq: 1, moves: [['end']], token },
      undo: { seq: 1, how: 'step', token },
      action: { action: 'resign', token },
      ahead: { plan: null, token },
      order: { order: 'x', setting: null, mode: 'now' },
      hint: {},
      check: { answer: ['end'] },
    };
    const answers = new Set<string>();
    for (const [name, body] of Object.entries(bodies)) {
      const response = await stranger.post(`/play/m/${id}/${name}`, body);
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 /);
    expect(JSON.stringify(await at.store.load(id))).toBe(before);
  });

  it('who sends several cookies is known by the first, never by a mix', async () => {
    at = await openPlayHarness();
    const [one, two] = [await signedInBrowser(at, anna.id), await signedInBrowser(at, ben.id)];
    const names = async (cookie: string): Promise<unknown> => {
      const browser = newBrowser(at);
      browser.cookie = cookie;
      return ((await (await browser.get('/play/me.json')).json()) as { readonly name: unknown }).name;
    };
    await startedMatch(at);
    expect(await names(`${one.cookie}; ${two.cookie}`)).toBe('Anna');
    expect(await names(`${two.cookie}; ${one.cookie}`)).toBe('Ben');
    expect(await names(`other=1; x${one.cookie}`)).toBeNull();
    expect(await names(`${one.cookie.slice(0, -4)}; ${two.cookie.slice(-4)}`)).toBeNull();
  });
});

describe('every answer of the play page', () => {
  it('is kept by no cache, framed by no one, and names no secret', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const browser = await signedInBrowser(at, anna.id);
    const ticket = await at.matches.newTicket(anna.id, id);
    const secrets = [browser.cookie.split('=')[1] ?? '', ticket].flatMap((token) => [token, token.split('.')[1] ?? '']);
    const paths = [
      '/play',
      `/play/m/${id}`,
      '/play/me.json',
      '/play/matches.json',
      `/play/m/${id}/position.json`,
      `/play/m/${id}/none`,
      '/play/m/NOPE/position.json',
      `/open/${ticket}`,
    ];
    for (const path of paths) {
      const response = await browser.get(path);
      expect(response.headers.get('cache-control'), path).toBe('no-store');
      expect(response.headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(response.headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
      const body = await response.text();
      for (const secret of secrets) expect(body, path).not.toContain(secret);
    }
    // What is counted names routes, not addresses.
    for (const secret of secrets) expect(at.answered.join()).not.toContain(secret);
  });

  it('shows no name that its owner has deleted', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const browser = await signedInBrowser(at, anna.id);
    expect(JSON.stringify(await browser.position(id))).toContain('Ben');
    await at.matches.purge(ben.id);
    for (const path of [`/play/m/${id}/position.json`, `/play/m/${id}/position.json?since=0`, '/play/matches.json'])
      expect(await (await browser.get(path)).text(), path).not.toMatch(/\bBen\b/);
  });
});

it('a browser that never reads its stream costs no one else anything', async () => {
  at = await openPlayHarness({ streamsPerSession: 1 });
  const { id } = await startedMatch(at);
  const browser = await signedInBrowser(at, anna.id);
  const socket = connect(Number(new URL(at.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(`GET /play/m/${id}/events HTTP/1.1\r\nhost: x\r\ncookie: ${browser.cookie}\r\n\r\n`);
  await expect.poll(() => at.handler.players).toBe(1);
  // The place stays taken only as long as the connection is there.
  expect((await browser.get(`/play/m/${id}/events`)).status).toBe(429);
  await at.matches.resign(id, ben.id, null);
  expect((await browser.position(id)).status).toBe('over');
  socket.destroy();
  await expect.poll(() => at.handler.players).toBe(0);
});
