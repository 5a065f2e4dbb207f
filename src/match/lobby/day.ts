import type { Puzzle } from '../../engine/puzzle.ts';
import { DAY } from '../limits.ts';
import type { Feat, Past, Sheet, Terms } from '../sheet.ts';
import { sumOf } from '../sum.ts';

/** The day of a moment, the same for the whole world: `2026-11-17`. */
export const dayAt = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const dayBefore = (day: string): string => dayAt(Date.parse(`${day}T00:00:00Z`) - DAY);

/** The puzzle of a day: all in order, then from the first one on. */
export const puzzleOn = (puzzles: readonly Puzzle[], day: string): Puzzle | undefined => puzzles[Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY) % puzzles.length];

/** Whoever began on that day has the next one to finish; then its seed is shown, and what is played later counts for no list. */
export const shownFrom = (day: string): number => Date.parse(`${day}T00:00:00Z`) + 2 * DAY;

/** The seed of a day belongs to everybody who still plays it: it is not shown with the end of a single match. */
export const isHidden = ({ day }: Terms, now: number): boolean => day !== undefined && now < shownFrom(day);

/** What stays of somebody's match of a day when they delete their data: that it was played, not by whom. */
export const dayMark = (day: string, game: string, user: string): string => sumOf(`day ${day} ${game} ${user}`);

/** A list of the best: of a server for ever, or of one day there. */
export interface BestList {
  readonly guild: string;
  readonly game: string;
  readonly variant: string;
  readonly day?: string;
}

export const listName = ({ guild, game, variant, day }: BestList): string => [guild, game, variant, ...(day === undefined ? [] : [day])].join(':');

/** A feat as one number that sorts as it does; every figure behind the first is smaller than 500 either way. */
const rankOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum * 1000 + figure, 0);

/** What somebody achieved alone. It is entered in the list of the server and that of the day; too late for the day, in none. */
export function featOf(figures: readonly number[], { terms, home }: Pick<Sheet, 'terms' | 'home'>, now: number): Feat {
  const { day, game, options } = terms;
  const list = { guild: home.guild ?? '', game, variant: String(options['variant']) };
  const lists = home.guild === null || (day !== undefined && now >= shownFrom(day)) ? [] : [list, ...(day === undefined ? [] : [{ ...list, day }])];
  return { figures, rank: rankOf(figures), lists: lists.map(listName) };
}

/** The better feat first, then the earlier one. */
export function byFeat({ sheet: one }: Pick<Past, 'sheet'>, { sheet: other }: Pick<Past, 'sheet'>): number {
  return (other.feat?.rank ?? 0) - (one.feat?.rank ?? 0) || (one.endedAt ?? 0) - (other.endedAt ?? 0);
}
