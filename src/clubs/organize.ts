import { activeEntrants, CLUB_DAY, withEffect, withEntry } from './changes.ts';
import { leastPeople } from './advance.ts';
import type { Competition } from './competition.ts';
import { voidFixture } from './fixtures.ts';
import { type ClubRefusal, hasEnded, refuse } from './refusal.ts';

/** The most days a round can be extended by. */
const MOST_EXTENSION = 14;

/** Starts a competition before its time, with the next `advance`. */
export function startNow(competition: Competition, now: number): Competition | ClubRefusal {
  if (hasEnded(competition)) return refuse('ended');
  if (competition.phase === 'running') return refuse('started');
  if (competition.kind !== 'ladder' && activeEntrants(competition).length < leastPeople(competition))
    return refuse('too-few');
  return { ...competition, starts: now };
}

/** Returns the number of the round that runs, from 1; 0 before the start and on a ladder. */
export function currentRound({ phase, kind, rounds, fixtures }: Competition, now: number): number {
  if (phase === 'open' || kind === 'ladder' || rounds.length === 0) return 0;
  if (kind === 'cup') {
    const open = fixtures.filter(({ outcome }) => !outcome).map(({ round }) => round);
    return open.length > 0 ? Math.min(...open) : rounds.length;
  }
  return Math.max(1, rounds.findLastIndex(({ from }) => from <= now) + 1);
}

/** Gives the current round more time, once; everything after it, and the end, moves by as much. */
export function extendRound(
  competition: Competition,
  by: string,
  days: number,
  now: number,
): Competition | ClubRefusal {
  if (hasEnded(competition)) return refuse('ended');
  if (competition.kind === 'ladder') return refuse('is-a-ladder');
  if (competition.phase !== 'running') return refuse('not-started');
  if (!(days > 0 && days <= MOST_EXTENSION)) return refuse(days > 0 ? 'too-long' : 'too-short');
  const round = currentRound(competition, now);
  const current = competition.rounds[round - 1];
  if (current?.extended) return refuse('already-extended');
  if (!current || now >= current.due) return refuse('round-over');
  const gap = days * CLUB_DAY;
  const extended: Competition = {
    ...competition,
    ends: competition.ends === null ? null : competition.ends + gap,
    rounds: competition.rounds.map((each, index) => {
      if (index < round - 1) return each;
      if (index === round - 1) return { ...each, due: each.due + gap, extended: true };
      return { ...each, from: each.from + gap, due: each.due + gap };
    }),
  };
  const isAll = competition.rounds.length === 1;
  return withEntry(extended, { at: now, by, kind: 'extended', ...(!isAll && { round }), days });
}

/** Cancels a competition for a reason everyone can read; its matches go on without counting for it. */
export function cancelCompetition(
  competition: Competition,
  by: string | null,
  reason: string,
  now: number,
): Competition | ClubRefusal {
  if (hasEnded(competition)) return refuse('ended');
  const closed = competition.fixtures.reduce(
    (after, fixture) => (fixture.outcome ? after : voidFixture(after, fixture, now)),
    competition,
  );
  return withEffect(
    withEntry(
      { ...closed, phase: 'cancelled', reason, endedAt: now, next: null },
      { at: now, by, kind: 'cancelled', reason },
    ),
    { key: 'cancelled', kind: 'announce', what: 'cancelled' },
  );
}
