import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkSeason, playSeason } from './season-checks.ts';

/** Seasons of each kind: `SEASONS=1000` plays the full thousand. */
const SEASONS = Number(process.env['SEASONS'] ?? 60);
const AT_ONCE = 50;
/** A file that hears how far it is. */
const progress = process.env['PROGRESS'];

const shapesOf = {
  ladder: ['2'],
  league: ['2', '3', '4'],
  cup: ['2 double', '2 single', '2 swiss', '3 single', '4 single'],
} as const;

describe.each(['ladder', 'league', 'cup'] as const)('many seasons of a %s', (kind) => {
  const sum = { people: 0, asleep: 0, leave: 0, forget: 0, remove: 0, replace: 0 };
  const shapes = new Set<string>();
  const starts = Array.from({ length: Math.ceil(SEASONS / AT_ONCE) }, (_, n) => n * AT_ONCE);

  it.each(starts)('end as they should, after the first %i', (start) => {
    for (let number = start + 1; number <= Math.min(SEASONS, start + AT_ONCE); number++) {
      const season = playSeason(kind, number);
      checkSeason(season);
      expect(season.competition.phase).toBe('over');
      const { competition, troubled } = season;
      const { seats, format } = competition.settings;
      sum.people += competition.entrants.length;
      for (const [what, count] of Object.entries(troubled)) sum[what as keyof typeof troubled] += count;
      shapes.add(kind === 'cup' ? `${seats} ${format}` : `${seats}`);
      if (number % 20 === 0) expect(playSeason(kind, number, { kills: false }).competition).toEqual(competition);
      if (progress) appendFileSync(progress, `${kind} ${number} of ${SEASONS}: ${JSON.stringify(sum)}\n`);
    }
  });

  it('have people who sleep, leave, delete their data, are removed and replaced, and all forms of play', () => {
    expect(sum.asleep).toBeGreaterThan(sum.people * 0.07);
    expect(sum.leave).toBeGreaterThan(sum.people * 0.03);
    expect(Math.min(sum.forget, sum.remove, sum.replace)).toBeGreaterThan(0);
    expect([...shapes].toSorted()).toEqual(shapesOf[kind]);
  });
});
