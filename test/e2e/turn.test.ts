import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { variantIds } from '../../src/games/rivals/vocabulary.ts';
import { isAsking, openPanel } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'turn' });
});
afterEach(async () => harness.close());

const named = (message: PageMessage, label: RegExp): string => {
  const found = controlsOf(message).buttons.find((button) => label.test(button.label));
  if (!found)
    throw new Error(
      `no button ${label} among ${controlsOf(message)
        .buttons.map((button) => button.label)
        .join(', ')}`,
    );
  return found.id;
};

/** The message that calls for the turn. */
const callOf = (person: SimulatedPerson, thread: string): PageMessage => {
  const message = person.messages(thread).findLast((each) => !each.ephemeral && controlsOf(each).buttons.length > 0);
  if (!message) throw new Error('nobody was called');
  return message;
};

const END = /^(End Turn|Zug beenden)$/u;

/** Presses what comes first, until the turn can be ended. */
async function toTheEnd(person: SimulatedPerson, rolled: PageMessage): Promise<PageMessage> {
  let panel = rolled;
  while (!controlsOf(panel).buttons.some(({ label }) => END.test(label))) {
    const { buttons, menus } = controlsOf(panel);
    const pick = buttons.find(({ verb }) => verb === 'pick') ?? buttons.find(({ verb }) => verb === 'confirm');
    const menu = menus[0];
    if (pick) panel = await finalMessage(person.click(panel.id, pick.id));
    else if (menu) panel = await finalMessage(person.select(panel.id, menu.id, menu.values.slice(0, 1)));
    else throw new Error('nothing to press');
  }
  return panel;
}

it('an empty turn takes two clicks: the dice on the message of the turn, and its end', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  // The hands come from equal stacks: nobody was asked for one.
  const { thread, mover, other } = await whoseMove(harness, id);
  const call = callOf(mover, thread);
  const rolled = await finalMessage(mover.click(call.id, named(call, /Roll Dice|Würfeln/u)));
  expect(rolled.ephemeral).toBe(true);
  const ready = await toTheEnd(mover, rolled);
  const told = textOf(ready);
  expect(told).toMatch(/›/u);
  await finalMessage(mover.click(ready.id, named(ready, END)));
  await harness.idle();
  const next = await whoseMove(harness, id);
  expect(next.mover.id).toBe(other.id);
  expect((await harness.sheet(id)).waits[0]?.key).not.toBe('exchange');
});

it('the dice can be rolled only by whose turn it is, and only once', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { thread, mover, other } = await whoseMove(harness, id);
  const call = callOf(mover, thread);
  const dice = named(call, /Roll Dice|Würfeln/u);
  await finalMessage(other.click(call.id, dice));
  expect((await harness.sheet(id)).answers).toBe(2);
  await finalMessage(mover.click(call.id, dice));
  const { answers } = await harness.sheet(id);
  expect(answers).toBeGreaterThan(2);
  await finalMessage(mover.click(call.id, dice));
  expect((await harness.sheet(id)).answers).toBe(answers);
});

it('the end of a turn with exchange asks for the card to exchange; undone, the plain end does not', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { thread, mover } = await whoseMove(harness, id);
  const call = callOf(mover, thread);
  const ready = await toTheEnd(mover, await finalMessage(mover.click(call.id, named(call, /Roll Dice|Würfeln/u))));
  const asked = await finalMessage(mover.click(ready.id, named(ready, /Exchange|tauschen/u)));
  expect((await harness.sheet(id)).waits.find(({ kind }) => kind === 'turn')?.key).toBe('exchange');
  const back = await finalMessage(mover.click(asked.id, named(asked, /^Undo|^Rückgängig/u)));
  await finalMessage(mover.click(back.id, named(back, END)));
  await harness.idle();
  expect((await whoseMove(harness, id)).mover.id).not.toBe(mover.id);
});

/** Keeps the cards that lie on top and leaves the regions as they are, all on one panel. */
async function prepare(person: SimulatedPerson, id: string, thread: string): Promise<void> {
  let panel = await openPanel(person, id, thread);
  while (isAsking(panel)) {
    const { buttons, menus } = controlsOf(panel);
    const leave =
      buttons.find((button) => button.id.endsWith(':pick:pass')) ?? buttons.find(({ verb }) => verb === 'confirm');
    const menu = menus[0];
    if (leave) panel = await finalMessage(person.click(panel.id, leave.id));
    else if (menu) panel = await finalMessage(person.select(panel.id, menu.id, menu.values.slice(0, menu.max)));
    else return;
  }
}

it.each(variantIds.filter((variant) => variant !== 'tournament'))(
  'the first roll of %s comes after the acceptance with one hand-over at most',
  async (variant) => {
    const id = await challengeAndAccept(harness, { variant });
    await harness.idle();
    const { waits, home } = await harness.sheet(id);
    // Nobody is asked for one of equal stacks; where there are cards to choose, both are asked together.
    const prepared = variant !== 'intro';
    expect(waits.map(({ key }) => key)).toEqual(prepared ? ['setup.cards', 'setup.cards'] : ['roll']);
    for (const person of prepared ? [harness.ben, harness.anna] : []) await prepare(person, id, home.channel ?? '');
    await harness.idle();
    expect((await harness.sheet(id)).waits.map(({ key }) => key)).toEqual(['roll']);
  },
);
