import type { Fixture } from './competition.ts';

/** Points for someone you finish ahead of; half of it for someone you tie with. */
export const AHEAD = 2;

/** Returns the points of a seat by the places of its match: two for everyone behind, one for everyone level. */
export const placePoints = (places: readonly number[], seat: number): number => {
  let points = 0;
  const own = places[seat] ?? 0;
  for (const [other, place] of places.entries())
    if (other !== seat) points += place > own ? AHEAD : place === own ? AHEAD / 2 : 0;
  return points;
};

/** What decided fixtures add up to among some entrants, by their index in a list. */
export interface Meetings {
  /** Points of one against the other. */
  readonly points: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly tied: readonly number[];
  readonly lost: readonly number[];
}

/** Adds up decided fixtures; a match counts as won, lost or tied for first place. */
export function meetingsOf(members: readonly number[], fixtures: readonly Fixture[]): Meetings {
  const index = new Map(members.map((entrant, at) => [entrant, at]));
  const points = members.map(() => members.map(() => 0));
  const [won, tied, lost] = [members.map(() => 0), members.map(() => 0), members.map(() => 0)];
  for (const { seats, outcome } of fixtures) {
    if (!outcome) continue;
    const shared = outcome.places.filter((place) => place === 1).length > 1;
    for (const [seat, entrant] of seats.entries()) {
      const one = index.get(entrant);
      if (one === undefined) continue;
      const own = outcome.places[seat] ?? 1;
      const counts = own > 1 ? lost : shared ? tied : won;
      counts[one] = (counts[one] ?? 0) + 1;
      for (const [other, place] of outcome.places.entries()) {
        const rival = index.get(seats[other] ?? -1);
        const row = points[one];
        if (other === seat || rival === undefined || !row) continue;
        row[rival] = (row[rival] ?? 0) + (place > own ? AHEAD : place === own ? AHEAD / 2 : 0);
      }
    }
  }
  return { points, won, tied, lost };
}
