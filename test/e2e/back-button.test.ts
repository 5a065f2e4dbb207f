import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, panelOf, whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'way back' });
});
afterEach(async () => harness.close());

/** What changes the match, or ends what is looked at. */
const acts = new Set([
  'pick',
  'pick-asking',
  'menu',
  'answer',
  'add',
  'drop',
  'undo',
  'undo-turn',
  'ask-take-back',
  'mute',
  'use-bank',
  'adjourn',
  'resign-now',
  'rematch',
  'rematch-with',
  'open',
  'vacation-start',
  'try-dms',
  'memo-write',
  'play-from',
  'block-whom',
  'share-now',
  'delete-mine',
]);

const isPanel = (page: PageMessage): boolean => controlsOf(page).buttons.some(({ verb }) => verb === 'more');

/** Everything on a page that leads to another one: each kind of button once, each menu with its last entry. */
function leads(
  page: PageMessage,
): readonly { readonly verb: string; readonly go: (person: SimulatedPerson) => Promise<PageMessage> }[] {
  const { buttons, menus } = controlsOf(page);
  return [
    ...buttons.map(({ verb, id }) => ({
      verb,
      go: async (person: SimulatedPerson) => finalMessage(person.click(page.id, id)),
    })),
    ...menus.map(({ verb, id, values }) => ({
      verb,
      go: async (person: SimulatedPerson) => finalMessage(person.select(page.id, id, values.slice(-1))),
    })),
  ].filter(({ verb }) => !acts.has(verb));
}

/** Walks from one page to every kind of page that can be reached, and finds the match again from each. */
async function walk(
  person: SimulatedPerson,
  match: string,
  open: () => Promise<PageMessage>,
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const paths: (readonly string[])[] = leads(await open()).map(({ verb }) => [verb]);
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1) ?? '';
    if (seen.has(last)) continue;
    seen.add(last);
    let page = await open();
    for (const verb of path) {
      const lead = leads(page).find((each) => each.verb === verb);
      if (!lead) throw new Error(`${path.join(' → ')}: nothing leads to ${verb}`);
      page = await lead.go(person);
    }
    if (isPanel(page)) continue;
    for (const { verb } of leads(page)) paths.push([...path, verb]);
    const back = await finalMessage(person.click(page.id, buttonOf(page, 'open')));
    expect(textOf(back), path.join(' → ')).toContain(match);
    expect(isPanel(back), path.join(' → ')).toBe(true);
  }
  return seen;
}

it('every page that can be opened from a match leads back to it, and so does every page behind it', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover } = await whoseMove(harness, id);
  const seen = await walk(mover, id, async () => panelOf(harness, mover, id));
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'hand',
      'board',
      'log',
      'more',
      'settings',
      'set-language',
      'orders',
      'order',
      'order-set',
      'rules',
      'resign',
    ]),
  );
});

it('so do replay, animation, record and review after its end', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, thread } = await whoseMove(harness, id);
  await harness.matches.resign(id, mover.id, null);
  await harness.idle();
  const result = mover
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'replay')) as PageMessage;
  for (const verb of ['replay', 'export', 'review']) {
    const open = async (): Promise<PageMessage> => finalMessage(mover.click(result.id, buttonOf(result, verb)));
    const seen = await walk(mover, id, open);
    if (verb === 'replay') expect([...seen]).toEqual(expect.arrayContaining(['replay', 'animate']));
    const page = await open();
    expect(textOf(await finalMessage(mover.click(page.id, buttonOf(page, 'open'))))).toContain(id);
  }
});
