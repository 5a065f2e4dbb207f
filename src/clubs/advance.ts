import { activeEntrants, CLUB_DAY, dueOf, withEffect, withEntry } from './changes.ts';
import type { ClubEffect, Competition, MatchFacts } from './competition.ts';
import { beginCup, isCupOver, progressCup } from './cup.ts';
import { closeOverdue, replaceAbsent } from './fixtures.ts';
import { beginLadder, progressLadder } from './ladder.ts';
import { beginLeague, isLeagueOver, progressLeague } from './league.ts';
import { hasEnded } from './refusal.ts';
import { takeFacts } from './take-facts.ts';

/**
 * Brings a competition up to date: takes results, starts what has begun, closes what is overdue. The same input gives
 * the same output, and a second call adds nothing. `effects` are those that were added; all are in `pending`.
 */
export function advance(
  before: Competition,
  facts: MatchFacts,
  now: number,
): { readonly competition: Competition; readonly effects: readonly ClubEffect[] } {
  if (hasEnded(before)) return { competition: before, effects: [] };
  let competition = takeFacts(catchUp(before, now), facts, now);
  if (competition.phase === 'open') competition = beginIfDue(competition, now);
  if (competition.phase === 'running') competition = progress(competition, now);
  competition = { ...competition, next: hasEnded(competition) ? null : nextCheck(competition, now) };
  const asked = new Set(before.pending.map(({ key }) => key));
  return { competition, effects: competition.pending.filter(({ key }) => !asked.has(key)) };
}

/** Moves all dates to come by as long as the bot was away, if that was more than a day. */
function catchUp(competition: Competition, now: number): Competition {
  const { next: missed } = competition;
  if (missed === null || now - missed <= CLUB_DAY) return competition;
  const gap = now - missed;
  const moved = (date: number): number => (date > missed ? date + gap : date);
  const movedOrNull = (date: number | null): number | null => (date === null ? null : moved(date));
  const shifted: Competition = {
    ...competition,
    starts: movedOrNull(competition.starts),
    ends: movedOrNull(competition.ends),
    rounds: competition.rounds.map((round) => ({ ...round, from: moved(round.from), due: moved(round.due) })),
    fixtures: competition.fixtures.map((fixture) =>
      fixture.challenge && !fixture.outcome
        ? { ...fixture, challenge: { ...fixture.challenge, until: moved(fixture.challenge.until) } }
        : fixture,
    ),
  };
  return withEntry(shifted, { at: now, by: null, kind: 'delayed', days: Math.ceil(gap / CLUB_DAY) });
}

/** Starts a competition whose time has come, or that is full; ends it kindly if there are too few people. */
function beginIfDue(competition: Competition, now: number): Competition {
  const { kind, settings, starts: planned } = competition;
  const active = activeEntrants(competition);
  const isFull = kind === 'cup' && settings.places !== null && active.length >= settings.places;
  if (!isFull && (planned === null || now < planned)) return competition;
  // If the bot was away at the start, the season isn't any shorter.
  const starts = planned !== null && planned <= now && now - planned <= CLUB_DAY ? planned : now;
  if (kind !== 'ladder' && active.length < leastPeople(competition))
    return withEffect(
      withEntry({ ...competition, phase: 'cancelled', endedAt: now }, { at: now, by: null, kind: 'cancelled' }),
      { key: 'cancelled', kind: 'announce', what: 'cancelled' },
    );
  const running = { ...competition, phase: 'running' as const, starts };
  const begun =
    kind === 'ladder'
      ? beginLadder(running, active)
      : kind === 'league'
        ? beginLeague(running, active, starts)
        : beginCup(running, active, starts);
  return withEffect(withEntry(begun, { at: now, by: null, kind: 'started' }), {
    key: 'started',
    kind: 'announce',
    what: 'started',
  });
}

/** Returns how many people a competition needs to start. */
export const leastPeople = ({ kind, settings }: Competition): number =>
  kind === 'ladder' || settings.seats === 2 ? 2 : settings.leastSeats;

function progress(before: Competition, now: number): Competition {
  let competition = replaceAbsent(before);
  if (competition.kind === 'ladder') return progressLadder(competition, now);
  competition = competition.kind === 'league' ? progressLeague(competition, now) : progressCup(competition, now);
  // What is closed may decide who plays next in a cup, whose round may be overdue, too.
  for (let open = -1; open !== countOpen(competition);) {
    open = countOpen(competition);
    competition = closeOverdue(competition, now);
    if (competition.kind === 'cup') competition = progressCup(competition, now);
  }
  const isOver = competition.kind === 'league' ? isLeagueOver(competition, now) : isCupOver(competition, now);
  return isOver ? finish(competition, now) : competition;
}

const countOpen = ({ fixtures }: Competition): number => fixtures.filter(({ outcome }) => !outcome).length;

function finish(competition: Competition, now: number): Competition {
  const endedAt = Math.min(now, competition.ends ?? now);
  return withEffect(withEntry({ ...competition, phase: 'over', endedAt }, { at: now, by: null, kind: 'over' }), {
    key: 'over',
    kind: 'announce',
    what: 'over',
  });
}

/** Returns when to look again: at the next date, and at least once a day. */
function nextCheck(competition: Competition, now: number): number {
  const { phase, starts, ends, rounds, fixtures } = competition;
  const dates = [
    ...(phase === 'open' ? [starts] : [ends, ...rounds.flatMap(({ from, due }) => [from, due])]),
    ...fixtures.flatMap((fixture) =>
      fixture.outcome
        ? []
        : [fixture.challenge?.accepted ? null : (fixture.challenge?.until ?? null), overdueLimit(competition, fixture)],
    ),
  ];
  return dates.reduce<number>(
    (next, date) => (date !== null && date > now && date < next ? date : next),
    now + CLUB_DAY,
  );
}

/** Returns when a fixture is closed even if no one can tell its win chances. */
function overdueLimit(competition: Competition, fixture: Competition['fixtures'][number]): number | null {
  const due = dueOf(competition, fixture);
  return due === null ? null : due + CLUB_DAY;
}
