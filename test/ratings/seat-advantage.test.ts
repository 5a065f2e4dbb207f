import { describe, expect, it } from 'vitest';
import { contestChance } from '../../src/ratings/level-fit.ts';
import { rateMatch, newRating } from '../../src/ratings/rating.ts';
import { firstSeatAdvantage, type FirstSeatSample } from '../../src/ratings/seat-advantage.ts';

const sample = (seats: number, games: number, wins: number): FirstSeatSample => ({
  game: 'rivals',
  variant: 'intro',
  level: 'fair',
  seed: 'x',
  seats,
  games,
  wins,
});

describe('the advantage of the first seat', () => {
  it.each([2, 3, 4])('explains what it wins at tables of %i', (seats) => {
    for (const share of [0.6, 0.15]) {
      const advantage = firstSeatAdvantage(sample(seats, 10_000, 10_000 * share));
      expect(contestChance(advantage, seats)).toBeCloseTo(share, 3);
    }
  });

  it('is none up to 2 percentage points, or where luck explains more', () => {
    expect(firstSeatAdvantage(sample(2, 100_000, 51_900))).toBe(0);
    expect(firstSeatAdvantage(sample(2, 100_000, 52_100))).toBeGreaterThan(0);
    expect(firstSeatAdvantage(sample(2, 100, 60))).toBe(0);
    expect(firstSeatAdvantage(sample(4, 1_000, 300))).toBeGreaterThan(0);
  });

  it('is not credited to the player who sits there: a win from a good seat brings less', () => {
    const [one, other] = [newRating(0), newRating(0)];
    const even = rateMatch([one, other], [1, 2], 1)[0]?.mu ?? 0;
    const helped = rateMatch([one, other], [1, 2], 1, [2, 0])[0]?.mu ?? 0;
    const hindered = rateMatch([one, other], [1, 2], 1, [-2, 0])[0]?.mu ?? 0;
    expect(helped).toBeLessThan(even);
    expect(hindered).toBeGreaterThan(even);
  });
});
