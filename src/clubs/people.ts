import { entrantOf, withEntry } from './changes.ts';
import type { Competition, Entrant } from './competition.ts';
import { type ClubRefusal, hasEnded, refuse } from './refusal.ts';
import { withComputer } from './take-facts.ts';

/** Someone who wants to take part. */
export interface ClubPerson {
  readonly id: string;
  readonly name: string;
  /** Rating points on the list of this game; null for a newcomer. */
  readonly rating: number | null;
}

/** The most people in one competition. */
const MOST_ENTRANTS = 200;

/** Signs someone up: before the start, or on a ladder at any time. */
export function signUp(competition: Competition, person: ClubPerson, now: number): Competition | ClubRefusal {
  const { phase, kind, entrants, settings, invited } = competition;
  if (hasEnded(competition)) return refuse('ended');
  if (phase === 'running' && kind !== 'ladder') return refuse('started');
  if (entrantOf(competition, person.id) !== null) return refuse('you-are-in');
  const active = entrants.filter(({ out }) => !out).length;
  if (active >= Math.min(MOST_ENTRANTS, settings.places ?? MOST_ENTRANTS)) return refuse('full');
  const before = invited.find((each) => each.person === person.id)?.rank;
  const entrant: Entrant = {
    person: person.id,
    name: person.name,
    at: now,
    rating: person.rating,
    ...(before !== undefined && { before }),
  };
  return { ...competition, entrants: [...entrants, entrant] };
}

/** Leaves: before the start without a trace, later as someone who left. */
export const withdraw = (competition: Competition, person: string, now: number): Competition | ClubRefusal =>
  takeOut(competition, person, 'left', { by: person, reason: '' }, now);

/** Takes someone out, by an organiser. */
export const removePerson = (
  competition: Competition,
  person: string,
  why: 'removed' | 'banned',
  order: { readonly by: string | null; readonly reason: string },
  now: number,
): Competition | ClubRefusal => takeOut(competition, person, why, order, now);

function takeOut(
  competition: Competition,
  person: string,
  why: 'left' | 'removed' | 'banned',
  { by, reason }: { readonly by: string | null; readonly reason: string },
  now: number,
): Competition | ClubRefusal {
  if (hasEnded(competition)) return refuse('ended');
  const who = entrantOf(competition, person);
  if (who === null) return refuse(why === 'left' ? 'you-are-out' : 'not-in');
  if (competition.phase === 'open') {
    const rest = { ...competition, entrants: competition.entrants.filter((_, number) => number !== who) };
    return why === 'left' ? rest : withEntry(rest, { at: now, by, kind: why, person, reason });
  }
  const out = withEntrant(competition, who, { out: { at: now, why } });
  return withEntry(out, { at: now, by, kind: why, who, person, reason });
}

const withEntrant = (competition: Competition, who: number, change: Partial<Entrant>): Competition => ({
  ...competition,
  entrants: competition.entrants.map((each, number) => (number === who ? { ...each, ...change } : each)),
});

/**
 * Gives someone's place to another person, for all matches that haven't started. A computer plays on in those that
 * run, and the points stay with the place.
 */
export function replacePerson(
  competition: Competition,
  person: string,
  substitute: ClubPerson,
  by: string,
  now: number,
): Competition | ClubRefusal {
  if (hasEnded(competition)) return refuse('ended');
  if (competition.phase === 'open') return refuse('not-started');
  if (entrantOf(competition, substitute.id) !== null) return refuse('already-in');
  const who = competition.entrants.findLastIndex((each) => each.person === person);
  const entrant = competition.entrants[who];
  if (!entrant) return refuse('not-in');
  const { out: _, ...still } = entrant;
  let after: Competition = {
    ...competition,
    entrants: competition.entrants.map((each, number) =>
      number === who
        ? { ...still, person: substitute.id, name: substitute.name, former: [...(entrant.former ?? []), person] }
        : each,
    ),
  };
  for (const fixture of competition.fixtures)
    if (fixture.seats.includes(who)) after = withComputer(after, fixture.id, who, person);
  return withEntry(after, { at: now, by, kind: 'replaced', who, person, to: substitute.id });
}

/** Forgets someone who deleted their data: `alias` takes their place here as it does in results. */
export function forgetPerson(competition: Competition, person: string, alias: string, now: number): Competition {
  const isOpen = competition.phase === 'open';
  const swap = (each: Entrant): Entrant => {
    const former = each.former?.map((id) => (id === person ? alias : id));
    if (each.person !== person) return { ...each, ...(former && { former }) };
    const out = each.out ?? (hasEnded(competition) ? undefined : { at: now, why: 'forgotten' as const });
    return { ...each, person: alias, name: '–', ...(former && { former }), ...(out && { out }) };
  };
  return {
    ...competition,
    organizer:
      competition.organizer.id === person ? { ...competition.organizer, id: alias, name: '–' } : competition.organizer,
    invited: competition.invited.filter((each) => each.person !== person),
    entrants: isOpen ? competition.entrants.filter((each) => each.person !== person) : competition.entrants.map(swap),
    log: competition.log.map((entry) => ({
      ...entry,
      ...(entry.by === person && { by: alias }),
      ...(entry.person === person && { person: alias }),
      ...(entry.to === person && { to: alias }),
    })),
    pending: competition.pending.map((effect) =>
      effect.kind === 'substitute' && effect.person === person ? { ...effect, person: alias } : effect,
    ),
  };
}
