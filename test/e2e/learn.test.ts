import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { rivals } from '../../src/games/rivals/game.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clickOn, isAsking, openPanel } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness();
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const tipOn = (panel: PageMessage): string | null => /^> 💡 (?<tip>.*)$/mu.exec(textOf(panel))?.groups?.['tip'] ?? null;
const learn = (person: SimulatedPerson): Promise<PageMessage> =>
  finalMessage(person.slash(harness.channel, '/parley learn'));
const pressed = async (person: SimulatedPerson, panel: PageMessage, verb: string): Promise<PageMessage> =>
  finalMessage(person.click(panel.id, controlsOf(panel).buttons.find((button) => button.verb === verb)?.id ?? ''));

/** Plays on the panel, and gives every tip in the order in which they came. */
async function playOn(person: SimulatedPerson, first: PageMessage, clicks: number): Promise<readonly string[]> {
  const random = randomFrom({ seed: 'learner', drawn: 0 });
  const told: string[] = [];
  let panel = first;
  for (let click = 0; click < clicks && isAsking(panel); click++) {
    const tip = tipOn(panel);
    if (tip !== null && told.at(-1) !== tip) told.push(tip);
    panel = await clickOn(person, panel, random);
  }
  return told;
}

it('a lesson tells one thing after the other at a real match, and is taken up where it was left', async () => {
  const { anna } = harness;
  const first = await learn(anna);
  expect(textOf(first)).toContain('/parley learn');
  expect(tipOn(first)).toMatch(/^\*\*Lesson 1 of 13\*\*/u);
  const [{ sheet } = { sheet: null }] = await harness.matches.list(anna.id);
  expect(sheet?.players.map(({ name }) => name)).toContain('Computer (Gentle)');

  const told = await playOn(anna, first, 60);
  expect(told.map((tip) => Number(/\d+/u.exec(tip)?.[0]))).toEqual(told.map((_, index) => index + 1));
  expect(told.length).toBeGreaterThan(8);
  // What it is about carries its number on the picture too; without pictures there is none.
  const sentences = rivals.text.tips.map(({ text }) => text.en);
  expect(told.every((tip) => sentences.some((sentence) => tip.endsWith(sentence)))).toBe(true);

  await learn(anna);
  expect(await harness.matches.list(anna.id)).toHaveLength(1);
});

it('in a first match the same sentences come, each once, until they are switched off', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { thread, mover } = await whoseMove(harness, id);
  const panel = await openPanel(mover, id, thread);
  const tip = tipOn(panel);
  expect(rivals.text.tips.flatMap(({ text }) => [text.en, text.de])).toContain(tip);
  expect(tipOn(await openPanel(mover, id, thread))).toBe(tip);
  const settings = await finalMessage(mover.slash(thread, '/parley settings'));
  const off = await pressed(mover, settings, 'tips');
  expect(tipOn(await openPanel(mover, id, thread))).toBeNull();
  await pressed(mover, off, 'tips');
  expect(tipOn(await openPanel(mover, id, thread))).toBe(tip);
});

it('the page of help leads to the lesson', async () => {
  const help = await finalMessage(harness.ben.slash(harness.channel, '/parley help'));
  expect(tipOn(await pressed(harness.ben, help, 'learn'))).toMatch(/^\*\*Lektion 1 von 13\*\*/u);
});
