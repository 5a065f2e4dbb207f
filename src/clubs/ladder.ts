import { byRating, CLUB_DAY, decideFixture, entrantOf, withEffect, withEntry, withFixture } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { beginFixture, voidFixture } from './fixtures.ts';
import { ladderOrder } from './ladder-order.ts';
import { type ClubRefusal, hasEnded, refuse } from './refusal.ts';

/** How many places above may be challenged. */
const REACH = 3;
/** How long a challenge may wait for an answer. */
export const ANSWER_TIME = 7 * CLUB_DAY;

/** Returns the challenge or match that someone is in; null if they are free. */
export const challengeWith = ({ fixtures }: Competition, entrant: number): Fixture | null =>
  fixtures.find(({ seats, outcome }) => !outcome && seats.includes(entrant)) ?? null;

/** Returns the numbers of those whom someone may challenge now, the highest first. */
export function mayChallenge(competition: Competition, entrant: number, now: number): readonly number[] {
  if (competition.kind !== 'ladder' || competition.phase !== 'running' || challengeWith(competition, entrant))
    return [];
  const order = ladderOrder(competition, now);
  const at = order.indexOf(entrant);
  if (at === -1) return [];
  return order.slice(Math.max(0, at - REACH), at).filter((other) => !challengeWith(competition, other));
}

/** Challenges someone up to three places above, who has until then to answer. */
export function challengeOnLadder(
  competition: Competition,
  person: string,
  opponent: string,
  now: number,
  until = now + ANSWER_TIME,
): Competition | ClubRefusal {
  if (competition.kind !== 'ladder') return refuse('not-a-ladder');
  if (hasEnded(competition)) return refuse('ended');
  if (competition.phase !== 'running') return refuse('not-started');
  if (person === opponent) return refuse('yourself');
  const [one, other] = [entrantOf(competition, person), entrantOf(competition, opponent)];
  if (one === null) return refuse('you-are-out');
  if (other === null) return refuse('not-in');
  if (challengeWith(competition, one)) return refuse('busy');
  if (challengeWith(competition, other)) return refuse('opponent-busy');
  if (!mayChallenge(competition, one, now).includes(other)) return refuse('too-far');
  const id = `${competition.fixtures.length + 1}`;
  const fixture: Fixture = { id, round: 1, seats: [one, other], challenge: { at: now, until } };
  return withEffect(
    { ...competition, fixtures: [...competition.fixtures, fixture] },
    { key: `challenge ${id}`, kind: 'announce', what: 'challenge', fixture: id },
  );
}

/** Accepts or refuses the challenge of a fixture, for the person it waits for; refusing is a loss by default. */
export function answerChallenge(
  competition: Competition,
  person: string,
  id: string,
  accept: boolean,
  now: number,
): Competition | ClubRefusal {
  if (competition.kind !== 'ladder') return refuse('not-a-ladder');
  if (hasEnded(competition)) return refuse('ended');
  const entrant = entrantOf(competition, person);
  const fixture = competition.fixtures.find((each) => each.id === id);
  const { challenge } = fixture ?? {};
  if (!fixture || !challenge || challenge.accepted || fixture.outcome) return refuse('no-challenge');
  if (entrant === null || fixture.seats[1] !== entrant || now >= challenge.until) return refuse('no-challenge');
  if (!accept) return loseChallenge(competition, fixture, now);
  const accepted = withFixture(competition, fixture.id, { challenge: { ...challenge, accepted: true } });
  return beginFixture(accepted, fixture, now);
}

/** A refused or unanswered challenge is won by the challenger. */
export const loseChallenge = (competition: Competition, { id }: Fixture, at: number): Competition =>
  withEffect(decideFixture(competition, id, { places: [1, 2], at, by: 'default' }), {
    key: `decided ${id}`,
    kind: 'announce',
    what: 'decided',
    fixture: id,
  });

export const beginLadder = (competition: Competition, active: readonly number[]): Competition => ({
  ...competition,
  divisions: [active.toSorted(byRating(competition))],
});

/** Asks what becomes of challenges that no one answered, and decides those of people who are out. */
export function progressLadder(before: Competition, now: number): Competition {
  let competition = before;
  for (const fixture of before.fixtures) {
    const { challenge, seats, outcome, match } = fixture;
    if (outcome || !challenge) continue;
    const isOut = seats.some((entrant) => before.entrants[entrant]?.out);
    if (isOut && match === undefined) competition = voidFixture(competition, fixture, now);
    else if (!challenge.accepted && now >= challenge.until)
      competition = withEffect(competition, { key: `expire ${fixture.id}`, kind: 'expire', fixture: fixture.id });
  }
  return competition;
}

/** Ends a ladder for good: its order is the final one, and open challenges don't count. */
export function finishLadder(competition: Competition, by: string, now: number): Competition | ClubRefusal {
  if (competition.kind !== 'ladder') return refuse('not-a-ladder');
  if (hasEnded(competition)) return refuse('ended');
  if (competition.phase !== 'running') return refuse('not-started');
  const closed = competition.fixtures.reduce(
    (after, fixture) => (fixture.outcome ? after : voidFixture(after, fixture, now)),
    competition,
  );
  return withEffect(
    withEntry({ ...closed, phase: 'over', ends: now, endedAt: now, next: null }, { at: now, by, kind: 'over' }),
    { key: 'over', kind: 'announce', what: 'over' },
  );
}
