import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../../src/render/index.ts';
import type { SharedMatch } from '../../src/web/shared-match.ts';
import { sharePath } from '../../src/web/web-handler.ts';
import { anna, ben, home, playUntil } from '../match/harness.ts';
import { tempFolder } from '../temp-folder.ts';
import { openWebHarness, PUBLIC_URL, sharedMatch, unfurl, type WebHarness } from './web-harness.ts';

const pageFolder = tempFolder();
let renderer: Renderer;
let at: WebHarness;

beforeAll(() => {
  renderer = createRenderer({ workers: 1 });
  mkdirSync(pageFolder, { recursive: true });
  writeFileSync(
    join(pageFolder, 'manifest.json'),
    '{ "main.js": "main-AB12.js", "style.css": "style-CD34.css", "icon.svg": "icon-EF56.svg" }',
  );
  writeFileSync(join(pageFolder, 'icon-EF56.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(pageFolder, 'main-AB12.js'), 'document.title;'.repeat(200));
  writeFileSync(join(pageFolder, 'style-CD34.css'), 'main { color: black }');
  writeFileSync(join(pageFolder, 'secret.txt'), 'not for the web');
});
afterAll(async () => renderer.close());
beforeEach(async () => {
  at = await openWebHarness({ renderer, pageFolder });
});
afterEach(async () => {
  await at.close();
  expect(at.troubles).toEqual([]);
});

const headersOf = ({ headers }: Response): Record<string, string> => {
  const { date: _date, ...others } = Object.fromEntries(headers);
  return others;
};

/** The token with its first digit changed. */
const guess = (token: string): string => `${token.startsWith('0') ? '1' : '0'}${token.slice(1)}`;

describe('the page of a shared match', () => {
  it('has everything a preview needs in its head, and the picture it names is there', async () => {
    const { path, id, token } = await sharedMatch(at, { game: 'dice' });
    const head = await unfurl(`${at.url}${path}`);
    expect(head.get('og:title')).toMatch(/^(Anna vs\. Ben|Ben vs\. Anna) · Catan Dice Game$/);
    expect(head.get('og:description')).toMatch(/Turn 1 · Watch it live/);
    expect(head.get('og:url')).toBe(`${PUBLIC_URL}/m/${id}/${token}`);
    expect(head.get('twitter:card')).toBe('summary_large_image');
    expect(head.get('robots')).toContain('noindex');
    const image = new URL(head.get('og:image') ?? '');
    expect(image.origin).toBe(PUBLIC_URL);
    const picture = await at.get(image.pathname + image.search);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    // The size in the head is that of the picture: width and height are the first fields of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([
      head.get('og:image:width'),
      head.get('og:image:height'),
    ]);
    expect(head.get('og:image:alt')).toContain('Anna');
  });

  it('says who won once the match is over, in the language of the browser or of the match', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    await at.matches.resign(id, anna.id, null);
    expect((await unfurl(`${at.url}${path}`)).get('og:description')).toMatch(/Ben won after 1 turn\. Replay/);
    const german = await (await at.get(path, { 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' })).text();
    expect(german).toContain('<html lang="de">');
    expect(german).toContain('Ben hat nach 1 Zug gewonnen');
    expect(await (await at.get(path, { 'accept-language': 'fr' })).text()).toContain('<html lang="en">');
  });

  it('calls no one who played alone a winner', async () => {
    const { id } = await at.matches.solo({ game: 'dice', player: anna, level: 'fair', home, token: null });
    await at.matches.resign(id, anna.id, null);
    const path = sharePath(id, await at.matches.share(id, anna.id));
    expect((await unfurl(`${at.url}${path}`)).get('og:description')).toMatch(/Anna resigned after 1 turn\. Replay/);
    const finished = await at.store.finished(id);
    at.store.finished = async () =>
      finished && { ...finished, sheet: { ...finished.sheet, ending: { kind: 'won', ranking: [[0]] } } };
    await at.restart();
    const german = await (await at.get(path, { 'accept-language': 'de' })).text();
    expect(german).toContain('Anna war nach 1 Zug fertig.');
  });

  it('is complete without script, loads its files from here, and names no other host', async () => {
    const { path, id } = await sharedMatch(at, { game: 'struggle' });
    await playUntil(at, id, ({ answers }) => answers >= 5);
    const body = await (await at.get(path)).text();
    expect(body).toMatch(/<h1>(Anna vs\. Ben|Ben vs\. Anna) · /);
    expect(body).toMatch(/<img src="[0-9a-f]{32}\/\d+\.png" alt="[^"]{20,}" width="\d+" height="\d+">/);
    expect(body).toMatch(/<ol>\n<li>.+<\/li>/);
    expect(body).not.toMatch(/\p{Extended_Pictographic}|\*/u);
    expect(body).toContain('<script type="module" src="../../assets/main-AB12.js"></script>');
    expect(body).toContain('<link rel="stylesheet" href="../../assets/style-CD34.css">');
    expect(body).toContain('<link rel="icon" href="../../assets/icon-EF56.svg">');
    const shown = body.replaceAll(/<meta [^>]*>/g, '');
    expect(shown).not.toMatch(/https?:|\/\/|<script>|style=|\son\w+=/);
    // Every address of the page leads somewhere.
    for (const [, address = ''] of shown.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await fetch(new URL(address, `${at.url}${path}`))).status).toBe(200);
  });

  it('shows names as they are, whatever they contain', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const name = `<script>alert('1')</script>"&`;
    at.store.overwrite(id, (sheet) => ({ ...sheet, players: sheet.players.map((player) => ({ ...player, name })) }));
    const body = await (await at.get(path)).text();
    expect(body).not.toContain('<script>');
    expect(body).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&quot;&amp;');
    expect((await unfurl(`${at.url}${path}`)).get('og:title')).toContain(name);
    const data = (await (await at.get(`${path}/match.json`)).json()) as SharedMatch;
    expect(data.seats.map((seat) => seat.name)).toEqual([name, name]);
  });

  it('gives its script what spectators see, and the whole record afterwards', async () => {
    const { path, id } = await sharedMatch(at, { game: 'rivals', options: { variant: 'intro' } });
    await playUntil(at, id, ({ answers }) => answers >= 6);
    const data = (await (await at.get(`${path}/match.json`)).json()) as SharedMatch;
    expect(data).toMatchObject({ id, game: 'rivals', variant: 'intro', state: 'running' });
    expect(data.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(data.record).toBeUndefined();
    expect(data.view?.de.scene).toEqual(data.view?.en.scene);
    expect(data.view?.de.board).not.toBe(data.view?.en.board);
    await at.matches.resign(id, ben.id, null);
    const over = (await (await at.get(`${path}/match.json`)).json()) as SharedMatch;
    expect(over).toMatchObject({ state: 'over', record: await at.matches.record(id), commitment: data.commitment });
    expect(over.view).toBeUndefined();
    const again = await at.get(`${path}/match.json`);
    const known = await at.get(`${path}/match.json`, { 'if-none-match': again.headers.get('etag') ?? '' });
    expect([known.status, await known.text()]).toEqual([304, '']);
  });

  it('shows the board after every turn, and nothing beyond', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    await playUntil(at, id, ({ match }) => JSON.parse(match?.rest as string).turn >= 4 || (match?.seq ?? 0) > 60);
    const { turn } = (await (await at.get(`${path}/match.json`)).json()) as SharedMatch;
    expect(turn).toBeGreaterThan(1);
    const pictures = await Promise.all(
      [0, 1, turn].map(async (each) => Buffer.from(await (await at.get(`${path}/${each}.png`)).arrayBuffer())),
    );
    expect(pictures.map((png) => png.subarray(1, 4).toString())).toEqual(['PNG', 'PNG', 'PNG']);
    expect(pictures[0]?.equals(pictures[2] as Buffer)).toBe(false);
    for (const beyond of [`${turn + 1}`, '9999', '10000', '-1', '1.5', '0x1', 'NaN', '1e1', '%31', ''])
      expect((await at.get(`${path}/${beyond}.png`)).status).toBe(404);
  });

  it('says so in words if this version can’t read the match, running or over', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    const page = async (): Promise<string> => (await at.get(path)).text();
    at.store.overwrite(id, (sheet) => ({ ...sheet, match: { ...sheet.match, rest: '{}' } }));
    expect(await page()).toContain('This version can’t show the match');
    expect(await page()).not.toMatch(/og:image|<img/);
    const data = (await (await at.get(`${path}/match.json`)).json()) as SharedMatch;
    expect([data.state, data.view, data.record]).toEqual(['running', undefined, undefined]);
    expect((await at.get(`${path}/0.png`)).status).toBe(404);
    const over = await sharedMatch(at, { game: 'dice' });
    await playUntil(at, over.id, ({ answers }) => answers >= 4);
    await at.matches.resign(over.id, anna.id, null);
    const finished = await at.store.finished(over.id);
    at.store.finished = async () =>
      finished && { ...finished, history: finished.history.map((given) => ({ ...given, key: 'of another version' })) };
    expect(await (await at.get(over.path)).text()).toContain('This version can’t show the match');
    expect(((await (await at.get(`${over.path}/match.json`)).json()) as SharedMatch).record).toBeUndefined();
  });

  it('replaces a name at once when its owner deletes it', async () => {
    const { path, id } = await sharedMatch(at, { game: 'dice' });
    await at.matches.resign(id, anna.id, null);
    expect(await (await at.get(path)).text()).toContain('Ben');
    const finished = await at.store.finished(id);
    at.store.finished = async () =>
      finished && {
        ...finished,
        sheet: {
          ...finished.sheet,
          players: finished.sheet.players.map((player) =>
            'id' in player && player.id === ben.id ? { ...player, id: '0', name: '–' } : player,
          ),
        },
      };
    for (const part of ['', '/match.json']) expect(await (await at.get(`${path}${part}`)).text()).not.toContain('Ben');
  });
});

describe('a link that doesn’t work', () => {
  it('looks the same whether it was guessed, revoked or never existed', async () => {
    const { path, id, token } = await sharedMatch(at, { game: 'dice' });
    const revoked = await sharedMatch(at, { game: 'dice' });
    await at.matches.stopSharing(revoked.id, anna.id);
    const rated = await sharedMatch(at, { game: 'dice' });
    at.store.overwrite(rated.id, (sheet) => ({ ...sheet, terms: { ...sheet.terms, rated: true } }));
    expect((await at.get(path)).status).toBe(200);
    for (const part of ['', '/match.json', '/events', '/1.png']) {
      const answers = await Promise.all(
        [`/m/${id}/${guess(token)}`, revoked.path, `/m/NONE1/${token}`, rated.path].map(async (each) => {
          const response = await at.get(`${each}${part}`);
          return { status: response.status, headers: headersOf(response), body: await response.text() };
        }),
      );
      expect(answers[0]).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }
    // And the store was asked the same for each of them.
    const asked: string[] = [];
    const { shareOf, load, finished } = at.store;
    Object.assign(at.store, {
      shareOf: async (match: string) => (asked.push('share'), shareOf(match)),
      load: async (match: string) => (asked.push('load'), load(match)),
      finished: async (match: string) => (asked.push('finished'), finished(match)),
    });
    for (const each of [`/m/${id}/${guess(token)}`, revoked.path, `/m/NONE1/${token}`]) await at.get(each);
    expect(asked).toEqual(['share', 'share', 'share']);
  });

  it.each(['/m/AB', `/m/AB/${'0'.repeat(32)}`, `/m/AB/${'0'.repeat(32)}/match.json`, '/assets/none.js'])(
    'as %s has its style',
    async (path) => {
      const body = await (await at.get(path)).text();
      const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(body) ?? [];
      const answer = await fetch(new URL(style, `${at.url}${path}`));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toContain('immutable');
    },
  );

  it.each([
    '/m/',
    '/m/AB',
    '/m/AB/',
    '/m/AB/xyz',
    `/m/AB/${'0'.repeat(31)}`,
    `/m/AB/${'0'.repeat(33)}`,
    `/m/${'A'.repeat(21)}/${'0'.repeat(32)}`,
    `/m/AB/${'0'.repeat(32)}/`,
    `/m/AB/${'0'.repeat(32)}/other.json`,
    `/m/../../etc/passwd/${'0'.repeat(32)}`,
    `/m/%00/${'0'.repeat(32)}`,
    '/assets/',
    '/assets/secret.txt',
    '/assets/manifest.json',
    '/assets/../manifest.json',
    '/assets/..%2fmanifest.json',
    `/assets/${'a'.repeat(3_000)}`,
    `/m/${'a'.repeat(3_000)}`,
  ])('as %s is answered with a clear page', async (path) => {
    const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      // Sent as it is: `fetch` would tidy the path up.
      request(at.url, { path }, (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      })
        .on('error', reject)
        .end();
    });
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('This link doesn’t work');
  });

  it('of a store that fails is answered with a page that says so, and doesn’t tell more', async () => {
    const { path } = await sharedMatch(at, { game: 'dice' });
    at.store.shareOf = async () => Promise.reject(new Error('secret detail'));
    const response = await at.get(path);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret');
    expect(at.troubles.splice(0).map(String)).toEqual(['Error: secret detail']);
  });
});

describe('every answer', () => {
  it('forbids scripts of others, frames, referrers, guesses of types and search engines, and sets no cookie', async () => {
    const { path } = await sharedMatch(at, { game: 'dice' });
    for (const each of [path, `${path}/match.json`, `${path}/1.png`, '/replay', '/assets/main-AB12.js', '/m/no']) {
      const headers = headersOf(await at.get(each));
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex, nofollow',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('may be kept forever if it is a file, never if it is a page', async () => {
    const { path } = await sharedMatch(at, { game: 'dice' });
    const cache = async (each: string) => (await at.get(each)).headers.get('cache-control');
    expect(await cache('/assets/main-AB12.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache(path)).toBe('no-store');
    expect(await cache('/replay')).toBe('no-store');
    expect(await cache(`${path}/match.json`)).toBe('private, no-cache');
    const script = await at.get('/assets/main-AB12.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(await script.text()).toMatch(/^document\.title;/);
  });

  it('has only a header if no more is asked for; other methods are refused', async () => {
    const { path } = await sharedMatch(at, { game: 'dice' });
    for (const each of [path, `${path}/match.json`, `${path}/events`, '/replay']) {
      const head = await at.get(each, {}, 'HEAD');
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const refused = await fetch(`${at.url}${path}`, {
        method,
        ...(method !== 'OPTIONS' && { body: 'x'.repeat(9_999) }),
      });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  });
});

it('an address beyond all measure is refused, and the connection closed', async () => {
  const status = async (length: number): Promise<number> => (await at.get(`/m/${'a'.repeat(length)}`)).status;
  expect(await status(10_000)).toBe(404);
  expect(await status(100_000)).toBe(431);
  expect((await at.get('/replay')).status).toBe(200);
});

it('a page for records is there without any match, and nothing else', async () => {
  for (const path of ['/replay', '/']) {
    const body = await (await at.get(path)).text();
    expect(body).toContain('<h1>Replay a match</h1>');
    expect(body).toContain('src="assets/main-AB12.js"');
  }
  for (const path of ['/metrics', '/replay/', '/favicon.ico', '//', '/m'])
    expect((await at.get(path)).status).toBe(404);
});

it('only its own paths are taken where another server has the others', () => {
  const owns = (url: string): boolean => at.handler.owns({ url } as IncomingMessage);
  expect(['/m/A/b', '/m/A/b/1.png?5', '/assets/a.js', '/replay', '/replay?x'].every(owns)).toBe(true);
  expect(['/', '/main.js', '/api/v10', '/page-api/people', '/mm', '/replays', ''].some(owns)).toBe(false);
});
