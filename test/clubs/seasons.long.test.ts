import { expect, it } from 'vitest';
import { checkSeason, playSeason } from './season-checks.ts';

/** Seasons of each kind: `SEASONS=1000` plays the full thousand. */
const SEASONS = Number(process.env['SEASONS'] ?? 60);

it.each(['ladder', 'league', 'cup'] as const)('many seasons of a %s end as they should', (kind) => {
  let over = 0;
  for (let number = 1; number <= SEASONS; number++) {
    const season = playSeason(kind, number);
    checkSeason(season);
    if (season.competition.phase === 'over') over++;
    if (number % 20 === 0) expect(playSeason(kind, number, false).competition).toEqual(season.competition);
  }
  expect(over).toBe(SEASONS);
});
