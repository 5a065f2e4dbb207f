import { type Rating, type ShownRating, shownRating } from './rating.ts';

/** One line of a ranking. */
export interface RankedPerson extends ShownRating {
  readonly person: string;
  readonly rank: number;
  readonly matches: number;
}

/** Ranks people by their rating; provisional ones come after all others, and equal points share a rank. */
export function rankPeople(
  rated: readonly { readonly person: string; readonly rating: Rating }[],
  now: number,
): readonly RankedPerson[] {
  const shown = rated
    .map(({ person, rating }) => ({ person, matches: rating.matches, ...shownRating(rating, now) }))
    .toSorted(
      (a, b) => Number(a.provisional) - Number(b.provisional) || b.points - a.points || (a.person < b.person ? -1 : 1),
    );
  let rank = 0;
  return shown.map((each, index) => {
    const above = shown[index - 1];
    if (!above || above.points !== each.points || above.provisional !== each.provisional) rank = index + 1;
    return { ...each, rank };
  });
}
