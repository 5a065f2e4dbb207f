import { dice } from '../../src/games/dice/game.ts';
import { settlers } from '../../src/games/settlers/game.ts';
import type { CompetitionRequest } from '../../src/match/clubs/clubs.ts';
import { toy } from '../toy/toy-game.ts';
import type { World } from './random-life.ts';

/** What is played at random, by the name of its trace. */
export const worlds = {
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
    limits: {
      openPerPlayer: 5,
      challengesByPerson: 4,
      challengesToOne: 2,
      challengesToPerson: 2,
      challengesInServer: 6,
      directMessagesPerTurn: 2,
      automaticAnswers: 6,
    },
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
} as const satisfies Readonly<Record<string, World>>;

export type WorldName = keyof typeof worlds;

/** What competitions are played at random. */
export const competitions = {
  league: { kind: 'league' },
  'league in rounds': { kind: 'league', inRounds: true, divisionSize: 4 },
  'league of three': { kind: 'league', variant: 'crowd', seats: 3 },
  ladder: { kind: 'ladder', start: undefined },
  'single cup': { kind: 'cup', format: 'single', places: 4, start: undefined },
  'double cup': { kind: 'cup', format: 'double' },
  'swiss cup': { kind: 'cup', format: 'swiss' },
} as const satisfies Readonly<Record<string, Partial<CompetitionRequest>>>;
