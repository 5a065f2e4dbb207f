import { afterEach, expect, it } from 'vitest';
import { lookBack } from '../../src/bots/index.ts';
import { shown, textOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, newcomer, pickFirst, playToy } from './table.ts';

let stage: Stage;
afterEach(async () => {
  expect(stage.sandbox.violations).toEqual([]);
  await stage.close();
});

/** More than there are places for clicks; and how many of one person are taken. */
const FLOOD = 25;
const TAKEN = 3;

it('somebody who asks for many reviews at once is asked to wait for the first, and nobody else waits for them', async () => {
  let finish = (): void => undefined;
  const thinking = new Promise<void>((resolve) => void (finish = resolve));
  const seeds: string[] = [];
  const lines: typeof lookBack.lines = async (match, situation, seed) => {
    seeds.push(seed);
    await thinking;
    return lookBack.lines(match, situation, seed);
  };
  stage = await openStage({ games: bothGames, judge: { ...lookBack, lines } });
  const { channel, anna } = stage;
  const { id: over } = await begunToy(stage);
  await playToy(stage, over);
  await stage.quiet();
  const { id, mover } = await begunToy(stage);
  const eve = newcomer(stage, 'Eve');

  const answers: string[] = [];
  let declined = (): void => undefined;
  const allDeclined = new Promise<void>((resolve) => void (declined = resolve));
  const flood = Array.from({ length: FLOOD }, async () => {
    answers.push(textOf(await shown(eve.slash(channel, '/parley review', { match: over }))));
    if (answers.length === FLOOD - TAKEN) declined();
  });
  await allDeclined;
  for (const words of answers) expect(words).toContain('Your last review is still being prepared');
  // Nothing of the reviews is ready yet, and everybody else plays on.
  const before = (await stage.sheet(id)).seq;
  await pickFirst(stage, mover, id);
  expect((await stage.sheet(id)).seq).toBeGreaterThan(before);
  expect(textOf(await shown(anna.slash(channel, '/parley help')))).not.toBe('');
  expect(answers).toHaveLength(FLOOD - TAKEN);

  finish();
  await Promise.all(flood);
  for (const words of answers.slice(FLOOD - TAKEN)) expect(words).toContain(over);
  // It was thought about once for all of them.
  expect(new Set(seeds).size).toBe(seeds.length);
});
