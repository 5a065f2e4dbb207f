import { afterEach, expect, it } from 'vitest';
import { createSharedMatches } from '../../src/match/index.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PlayMe } from '../../src/web/play/play-api.ts';
import { createDiscordSignIn } from '../../src/web/play/discord-sign-in.ts';
import { createWebHandler } from '../../src/web/web-handler.ts';
import { newBrowser } from '../web/play/play-harness.ts';
import { type Harness, openHarness } from './harness.ts';
import { bothGames, buttonOf, panelOf, startToyMatch } from './match-helpers.ts';
import { finalMessage, partsOf, textOf } from './message-parts.ts';

let at: Harness;
let close: () => Promise<void> = async () => undefined;
afterEach(async () => close());

/** The bot with its web pages at the sandbox's port, as it's shipped. */
async function openHouse(): Promise<string[]> {
  at = await openHarness({ seed: 'play page', games: bothGames });
  const reported: string[] = [];
  const redirect = `${at.sandbox.url}/play/signed-in`;
  const report = (error: unknown): void => void reported.push(String(error));
  const handler = createWebHandler({
    matches: createSharedMatches({ store: at.store, games: at.matches.games, now: () => at.sandbox.clock.now() }),
    play: {
      matches: at.matches,
      signIn: createDiscordSignIn({ ...at.sandbox.signIn(redirect), redirect, report }),
      timing: { look: 20, heartbeat: 100 },
    },
    renderer: { draw: async () => ({ png: Buffer.from('png'), width: 10, height: 10 }) },
    url: at.sandbox.url,
    pageFolder: '/nowhere',
    report,
  });
  at.sandbox.servePages((request, response) => {
    const own = handler.owns(request);
    if (own) handler.handle(request, response);
    return own;
  });
  close = async () => {
    at.sandbox.servePages(null);
    handler.close();
    await at.close();
  };
  return reported;
}

/** Signs in as this person would; `change` is what someone does to the address they come back with. */
async function signInAs(person: string, change: (address: URL) => void = () => undefined) {
  const browser = newBrowser(at.sandbox);
  const begun = await browser.get('/play/sign-in');
  const authorize = new URL(begun.headers.get('location') ?? '');
  authorize.searchParams.set('as', person);
  const chosen = await fetch(authorize, { redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '');
  change(back);
  const path = `${back.pathname}${back.search}`;
  return { browser, path, authorize, response: await browser.get(path) };
}

const meOf = async (browser: ReturnType<typeof newBrowser>): Promise<PlayMe> =>
  (await (await browser.get('/play/me.json')).json()) as PlayMe;

/** Opens the board by the button on someone's panel; returns the browser they then sit at. */
async function openBoard(person: SimulatedPerson, id: string) {
  const panel = await panelOf(at, person, id);
  const page = await finalMessage(person.click(panel.id, buttonOf(panel, 'browser')));
  const link = partsOf(page).find((part) => 'url' in part) as { readonly url?: string } | undefined;
  const address = new URL(link?.url ?? '');
  const browser = newBrowser(at.sandbox);
  const used = await browser.post(address.pathname, {});
  return { browser, link: address, used: (await used.json()) as { readonly to?: string } };
}

it('signing in with Discord says who someone is, and nothing works twice or elsewhere', async () => {
  await openHouse();
  const { browser, path, authorize, response } = await signInAs(at.anna.id);
  expect([response.status, response.headers.get('location')]).toEqual([303, '../play']);
  expect(await meOf(browser)).toMatchObject({ sessions: [{ own: true }] });
  // The same code again, and in another browser.
  for (const other of [newBrowser(at.sandbox), browser]) expect((await other.get(path)).status).toBe(403);
  const strange = await signInAs(at.ben.id, (back) => back.searchParams.set('state', 'x'.repeat(32)));
  expect(strange.response.status).toBe(403);
  const forged = await signInAs(at.ben.id, (back) => back.searchParams.set('code', 'forged'));
  expect(forged.response.status).toBe(403);
  expect(await meOf(forged.browser)).toMatchObject({ name: null, discord: true });
  for (const [name, value] of Object.entries({
    redirect_uri: 'https://evil.example/',
    client_id: '1',
    scope: 'identify email',
    code_challenge_method: 'plain',
    state: '',
  })) {
    const changed = new URL(authorize);
    changed.searchParams.set(name, value);
    expect((await fetch(changed, { redirect: 'manual' })).status).toBe(400);
  }
});

it('someone who says no at Discord isn’t signed in', async () => {
  await openHouse();
  const { browser, response } = await signInAs(at.anna.id, (back) => {
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
  });
  expect(response.status).toBe(403);
  expect(await meOf(browser)).toMatchObject({ name: null });
});

it('Open Board on the panel leads to the match; a turn taken there reads in the thread like any other', async () => {
  await openHouse();
  const { id, mover, other } = await startToyMatch(at);
  const { browser, link, used } = await openBoard(mover, id);
  expect(used).toEqual({ to: `play/m/${id}` });
  expect((await newBrowser(at.sandbox).post(link.pathname, {})).status).toBe(404);
  const before = (await at.sheet(id)).seq;
  const { question, seq } = await browser.position(id);
  const reply = await browser.act(id, 'answer', { seq, answer: question?.fallback ?? [], token: 'turn-by-page' });
  expect(reply.problem).toBeUndefined();
  expect((await at.sheet(id)).seq).toBeGreaterThan(before);
  await at.idle();
  const panel = await panelOf(at, other, id);
  expect(textOf(panel)).toContain(id);
  expect(JSON.stringify(at.sandbox.requests.map(({ path }) => path))).not.toContain(link.pathname);
});

it('settings list the browsers, and sign all of them out', async () => {
  await openHouse();
  const { id, mover } = await startToyMatch(at);
  const { browser } = await openBoard(mover, id);
  const settings = await finalMessage(mover.slash(at.channel, '/parley settings'));
  const listed = await finalMessage(mover.click(settings.id, buttonOf(settings, 'browsers')));
  expect(textOf(listed)).toContain('Signed in');
  const ended = await finalMessage(mover.click(listed.id, buttonOf(listed, 'sign-out')));
  expect(textOf(ended)).toContain('You’re signed out everywhere.');
  expect((await browser.get('/play/matches.json')).status).toBe(401);
});
