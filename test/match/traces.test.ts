import { expect, test } from 'vitest';
import { dice } from '../../src/games/dice/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import { toy } from '../toy/toy-game.ts';
import { randomLife, type World } from './random-life.ts';
import { randomSeason } from './random-season.ts';
import type { CompetitionRequest } from '../../src/match/clubs/clubs.ts';

const worlds: Readonly<Record<string, World>> = {
  two: {
    game: toy,
    seats: [2],
    requests: [
      { options: { variant: 'long' }, takebacks: true },
      { options: { variant: 'long', flow: 'strict' }, clock: 'fast', rated: true },
      { options: { variant: 'short' }, clock: 'live', hints: true },
      { options: { variant: 'short' }, clock: 'none', takebacks: false },
      { options: { variant: 'short' }, clock: 'weekly', rated: true },
    ],
  },
  table: {
    game: toy,
    seats: [2, 3, 3, 4],
    requests: [
      { options: { variant: 'crowd' }, takebacks: true },
      { options: { variant: 'crowd', flow: 'strict' }, clock: 'fast', standIn: 'fair' },
      { options: { variant: 'crowd' }, clock: 'live', rated: true },
    ],
  },
  trade: {
    game: settlers,
    seats: [3],
    requests: [
      { options: { variant: 'classic', board: 'beginner' }, takebacks: true },
      { options: { variant: 'classic' }, clock: 'live', hints: true },
    ],
  },
  parallel: {
    game: dice,
    seats: [1, 2, 3],
    requests: [
      { options: { variant: 'island-one' } },
      { options: { variant: 'island-two' }, clock: 'fast' },
      { options: { variant: 'extra' }, rated: true },
    ],
  },
};

/** Everything is tested one by one elsewhere. This notices every other change; `npm run golden -- traces` accepts it. */
test.each(Object.entries(worlds))('what people do at random, and what comes of it: %s', async (name, world) => {
  const lines = await randomLife(world, `life/${name}`, 500);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`traces/${name}.txt`);
});

const competitions: Readonly<Record<string, Partial<CompetitionRequest>>> = {
  league: { kind: 'league' },
  'league in rounds': { kind: 'league', inRounds: true, divisionSize: 4 },
  'league of three': { kind: 'league', variant: 'crowd', seats: 3 },
  ladder: { kind: 'ladder', start: undefined },
  'single cup': { kind: 'cup', format: 'single', places: 4, start: undefined },
  'double cup': { kind: 'cup', format: 'double' },
  'swiss cup': { kind: 'cup', format: 'swiss' },
};

test('what people do at random in competitions, and what comes of it', async () => {
  const traces: string[] = [];
  for (const [name, request] of Object.entries(competitions))
    traces.push(`# ${name}`, ...(await randomSeason(request, `season/${name}`, 70)));
  await expect(`${traces.join('\n')}\n`).toMatchFileSnapshot('traces/competitions.txt');
});
