import { describe, expect, it } from 'vitest';
import { checkSeason, playSeason } from './season-checks.ts';

describe.each(['ladder', 'league', 'cup'] as const)('simulated seasons of a %s', (kind) => {
  it('end on their date with everything decided once', () => {
    for (let number = 1; number <= 6; number++) {
      const season = playSeason(kind, number);
      checkSeason(season);
      expect(season.competition.phase).toBe('over');
    }
  });

  it('are the same however often the bot dies', () => {
    for (let number = 30; number <= 31; number++)
      expect(playSeason(kind, number, true).competition).toEqual(playSeason(kind, number, false).competition);
  });
});
