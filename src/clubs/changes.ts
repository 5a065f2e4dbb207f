import type { ClubEffect, Competition, CompetitionEntry, Fixture, FixtureOutcome } from './competition.ts';

/** Small changes of a competition that all others are made of. */

export const CLUB_DAY = 86_400_000;

/** Adds a line to the public log. */
export const withEntry = (competition: Competition, entry: CompetitionEntry): Competition => ({
  ...competition,
  log: [...competition.log, entry],
});

/** Asks for something to be done outside, unless it is asked for already. */
export const withEffect = (competition: Competition, effect: ClubEffect): Competition =>
  competition.pending.some(({ key }) => key === effect.key)
    ? competition
    : { ...competition, pending: [...competition.pending, effect] };

/** Changes one fixture. */
export const withFixture = (competition: Competition, id: string, change: Partial<Fixture>): Competition => ({
  ...competition,
  fixtures: competition.fixtures.map((fixture) => (fixture.id === id ? { ...fixture, ...change } : fixture)),
});

/** Decides a fixture, once; whatever was to be done for it and isn't yet, no longer is. */
export function decideFixture(competition: Competition, id: string, outcome: FixtureOutcome): Competition {
  const fixture = competition.fixtures.find((each) => each.id === id);
  if (!fixture || fixture.outcome) return competition;
  const decided = withFixture(competition, id, { outcome });
  return {
    ...decided,
    pending: decided.pending.filter(
      (effect) => !('fixture' in effect && effect.fixture === id && effect.kind !== 'release'),
    ),
  };
}

/** Returns the seats of a fixture whose entrants are still in, by index in the fixture. */
export const presentSeats = ({ entrants }: Pick<Competition, 'entrants'>, { seats }: Fixture): readonly number[] =>
  seats.flatMap((entrant, seat) => (entrants[entrant]?.out ? [] : [seat]));

/** Returns places with the given seats sharing the first one, and all others sharing the next. */
export const placesWithFirst = (seats: number, first: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (first.includes(seat) ? 1 : first.length + 1));

/** Returns when a fixture is due; null on a ladder. */
export function dueOf({ kind, ends, rounds }: Competition, { round }: Pick<Fixture, 'round'>): number | null {
  if (kind === 'ladder') return null;
  return kind === 'league' ? ends : (rounds[round - 1]?.due ?? ends);
}

/** Returns the numbers of the entrants who are still in. */
export const activeEntrants = ({ entrants }: Pick<Competition, 'entrants'>): readonly number[] =>
  entrants.flatMap(({ out }, number) => (out ? [] : [number]));

/** Returns the number of the entrant that a person is now; null if they aren't one. */
export function entrantOf({ entrants }: Pick<Competition, 'entrants'>, person: string): number | null {
  const number = entrants.findIndex((each) => each.person === person && !each.out);
  return number === -1 ? null : number;
}

/** Rating of those who have none yet. */
const NEWCOMER_RATING = 1500;

/** Orders entrants: by rank in the season before, then by rating, then by sign-up. */
export const bySeed =
  ({ entrants }: Pick<Competition, 'entrants'>) =>
  (a: number, b: number): number => {
    const [one, other] = [entrants[a], entrants[b]];
    const [rank, otherRank] = [one?.before ?? Infinity, other?.before ?? Infinity];
    if (rank !== otherRank) return rank - otherRank;
    return (other?.rating ?? NEWCOMER_RATING) - (one?.rating ?? NEWCOMER_RATING) || a - b;
  };

/** Orders entrants by rating when they signed up, then by sign-up. */
export const byRating =
  ({ entrants }: Pick<Competition, 'entrants'>) =>
  (a: number, b: number): number =>
    (entrants[b]?.rating ?? NEWCOMER_RATING) - (entrants[a]?.rating ?? NEWCOMER_RATING) || a - b;
