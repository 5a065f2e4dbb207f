import measured from './level-ratings.json' with { type: 'json' };

/** By family, then by level: the rating of a computer, measured in the arena. */
const ratings: Readonly<Record<string, Readonly<Record<string, number>>>> = measured;

/** Returns the rating of a computer in points; null if it wasn't measured. */
export const levelRating = (family: string, level: string): number | null => ratings[family]?.[level] ?? null;
