import { Unreadable } from '../../engine/migrate.ts';
import { beginPuzzle } from '../../engine/puzzle.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { type Change, changed, say, type Scope } from '../change/context.ts';
import { DAY, HOUR } from '../limits.ts';
import type { Player, Sheet } from '../sheet.ts';
import { dayAt, puzzleOn } from './day.ts';

/** So long after midnight (UTC) the puzzle of a day is shown. */
const MORNING = 7 * HOUR;

const nextMorning = (now: number): number => Date.parse(`${dayAt(now)}T00:00:00Z`) + DAY + MORNING;

/** Shows the puzzle of the day, once: the next moment is set with it. Null when it is too early. Days that were missed stay missed. */
export function wakeDaily({ game, now, puzzles = [] }: Scope, sheet: Sheet): Change | null {
  if (sheet.expires !== null && sheet.expires > now) return null;
  const day = dayAt(now);
  const next = { ...sheet, startedAt: sheet.startedAt ?? now, expires: nextMorning(now) };
  const puzzle = puzzleOn(puzzles, day);
  if (!puzzle || puzzle.game !== sheet.terms.game) return changed(next);
  try {
    const { match, state } = beginPuzzle(game, puzzle);
    return changed({ ...next, match, players: sides(game.rules.active(state)[0] ?? 0, sheet.home.language) }, [say('channel', 'puzzle', { day, goal: puzzle.goal, wins: puzzle.wins })]);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return changed(next);
  }
}

/** Whose turn it is, and the other. */
export const sides = (solver: Seat, language: Language): readonly Player[] =>
  [0, 1].map((seat) => ({ kind: 'computer', level: '', name: seat !== solver ? 'Computer' : language === 'de' ? 'Du' : 'You' }));

/** Nothing is said about the end of it. */
export const stopDaily = ({ now }: Pick<Scope, 'now'>, sheet: Sheet): Change =>
  changed({ ...sheet, status: 'over', ending: { kind: 'abandoned' }, endedAt: now, expires: null });
