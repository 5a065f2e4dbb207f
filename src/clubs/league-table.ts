import { bounds } from './bounds.ts';
import { byRating } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { meetingsOf } from './meetings.ts';
import { rankMembers, totalPoints } from './rank-members.ts';

/** A row of a league's table, best first. */
export interface LeagueRow {
  readonly entrant: number;
  /** From 1; no two are the same. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** The best and the worst place still possible. */
  readonly bounds: readonly [best: number, worst: number];
}

/** Returns the table of a division. */
export function leagueTable(competition: Competition, division: number): readonly LeagueRow[] {
  const members = competition.divisions[division] ?? [];
  const fixtures = fixturesOf(competition, division);
  const meetings = meetingsOf(members, fixtures);
  const strength = byStrength(competition, members);
  const possible = bounds(members, fixtures, meetings, strength);
  const { won, tied, lost } = meetings;
  return rankMembers(meetings, strength).map((at, index) => ({
    entrant: members[at] ?? 0,
    place: index + 1,
    points: totalPoints(meetings, at),
    played: (won[at] ?? 0) + (tied[at] ?? 0) + (lost[at] ?? 0),
    won: won[at] ?? 0,
    tied: tied[at] ?? 0,
    lost: lost[at] ?? 0,
    bounds: possible[at] ?? [1, members.length],
  }));
}

export const fixturesOf = ({ fixtures }: Competition, division: number): readonly Fixture[] =>
  fixtures.filter((fixture) => fixture.division === division);

/** Returns by index of a member how many are rated higher, or as high and signed up before. */
function byStrength(competition: Competition, members: readonly number[]): readonly number[] {
  const sorted = members.toSorted(byRating(competition));
  return members.map((entrant) => sorted.indexOf(entrant));
}
