import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { levelNames } from '../../src/engine/opponent.ts';
import { fitLevels, contestChance } from '../../src/ratings/level-fit.ts';
import { levelRating } from '../../src/ratings/level-ratings.ts';
import { ratingPoints } from '../../src/ratings/rating.ts';
import { ratingsOf, type StoredContest, withContest } from '../../src/testkit/level-contests.ts';

const contests = JSON.parse(readFileSync('src/testkit/level-contests.json', 'utf8')) as readonly StoredContest[];
const levels = Object.keys(levelNames);

it('the stored ratings of the levels follow from the stored contests', () => {
  for (const [family, ratings] of Object.entries(ratingsOf(contests)))
    for (const level of levels) expect(levelRating(family, level), `${family} ${level}`).toBe(ratings[level]);
});

it('each level is rated higher than the one below, in every family', () => {
  const families = Object.values(ratingsOf(contests));
  expect(families).toHaveLength(5);
  for (const ratings of families) {
    const points = levels.map((level) => ratings[level] as number);
    for (const [index, own] of points.slice(1).entries()) expect(own).toBeGreaterThan(points[index] as number);
  }
});

it.each([2, 3, 4])('the fit finds the strengths behind the wins at tables of %i', (seats) => {
  const mu = { gentle: 18, fair: 24, good: 26, strong: 30 };
  const pairs = [
    ['strong', 'good'],
    ['strong', 'fair'],
    ['fair', 'gentle'],
  ] as const;
  const games = 1e6;
  const found = fitLevels(
    pairs.map(([red, blue]) => ({ red, blue, seats, games, wins: games * contestChance(mu[red] - mu[blue], seats) })),
  );
  for (const [level, strength] of Object.entries(mu))
    expect(Math.abs((found.get(level) ?? 0) - ratingPoints({ mu: strength })), level).toBeLessThanOrEqual(1);
});

it('a contest played again replaces the earlier one', () => {
  const [first] = contests as readonly [StoredContest];
  const again = withContest(contests, { ...first, wins: 1 });
  expect(again).toHaveLength(contests.length);
  expect(again[0]?.wins).toBe(1);
  expect(withContest(contests, { ...first, seats: 6 })).toHaveLength(contests.length + 1);
});
