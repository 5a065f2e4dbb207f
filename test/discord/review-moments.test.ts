import { expect, it } from 'vitest';
import { momentsFor } from '../../src/discord/pages/review.ts';
import type { DecisiveTurn } from '../../src/match/view/review.ts';

const moment = (turn: number, seat: number, drop: number): DecisiveTurn => ({
  turn,
  seat,
  from: 0.5,
  to: 0.5 - drop,
  luck: 0,
  decisions: -drop,
  answer: 10 * turn + seat,
  by: seat,
  played: [],
  better: [],
  why: [],
  retry: null,
});

it('a review lists each turn once: the reader’s own moments first, then the biggest drops of others', () => {
  const moments = [moment(1, 0, 0.1), moment(1, 1, 0.4), moment(2, 1, 0.2), moment(2, 2, 0.3)];
  const listed = (seat: number | null) =>
    momentsFor({ moments }, seat).map(({ moment: { turn, seat: of } }) => [turn, of]);
  expect(listed(0)).toEqual([
    [1, 0],
    [2, 2],
  ]);
  expect(listed(null)).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
