import { bounds, type PlaceBounds } from './bounds.ts';
import { byRating } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { meetingsOf } from './meetings.ts';
import { rankMembers, scoresOf, totalPoints } from './rank-members.ts';

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
}

/** Returns the table of a division. */
export function leagueTable(competition: Competition, division: number): readonly LeagueRow[] {
  const members = competition.divisions[division] ?? [];
  const meetings = meetingsOf(members, fixturesOf(competition, division));
  const { won, tied, lost } = meetings;
  return rankMembers(meetings, byStrength(competition, members)).map((at, index) => ({
    entrant: members[at] ?? 0,
    place: index + 1,
    points: totalPoints(meetings, at),
    played: (won[at] ?? 0) + (tied[at] ?? 0) + (lost[at] ?? 0),
    won: won[at] ?? 0,
    tied: tied[at] ?? 0,
    lost: lost[at] ?? 0,
  }));
}

/** Returns the places in which someone in a league can still finish; null before the start. */
export function leagueBounds(competition: Competition, entrant: number): PlaceBounds | null {
  const division = competition.divisions.findIndex((members) => members.includes(entrant));
  const members = competition.divisions[division];
  if (!members) return null;
  const fixtures = fixturesOf(competition, division);
  return bounds(
    scoresOf(meetingsOf(members, fixtures), byStrength(competition, members)),
    fixtures.filter(({ outcome }) => !outcome).map(({ seats }) => seats.map((each) => members.indexOf(each))),
    members.indexOf(entrant),
  );
}

export const fixturesOf = ({ fixtures }: Competition, division: number): readonly Fixture[] =>
  fixtures.filter((fixture) => fixture.division === division);

/** Returns by index of a member how many are rated higher, or as high and signed up before. */
function byStrength(competition: Competition, members: readonly number[]): readonly number[] {
  const sorted = members.toSorted(byRating(competition));
  return members.map((entrant) => sorted.indexOf(entrant));
}
