import { describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.ts';
import { countTurnClicks, meanOf } from './turn-clicks.ts';

/** `TURNS=60` counts more. */
const TURNS = Number(process.env['TURNS'] ?? 20);

/** Clicks per own turn; CATAN for two rolls twice in each turn and builds for the neutral players. */
const barOf = (variant: string): number => (variant === 'two' ? 5.5 : 3.5);

const tables = [...games.values()].flatMap(({ info }) =>
  info.variants.map(({ id, seats: [least, most] }) => ({
    game: info.id,
    variant: id,
    seats: Math.max(least, Math.min(3, most)),
  })),
);

describe('a sensible turn of any variant on the play page', () => {
  it.each(tables)(
    'takes few clicks on average: $game, $variant for $seats',
    async ({ game, variant, seats }) => {
      const counts = await countTurnClicks(game, variant, seats, TURNS);
      process.stdout.write(`${game} ${variant} for ${seats}: ${meanOf(counts).toFixed(2)} (${counts.join(' ')})\n`);
      expect(meanOf(counts)).toBeLessThanOrEqual(barOf(variant));
    },
    600_000,
  );
});
