import { describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { opponents } from '../../../src/bots/index.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import { games } from '../../../src/games/index.ts';
import type { GameEvent } from '../../../src/games/settlers/game-event.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { allThrows, throwNumber } from '../../../src/games/settlers/rules/dice.ts';
import { pointsOf } from '../../../src/games/settlers/rules/points.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { resolveTerms } from '../../../src/match/lobby/terms.ts';
import { fuzzMatch } from '../../../src/testkit/fuzz-match.ts';
import { type PlayedMove, playOut } from '../../../src/testkit/play-out.ts';

const variants = [
  { variant: 'classic', seats: 4 },
  { variant: 'two', seats: 2 },
  { variant: 'cities-and-knights', seats: 3 },
] as const;

const pointsFor = (variant: string, points: number) =>
  variant === 'cities-and-knights' ? { citiesPointsToWin: points } : { pointsToWin: points };

const all = { discardLimit: 5, friendlyRobber: true, balancedDice: true };

/** A match between computers. */
const playComputers = (
  { variant, seats }: (typeof variants)[number],
  options: object,
  after?: (move: PlayedMove) => void,
) => {
  const fair = opponents.get('fair') ?? expect.fail('no such level');
  const { state, over } = playOut({
    game: settlers,
    options: optionsSchema.parse({ variant, ...options }),
    seed: 'computers',
    opponents: Array.from({ length: seats }, () => fair),
    random: randomFrom({ seed: 'computers', drawn: 0 }),
    limit: 20_000,
    ...(after && { after }),
  });
  expect(over).toBe(true);
  return state as State;
};

/** The throws of an event list that came from the dice, not from Alchemy. */
const throwsIn = (events: readonly unknown[]): number[] =>
  (events as readonly GameEvent[]).flatMap((event) =>
    event.kind === 'threw' && !('set' in event && event.set) ? [throwNumber(...event.dice)] : [],
  );

test.each(variants)('random matches of $variant keep every invariant and secret', ({ variant, seats }) => {
  const { state } = fuzzMatch({
    game: settlers,
    options: optionsSchema.parse({ variant, ...pointsFor(variant, 8), ...all }),
    seats,
    seed: 'house rules',
    limit: 100_000,
    stored: false,
    every: 301,
  });
  const end = state as State;
  expect(pointsOf(end, end.winner ?? -1)).toBeGreaterThanOrEqual(8);
});

describe('balanced dice', () => {
  test.each(variants)('$variant: every 36 throws are all 36 possible ones', (table) => {
    const drawn: number[] = [];
    playComputers(
      table,
      { ...pointsFor(table.variant, 12), balancedDice: true },
      ({ events }) => void drawn.push(...throwsIn(events)),
    );
    expect(drawn.length).toBeGreaterThanOrEqual(36);
    for (let from = 0; from + 36 <= drawn.length; from += 36) {
      const round = drawn.slice(from, from + 36);
      expect(round.toSorted((one, other) => one - other)).toEqual(allThrows());
      const sums = Array.from({ length: 11 }, (_, index) => index + 2).map(
        (sum) => round.filter((each) => Math.floor(each / 6) + (each % 6) + 2 === sum).length,
      );
      expect(sums).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    }
  });

  test('show nobody which throws are left, and let chance alone choose among them', () => {
    const options = optionsSchema.parse({ variant: 'classic', balancedDice: true });
    const state = settlers.rules.setup(options, 3, 'left');
    const later = { ...state, throws: [7, 35] };
    for (const seat of [0, 1, 2, null]) {
      expect(settlers.views.forSeat(later, seat)).toEqual(settlers.views.forSeat(state, seat));
      expect(settlers.ai.determinize(settlers.views.forSeat(later, seat), 'guess')).not.toHaveProperty('throws');
    }
  });

  test('are stored as the throws that are left, and refused in any other form', () => {
    const options = optionsSchema.parse({ variant: 'classic', balancedDice: true });
    const state = settlers.rules.setup(options, 3, 'stored');
    const written = settlers.codec.write({ ...state, throws: [0, 9, 35] });
    expect(settlers.codec.read(written)).toEqual({ ...state, throws: [0, 9, 35] });
    expect(settlers.codec.read(settlers.codec.write({ ...state, throws: [] })).throws).toEqual([]);
    for (const bad of ['00', '90', 'Z', ' 1', '+'])
      expect(() => settlers.codec.read(written.replace('"z":"09z"', `"z":"${bad}"`))).toThrow(ZodError);
  });
});

test.each(variants)('computers play $variant to the agreed number of points', (table) => {
  const state = playComputers(table, { ...pointsFor(table.variant, 9), ...all, discardLimit: 'none' });
  expect(pointsOf(state, state.winner ?? -1)).toBeGreaterThanOrEqual(9);
  expect(settlers.views.forSeat(state, null).target).toBe(9);
});

describe('terms', () => {
  const ids = ['pointsToWin', 'citiesPointsToWin', 'discardLimit', 'friendlyRobber', 'balancedDice'];

  test('leave the house rules out unless they are chosen, and again when they are taken back', () => {
    const plain = resolveTerms(games, { game: 'settlers' });
    for (const id of ids) expect(JSON.stringify(plain)).not.toContain(id);
    const chosen = resolveTerms(games, { game: 'settlers', options: { pointsToWin: 12, balancedDice: true } }, plain);
    expect(chosen.options).toMatchObject({ pointsToWin: 12, balancedDice: true });
    const kept = resolveTerms(games, { game: 'settlers', options: { variant: 'cities-and-knights' } }, chosen);
    expect(kept.options).toMatchObject({ balancedDice: true });
    expect(kept.options['pointsToWin']).toBeUndefined();
    const back = { pointsToWin: undefined, balancedDice: undefined };
    expect(JSON.parse(JSON.stringify(resolveTerms(games, { game: 'settlers', options: back }, chosen)))).toEqual(
      JSON.parse(JSON.stringify(plain)),
    );
  });

  test.each([
    { pointsToWin: 7 },
    { pointsToWin: 13 },
    { pointsToWin: 9.5 },
    { citiesPointsToWin: 13 },
    { variant: 'cities-and-knights', citiesPointsToWin: 16 },
    { variant: 'cities-and-knights', pointsToWin: 12 },
    { pointsToWin: '12' },
    { discardLimit: 4 },
    { discardLimit: 11 },
    { discardLimit: 'all' },
    { friendlyRobber: 'yes' },
    { balancedDice: 1 },
  ])('refuse %j', (options) => {
    expect(() => resolveTerms(games, { game: 'settlers', options })).toThrow(
      expect.objectContaining({ kind: 'terms' }),
    );
  });

  test('accept every value the house rules offer', () => {
    for (const { id, values, variants: [variant] = ['classic'] } of settlers.info.houseRules)
      for (const { value } of values)
        expect(resolveTerms(games, { game: 'settlers', options: { variant, [id]: value } }).options[id]).toBe(value);
  });
});
