import { expect, it } from 'vitest';
import { checkSeason, playSeason } from './season-checks.ts';

const SEASONS = 1_000;

it.each(['ladder', 'league', 'cup'] as const)('a thousand seasons of a %s end as they should', (kind) => {
  let over = 0;
  for (let number = 1; number <= SEASONS; number++) {
    const season = playSeason(kind, number);
    checkSeason(season);
    if (season.competition.phase === 'over') over++;
    if (number % 20 === 0) expect(playSeason(kind, number, false).competition).toEqual(season.competition);
  }
  expect(over).toBe(SEASONS);
});
