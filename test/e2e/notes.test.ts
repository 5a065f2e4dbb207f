import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, panelOf } from './table.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ games: bothGames, seed: 'notes' });
});
afterAll(async () => stage.close());
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
});

async function write(person: Person, page: PageMessage, words: string, forge = false): Promise<{ readonly page: PageMessage; readonly before: unknown }> {
  const opened = await person.click(page.id, buttonOf(page, 'memo-write'));
  if (opened.kind !== 'modal') throw new Error('no form was opened');
  return { before: opened.modal.components, page: await shown(person.submitModal(opened.modal.id, { memo: words }, { forge })) };
}

it('notes to a match are written in a form, read again and seen by nobody else', async () => {
  const { anna, ben } = stage;
  const { id, thread } = await begunToy(stage);
  const empty = await shown(anna.slash(thread, '/parley notes'));
  expect(empty.ephemeral).toBe(true);
  expect(textOf(empty)).toContain('Nothing written down yet');
  const { page } = await write(anna, empty, 'Ben keeps his **gold**');
  expect(page.id).toBe(empty.id);
  expect(textOf(page)).toContain('Ben keeps his \\*\\*gold\\*\\*');
  // The form begins with what is there.
  const more = await shown(anna.click((await panelOf(stage, anna, id)).id, buttonOf(await panelOf(stage, anna, id), 'more')));
  const again = await shown(anna.click(more.id, buttonOf(more, 'memo')));
  const changed = await write(anna, again, 'and waits for rain');
  expect(JSON.stringify(changed.before)).toContain('Ben keeps his **gold**');
  expect(textOf(changed.page)).toContain('and waits for rain');
  expect(textOf(await shown(ben.slash(thread, '/parley notes', { match: id })))).toContain('Noch nichts notiert');
  expect(JSON.stringify([stage.channel, thread, ben.dm()].flatMap((place) => ben.messages(place)))).not.toContain('waits for rain');
  expect(textOf((await write(anna, await shown(anna.slash(thread, '/parley notes')), 'x'.repeat(3000), true)).page)).toContain('a note has room for 1,500 characters');
  expect(await stage.matches.memo(anna.id, id)).toBe('and waits for rain');
});

it('notes are kept to no match that does not exist', async () => {
  const { anna, channel } = stage;
  const page = await shown(anna.slash(channel, '/parley help'));
  expect(textOf(await shown(anna.click(page.id, 'p1:NONE:-:0:memo', { forge: true })))).toContain('There is no such match');
});
