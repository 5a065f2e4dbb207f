import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, menuOf, pickFirst, playToy, whoseMove } from './table.ts';

const HOUR = 3_600_000;

/** Anna's Discord speaks English, Ben's German; the threads are held in English. */
let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ games: bothGames });
});
afterEach(async () => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
  await stage.close();
});

const lastWith = (person: Person, channel: string, verb: string): PageMessage => {
  const found = person.messages(channel).findLast((message) => !message.ephemeral && waysOf(message).buttons.some((button) => button.verb === verb));
  if (!found) throw new Error(`nothing to ${verb}`);
  return found;
};

/** Fills in the form behind a button on a message for all. */
async function fillIn(person: Person, channel: string, verb: string): Promise<void> {
  const message = lastWith(person, channel, verb);
  const form = await person.click(message.id, buttonOf(message, verb));
  if (form.kind !== 'modal') throw new Error('no form was opened');
  await shown(person.submitModal(form.modal.id, { variant: ['short'], clock: ['slow'], takebacks: ['no'], rated: ['no'], hints: ['no'] }));
  await stage.quiet();
}

async function press(person: Person, channel: string, verb: string): Promise<void> {
  const message = lastWith(person, channel, verb);
  await shown(person.click(message.id, buttonOf(message, verb)));
  await stage.quiet();
}

/** What the game is called in all that Ben is written about his one open match, from its beginning until he is reminded of a turn. */
async function calledToBen(): Promise<readonly string[]> {
  const { ben, anna } = stage;
  const [open] = await stage.matches.list(ben.id);
  const id = open?.sheet.id ?? '';
  for (let count = 0; count < 20 && (await whoseMove(stage, id)).mover === anna; count++) await pickFirst(stage, anna, id);
  await stage.pass(40 * HOUR);
  const told = ben.messages(ben.dm()).map(textOf).filter((said) => said.includes(id));
  return [...new Set(told.map((said) => /Farms|Höfe/u.exec(said)?.[0] ?? said))];
}

describe('what is written to somebody', () => {
  it.each([
    ['by a press of each', async (thread: string) => { await press(stage.anna, thread, 'rematch'); await press(stage.ben, thread, 'rematch'); }],
    ['on other terms', async (thread: string) => { await fillIn(stage.ben, thread, 'rematch-with'); await press(stage.anna, thread, 'rematch'); }],
    ['by command', async () => { for (const person of [stage.ben, stage.anna]) await shown(person.slash(stage.channel, '/parley rematch')); }],
  ])('is in their own language in a rematch %s, and in one of that', async (_name, again) => {
    const { id, thread } = await begunToy(stage);
    expect(await calledToBen()).toEqual(['Höfe']);
    await playToy(stage, id);
    await stage.quiet();
    await again(thread);
    await stage.quiet();
    expect(await calledToBen()).toEqual(['Höfe']);
    const next = (await stage.matches.list(stage.ben.id))[0]?.sheet;
    await playToy(stage, next?.id ?? '');
    await stage.quiet();
    await again(next?.home.channel ?? '');
    await stage.quiet();
    expect(await calledToBen()).toEqual(['Höfe']);
  });

  it('is in their own language when they proposed the terms on which a match begins', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await stage.quiet();
    await fillIn(ben, channel, 'propose');
    await press(anna, channel, 'accept');
    expect(await calledToBen()).toEqual(['Höfe']);
  });

  it('is in their own language when they changed a house rule of it', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy', variant: 'crowd' }));
    await stage.quiet();
    const card = lastWith(ben, channel, 'house-rules');
    const rules = await shown(ben.click(card.id, buttonOf(card, 'house-rules')));
    await shown(ben.select(rules.id, menuOf(rules, 'set-seats').id, ['3']));
    await stage.quiet();
    await press(anna, channel, 'join');
    const joined = lastWith(anna, channel, 'manage');
    const table = await shown(anna.click(joined.id, buttonOf(joined, 'manage')));
    await shown(anna.click(table.id, buttonOf(table, 'start-now')));
    await stage.quiet();
    expect(await calledToBen()).toEqual(['Höfe']);
  });
});

describe('the language chosen in the settings', () => {
  it('is that of every form', async () => {
    const { anna, ben, channel } = stage;
    await stage.matches.settings(anna.id, { language: 'de' });
    const opened = async (message: PageMessage, verb: string): Promise<string> => {
      const form = await anna.click(message.id, buttonOf(message, verb));
      if (form.kind !== 'modal') throw new Error(`${verb} opened no form`);
      return `${form.modal.title} ${JSON.stringify(form.modal.components)}`;
    };
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await stage.quiet();
    const terms = await opened(lastWith(anna, channel, 'propose'), 'propose');
    expect(terms).toContain('Andere Bedingungen');
    expect(terms).toContain('Rücknahmen');
    expect(await opened(await shown(anna.slash(channel, '/parley decks')), 'deck-new')).toContain('Neues Deck');
    await press(ben, channel, 'accept');
    const notes = await shown(anna.slash(channel, '/parley notes'));
    expect(await opened(notes, 'memo-write')).toContain('Notiz');
  });

  it('is spoken at once by the way back to the match they were opened from', async () => {
    const { anna, channel } = stage;
    const panel = await shown(anna.slash(channel, '/solo', { game: 'toy' }));
    const more = await shown(anna.click(panel.id, buttonOf(panel, 'more')));
    const page = await shown(anna.click(more.id, buttonOf(more, 'settings')));
    const german = await shown(anna.select(page.id, menuOf(page, 'set-language').id, ['de']));
    expect(waysOf(german).buttons.find(({ verb }) => verb === 'open')?.label).toBe('Zurück zur Partie');
    const english = await shown(anna.select(german.id, menuOf(german, 'set-language').id, ['auto']));
    expect(waysOf(english).buttons.find(({ verb }) => verb === 'open')?.label).toBe('Back to Match');
  });
});
