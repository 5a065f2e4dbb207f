import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSharedMatches } from '../../src/match/index.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import type { SharedMatch } from '../../src/web/shared-match.ts';
import { createWebHandler, type WebHandler } from '../../src/web/web-handler.ts';
import { openHarness, type Harness } from './harness.ts';
import { bothGames, buttonOf, finishToyMatch, panelOf, startToyMatch } from './match-helpers.ts';
import { controlsOf, finalMessage, partsOf, textOf } from './message-parts.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
let web: WebHandler;
beforeEach(async () => {
  harness = await openHarness({ seed: 'share', games: bothGames });
  web = createWebHandler({
    matches: createSharedMatches({ store: harness.store, games: bothGames, now: () => harness.sandbox.clock.now() }),
    renderer: { draw: async () => ({ png: Buffer.from('png'), width: 4, height: 3 }) },
    url: harness.sandbox.url,
    pageFolder: '/nowhere',
    report: (error) => {
      throw error;
    },
  });
  harness.sandbox.servePages((request, response) => {
    const own = web.owns(request);
    if (own) web.handle(request, response);
    return own;
  });
});
afterEach(async () => {
  web.close();
  await harness.close();
});

/** The link on a page, as text and as a button. */
function linkOn(page: PageMessage): string {
  const [, link = ''] = /(http:\/\/127\.0\.0\.1:\d+\/m\/\w+\/[0-9a-f]{32})$/m.exec(textOf(page)) ?? [];
  const button = partsOf(page).find((part) => 'url' in part) as { readonly url?: string } | undefined;
  expect(button?.url).toBe(link);
  return link;
}

const verbsOn = (page: PageMessage): readonly string[] => controlsOf(page).buttons.map(({ verb }) => verb);

const shareIn = async (person: SimulatedPerson, channel: string, options = {}): Promise<PageMessage> =>
  finalMessage(person.slash(channel, '/parley share', options));

const stateOf = async (link: string): Promise<SharedMatch | number> => {
  const response = await fetch(`${link}/match.json`);
  return response.status === 200 ? ((await response.json()) as SharedMatch) : response.status;
};

describe('/parley share', () => {
  it('names the match, says what becomes visible, and shares it only after a click', async () => {
    const { id, thread } = await startToyMatch(harness);
    const page = await shareIn(harness.anna, thread);
    expect(textOf(page)).toContain(`Share match ${id}?`);
    expect(textOf(page)).toMatch(/(Anna – Ben|Ben – Anna) · /);
    expect(textOf(page)).toContain('While it’s running, anyone with the link can watch live what spectators see');
    expect(textOf(page)).toContain('Once it’s over, they can replay all of it');
    expect(textOf(page)).not.toContain('http');
    expect(await harness.matches.isShared(id)).toBe(false);
    const shared = await finalMessage(harness.anna.click(page.id, buttonOf(page, 'share-now')));
    const link = linkOn(shared);
    expect(await stateOf(link)).toMatchObject({ id, state: 'running' });
    // The other player gets the same link, in German, and can stop it.
    const german = await shareIn(harness.ben, thread);
    expect(textOf(german)).toContain('ist geteilt');
    expect(linkOn(german)).toBe(link);
    const stopped = await finalMessage(harness.ben.click(german.id, buttonOf(german, 'unshare')));
    expect(textOf(stopped)).toContain('Ihr Link funktioniert nicht mehr');
    expect(await stateOf(link)).toBe(404);
  });

  it('means the match of this channel, else the running one, else the last one', async () => {
    const first = await startToyMatch(harness);
    await finishToyMatch(harness, first.id);
    await harness.idle();
    expect(textOf(await shareIn(harness.anna, harness.channel))).toContain(first.id);
    const second = await startToyMatch(harness);
    expect(textOf(await shareIn(harness.anna, harness.channel))).toContain(second.id);
    expect(textOf(await shareIn(harness.anna, first.thread))).toContain(first.id);
    expect(textOf(await shareIn(harness.anna, harness.channel, { match: first.id }))).toContain(first.id);
  });

  it('refuses rated matches before their end, matches of others, and tables', async () => {
    const id = await challengeAndAccept(harness, { game: 'toy', rated: true });
    await harness.idle();
    const { home } = await harness.sheet(id);
    expect(textOf(await shareIn(harness.anna, home.channel ?? ''))).toContain('you can share it once it’s over');
    const menu = await finalMessage(
      harness.anna.click(
        (await panelOf(harness, harness.anna, id)).id,
        buttonOf(await panelOf(harness, harness.anna, id), 'more'),
      ),
    );
    expect(verbsOn(menu)).not.toContain('share');
    const cleo = harness.sandbox.addPerson({ name: 'Cleo' });
    harness.sandbox.admin.join(harness.guild, cleo.id);
    expect(textOf(await shareIn(cleo, harness.channel, { match: id }))).not.toContain('http');
    expect(await harness.matches.isShared(id)).toBe(false);
  });
});

it('the menu and the result share the match too, and its page follows it to the end', async () => {
  const { id, thread } = await startToyMatch(harness);
  const panel = await panelOf(harness, harness.anna, id);
  const menu = await finalMessage(harness.anna.click(panel.id, buttonOf(panel, 'more')));
  const page = await finalMessage(harness.anna.click(menu.id, buttonOf(menu, 'share')));
  const shared = await finalMessage(harness.anna.click(page.id, buttonOf(page, 'share-now')));
  expect(verbsOn(shared)).toEqual(['unshare', 'open']);
  const link = linkOn(shared);
  await finishToyMatch(harness, id);
  await harness.idle();
  expect(await stateOf(link)).toMatchObject({ state: 'over', record: await harness.matches.record(id) });
  const result = harness.ben
    .messages(thread)
    .findLast((message) => verbsOn(message).includes('rematch')) as PageMessage;
  const again = await finalMessage(harness.ben.click(result.id, buttonOf(result, 'share')));
  expect(linkOn(again)).toBe(link);
  // People on other servers can open it by its id as well.
  expect(await harness.matches.isShared(id)).toBe(true);
});

it('someone who forbids sharing ends it for all their matches, and allows it again', async () => {
  const { id, thread } = await startToyMatch(harness);
  const page = await shareIn(harness.anna, thread);
  const link = linkOn(await finalMessage(harness.anna.click(page.id, buttonOf(page, 'share-now'))));
  const settings = await finalMessage(harness.ben.slash(thread, '/parley settings'));
  const forbidden = await finalMessage(harness.ben.click(settings.id, buttonOf(settings, 'sharing')));
  expect(textOf(forbidden)).toContain('Niemand kann deine Partien teilen');
  expect(await stateOf(link)).toBe(404);
  expect(textOf(await shareIn(harness.anna, thread))).toContain('doesn’t want their matches shared');
  expect(textOf(await shareIn(harness.ben, thread))).toContain('/parley settings');
  const allowed = await finalMessage(harness.ben.click(forbidden.id, buttonOf(forbidden, 'sharing')));
  expect(textOf(allowed)).toContain('kann eure Partien teilen');
  expect(textOf(await shareIn(harness.anna, thread))).toContain(`Share match ${id}?`);
});

it('who deletes their data takes their links and their name along, at once', async () => {
  const matches: { readonly id: string; readonly link: string }[] = [];
  for (const person of [harness.anna, harness.ben]) {
    const { id, thread } = await startToyMatch(harness);
    const page = await shareIn(person, thread);
    matches.push({ id, link: linkOn(await finalMessage(person.click(page.id, buttonOf(page, 'share-now')))) });
    await finishToyMatch(harness, id);
    await harness.idle();
  }
  const [ofAnna, ofBen] = matches as [(typeof matches)[0], (typeof matches)[0]];
  expect(await (await fetch(ofBen.link)).text()).toContain('Anna');
  await harness.matches.purge(harness.anna.id);
  expect(await stateOf(ofAnna.link)).toBe(404);
  const left = await (await fetch(ofBen.link)).text();
  expect(left).toMatch(/–/);
  for (const part of ['', '/match.json']) {
    const body = await (await fetch(`${ofBen.link}${part}`)).text();
    expect(body).not.toContain('Anna');
    expect(body).not.toContain(harness.anna.id);
    expect(body).not.toContain(harness.ben.id);
  }
});
