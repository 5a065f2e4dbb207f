import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, buttonOf, panelOf, fromMenu } from './match-helpers.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness({ games: bothGames, seed: 'notes' });
});
afterAll(async () => harness.close());
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

async function write(
  person: SimulatedPerson,
  page: PageMessage,
  words: string,
  forge = false,
): Promise<{ readonly page: PageMessage; readonly before: unknown }> {
  const opened = await person.click(page.id, buttonOf(page, 'memo-write'));
  if (opened.kind !== 'modal') throw new Error('no form was opened');
  return {
    before: opened.modal.components,
    page: await finalMessage(person.submitModal(opened.modal.id, { memo: words }, { forge })),
  };
}

it('notes to a match are written in a form, read again and seen by nobody else', async () => {
  const { anna, ben } = harness;
  const { id, thread } = await startToyMatch(harness);
  const empty = await fromMenu(harness, anna, id, 'memo');
  expect(empty.ephemeral).toBe(true);
  expect(textOf(empty)).toContain('Nothing here yet');
  const { page } = await write(anna, empty, 'Ben keeps his **gold**');
  expect(page.id).toBe(empty.id);
  expect(textOf(page)).toContain('Ben keeps his \\*\\*gold\\*\\*');
  // The form begins with what is there.
  const more = await finalMessage(
    anna.click((await panelOf(harness, anna, id)).id, buttonOf(await panelOf(harness, anna, id), 'more')),
  );
  const again = await finalMessage(anna.click(more.id, buttonOf(more, 'memo')));
  const changed = await write(anna, again, 'and waits for rain');
  expect(JSON.stringify(changed.before)).toContain('Ben keeps his **gold**');
  expect(textOf(changed.page)).toContain('and waits for rain');
  expect(textOf(await fromMenu(harness, ben, id, 'memo'))).toContain('Noch nichts notiert');
  expect(JSON.stringify([harness.channel, thread, ben.dm()].flatMap((place) => ben.messages(place)))).not.toContain(
    'waits for rain',
  );
  expect(textOf((await write(anna, await fromMenu(harness, anna, id, 'memo'), 'x'.repeat(3000), true)).page)).toContain(
    'notes can have up to 1,500 characters',
  );
  expect(await harness.matches.notes(anna.id, id)).toBe('and waits for rain');
});

it('notes are kept to no match that does not exist', async () => {
  const { anna, channel } = harness;
  const page = await finalMessage(anna.slash(channel, '/parley help'));
  expect(textOf(await finalMessage(anna.click(page.id, 'p1:NONE:-:0:memo', { forge: true })))).toContain(
    'That match doesn’t exist',
  );
});
