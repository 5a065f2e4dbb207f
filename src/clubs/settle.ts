import { decideFixture, placesWithFirst, withEffect, withFixture } from './changes.ts';
import type { Competition, Fixture } from './competition.ts';
import { voidFixture } from './fixtures.ts';
import { loseChallenge } from './ladder.ts';

/** What became of an effect. */
export type SettledEffect =
  /** Announced, substituted or released; or too late to do anything. */
  | { readonly kind: 'done' }
  /** The match that was started. */
  | { readonly kind: 'started'; readonly match: string }
  /** Two people can't play each other: nobody wins. */
  | { readonly kind: 'blocked' }
  /** Entrants who can't play at all, such as banned ones: they lose. */
  | { readonly kind: 'absent'; readonly entrants: readonly number[] }
  /** A challenge that may still be answered, until then. */
  | { readonly kind: 'later'; readonly until: number }
  /** Chances to win by seat of the fixture; null if no one can tell. */
  | { readonly kind: 'chances'; readonly chances: readonly number[] | null };

/** Closer than this, chances are even. */
const EVEN = 0.1;

/** Notes that an effect was carried out. Settling the same one again changes nothing. */
export function settle(competition: Competition, key: string, result: SettledEffect, now: number): Competition {
  const effect = competition.pending.find((each) => each.key === key);
  if (!effect) return result.kind === 'started' ? releaseLate(competition, key, result.match) : competition;
  const settled = { ...competition, pending: competition.pending.filter((each) => each !== effect) };
  const fixture = 'fixture' in effect ? settled.fixtures.find(({ id }) => id === effect.fixture) : undefined;
  if (!fixture || fixture.outcome) return settled;
  if (effect.kind === 'start') return settleStart(settled, fixture, result, now);
  if (effect.kind === 'expire') return settleExpired(settled, fixture, result, now);
  if (effect.kind !== 'adjudicate') return settled;
  const chances = result.kind === 'chances' ? result.chances : null;
  if (!chances) return voidFixture(settled, fixture, now);
  return decideFixture(settled, fixture.id, {
    places: placesByChance(chances, fixture, competition.kind === 'cup'),
    at: now,
    by: 'adjudicated',
  });
}

function settleStart(competition: Competition, fixture: Fixture, result: SettledEffect, now: number): Competition {
  if (result.kind === 'started') return withFixture(competition, fixture.id, { match: result.match, since: now });
  if (result.kind !== 'absent') return voidFixture(competition, fixture, now);
  const present = fixture.seats.flatMap((entrant, seat) => (result.entrants.includes(entrant) ? [] : [seat]));
  const places = placesWithFirst(fixture.seats.length, present);
  return decideFixture(competition, fixture.id, { places, at: now, by: 'default' });
}

function settleExpired(competition: Competition, fixture: Fixture, result: SettledEffect, now: number): Competition {
  const { challenge } = fixture;
  if (!challenge || challenge.accepted) return competition;
  if (result.kind === 'later')
    return withFixture(competition, fixture.id, { challenge: { ...challenge, until: result.until } });
  return result.kind === 'blocked'
    ? voidFixture(competition, fixture, now)
    : loseChallenge(competition, fixture, challenge.until);
}

/** A match that was started for a fixture decided in the meantime no longer matters. */
function releaseLate(competition: Competition, key: string, match: string): Competition {
  const fixture = competition.fixtures.find(({ id }) => key === `start ${id}`);
  if (!fixture?.outcome || fixture.match === match) return competition;
  const released = withFixture(competition, fixture.id, { match });
  return withEffect(released, { key: `release ${fixture.id}`, kind: 'release', fixture: fixture.id, match });
}

/** Returns places by win chances: nearly even ones are a tie, unless someone has to go on. Sleepers come last. */
function placesByChance(
  chances: readonly number[],
  { seats, asleep = [] }: Fixture,
  decisive: boolean,
): readonly number[] {
  const own = seats.map((entrant, seat) => (asleep.includes(entrant) ? -1 : (chances[seat] ?? 0)));
  const isAhead = (a: number, b: number): boolean => (decisive || a < 0 || b < 0 ? a > b : a - b >= EVEN);
  // Ranked from the top: a place is shared with the best of those it is close to.
  const order = own.map((_, seat) => seat).sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0));
  const places = seats.map(() => 1);
  let [first, place] = [order[0] ?? 0, 1];
  for (const [index, seat] of order.entries()) {
    if (isAhead(own[first] ?? 0, own[seat] ?? 0)) [first, place] = [seat, index + 1];
    places[seat] = place;
  }
  return places;
}
