import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { expectedScore, newRating, rateMatch, type Rating, sigmaAt } from '../../src/ratings/rating.ts';

/** How often the first level beat the second in the arena, by family; see docs/opponents-log.md. */
const arena: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  rivals: { 'strong good': 0.75, 'strong fair': 0.84, 'good fair': 0.66, 'fair gentle': 0.93 },
  catan: { 'strong good': 0.69, 'strong fair': 0.74, 'fair gentle': 0.98 },
  'cities-and-knights': { 'strong good': 0.76, 'strong fair': 0.78, 'fair gentle': 0.97 },
  dice: { 'strong good': 0.69, 'strong fair': 0.83, 'fair gentle': 0.98 },
  struggle: { 'strong good': 0.72, 'strong fair': 0.82, 'fair gentle': 0.98 },
};
const levels = ['gentle', 'fair', 'good', 'strong'] as const;
const DAY = 86_400_000;

const odds = (share: number): number => share / (1 - share);
const share = (chance: number): number => chance / (1 + chance);

/** Returns how often one level beats another; what wasn't measured follows from what was. */
function chanceOf(family: string, better: string, worse: string): number {
  const known = arena[family] ?? {};
  const measured = known[`${better} ${worse}`];
  if (measured !== undefined) return measured;
  if (better === 'good' && worse === 'fair')
    return share(odds(known['strong fair'] ?? 0.5) / odds(known['strong good'] ?? 0.5));
  const fair = odds(known['fair gentle'] ?? 0.5);
  return Math.min(0.995, share(fair * odds(chanceOf(family, better, 'fair'))));
}

interface Season {
  readonly ratings: readonly Rating[];
  readonly loss: number;
  readonly matches: number;
}

/** Plays rounds in which every level meets every other once, one match a day. */
function playSeason(family: string, rounds: number, seed: string): Season {
  const random = randomFrom({ seed, drawn: 0 });
  const ratings: Rating[] = levels.map(() => newRating(0));
  let [loss, matches, now] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    for (const [worse, low] of levels.entries()) {
      for (const [better, high] of levels.entries()) {
        if (better <= worse) continue;
        now += DAY / 4;
        const wins = random.below(1_000_000) / 1_000_000 < chanceOf(family, high, low);
        const [one, other] = [ratings[better] as Rating, ratings[worse] as Rating];
        const at = (rating: Rating): { mu: number; sigma: number } => ({ mu: rating.mu, sigma: sigmaAt(rating, now) });
        const expected = expectedScore(at(one), at(other));
        loss -= Math.log(wins ? expected : 1 - expected);
        matches++;
        const [first, second] = rateMatch([one, other], wins ? [1, 2] : [2, 1], now);
        ratings[better] = first as Rating;
        ratings[worse] = second as Rating;
      }
    }
  }
  return { ratings, loss: loss / matches, matches };
}

/** Returns the lowest log-loss of fixed ratings, fitted to how often each level really wins. */
function bestLoss(family: string): number {
  const fitted = levels.map(() => 0);
  const pairs = levels.flatMap((low, worse) =>
    levels
      .slice(worse + 1)
      .map((high, index) => ({ worse, better: worse + 1 + index, chance: chanceOf(family, high, low) })),
  );
  for (let step = 0; step < 20_000; step++) {
    for (const { worse, better, chance } of pairs) {
      const error = chance - share(Math.exp((fitted[better] ?? 0) - (fitted[worse] ?? 0)));
      fitted[better] = (fitted[better] ?? 0) + 0.05 * error;
      fitted[worse] = (fitted[worse] ?? 0) - 0.05 * error;
    }
  }
  const losses = pairs.map(({ worse, better, chance }) => {
    const expected = share(Math.exp((fitted[better] ?? 0) - (fitted[worse] ?? 0)));
    return -chance * Math.log(expected) - (1 - chance) * Math.log(1 - expected);
  });
  return losses.reduce((sum, each) => sum + each, 0) / losses.length;
}

const isOrdered = ({ ratings }: Season): boolean =>
  ratings.every((rating, index) => index === 0 || rating.mu > (ratings[index - 1] as Rating).mu);

describe.each(Object.keys(arena))('ratings of the four levels in %s', (family) => {
  it('predict thousands of matches almost as well as the best fit', () => {
    const season = playSeason(family, 2_000, `${family} long`);
    expect(season.matches).toBe(12_000);
    expect(isOrdered(season)).toBe(true);
    expect(season.loss / bestLoss(family)).toBeLessThan(1.05);
  });

  it('are in the right order after thirty matches each, as far as chance allows', () => {
    const seasons = Array.from({ length: 300 }, (_, n) => playSeason(family, 10, `${family} ${n}`));
    const muOf = ({ ratings }: Season, level: number): number => ratings[level]?.mu ?? 0;
    const means = levels.map((_, level) => seasons.reduce((sum, season) => sum + muOf(season, level), 0));
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    for (const [index, level] of levels.slice(1).entries()) {
      const chance = chanceOf(family, level, levels[index] as string);
      const right = seasons.filter((season) => muOf(season, index + 1) > muOf(season, index)).length / seasons.length;
      // Someone who wins two matches in three is ahead after thirty; someone who wins 53 % can't be told from an equal.
      expect(right, `${level} ahead of ${levels[index]}, winning ${chance}`).toBeGreaterThan(
        chance > 0.65 ? 0.85 : 0.5,
      );
    }
  });
});
