import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HandScene, ResultScene, Scene } from '../../src/engine/scene/index.ts';
import { DAY } from '../../src/match/limits.ts';
import { openHarness, type Harness } from './harness.ts';
import { whoseMove } from './match-helpers.ts';
import { controlsOf } from './message-parts.ts';
import { openPanel } from './simulated-players.ts';
import { challengeAndAccept } from './whole-match.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let harness: Harness;
let drawn: Scene[];
beforeEach(async () => {
  drawn = [];
  harness = await openHarness({
    seed: 'pictures',
    renderer: {
      draw: async (scene) => {
        drawn.push(scene);
        return { png: PIXEL, width: 1, height: 1 };
      },
      animate: async () => Promise.reject(new Error('none')),
    },
  });
});
afterEach(async () => harness.close());

it('a starting hand is chosen from a picture of all cards and one menu with the same numbers, three of them ticked', async () => {
  const id = await challengeAndAccept(harness, { variant: 'duel' });
  await harness.idle();
  const panel = await openPanel(harness.anna, id, (await harness.sheet(id)).home.channel ?? '');
  const pictured = drawn.findLast((scene): scene is HandScene => scene.kind === 'hand');
  expect(pictured?.cards).toHaveLength(12);
  const { menus, buttons } = controlsOf(panel);
  expect(menus).toHaveLength(1);
  expect(menus[0]?.values).toHaveLength(12);
  expect(buttons.map(({ verb }) => verb)).toContain('confirm');
});

it.each(['resigned', 'claimed'] as const)('the result picture says how the match ended: %s', async (how) => {
  const id = await challengeAndAccept(harness, { variant: 'intro', clock: 'fast' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  if (how === 'resigned') await harness.matches.resign(id, mover.id, null);
  else {
    for (let days = 0; days < 8; days++) await harness.advance(DAY);
    await harness.matches.claim(id, other.id, null);
  }
  await harness.idle();
  const result = drawn.findLast((scene): scene is ResultScene => scene.kind === 'result');
  expect(result?.verdict.en).toBe({ resigned: 'wins by resignation', claimed: 'wins on time' }[how]);
  const winner = other.id === harness.anna.id ? 'Anna' : 'Ben';
  expect(result?.people.map(({ name, rank }) => [name, rank])[0]).toEqual([winner, 1]);
});
