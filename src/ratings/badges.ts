import { type MatchResult, seatOfPerson } from './result.ts';

/** Badges tell a story: what happened, and in which match it did. */
export type BadgeId = 'comeback' | 'hundred' | 'explorer' | 'punctual';

export interface Badge {
  readonly id: BadgeId;
  /** The match that earned it, and when it ended. */
  readonly match: string;
  readonly at: number;
}

/** Points behind from which a win is a comeback. */
export const COMEBACK = 5;
const HUNDRED = 100;
/** Matches in a row without running out of time. */
const PUNCTUAL = 50;

/**
 * Returns a person's badges from their results in order; `variants` names all variants that can be played by several,
 * as game and variant.
 */
export function badgesOf(results: readonly MatchResult[], person: string, variants: ReadonlySet<string>): Badge[] {
  const badges = new Map<BadgeId, Badge>();
  const earn = (id: BadgeId, { id: match, end: at }: MatchResult): void =>
    void (badges.has(id) || badges.set(id, { id, match, at }));
  const played = new Set<string>();
  let [count, onTime] = [0, 0];
  for (const result of results) {
    const seat = seatOfPerson(result, person);
    if (!seat) continue;
    count++;
    played.add(variantKey(result));
    onTime = ranOutOfTime(result, person) ? 0 : onTime + 1;
    if (seat.place === 1 && (seat.behind ?? 0) >= COMEBACK && result.ending === 'played') earn('comeback', result);
    if (count === HUNDRED) earn('hundred', result);
    if (onTime === PUNCTUAL) earn('punctual', result);
    if (variants.size > 0 && [...variants].every((each) => played.has(each))) earn('explorer', result);
  }
  return [...badges.values()];
}

export const variantKey = ({ game, variant }: Pick<MatchResult, 'game' | 'variant'>): string => `${game} ${variant}`;

/** Returns whether a person left the match to a computer, or lost it on time. */
export function ranOutOfTime(result: MatchResult, person: string): boolean {
  const seat = seatOfPerson(result, person);
  return seat !== null && (seat.left === true || (result.ending === 'time' && seat.place > 1));
}
