import { type MatchResult, seatOfPerson } from './result.ts';

/** Won, lost and tied, from one person's side. */
export type OutcomeTally = readonly [won: number, lost: number, tied: number];

export type Outcome = 'won' | 'lost' | 'tied';

export const noOutcomes: OutcomeTally = [0, 0, 0];

export const withOutcome = ([won, lost, tied]: OutcomeTally, outcome: Outcome): OutcomeTally => [
  won + (outcome === 'won' ? 1 : 0),
  lost + (outcome === 'lost' ? 1 : 0),
  tied + (outcome === 'tied' ? 1 : 0),
];

/** One person against another: at larger tables the better place counts. */
export interface HeadToHead {
  readonly total: OutcomeTally;
  readonly rated: OutcomeTally;
  /** By family, the most played first. */
  readonly families: readonly { readonly family: string; readonly tally: OutcomeTally }[];
  /** The last five, newest first. */
  readonly last: readonly { readonly id: string; readonly end: number; readonly outcome: Outcome }[];
}

export const outcomeOf = (place: number, other: number): Outcome =>
  place < other ? 'won' : place > other ? 'lost' : 'tied';

const LAST = 5;

/** Returns how someone stands against another person, from results in order. */
export function headToHead(results: readonly MatchResult[], person: string, other: string): HeadToHead {
  const met = results.flatMap((result) => {
    const [mine, theirs] = [seatOfPerson(result, person), seatOfPerson(result, other)];
    return mine && theirs ? [{ result, outcome: outcomeOf(mine.place, theirs.place) }] : [];
  });
  const sum = (some: typeof met): OutcomeTally =>
    some.reduce((tally, { outcome }) => withOutcome(tally, outcome), noOutcomes);
  const families = [...new Set(met.map(({ result }) => result.family))].map((family) => ({
    family,
    tally: sum(met.filter(({ result }) => result.family === family)),
  }));
  return {
    total: sum(met),
    rated: sum(met.filter(({ result }) => result.rated)),
    families: families.toSorted(
      (a, b) => outcomeCount(b.tally) - outcomeCount(a.tally) || (a.family < b.family ? -1 : 1),
    ),
    last: met
      .slice(-LAST)
      .toReversed()
      .map(({ result, outcome }) => ({ id: result.id, end: result.end, outcome })),
  };
}

export const outcomeCount = ([won, lost, tied]: OutcomeTally): number => won + lost + tied;
