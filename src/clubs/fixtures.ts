import { CLUB_DAY, decideFixture, dueOf, placesWithFirst, presentSeats, withEffect } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { withComputer } from './take-facts.ts';

/** Asks for the match of a fixture; if too few of its people are still in, it is decided without one. */
export function beginFixture(competition: Competition, fixture: Fixture, now: number): Competition {
  if (fixture.outcome || fixture.match !== undefined) return competition;
  const present = presentSeats(competition, fixture);
  const least = fixture.seats.length === 2 ? 2 : Math.min(competition.settings.leastSeats, fixture.seats.length);
  if (present.length < least) return decideFixture(competition, fixture.id, defaultOutcome(competition, fixture, now));
  return withEffect(competition, { key: `start ${fixture.id}`, kind: 'start', fixture: fixture.id });
}

/** Those who are still in share the first place; in a cup, the strongest of them has it. */
export const defaultOutcome = (
  competition: Competition,
  fixture: Fixture,
  at: number,
): NonNullable<Fixture['outcome']> => ({
  places: placesWithFirst(fixture.seats.length, presentSeats(competition, fixture)),
  at,
  by: 'default',
});

/** Lets a computer play on in running matches for those who are out. */
export function replaceAbsent(before: Competition): Competition {
  let competition = before;
  for (const fixture of before.fixtures) {
    if (fixture.match === undefined || fixture.outcome) continue;
    for (const entrant of fixture.seats) {
      const { out, person } = competition.entrants[entrant] ?? { person: '' };
      if (out) competition = withComputer(competition, fixture.id, entrant, person);
    }
  }
  return competition;
}

/** Decides what is open after its date: by win chances, or as a tie if its match never started or no one can tell. */
export function closeOverdue(before: Competition, now: number): Competition {
  let competition = before;
  for (const fixture of before.fixtures) {
    const due = dueOf(before, fixture);
    if (fixture.outcome || due === null || now < due) continue;
    competition =
      fixture.match === undefined || now >= due + CLUB_DAY
        ? voidFixture(competition, fixture, due)
        : withEffect(competition, {
            key: `adjudicate ${fixture.id}`,
            kind: 'adjudicate',
            fixture: fixture.id,
            match: fixture.match,
          });
  }
  return competition;
}

/** Ends a fixture without a winner; its match, if there is one, no longer matters. */
export function voidFixture(competition: Competition, { id, seats, match }: Fixture, at: number): Competition {
  const decided = decideFixture(competition, id, { places: seats.map(() => 1), at, by: 'void' });
  return match === undefined
    ? decided
    : withEffect(decided, { key: `release ${id}`, kind: 'release', fixture: id, match });
}
