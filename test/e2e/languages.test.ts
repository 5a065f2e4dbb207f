import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  menuOf,
  clickFirstChoice,
  finishToyMatch,
  whoseMove,
  fromMenu,
} from './match-helpers.ts';

const HOUR = 3_600_000;

/** Anna's Discord speaks English, Ben's German; the threads are held in English. */
let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ games: bothGames });
});
afterEach(async () => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  await harness.close();
});

const lastWith = (person: SimulatedPerson, channel: string, verb: string): PageMessage => {
  const found = person
    .messages(channel)
    .findLast((message) => !message.ephemeral && controlsOf(message).buttons.some((button) => button.verb === verb));
  if (!found) throw new Error(`nothing to ${verb}`);
  return found;
};

/** Fills in the form behind a button on a message for all. */
async function fillIn(person: SimulatedPerson, channel: string, verb: string): Promise<void> {
  const message = lastWith(person, channel, verb);
  const form = await person.click(message.id, buttonOf(message, verb));
  if (form.kind !== 'modal') throw new Error('no form was opened');
  await finalMessage(person.submitModal(form.modal.id, { variant: ['short'], clock: ['slow'], permissions: [] }));
  await harness.idle();
}

async function press(person: SimulatedPerson, channel: string, verb: string): Promise<void> {
  const message = lastWith(person, channel, verb);
  await finalMessage(person.click(message.id, buttonOf(message, verb)));
  await harness.idle();
}

/** What the variant is called in all that Ben is written about his one open match, from its beginning until he is reminded of a turn. */
async function calledToBen(): Promise<readonly string[]> {
  const { ben, anna } = harness;
  const [open] = await harness.matches.list(ben.id);
  const id = open?.sheet.id ?? '';
  for (let count = 0; count < 20 && (await whoseMove(harness, id)).mover === anna; count++)
    await clickFirstChoice(harness, anna, id);
  await harness.advance(40 * HOUR);
  const told = ben
    .messages(ben.dm())
    .map(textOf)
    .filter((said) => said.includes(id));
  return [...new Set(told.map((said) => /Short|Kurz|Crowd|Gedränge/u.exec(said)?.[0] ?? said))];
}

describe('what is written to somebody', () => {
  it.each([
    [
      'by a press of each',
      async (thread: string) => {
        await press(harness.anna, thread, 'rematch');
        await press(harness.ben, thread, 'rematch');
      },
    ],
    [
      'on other terms',
      async (thread: string) => {
        await fillIn(harness.ben, thread, 'rematch-with');
        await press(harness.anna, thread, 'rematch');
      },
    ],
    [
      'by command',
      async () => {
        for (const person of [harness.ben, harness.anna])
          await finalMessage(person.slash(harness.channel, '/parley rematch'));
      },
    ],
  ])('is in their own language in a rematch %s, and in one of that', async (_name, again) => {
    const { id, thread } = await startToyMatch(harness);
    expect(await calledToBen()).toEqual(['Kurz']);
    await finishToyMatch(harness, id);
    await harness.idle();
    await again(thread);
    await harness.idle();
    expect(await calledToBen()).toEqual(['Kurz']);
    const next = (await harness.matches.list(harness.ben.id))[0]?.sheet;
    await finishToyMatch(harness, next?.id ?? '');
    await harness.idle();
    await again(next?.home.channel ?? '');
    await harness.idle();
    expect(await calledToBen()).toEqual(['Kurz']);
  });

  it('is in their own language when they proposed the terms on which a match begins', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    await fillIn(ben, channel, 'propose');
    await press(anna, channel, 'accept');
    expect(await calledToBen()).toEqual(['Kurz']);
  });

  it('is in their own language when they changed a house rule of it', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy', variant: 'crowd' }));
    await harness.idle();
    const card = lastWith(ben, channel, 'house-rules');
    const rules = await finalMessage(ben.click(card.id, buttonOf(card, 'house-rules')));
    await finalMessage(ben.select(rules.id, menuOf(rules, 'set-seats').id, ['3']));
    await harness.idle();
    await press(anna, channel, 'join');
    const joined = lastWith(anna, channel, 'manage');
    const table = await finalMessage(anna.click(joined.id, buttonOf(joined, 'manage')));
    await finalMessage(anna.click(table.id, buttonOf(table, 'start-now')));
    await harness.idle();
    expect(await calledToBen()).toEqual(['Gedränge']);
  });
});

describe('the language chosen in the settings', () => {
  it('is that of every form', async () => {
    const { anna, ben, channel } = harness;
    await harness.matches.settings(anna.id, { language: 'de' });
    const opened = async (message: PageMessage, verb: string): Promise<string> => {
      const form = await anna.click(message.id, buttonOf(message, verb));
      if (form.kind !== 'modal') throw new Error(`${verb} opened no form`);
      return `${form.modal.title} ${JSON.stringify(form.modal.components)}`;
    };
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    await harness.idle();
    const terms = await opened(lastWith(anna, channel, 'propose'), 'propose');
    expect(terms).toContain('Andere Bedingungen');
    expect(terms).toContain('Rücknahmen');
    expect(await opened(await finalMessage(anna.slash(channel, '/parley decks')), 'deck-new')).toContain('Neues Deck');
    await press(ben, channel, 'accept');
    const notes = await fromMenu(harness, anna, (await harness.matches.list(anna.id))[0]?.sheet.id ?? '', 'memo');
    expect(await opened(notes, 'memo-write')).toContain('Notiz');
  });

  it('is spoken at once by the way back to the match they were opened from', async () => {
    const { anna, channel } = harness;
    const panel = await finalMessage(anna.slash(channel, '/solo', { game: 'toy' }));
    const more = await finalMessage(anna.click(panel.id, buttonOf(panel, 'more')));
    const page = await finalMessage(anna.click(more.id, buttonOf(more, 'settings')));
    const german = await finalMessage(anna.select(page.id, menuOf(page, 'set-language').id, ['de']));
    expect(controlsOf(german).buttons.find(({ verb }) => verb === 'open')?.label).toBe('Zurück zur Partie');
    const english = await finalMessage(anna.select(german.id, menuOf(german, 'set-language').id, ['auto']));
    expect(controlsOf(english).buttons.find(({ verb }) => verb === 'open')?.label).toBe('Back to Match');
  });
});
