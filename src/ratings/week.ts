import { byEnd, type MatchResult, peopleOf } from './result.ts';

/** The cards that a roll cost a person. */
export interface RollLoss {
  readonly person: string;
  readonly cards: number;
  readonly match: string;
}

export interface WeekSummary {
  /** The latest first. */
  readonly results: readonly MatchResult[];
  readonly comeback: { readonly person: string; readonly behind: number; readonly match: string } | null;
}

/** Points behind from which a win is worth telling. */
const COMEBACK = 2;

/** Sums up a server's week from its results. Only people on the list are named; results with others are left out. */
export function summarizeWeek(results: readonly MatchResult[], { server, from, to, listed }: WeekQuery): WeekSummary {
  const shown = results
    .filter((result) => result.server === server && result.end >= from && result.end < to)
    .filter((result) => peopleOf(result).length > 0 && peopleOf(result).every((person) => listed.has(person)))
    .toSorted(byEnd);
  let comeback: WeekSummary['comeback'] = null;
  for (const result of shown)
    for (const seat of result.seats) {
      if (!('person' in seat) || seat.place !== 1 || result.ending !== 'played') continue;
      const behind = seat.behind ?? 0;
      if (behind >= COMEBACK && behind > (comeback?.behind ?? 0))
        comeback = { person: seat.person, behind, match: result.id };
    }
  return { results: shown.toReversed(), comeback };
}

export interface WeekQuery {
  readonly server: string;
  readonly from: number;
  readonly to: number;
  /** The people who may be named. */
  readonly listed: ReadonlySet<string>;
}

/** Returns the roll that cost most cards; of equal ones the first. */
export const cruelestRoll = (losses: readonly RollLoss[]): RollLoss | null =>
  losses.reduce<RollLoss | null>((most, each) => (each.cards > (most?.cards ?? 0) ? each : most), null);
