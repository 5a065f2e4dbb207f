import { DAY, HOUR } from '../limits.ts';
import type { StoredMatch } from '../stored-match.ts';
import { type ChangeContext, changeOf, draftPost, type MatchChange } from '../transition/change-context.ts';

const WEEK = 7 * DAY;
/** Monday of some week, 1970-01-05. */
const MONDAY = 4 * DAY;
/** Time after Monday's midnight (UTC) at which the week is posted. */
const POST_TIME = 8 * HOUR;

/** Returns the start of a moment's week: Monday, midnight UTC. */
export const weekStart = (now: number): number => MONDAY + Math.floor((now - MONDAY) / WEEK) * WEEK;

/** Returns the next moment at which a week is posted. */
export function nextWeeklyPost(now: number): number {
  const thisWeek = weekStart(now) + POST_TIME;
  return thisWeek > now ? thisWeek : thisWeek + WEEK;
}

/** Posts the week that is over and schedules the next; null if it is too early. Missed weeks are skipped. */
export function processWeeklyPost({ now }: ChangeContext, sheet: StoredMatch): MatchChange | null {
  if (sheet.expires !== null && sheet.expires > now) return null;
  const next = { ...sheet, startedAt: sheet.startedAt ?? now, expires: nextWeeklyPost(now) };
  // It begins with the next week, so that no week is posted twice by switching it off and on.
  if (sheet.startedAt === null) return changeOf(next);
  const to = weekStart(now);
  return changeOf(next, [draftPost('channel', 'weekly', { from: to - WEEK, to })]);
}
