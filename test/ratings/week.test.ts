import { expect, test } from 'vitest';
import type { MatchResult, ResultSeat } from '../../src/ratings/result.ts';
import { cruelestRoll, summarizeWeek } from '../../src/ratings/week.ts';

const [from, to] = [1000, 2000];
const won = (person: string, behind?: number): ResultSeat => ({ person, place: 1, ...(behind && { behind }) });
const lost = (person: string): ResultSeat => ({ person, place: 2 });
const result = (
  id: string,
  end: number,
  seats: readonly ResultSeat[],
  more: Partial<MatchResult> = {},
): MatchResult => ({
  id,
  game: 'toy',
  variant: 'short',
  family: 'toy',
  start: 0,
  end,
  ending: 'played',
  rated: true,
  server: 'g',
  turns: 9,
  fewest: 4,
  seats,
  ...more,
});
const query = { server: 'g', from, to, listed: new Set(['a', 'b']) };

test('a week has the matches that ended in it on this server, the latest first', () => {
  const all = [
    result('before', from - 1, [won('a'), lost('b')]),
    result('first', from, [won('a'), lost('b')]),
    result('last', to - 1, [won('b'), { computer: 'fair', place: 2 }]),
    result('after', to, [won('a'), lost('b')]),
    result('elsewhere', from, [won('a'), lost('b')], { server: 'h' }),
  ];
  expect(summarizeWeek(all, query).results.map(({ id }) => id)).toEqual(['last', 'first']);
});

test('people who stay out of rankings or deleted their data are not named', () => {
  const all = [result('hidden', from, [won('a', 9), lost('c')]), result('deleted', from, [won('a', 9), lost('~x')])];
  expect(summarizeWeek(all, query)).toEqual({ results: [], comeback: null });
});

test('the comeback is the match won from furthest behind, to its end', () => {
  const all = [
    result('small', from, [won('a', 3), lost('b')]),
    result('large', from + 1, [won('b', 5), lost('a')]),
    result('resigned', from + 2, [won('a', 8), lost('b')], { ending: 'resigned' }),
  ];
  expect(summarizeWeek(all, query).comeback).toEqual({ person: 'b', behind: 5, match: 'large' });
  expect(summarizeWeek([result('even', from, [won('a', 1), lost('b')])], query).comeback).toBeNull();
});

test('the cruelest roll cost most cards', () => {
  const losses = [4, 7, 7].map((cards, index) => ({ person: 'a', cards, match: `${index}` }));
  expect(cruelestRoll(losses)).toBe(losses[1]);
  expect(cruelestRoll([])).toBeNull();
});
