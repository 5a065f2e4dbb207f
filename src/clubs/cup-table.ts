import { bySeed } from './changes.ts';
import type { Competition } from './competition.ts';
import { finishOrder, swissTable } from './cup.ts';

/** A row of a cup's table. */
export interface CupRow {
  readonly entrant: number;
  /** From 1; those who went out in the same round share a place. */
  readonly place: number;
  /** Matches won, or points in a Swiss cup. */
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
  /** The round in which they went out; null while they are in. */
  readonly outIn: number | null;
}

/** Returns the table of a cup: who is still in first, then those who went out last. */
export function cupTable(competition: Competition): readonly CupRow[] {
  const { settings, divisions, fixtures, bracket, phase } = competition;
  const seeds = divisions[0] ?? [];
  const swiss = settings.seats === 2 && settings.format === 'swiss';
  const tallies = new Map(seeds.map((entrant) => [entrant, { played: 0, won: 0, lost: 0, tied: 0, last: 0, rank: 0 }]));
  const still = new Set<number>();
  // Who loses in one of these plays on.
  const forgiving = new Set(bracket.flatMap(({ id, loss }) => (loss === null ? [] : [id])));
  for (const fixture of fixtures) {
    const { seats, outcome, round } = fixture;
    const order = finishOrder(competition, fixture);
    for (const [seat, entrant] of seats.entries()) {
      const tally = tallies.get(entrant);
      if (!tally) continue;
      if (!outcome) still.add(entrant);
      const rank = outcome && !forgiving.has(fixture.id) ? order.indexOf(entrant) : 0;
      if (round >= tally.last) [tally.last, tally.rank] = [round, rank];
      if (!outcome || seats.length === 1) continue;
      tally.played++;
      const own = outcome.places[seat] ?? 1;
      const shared = outcome.places.filter((place) => place === 1).length > 1;
      if (own > 1) tally.lost++;
      else if (shared) tally.tied++;
      else tally.won++;
    }
  }
  const stronger = bySeed(competition);
  const points = new Map(swiss ? swissTable(competition).map((row) => [row.entrant, row.points]) : []);
  const level = (entrant: number): readonly number[] => {
    const { last = 0, rank = 0 } = tallies.get(entrant) ?? {};
    const isIn = phase === 'running' && (still.has(entrant) || rank === 0);
    return isIn ? [Infinity, 0] : [last, -rank];
  };
  const order = swiss
    ? swissTable(competition).map(({ entrant }) => entrant)
    : seeds.toSorted((a, b) => {
        const [[one = 0, rank = 0], [other = 0, otherRank = 0]] = [level(a), level(b)];
        return (other === one ? 0 : other - one) || otherRank - rank || stronger(a, b);
      });
  let place = 1;
  return order.map((entrant, index): CupRow => {
    const above = order[index - 1];
    if (swiss || above === undefined || level(above).join(' ') !== level(entrant).join(' ')) place = index + 1;
    const { played = 0, won = 0, lost = 0, tied = 0, last = 0 } = tallies.get(entrant) ?? {};
    const isIn = level(entrant)[0] === Infinity;
    return {
      entrant,
      place,
      points: points.get(entrant) ?? won,
      played,
      won,
      lost,
      tied,
      outIn: swiss || isIn || (phase === 'over' && place === 1) ? null : last,
    };
  });
}
