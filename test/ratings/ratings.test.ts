import { describe, expect, it } from 'vitest';
import { badgesOf } from '../../src/ratings/badges.ts';
import { figuresOf } from '../../src/ratings/figures.ts';
import { headToHead } from '../../src/ratings/head-to-head.ts';
import { rankPeople } from '../../src/ratings/ranking.ts';
import { hasCounted, RatingTable } from '../../src/ratings/rating-table.ts';
import { newRating, ratingPoints, shownRating } from '../../src/ratings/rating.ts';
import { byEnd, type MatchResult, withoutPerson } from '../../src/ratings/result.ts';
import { randomResults, sampleResult, START } from './samples.ts';

const DAY = 86_400_000;

const fold = (results: readonly MatchResult[]): RatingTable => {
  const table = new RatingTable();
  for (const result of results.toSorted(byEnd)) table.apply(result);
  return table;
};
const pointsIn = (table: RatingTable, person: string, family = 'rivals'): number => {
  const rating = table.ratingOf(family, person);
  return rating ? ratingPoints(rating) : 1500;
};
/** A match that ended on the n-th day. */
const onDay = (day: number, people: readonly string[], changes: Parameters<typeof sampleResult>[2] = {}): MatchResult =>
  sampleResult(`D${day}-${people.join('-')}`, people, { end: START + day * DAY, ...changes });

describe('a rating', () => {
  it('starts at 1500 and provisional, rises with a win and falls with a loss', () => {
    expect(shownRating(newRating(0), 0)).toEqual({ points: 1500, uncertainty: 400, provisional: true });
    const table = fold([onDay(1, ['anna', 'ben'])]);
    expect(pointsIn(table, 'anna')).toBeGreaterThan(1500);
    expect(pointsIn(table, 'ben')).toBe(3000 - pointsIn(table, 'anna'));
  });

  it('stops being provisional after enough matches, and is again after a year of absence', () => {
    const many = Array.from({ length: 120 }, (_, n) =>
      onDay(n, n % 2 === 0 ? ['anna', `p${n % 20}`] : [`p${n % 20}`, 'anna']),
    );
    const anna = fold(many).ratingOf('rivals', 'anna');
    expect(anna && shownRating(anna, anna.at).provisional).toBe(false);
    expect(anna && shownRating(anna, anna.at + 365 * DAY)).toMatchObject({ uncertainty: 400, provisional: true });
    const growing = [0, 30, 90, 180, 365, 800].map(
      (days) => anna && shownRating(anna, anna.at + days * DAY).uncertainty,
    );
    expect(growing).toEqual(growing.toSorted((a, b) => Number(a) - Number(b)));
    expect(growing.at(-1)).toBe(400);
  });

  it('belongs to one family', () => {
    const table = fold([onDay(1, ['anna', 'ben'], { family: 'dice' })]);
    expect(pointsIn(table, 'anna', 'dice')).toBeGreaterThan(1500);
    expect(table.ratingOf('rivals', 'anna')).toBeNull();
  });

  it('follows the places of up to four seats, and tied seats change alike', () => {
    const table = fold([onDay(1, ['a', 'b', 'c', 'd'], { places: [1, 2, 2, 4] })]);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((person) => pointsIn(table, person));
    expect(b).toBe(c);
    expect(Number(a)).toBeGreaterThan(Number(b));
    expect(Number(b)).toBeGreaterThan(Number(d));
  });

  it('is the same whatever order the results arrive in', () => {
    const results = randomResults(400, 12, 'order');
    const table = [...fold(results).ratings()];
    expect([...fold(results.toReversed()).ratings()]).toEqual(table);
    expect(table.length).toBeGreaterThan(20);
  });
});

describe('what gains nothing', () => {
  it('a match with a computer, or one that was not agreed to be rated', () => {
    const computer: MatchResult = {
      ...onDay(1, ['anna']),
      seats: [
        { person: 'anna', place: 1 },
        { computer: 'gentle', place: 2 },
      ],
    };
    expect(fold([computer, onDay(2, ['anna', 'ben'], { rated: false })]).ratingOf('rivals', 'anna')).toBeNull();
  });

  it('a match in which someone had fewer than three turns', () => {
    const table = new RatingTable();
    expect(table.apply(onDay(1, ['anna', 'ben'], { fewest: 2, ending: 'resigned' }))).toEqual({ reason: 'early' });
    expect(table.ratingOf('rivals', 'ben')).toBeNull();
    expect(table.apply(onDay(1, ['anna', 'ben'], { fewest: 3, ending: 'resigned' }))).toHaveProperty('after');
  });

  it('a sixth match between the same two within seven days, whoever else plays', () => {
    const table = new RatingTable();
    const guests = [[], ['c'], ['d'], [], ['e', 'f']];
    for (const [n, others] of guests.entries())
      expect(table.apply(onDay(n + 1, ['anna', 'second', ...others]))).toHaveProperty('after');
    expect(table.apply(onDay(5.5, ['anna', 'second', 'g']))).toEqual({ reason: 'often' });
    expect(table.apply(onDay(5.6, ['anna', 'ben']))).toHaveProperty('after');
    expect(table.apply(onDay(7.9, ['anna', 'second']))).toEqual({ reason: 'often' });
    expect(table.apply(onDay(8, ['anna', 'second']))).toHaveProperty('after');
  });

  it('a fresh second account that always loses: it soon has nothing left to give', () => {
    const results = Array.from({ length: 52 }, (_, week) =>
      Array.from({ length: 7 }, (_day, day) => onDay(week * 7 + day, ['anna', 'second'])),
    ).flat();
    const counted = new RatingTable();
    const gains = results.flatMap((result) => {
      const before = pointsIn(counted, 'anna');
      const entry = counted.apply(result);
      return entry && hasCounted(entry) ? [pointsIn(counted, 'anna') - before] : [];
    });
    expect(gains.length).toBeLessThanOrEqual(53 * 5);
    expect(gains.slice(-20).every((gain) => gain <= 2)).toBe(true);
  });

  it('deleting your data: no one else’s rating changes, and a new start is a provisional one', () => {
    const results = randomResults(300, 8, 'deletion');
    const before = fold(results);
    const after = fold(results.map((result) => withoutPerson(result, 'p3', '~x')));
    for (const { family, person, rating } of before.ratings())
      expect(after.ratingOf(family, person === 'p3' ? '~x' : person)).toEqual(rating);
    expect(after.ratingOf('rivals', 'p3')).toBeNull();
  });
});

describe('head-to-head', () => {
  it('counts the better place, by family, with the last five first', () => {
    const results = [
      onDay(1, ['anna', 'ben']),
      onDay(2, ['ben', 'anna'], { family: 'dice', rated: false }),
      onDay(3, ['carl', 'anna', 'ben']),
      onDay(4, ['anna', 'ben'], { places: [1, 1] }),
      onDay(5, ['anna', 'carl']),
    ];
    expect(headToHead(results, 'anna', 'ben')).toMatchObject({
      total: [2, 1, 1],
      rated: [2, 0, 1],
      families: [
        { family: 'rivals', tally: [2, 0, 1] },
        { family: 'dice', tally: [0, 1, 0] },
      ],
      last: [{ outcome: 'tied' }, { outcome: 'won' }, { outcome: 'lost' }, { outcome: 'won' }],
    });
    const [won, lost, tied] = headToHead(results, 'ben', 'anna').total;
    expect([lost, won, tied]).toEqual([2, 1, 1]);
  });
});

describe('figures', () => {
  it('add up wins, form, reliability and response times', () => {
    const left: MatchResult = {
      ...onDay(3, ['ben', 'anna']),
      seats: [
        { person: 'ben', place: 1 },
        { person: 'anna', place: 2, left: true },
      ],
    };
    const timed: MatchResult = {
      ...onDay(4, ['anna', 'ben']),
      seats: [
        { person: 'anna', place: 1, times: [4, 8000], card: 'abbey' },
        { person: 'ben', place: 2 },
      ],
    };
    const now = START + 4 * DAY;
    const figures = figuresOf([onDay(2, ['anna', 'ben'], { rated: false }), left, timed], 'anna', now);
    expect(figures).toMatchObject({
      families: [{ family: 'rivals', rated: [1, 1, 0], friendly: [1, 0, 0] }],
      form: ['won', 'lost', 'won'],
      responseTime: 2000,
      favouriteCard: { game: 'rivals', card: 'abbey' },
      favouriteVariant: { game: 'rivals', variant: 'intro' },
    });
    expect(figures.reliability).toBeCloseTo(2 / 3, 2);
    expect(figuresOf([left], 'anna', now + 400 * DAY).reliability).toBeNull();
    expect(figuresOf([left], 'ben', now).reliability).toBe(1);
  });
});

describe('badges', () => {
  it('name the match that earned them, once', () => {
    const behind: MatchResult = {
      ...onDay(200, ['anna', 'ben'], { variant: 'duel' }),
      seats: [
        { person: 'anna', place: 1, behind: 5 },
        { person: 'ben', place: 2, behind: 6 },
      ],
    };
    const results = [...Array.from({ length: 120 }, (_, n) => onDay(n, ['anna', 'ben'])), behind];
    const variants = new Set(['rivals intro', 'rivals duel']);
    const badges = Object.fromEntries(badgesOf(results, 'anna', variants).map(({ id, match }) => [id, match]));
    expect(badges).toEqual({
      punctual: 'D49-anna-ben',
      hundred: 'D99-anna-ben',
      comeback: behind.id,
      explorer: behind.id,
    });
    expect(badgesOf(results, 'ben', variants).map(({ id }) => id)).not.toContain('comeback');
    expect(badgesOf(results, 'carl', variants)).toEqual([]);
  });

  it('for punctuality start over when someone runs out of time', () => {
    const late = onDay(49.5, ['ben', 'anna'], { ending: 'time' });
    const results = [
      ...Array.from({ length: 49 }, (_, n) => onDay(n, ['anna', 'ben'])),
      late,
      ...Array.from({ length: 50 }, (_, n) => onDay(50 + n, ['anna', 'ben'])),
    ];
    expect(badgesOf(results, 'anna', new Set()).find(({ id }) => id === 'punctual')?.match).toBe('D99-anna-ben');
    expect(badgesOf(results, 'ben', new Set()).find(({ id }) => id === 'punctual')?.match).toBe(late.id);
  });
});

describe('a ranking', () => {
  it('puts provisional ratings last and shares ranks', () => {
    const rating = (mu: number, sigma: number) => ({ mu, sigma, at: 0, matches: 9 });
    const ranked = rankPeople(
      [
        { person: 'new', rating: rating(40, 8) },
        { person: 'a', rating: rating(26, 2) },
        { person: 'b', rating: rating(27, 2) },
        { person: 'c', rating: rating(26, 2) },
      ],
      0,
    );
    expect(ranked.map(({ rank, person }) => `${rank} ${person}`)).toEqual(['1 b', '2 a', '2 c', '4 new']);
  });
});
