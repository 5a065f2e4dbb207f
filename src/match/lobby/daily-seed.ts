import { type AnyGame, type Family, familyOf } from '../../engine/game/index.ts';
import type { Puzzle } from '../../engine/puzzle.ts';
import { DAY } from '../limits.ts';
import type { SoloScore, FinishedMatch, StoredMatch, Terms } from '../stored-match.ts';
import { fingerprint } from '../fingerprint.ts';

/** Returns the day of a moment in UTC, such as `2026-11-17`. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayAt(Date.parse(`${day}T00:00:00Z`) - DAY);

/** Returns the puzzle of a day; the list repeats. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], day: string): Puzzle | undefined =>
  puzzles[Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY) % puzzles.length];

/** Returns the family of a variant; null if this version doesn't have the game. */
const familyIn = (games: ReadonlyMap<string, AnyGame>, game: string, variant: string): Family | null => {
  const info = games.get(game)?.info;
  return info ? familyOf(info, variant) : null;
};

/** Returns the families with puzzles, in the order of the list. The first one is the usual one. */
export function familiesWithPuzzles(
  games: ReadonlyMap<string, AnyGame>,
  puzzles: readonly Puzzle[],
): readonly Family[] {
  const families = new Map<string, Family>();
  for (const { game, variant } of puzzles) {
    const family = familyIn(games, game, variant);
    if (family && !families.has(family.id)) families.set(family.id, family);
  }
  return [...families.values()];
}

/** Returns the puzzles of a family, in the order of their days. */
export const puzzlesOfFamily = (
  games: ReadonlyMap<string, AnyGame>,
  puzzles: readonly Puzzle[],
  family: string | undefined,
): readonly Puzzle[] => puzzles.filter(({ game, variant }) => familyIn(games, game, variant)?.id === family);

/** Returns when a day's seed is published: at the end of the next day. Later results enter no list. */
export const revealedAt = (day: string): number => Date.parse(`${day}T00:00:00Z`) + 2 * DAY;

/** Returns whether the seed of a daily match is still secret, because others can still play it. */
export const isSeedHidden = ({ day }: Terms, now: number): boolean => day !== undefined && now < revealedAt(day);

/** Returns the mark that says a daily match was played, but not by whom; kept when a user deletes their data. */
export const dailySeedMark = (day: string, daily: string, user: string): string =>
  fingerprint(`day ${day} ${daily} ${user}`);

/** Returns the same mark for a daily puzzle. */
export const dailyPuzzleMark = (day: string, family: string, user: string): string =>
  fingerprint(`puzzle ${day} ${family} ${user}`);

/** Returns the list of a server's people who solved a day's puzzle at the first try. */
export const puzzleListKey = (guild: string, family: string, day: string): string =>
  ['puzzle', guild, family, day].join(':');

/** A leaderboard: a server's all-time list, or its list of one day. */
export interface Leaderboard {
  readonly guild: string;
  readonly game: string;
  readonly variant: string;
  readonly day?: string;
}

export const leaderboardKey = ({ guild, game, variant, day }: Leaderboard): string =>
  [guild, game, variant, ...(day === undefined ? [] : [day])].join(':');

/** Packs a score into one sortable number; every figure after the first must be between −500 and 500. */
export const rankOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum * 1000 + figure, 0);

/** Returns a solo score and its leaderboards: the server's and the day's, or none if it is too late for the day. */
export function soloScoreOf(
  figures: readonly number[],
  { terms, home }: Pick<StoredMatch, 'terms' | 'home'>,
  now: number,
): SoloScore {
  const { day, game, options } = terms;
  const list = { guild: home.guild ?? '', game, variant: String(options['variant']) };
  const lists =
    home.guild === null || (day !== undefined && now >= revealedAt(day))
      ? []
      : [list, ...(day === undefined ? [] : [{ ...list, day }])];
  return { figures, rank: rankOf(figures), lists: lists.map(leaderboardKey) };
}

/** Sorts the better score first, then the earlier one. */
export function bySoloScore(
  { sheet: one }: Pick<FinishedMatch, 'sheet'>,
  { sheet: other }: Pick<FinishedMatch, 'sheet'>,
): number {
  return (other.feat?.rank ?? 0) - (one.feat?.rank ?? 0) || (one.endedAt ?? 0) - (other.endedAt ?? 0);
}
