import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type AnyGame, familyOf } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { games } from '../../src/games/index.ts';
import { fitStrengths, type LevelContest } from '../../src/ratings/level-fit.ts';
import { expectedScore, newRating, rateMatch, type Rating, sigmaAt } from '../../src/ratings/rating.ts';
import type { StoredContest } from '../../src/testkit/level-contests.ts';

const contests = JSON.parse(readFileSync('src/testkit/level-contests.json', 'utf8')) as readonly StoredContest[];

/** Returns how often one level beat another in the arena, of two players in any variant; undefined if they never met. */
function measuredChance(family: string, better: string, worse: string): number | undefined {
  const met = contests.filter(
    ({ game, variant, seats, red, blue }) =>
      seats === 2 && red === better && blue === worse && familyOf(infoOf(game), variant).id === family,
  );
  if (met.length === 0) return undefined;
  return met.reduce((sum, { wins }) => sum + wins, 0) / met.reduce((sum, each) => sum + each.games, 0);
}

const infoOf = (game: string): AnyGame['info'] => (games.get(game) ?? expect.fail(`no game ${game}`)).info;
const families = [...new Set(contests.map(({ game, variant }) => familyOf(infoOf(game), variant).id))];
const levels = ['gentle', 'fair', 'good', 'strong'] as const;
const DAY = 86_400_000;

const odds = (share: number): number => share / (1 - share);
const share = (chance: number): number => chance / (1 + chance);

/** Returns how often one level beats another; what wasn't measured follows from what was. */
function chanceOf(family: string, better: string, worse: string): number {
  const key = [family, better, worse].join(' ');
  const known = chances.get(key);
  if (known !== undefined) return known;
  const found =
    measuredChance(family, better, worse) ??
    share(odds(chanceOf(family, 'fair', worse)) * odds(chanceOf(family, better, 'fair')));
  chances.set(key, Math.min(0.995, found));
  return Math.min(0.995, found);
}
const chances = new Map<string, number>();

interface Season {
  readonly ratings: readonly Rating[];
  readonly loss: number;
  readonly matches: number;
  /** How often each level beat each weaker one. */
  readonly contests: readonly LevelContest[];
}

/** Plays rounds in which every level meets every other once, one match a day. */
function playSeason(family: string, rounds: number, seed: string): Season {
  const random = randomFrom({ seed, drawn: 0 });
  const ratings: Rating[] = levels.map(() => newRating(0));
  const met = new Map<string, LevelContest>();
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
        const before = met.get(`${high} ${low}`) ?? { red: high, blue: low, seats: 2, games: 0, wins: 0 };
        met.set(`${high} ${low}`, { ...before, games: before.games + 1, wins: before.wins + (wins ? 1 : 0) });
        const [first, second] = rateMatch([one, other], wins ? [1, 2] : [2, 1], now);
        ratings[better] = first as Rating;
        ratings[worse] = second as Rating;
      }
    }
  }
  return { ratings, loss: loss / matches, matches, contests: [...met.values()] };
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

const rises = (numbers: readonly number[]): boolean =>
  numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? 0));
const isOrdered = ({ ratings }: Season): boolean => rises(ratings.map(({ mu }) => mu));
/** Returns whether the strengths that explain a season best are in the right order. */
function isFitOrdered({ contests: met }: Season): boolean {
  const strengths = fitStrengths(met);
  return rises(levels.map((level) => strengths.get(level) ?? 0));
}

describe.each(families)('ratings of the four levels in %s', (family) => {
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
    // All four are in order about as often as when the same matches are explained in the best way.
    const [rated, fitted] = [seasons.filter(isOrdered).length, seasons.filter(isFitOrdered).length];
    expect(rated).toBeGreaterThan(fitted - 0.05 * seasons.length);
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
