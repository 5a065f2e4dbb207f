import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { variantIds } from '../../src/games/rivals/vocabulary.ts';
import { isAsking, openPanel } from './players.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'turn' });
});
afterEach(async () => stage.close());

const named = (message: PageMessage, label: RegExp): string => {
  const found = waysOf(message).buttons.find((button) => label.test(button.label));
  if (!found) throw new Error(`no button ${label} among ${waysOf(message).buttons.map((button) => button.label).join(', ')}`);
  return found.id;
};

/** The message that calls for the turn. */
const callOf = (person: Person, thread: string): PageMessage => {
  const message = person.messages(thread).findLast((each) => !each.ephemeral && waysOf(each).buttons.length > 0);
  if (!message) throw new Error('nobody was called');
  return message;
};

const END = /^(End Turn|Zug beenden)$/u;

/** Presses what comes first, until the turn can be ended. */
async function toTheEnd(person: Person, rolled: PageMessage): Promise<PageMessage> {
  let panel = rolled;
  while (!waysOf(panel).buttons.some(({ label }) => END.test(label))) {
    const { buttons, menus } = waysOf(panel);
    const pick = buttons.find(({ verb }) => verb === 'pick') ?? buttons.find(({ verb }) => verb === 'confirm');
    const menu = menus[0];
    if (pick) panel = await shown(person.click(panel.id, pick.id));
    else if (menu) panel = await shown(person.select(panel.id, menu.id, menu.values.slice(0, 1)));
    else throw new Error('nothing to press');
  }
  return panel;
}

it('an empty turn takes two clicks: the dice on the message of the turn, and its end', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  // The hands come from equal stacks: nobody was asked for one.
  const { thread, mover, other } = await whoseMove(stage, id);
  const call = callOf(mover, thread);
  const rolled = await shown(mover.click(call.id, named(call, /Roll Dice|Würfeln/u)));
  expect(rolled.ephemeral).toBe(true);
  const ready = await toTheEnd(mover, rolled);
  const told = textOf(ready);
  expect(told).toMatch(/›/u);
  await shown(mover.click(ready.id, named(ready, END)));
  await stage.quiet();
  const next = await whoseMove(stage, id);
  expect(next.mover.id).toBe(other.id);
  expect((await stage.sheet(id)).waits[0]?.key).not.toBe('exchange');
});

it('the dice can be rolled only by whose turn it is, and only once', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { thread, mover, other } = await whoseMove(stage, id);
  const call = callOf(mover, thread);
  const dice = named(call, /Roll Dice|Würfeln/u);
  await shown(other.click(call.id, dice));
  expect((await stage.sheet(id)).answers).toBe(2);
  await shown(mover.click(call.id, dice));
  const { answers } = await stage.sheet(id);
  expect(answers).toBeGreaterThan(2);
  await shown(mover.click(call.id, dice));
  expect((await stage.sheet(id)).answers).toBe(answers);
});

it('the end of a turn with exchange asks for the card to exchange; undone, the plain end does not', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { thread, mover } = await whoseMove(stage, id);
  const call = callOf(mover, thread);
  const ready = await toTheEnd(mover, await shown(mover.click(call.id, named(call, /Roll Dice|Würfeln/u))));
  const asked = await shown(mover.click(ready.id, named(ready, /Exchange|tauschen/u)));
  expect((await stage.sheet(id)).waits.find(({ kind }) => kind === 'turn')?.key).toBe('exchange');
  const back = await shown(mover.click(asked.id, named(asked, /^Undo|^Rückgängig/u)));
  await shown(mover.click(back.id, named(back, END)));
  await stage.quiet();
  expect((await whoseMove(stage, id)).mover.id).not.toBe(mover.id);
});

/** Keeps the cards that lie on top and leaves the regions as they are, all on one panel. */
async function prepare(person: Person, id: string, thread: string): Promise<void> {
  let panel = await openPanel(person, id, thread);
  while (isAsking(panel)) {
    const { buttons, menus } = waysOf(panel);
    const leave = buttons.find((button) => button.id.endsWith(':pick:pass')) ?? buttons.find(({ verb }) => verb === 'confirm');
    const menu = menus[0];
    if (leave) panel = await shown(person.click(panel.id, leave.id));
    else if (menu) panel = await shown(person.select(panel.id, menu.id, menu.values.slice(0, menu.max)));
    else return;
  }
}

it.each(variantIds.filter((variant) => variant !== 'tournament'))('the first roll of %s comes after the acceptance with one hand-over at most', async (variant) => {
  const id = await begin(stage, { variant });
  await stage.quiet();
  const { waits, home } = await stage.sheet(id);
  // Nobody is asked for one of equal stacks; where there are cards to choose, both are asked together.
  const prepared = variant !== 'intro';
  expect(waits.map(({ key }) => key)).toEqual(prepared ? ['setup.cards', 'setup.cards'] : ['roll']);
  for (const person of prepared ? [stage.ben, stage.anna] : []) await prepare(person, id, home.channel ?? '');
  await stage.quiet();
  expect((await stage.sheet(id)).waits.map(({ key }) => key)).toEqual(['roll']);
});
