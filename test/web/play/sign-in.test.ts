import { afterEach, describe, expect, it } from 'vitest';
import type { PlayMatches, PlayMe } from '../../../src/web/play/play-api.ts';
import { LONGEST_BODY } from '../../../src/web/play/read-json.ts';
import type { WebHarness } from '../web-harness.ts';
import { anna, ben, startedMatch } from '../../match/harness.ts';
import { freshToken, newBrowser, openPlayHarness, signedInBrowser } from './play-harness.ts';

let at: WebHarness;
afterEach(async () => at.close());

const TICKET_LIFE = 10 * 60_000;
const SESSION_LIFE = 30 * 86_400_000;

describe('a ticket', () => {
  it('signs one browser in, once, and leads to its match', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const path = `/open/${await at.matches.newTicket(anna.id, id)}`;
    const [first, second] = [newBrowser(at), newBrowser(at)];
    const opened = await first.post(path, {});
    expect([opened.status, await opened.json()]).toEqual([200, { to: `play/m/${id}` }]);
    expect((await first.position(id)).seats.map(({ name }) => name)).toContain('Anna');
    const again = await second.post(path, {});
    expect(again.status).toBe(404);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect((await second.get(`/play/m/${id}/position.json`)).status).toBe(401);
  });

  it('is not used up by those who look at links', async () => {
    at = await openPlayHarness();
    const path = `/open/${await at.matches.newTicket(anna.id, null)}`;
    for (const method of ['GET', 'HEAD', 'GET']) expect((await at.get(path, {}, method)).status).toBe(200);
    const shown = await (await at.get(path)).text();
    expect(shown).toBe(await (await at.get('/open/u-ben.0')).text());
    expect(shown).not.toContain(path.slice('/open/'.length));
    expect(await (await newBrowser(at).post(path, {})).json()).toEqual({ to: 'play' });
  });

  it('is worthless after ten minutes, as are forged ones, and all are refused alike', async () => {
    at = await openPlayHarness();
    const late = await at.matches.newTicket(anna.id, null);
    at.runtime.time += TICKET_LIFE;
    const fresh = await at.matches.newTicket(anna.id, null);
    const secret = fresh.slice(fresh.indexOf('.') + 1);
    const forged = [
      late,
      `${ben.id}.${secret}`,
      `${anna.id}.${'0'.repeat(64)}`,
      'x',
      `${anna.id}.`,
      `nobody.${secret}`,
    ];
    const answers = [];
    for (const ticket of forged) {
      const response = await newBrowser(at).post(`/open/${ticket}`, {});
      answers.push(`${response.status} ${await response.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 /);
  });

  it('is used once by many at the same time', async () => {
    at = await openPlayHarness();
    const path = `/open/${await at.matches.newTicket(anna.id, null)}`;
    const all = await Promise.all(Array.from({ length: 8 }, async () => newBrowser(at).post(path, {})));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 404)).toHaveLength(7);
    expect(await at.matches.sessions(anna.id)).toHaveLength(1);
  });

  it('is stored as a hash only, like the session', async () => {
    at = await openPlayHarness();
    const ticket = await at.matches.newTicket(anna.id, null);
    const secretOf = (token: string): string => token.slice(token.indexOf('.') + 1);
    const stored = async (): Promise<string> => JSON.stringify([...(await at.store.userData(anna.id))]);
    expect(await stored()).not.toContain(secretOf(ticket));
    const used = await at.matches.useTicket(ticket);
    expect(used).not.toBeNull();
    expect(await stored()).not.toContain(secretOf(used?.session ?? ''));
  });

  it('is still there if the write that uses it fails, and no session is', async () => {
    at = await openPlayHarness();
    const ticket = await at.matches.newTicket(anna.id, null);
    const { saveUserData } = at.store;
    at.store.saveUserData = async () => Promise.reject(new Error('killed'));
    await expect(at.matches.useTicket(ticket)).rejects.toThrow('killed');
    at.store.saveUserData = saveUserData;
    expect(await at.matches.sessions(anna.id)).toEqual([]);
    expect(await at.matches.useTicket(ticket)).not.toBeNull();
  });
});

describe('a session', () => {
  it('has a cookie that no script reads and no other site sends along', async () => {
    at = await openPlayHarness();
    const response = await newBrowser(at).post(`/open/${await at.matches.newTicket(anna.id, null)}`, {});
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^parley=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lasts 30 days, and a new ticket replaces it', async () => {
    at = await openPlayHarness();
    const browser = await signedInBrowser(at, anna.id);
    at.runtime.time += SESSION_LIFE - 1;
    expect((await browser.get('/play/matches.json')).status).toBe(200);
    at.runtime.time += 1;
    expect((await browser.get('/play/matches.json')).status).toBe(401);
    await browser.post(`/open/${await at.matches.newTicket(anna.id, null)}`, {});
    await browser.post(`/open/${await at.matches.newTicket(anna.id, null)}`, {});
    expect(await at.matches.sessions(anna.id)).toHaveLength(1);
  });

  it('is listed, ends alone, and ends everywhere', async () => {
    at = await openPlayHarness();
    const [one, two] = [await signedInBrowser(at, anna.id), await signedInBrowser(at, anna.id)];
    const other = await signedInBrowser(at, ben.id);
    const me = (await (await one.get('/play/me.json')).json()) as PlayMe;
    expect(me).toMatchObject({ sessions: [{}, {}] });
    expect('sessions' in me && me.sessions.filter(({ own }) => own)).toHaveLength(1);
    const forgotten = one.cookie;
    expect((await one.post('/play/sign-out', {})).status).toBe(204);
    expect(one.cookie).toBe('');
    one.cookie = forgotten;
    expect((await one.get('/play/matches.json')).status).toBe(401);
    expect((await two.post('/play/sign-out-everywhere', {})).status).toBe(204);
    expect(await at.matches.sessions(anna.id)).toEqual([]);
    expect((await other.get('/play/matches.json')).status).toBe(200);
  });

  it('ends when ten newer ones began, even in the same moment', async () => {
    at = await openPlayHarness();
    const browsers = [];
    for (let n = 0; n < 12; n++) browsers.push(await signedInBrowser(at, anna.id));
    const statuses = await Promise.all(
      browsers.map(async (browser) => (await browser.get('/play/matches.json')).status),
    );
    expect(statuses).toEqual([401, 401, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('ends with a person’s data, and so do the tickets', async () => {
    at = await openPlayHarness();
    const browser = await signedInBrowser(at, anna.id);
    const ticket = await at.matches.newTicket(anna.id, null);
    await at.matches.purge(anna.id);
    expect((await browser.get('/play/matches.json')).status).toBe(401);
    expect(await at.matches.useTicket(ticket)).toBeNull();
  });

  it('is refused when it is forged, to whatever is asked', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const real = (await signedInBrowser(at, anna.id)).cookie;
    const forged = newBrowser(at);
    const cookies = [
      '',
      'parley=',
      real.replace(anna.id, ben.id),
      `${real.slice(0, -1)}0`.replace(/00$/, '01'),
      'parley=a.b',
    ];
    const answers = new Set<string>();
    for (const cookie of cookies)
      for (const path of ['/play/matches.json', `/play/m/${id}/position.json`, `/play/m/${id}/events`]) {
        forged.cookie = cookie;
        const response = await forged.get(path);
        answers.add(`${response.status} ${await response.text()}`);
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^401 /);
  });
});

describe('a match', () => {
  it('is shown to its players only; to others it doesn’t exist', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const stranger = await signedInBrowser(at, 'u-clara');
    const answers = new Set<string>();
    for (const match of [id, 'NOPE'])
      for (const path of ['position.json', 'events']) {
        const response = await stranger.get(`/play/m/${match}/${path}`);
        answers.add(`${response.status} ${await response.text()}`);
      }
    const before = JSON.stringify(await at.store.load(id));
    const body = { seq: 0, answer: ['pass'], token: freshToken() };
    for (const match of [id, 'NOPE']) {
      const response = await stranger.post(`/play/m/${match}/answer`, body);
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toMatch(/^404 /);
    expect(JSON.stringify(await at.store.load(id))).toBe(before);
  });

  it('is listed for its players, waiting ones first', async () => {
    at = await openPlayHarness();
    const started = [await startedMatch(at), await startedMatch(at), await startedMatch(at)];
    const { matches } = (await (
      await (await signedInBrowser(at, anna.id)).get('/play/matches.json')
    ).json()) as PlayMatches;
    expect(matches.map(({ id }) => id).sort()).toEqual(started.map(({ id }) => id).sort());
    const waiting = matches.filter((match) => match.waiting);
    expect(matches.slice(0, waiting.length)).toEqual(waiting);
  });
});

describe('a write', () => {
  it('from another page is refused, whatever it says', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const browser = await signedInBrowser(at, anna.id);
    const path = `/play/m/${id}/action`;
    const body = { action: 'resign', token: freshToken() };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await browser.post(path, body, headers)).status).toBe(403);
    const ticket = await at.matches.newTicket(ben.id, null);
    expect((await browser.post(`/open/${ticket}`, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('open');
    expect(await at.matches.useTicket(ticket)).not.toBeNull();
  });

  it('is JSON and small, or isn’t read', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const browser = await signedInBrowser(at, anna.id);
    const path = `/play/m/${id}/action`;
    const body = { action: 'resign', token: freshToken() };
    const send = async (what: unknown, headers = {}) => (await browser.post(path, what, headers)).status;
    expect(await send(body, { 'content-type': 'text/plain' })).toBe(415);
    expect(await send('action=resign', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(415);
    expect(await send({ ...body, more: 'x'.repeat(LONGEST_BODY) })).toBe(413);
    expect(await send('{"action":')).toBe(400);
    expect(await send({ ...body, more: 1 })).toBe(400);
    expect(await send({ action: 'purge', token: freshToken() })).toBe(400);
    expect(await send({ action: 'resign', token: 'x' })).toBe(400);
    expect(await send([])).toBe(400);
    expect((await at.matches.panel(id, anna.id)).sheet.status).toBe('open');
  });

  it('with a method or a path that doesn’t exist does nothing', async () => {
    at = await openPlayHarness();
    const { id } = await startedMatch(at);
    const { cookie } = await signedInBrowser(at, anna.id);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await at.get(`/play/m/${id}/answer`, { cookie }, method)).status).toBe(405);
    expect((await at.get(`/play/m/${id}/answer`, { cookie })).status).toBe(405);
    for (const path of [`/play/m/${id}%2fanswer`, `/play/m//position.json`, '/play/x', '/open/'])
      expect((await at.get(path, { cookie })).status).toBe(404);
  });

  it('too often is refused until some time has passed', async () => {
    at = await openPlayHarness({ sessionBurst: 5, sessionPerSecond: 0.01 });
    const [one, two] = [await signedInBrowser(at, anna.id), await signedInBrowser(at, ben.id)];
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await one.get('/play/matches.json')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await two.get('/play/matches.json')).status).toBe(200);
  });
});

describe('the page', () => {
  it('is the same for everyone, can be installed, and has relative addresses only', async () => {
    at = await openPlayHarness();
    const page = await (await at.get('/play')).text();
    expect(page).toContain('href="manifest.webmanifest"');
    const inner = await (await at.get('/play/m/K7Q2M')).text();
    expect(inner).toContain('data-root="../../"');
    expect(inner).not.toMatch(/(href|src)="(\/|https?:)/);
    const manifest = await at.get('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(await manifest.json()).toMatchObject({ start_url: 'play', scope: './' });
  });

  it('says whether someone is signed in, by the name they play under', async () => {
    at = await openPlayHarness();
    expect(await (await newBrowser(at).get('/play/me.json')).json()).toEqual({ name: null, discord: false });
    const browser = await signedInBrowser(at, anna.id);
    const name = async () => ((await (await browser.get('/play/me.json')).json()) as PlayMe).name;
    expect(await name()).toBe('');
    await startedMatch(at);
    expect(await name()).toBe('Anna');
    expect((await newBrowser(at).get('/play/sign-in')).status).toBe(404);
  });
});
