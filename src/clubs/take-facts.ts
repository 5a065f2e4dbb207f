import { decideFixture, dueOf, withEffect, withEntry, withFixture } from './changes.ts';
import type { Competition, Entrant, Fixture, FixtureOutcome, MatchFact, MatchFacts } from './competition.ts';

/** Decides fixtures by what is known about their matches, and lets a computer play on for those who sleep. */
export function takeFacts(before: Competition, facts: MatchFacts, now: number): Competition {
  let competition = before;
  for (const fixture of before.fixtures) {
    const fact = fixture.match === undefined || fixture.outcome ? undefined : facts.get(fixture.match);
    if (!fact) continue;
    if (fact.kind === 'running') competition = wakeComputer(competition, fixture, fact, now);
    else {
      const due = dueOf(competition, fixture);
      if (due !== null && fact.end > due) continue;
      competition = decideFixture(competition, fixture.id, outcomeOfMatch(competition.entrants, fixture, fact));
    }
  }
  return competition;
}

/** Returns how a match that is over decides its fixture: one without a result is a tie. */
export function outcomeOfMatch(
  entrants: readonly Entrant[],
  { seats }: Fixture,
  fact: Exclude<MatchFact, { readonly kind: 'running' }>,
): FixtureOutcome {
  if (fact.kind === 'void') return { places: seats.map(() => 1), at: fact.end, by: 'void' };
  const free = new Set(fact.seats);
  const isOf = (entrant: number, person: string | undefined): boolean => {
    const { person: current, former = [] } = entrants[entrant] ?? { person: undefined };
    return person !== undefined && (person === current || former.includes(person));
  };
  const take = (seat: MatchSeat | undefined): MatchSeat | null => (seat && free.delete(seat) ? seat : null);
  const known = seats.map((entrant) => take(fact.seats.find((seat) => free.has(seat) && isOf(entrant, seat.person))));
  // Someone who deleted their data may have another name in the result; absent seats have none at all.
  const found = known.map((seat, index) => seat ?? (isAbsent(entrants, seats[index]) ? null : take([...free][0])));
  const rest = found.map((seat) => seat ?? take([...free][0]));
  // What computers play out among each other for those who left doesn't matter: they share the last place.
  const ranks = rest.map((seat) => (seat ? (seat.left ? seats.length + 1 : seat.place) : Infinity));
  const left = rest.flatMap((seat, index) => (seat && !seat.left ? [] : [index]));
  return {
    places: ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length),
    at: fact.end,
    by: 'played',
    ...(left.length > 0 && { left }),
  };
}

type MatchSeat = Extract<MatchFact, { readonly kind: 'result' }>['seats'][number];

const isAbsent = (entrants: readonly Entrant[], entrant: number | undefined): boolean =>
  entrant !== undefined && entrants[entrant]?.out !== undefined;

/** Lets a computer play on for those a match has waited for too long. */
function wakeComputer(
  competition: Competition,
  fixture: Fixture,
  { waiting }: Extract<MatchFact, { readonly kind: 'running' }>,
  now: number,
): Competition {
  // While the bot was away, no one could move.
  const back = competition.log.findLast(({ kind }) => kind === 'delayed')?.at ?? -Infinity;
  return fixture.seats.reduce((after, entrant) => {
    if (fixture.asleep?.includes(entrant)) return after;
    const { person, former = [] } = competition.entrants[entrant] ?? { person: '' };
    const wait = waiting.find((each) => each.person === person || former.includes(each.person));
    return wait && now - Math.max(wait.since, back) >= competition.settings.patience
      ? withSleeper(withComputer(after, fixture.id, entrant, wait.person), entrant, wait.person, now)
      : after;
  }, competition);
}

/** Asks for a computer to play on in a running match; only once for each entrant. */
export function withComputer(competition: Competition, id: string, entrant: number, person: string): Competition {
  const fixture = competition.fixtures.find((each) => each.id === id);
  if (!fixture || fixture.match === undefined || fixture.outcome || fixture.asleep?.includes(entrant))
    return competition;
  const asked = withFixture(competition, id, { asleep: [...(fixture.asleep ?? []), entrant] });
  return withEffect(asked, {
    key: `substitute ${id} ${entrant}`,
    kind: 'substitute',
    fixture: id,
    match: fixture.match,
    person,
  });
}

/** Says in the log, once, that someone sleeps. */
function withSleeper(competition: Competition, who: number, person: string, now: number): Competition {
  const isKnown =
    competition.entrants[who]?.out !== undefined ||
    competition.log.some((entry) => entry.kind === 'asleep' && entry.person === person);
  return isKnown ? competition : withEntry(competition, { at: now, by: null, kind: 'asleep', who, person });
}
