import { expect, test } from 'vitest';
import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { targetOf } from '../../../src/games/settlers/options.ts';
import { pointsOf } from '../../../src/games/settlers/rules/points.ts';
import type { State } from '../../../src/games/settlers/state.ts';
import { fuzzMatch } from '../../../src/testkit/fuzz-match.ts';

const variants = [
  { variant: 'classic', seats: 4 },
  { variant: 'two', seats: 2 },
  { variant: 'cities-and-knights', seats: 3 },
] as const;

const rules = [
  { points: 8, discardLimit: 5 },
  { points: 12, discardLimit: 'none' },
  { friendlyRobber: true },
  { balancedDice: true },
  { points: 9, discardLimit: 10, friendlyRobber: true, balancedDice: true },
];

const tables = variants.flatMap(({ variant, seats }) =>
  rules.map(({ points, ...rule }: { readonly points?: number; readonly [id: string]: unknown }) => ({
    options: optionsSchema.parse({
      variant,
      ...rule,
      ...(points && { [variant === 'cities-and-knights' ? 'citiesPointsToWin' : 'pointsToWin']: points }),
    }),
    seats,
    target: points ?? (variant === 'cities-and-knights' ? 13 : 10),
    name: JSON.stringify({ points, ...rule }),
  })),
);

test.each(tables)(
  'a random match of $options.variant with $name keeps every invariant and secret',
  ({ options, seats, target, name }) => {
    const { state } = fuzzMatch({
      game: settlers,
      options,
      seats,
      seed: `house rules ${name}`,
      limit: 100_000,
      stored: true,
      every: 23,
    });
    const end = state as State;
    expect(targetOf(end.options)).toBe(target);
    expect(pointsOf(end, end.winner ?? -1)).toBeGreaterThanOrEqual(target);
  },
);
