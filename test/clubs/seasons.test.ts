import { describe, expect, it } from 'vitest';
import { checkSeason, playSeason } from './season-checks.ts';

/** People in these seasons; the long test has up to 200. */
const largest = 30;

describe.each(['ladder', 'league', 'cup'] as const)('simulated seasons of a %s', (kind) => {
  it('end on their date with everything decided once', () => {
    for (let number = 1; number <= 8; number++) {
      const season = playSeason(kind, number, { largest });
      checkSeason(season);
      expect(season.competition.phase).toBe('over');
    }
  });

  it('are the same however often the bot dies', () => {
    for (let number = 30; number <= 31; number++)
      expect(playSeason(kind, number, { largest }).competition).toEqual(
        playSeason(kind, number, { largest, kills: false }).competition,
      );
  });
});
