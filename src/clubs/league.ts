import { bySeed, CLUB_DAY, dueOf, withEffect } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { beginFixture } from './fixtures.ts';
import { bergerRounds } from './pairings.ts';
import { evenRounds } from './tables.ts';

/** The smallest and largest division. */
const LEAST_DIVISION = 3;
const MOST_DIVISION = 8;

/** Draws the divisions and all matches of a season. */
export function beginLeague(competition: Competition, active: readonly number[], starts: number): Competition {
  const { settings } = competition;
  const divisions = splitDivisions(active.toSorted(bySeed(competition)), settings.divisionSize, settings.leastSeats);
  const draws = divisions.map((members) => drawRounds(members, settings.seats));
  const count = settings.inRounds ? Math.max(...draws.map((rounds) => rounds.length)) : 1;
  const length = settings.days * CLUB_DAY;
  return {
    ...competition,
    divisions,
    ends: starts + length,
    rounds: Array.from({ length: count }, (_, round) => ({
      from: starts + Math.round((length * round) / count),
      due: starts + Math.round((length * (round + 1)) / count),
    })),
    fixtures: draws.flatMap((rounds, division) =>
      rounds.flatMap((tables, round) =>
        tables.map((seats, table): Fixture => ({
          id: `${division + 1}.${round + 1}.${table + 1}`,
          round: settings.inRounds ? round + 1 : 1,
          division,
          seats,
        })),
      ),
    ),
  };
}

/** Splits people in the order of their strength into divisions of nearly the size wanted; larger ones come first. */
export function splitDivisions(people: readonly number[], size: number, least: number): readonly (readonly number[])[] {
  const smallest = Math.max(LEAST_DIVISION, least);
  let count = Math.max(1, Math.round(people.length / size));
  while (count > 1 && Math.floor(people.length / count) < smallest) count--;
  while (Math.ceil(people.length / count) > MOST_DIVISION) count++;
  const divisions: (readonly number[])[] = [];
  for (let from = 0; divisions.length < count;) {
    const members = Math.ceil((people.length - from) / (count - divisions.length));
    divisions.push(people.slice(from, from + members));
    from += members;
  }
  return divisions;
}

/** Returns the rounds of a division: everyone twice with two seats, as evenly as possible with more. */
function drawRounds(members: readonly number[], seats: number): readonly (readonly (readonly number[])[])[] {
  if (Math.min(seats, members.length) === 2) return bergerRounds(members);
  return evenRounds(members.length, seats).map((tables) =>
    tables.map((table) => table.map((member) => members[member] ?? 0)),
  );
}

/** Starts what has begun; the season is over when everything is decided after its date. */
export function progressLeague(before: Competition, now: number): Competition {
  let competition = before;
  for (const fixture of before.fixtures)
    if ((before.rounds[fixture.round - 1]?.from ?? 0) <= now && now < (dueOf(before, fixture) ?? Infinity))
      competition = beginFixture(competition, fixture, now);
  if (before.rounds.length > 1)
    for (const [index, { from }] of before.rounds.entries())
      if (from <= now && before.next !== null && from >= before.next && index > 0)
        competition = withEffect(competition, {
          key: `round ${index + 1}`,
          kind: 'announce',
          what: 'round',
          round: index + 1,
        });
  return competition;
}

/** Returns whether a season is over: its date has come and everything is decided. */
export const isLeagueOver = ({ ends, fixtures }: Competition, now: number): boolean =>
  ends !== null && now >= ends && fixtures.every(({ outcome }) => outcome);
