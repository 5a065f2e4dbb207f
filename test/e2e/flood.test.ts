import { afterEach, expect, it } from 'vitest';
import { localAnalyst } from '../../src/bots/index.ts';
import { finalMessage, textOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, addPerson, clickFirstChoice, finishToyMatch } from './match-helpers.ts';

let harness: Harness;
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

/** More than there are places for clicks; and how many of one person are taken. */
const FLOOD = 25;
const TAKEN = 3;

it('somebody who asks for many reviews at once is asked to wait for the first, and nobody else waits for them', async () => {
  let finish = (): void => undefined;
  const thinking = new Promise<void>((resolve) => void (finish = resolve));
  const seeds: string[] = [];
  const lines: typeof localAnalyst.lines = async (match, situation, seed, isBrief) => {
    seeds.push(seed);
    await thinking;
    return localAnalyst.lines(match, situation, seed, isBrief);
  };
  harness = await openHarness({ games: bothGames, analyst: { ...localAnalyst, lines } });
  const { channel, anna } = harness;
  const { id: over } = await startToyMatch(harness);
  await finishToyMatch(harness, over);
  await harness.idle();
  const { id, mover } = await startToyMatch(harness);
  const eve = addPerson(harness, 'Eve');

  const answers: string[] = [];
  let declined = (): void => undefined;
  const allDeclined = new Promise<void>((resolve) => void (declined = resolve));
  const flood = Array.from({ length: FLOOD }, async () => {
    answers.push(textOf(await finalMessage(eve.slash(channel, '/parley review', { match: over }))));
    if (answers.length === FLOOD - TAKEN) declined();
  });
  await allDeclined;
  for (const words of answers) expect(words).toContain('Your last review is still being prepared');
  // Nothing of the reviews is ready yet, and everyone else plays on.
  const before = (await harness.sheet(id)).seq;
  await clickFirstChoice(harness, mover, id);
  expect((await harness.sheet(id)).seq).toBeGreaterThan(before);
  expect(textOf(await finalMessage(anna.slash(channel, '/parley help')))).not.toBe('');
  expect(answers).toHaveLength(FLOOD - TAKEN);

  finish();
  await Promise.all(flood);
  for (const words of answers.slice(FLOOD - TAKEN)) expect(words).toContain('Looking back: ');
  // It was thought about once for all of them.
  expect(new Set(seeds).size).toBe(seeds.length);
});
