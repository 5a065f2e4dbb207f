import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf, panelOf, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'way back' });
});
afterEach(async () => stage.close());

/** What changes the match, or ends what is looked at. */
const acts = new Set(['pick', 'pick-asking', 'menu', 'answer', 'add', 'drop', 'undo', 'undo-turn', 'ask-take-back', 'mute', 'use-bank', 'adjourn', 'resign-now', 'rematch', 'rematch-with', 'open', 'vacation-start', 'try-dms', 'memo-write', 'play-from']);

const isPanel = (page: PageMessage): boolean => waysOf(page).buttons.some(({ verb }) => verb === 'more');

/** Everything on a page that leads to another one: each kind of button once, each menu with its last entry. */
function leads(page: PageMessage): readonly { readonly verb: string; readonly go: (person: Person) => Promise<PageMessage> }[] {
  const { buttons, menus } = waysOf(page);
  return [
    ...buttons.map(({ verb, id }) => ({ verb, go: async (person: Person) => shown(person.click(page.id, id)) })),
    ...menus.map(({ verb, id, values }) => ({ verb, go: async (person: Person) => shown(person.select(page.id, id, values.slice(-1))) })),
  ].filter(({ verb }) => !acts.has(verb));
}

/** Walks from one page to every kind of page that can be reached, and finds the match again from each. */
async function walk(person: Person, match: string, open: () => Promise<PageMessage>): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const paths: (readonly string[])[] = leads(await open()).map(({ verb }) => [verb]);
  for (let path = paths.shift(); path; path = paths.shift()) {
    const last = path.at(-1) ?? '';
    if (seen.has(last)) continue;
    seen.add(last);
    let page = await open();
    for (const verb of path) page = await (leads(page).find((lead) => lead.verb === verb) as ReturnType<typeof leads>[number]).go(person);
    if (isPanel(page)) continue;
    for (const { verb } of leads(page)) paths.push([...path, verb]);
    const back = await shown(person.click(page.id, buttonOf(page, 'open')));
    expect(textOf(back), path.join(' → ')).toContain(match);
    expect(isPanel(back), path.join(' → ')).toBe(true);
  }
  return seen;
}

it('every page that can be opened from a match leads back to it, and so does every page behind it', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover } = await whoseMove(stage, id);
  const seen = await walk(mover, id, async () => panelOf(stage, mover, id));
  expect([...seen]).toEqual(expect.arrayContaining(['hand', 'board', 'log', 'more', 'settings', 'set-language', 'orders', 'order', 'order-set', 'rules', 'resign']));
});

it('so do replay, animation, record and review after its end', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, thread } = await whoseMove(stage, id);
  await stage.matches.resign(id, mover.id, null);
  await stage.quiet();
  const result = mover.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'replay')) as PageMessage;
  for (const verb of ['replay', 'export', 'review']) {
    const open = async (): Promise<PageMessage> => shown(mover.click(result.id, buttonOf(result, verb)));
    const seen = await walk(mover, id, open);
    if (verb === 'replay') expect([...seen]).toEqual(expect.arrayContaining(['replay', 'animate']));
    const page = await open();
    expect(textOf(await shown(mover.click(page.id, buttonOf(page, 'open'))))).toContain(id);
  }
});
