import { questionOf } from '../../engine/answers.ts';
import { type Transition, applyAnswer, resume } from '../transition/transition.ts';
import { finalize } from '../transition/finalize.ts';
import { adjournMatch } from '../leave/adjourn.ts';
import { endMatchAs } from '../leave/resign.ts';
import { standInPost, replaceWithStandIn } from '../leave/stand-in.ts';
import { processDailyPuzzle } from '../lobby/daily-puzzle.ts';
import { processChallenge } from '../lobby/lobby.ts';
import { processWeeklyPost } from '../lobby/weekly-post.ts';
import { timeoutAnswer, automaticAnswer } from '../play/standing-orders.ts';
import {
  type MatchChange,
  type DraftPost,
  draftPost,
  type ChangeContext,
  withSeat,
  type WithPosts,
} from '../transition/change-context.ts';
import { isSideGame, type StoredMatch } from '../stored-match.ts';
import { draftReminder } from './reminders.ts';
import { runOutOfTime } from './time-bank.ts';

/** Does everything due now; null if nothing is. Repeated, late or wrong calls do no harm. */
export async function processDue(context: ChangeContext, sheet: StoredMatch): Promise<MatchChange | null> {
  if (sheet.status === 'challenge') return processChallenge(context, sheet);
  if (sheet.status !== 'open') return null;
  if (sheet.terms.daily) return processDailyPuzzle(context, sheet);
  if (sheet.terms.weekly) return processWeeklyPost(context, sheet);
  if (sheet.expires !== null && sheet.expires <= context.now)
    return isSideGame(sheet.terms)
      ? endMatchAs(context, sheet, { kind: 'abandoned' })
      : adjournMatch(context, sheet, 'idle');
  const absent = playForAbsent(context, sheet);
  const transition = resume(context, absent.sheet, null);
  answerDelayed(transition);
  const change = await finalize(transition, null, [...absent.posts, ...answerOverdue(transition)]);
  const reminded = processTimers(context, change.sheet);
  const nothing = transition.add.length === 0 && change.posts.length === 0 && !reminded && !change.unfinished;
  if (nothing && !hasSilentDue(context, sheet)) return null;
  return reminded ? { ...change, sheet: reminded.sheet, posts: [...change.posts, ...reminded.posts] } : change;
}

/** Consecutive turns played for an absent player before a computer takes the seat. */
const TURNS_MISSED = 3;

/**
 * Plays the turn of an absent player once the time bank is empty; after three in a row a stand-in takes over. For
 * larger tables.
 */
function playForAbsent(context: ChangeContext, sheet: StoredMatch): WithPosts {
  const posts: DraftPost[] = [];
  let current = sheet;
  for (const { seat, kind, turn, due, stage } of sheet.players.length > 2 ? sheet.waits : []) {
    const over = kind === 'turn' && due !== null && due <= context.now;
    if (!over || (stage === 'running' && (sheet.banks[seat] ?? 0) > 0)) continue;
    const missed = (sheet.missed[seat] ?? 0) + 1;
    if (missed >= TURNS_MISSED) {
      posts.push(standInPost(sheet, seat, 'absent'));
      current = replaceWithStandIn(context, current, seat, true);
    } else {
      posts.push(draftPost('channel', 'note', { about: 'autopilot', seat, by: null }));
      current = {
        ...current,
        autopilot: withSeat(current.autopilot, seat, turn),
        missed: withSeat(current.missed, seat, missed),
      };
    }
  }
  return { sheet: current, posts };
}

/** Returns whether a due timer needs no post, only its next moment. */
function hasSilentDue({ now }: ChangeContext, sheet: StoredMatch): boolean {
  return (
    (sheet.deals?.due ?? Infinity) <= now ||
    sheet.waits.some(({ next, auto }) => (next !== null && next <= now) || (auto !== null && auto <= now))
  );
}

/** Gives automatic answers whose delay is over. */
function answerDelayed(transition: Transition): void {
  const { context, before } = transition;
  for (const timer of before.waits) {
    const decision = questionOf(transition.position.open, timer.seat);
    if (
      timer.auto === null ||
      timer.auto > context.now ||
      !decision ||
      transition.askedAt.get(timer.seat) !== timer.asked
    )
      continue;
    const answer = automaticAnswer(context, transition.position.state, decision);
    if (answer) applyAnswer(transition, timer.seat, answer, true);
  }
}

/** Answers choices whose time is over, with all follow-up questions of the same seat. */
function answerOverdue(transition: Transition): readonly DraftPost[] {
  const { context, before } = transition;
  const posts: DraftPost[] = [];
  for (const timer of before.waits) {
    const overdue = timer.kind === 'choice' && timer.due !== null && timer.due <= context.now;
    if (!overdue || transition.askedAt.get(timer.seat) !== timer.asked) continue;
    for (let count = 0; count < context.limits.automaticAnswers; count++) {
      const decision = questionOf(transition.position.open, timer.seat);
      if (!decision || context.game.rules.active(transition.position.state).includes(timer.seat)) break;
      applyAnswer(transition, timer.seat, timeoutAnswer(context, transition.position.state, decision));
    }
    posts.push(draftPost('channel', 'note', { about: 'timeout', seat: timer.seat }));
  }
  return posts;
}

/** Sends reminders and runs the time bank. If it runs late, missed reminders are skipped and the bank starts now. */
function processTimers(context: ChangeContext, sheet: StoredMatch): WithPosts | null {
  const posts: DraftPost[] = [];
  let current = sheet;
  for (const timer of sheet.waits) {
    if (timer.next === null || timer.next > context.now || timer.due === null) continue;
    const reminded =
      timer.due <= context.now ? runOutOfTime(context, current, timer) : draftReminder(context, current, timer);
    current = reminded.sheet;
    posts.push(...reminded.posts);
  }
  return current === sheet ? null : { sheet: current, posts };
}
