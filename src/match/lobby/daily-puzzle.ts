import { familyOf } from '../../engine/game/index.ts';
import { UnreadableMatch } from '../../engine/read-match.ts';
import { startPuzzle } from '../../engine/puzzle.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language } from '../../engine/text.ts';
import { type MatchChange, changeOf, draftPost, type ChangeContext } from '../transition/change-context.ts';
import { DAY, HOUR } from '../limits.ts';
import type { MatchPlayer, StoredMatch } from '../stored-match.ts';
import { dayAt, puzzleOfDay, puzzlesOfFamily } from './daily-seed.ts';

/** Time after midnight (UTC) at which the puzzle of the day is posted. */
const POST_TIME = 7 * HOUR;

const nextMorning = (now: number): number => Date.parse(`${dayAt(now)}T00:00:00Z`) + DAY + POST_TIME;

/** Posts the puzzle of the day and schedules the next; null if it is too early. Missed days are skipped. */
export function processDailyPuzzle({ game, now, puzzles = [] }: ChangeContext, sheet: StoredMatch): MatchChange | null {
  if (sheet.expires !== null && sheet.expires > now) return null;
  const day = dayAt(now);
  const next = { ...sheet, startedAt: sheet.startedAt ?? now, expires: nextMorning(now) };
  const family = familyOf(game.info, String(sheet.terms.options['variant'])).id;
  const puzzle = puzzleOfDay(puzzlesOfFamily(new Map([[game.info.id, game]]), puzzles, family), day);
  if (!puzzle) return changeOf(next);
  try {
    const { match, state } = startPuzzle(game, puzzle);
    const terms = { ...sheet.terms, options: { ...sheet.terms.options, variant: puzzle.variant } };
    const players = puzzlePlayers(game.rules.active(state)[0] ?? 0, sheet.home.language, puzzle.seats);
    return changeOf({ ...next, match, terms, players }, [
      draftPost('channel', 'puzzle', { day, goal: puzzle.goal, wins: puzzle.wins, family }),
    ]);
  } catch (error) {
    if (!(error instanceof UnreadableMatch)) throw error;
    return changeOf(next);
  }
}

/** Returns the solver and the opponents, by seat. */
export const puzzlePlayers = (solver: Seat, language: Language, seats = 2): readonly MatchPlayer[] =>
  Array.from({ length: seats }, (_, seat) => ({
    kind: 'computer',
    level: '',
    name: seat === solver ? (language === 'de' ? 'Du' : 'You') : puzzleOpponentName(seat, solver),
  }));

/** Names an opponent in a puzzle: `Computer`, `Computer 2`. */
export const puzzleOpponentName = (seat: Seat, solver: Seat): string => {
  const number = seat < solver ? seat + 1 : seat;
  return number === 1 ? 'Computer' : `Computer ${number}`;
};
