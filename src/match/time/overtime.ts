import type { Seat } from '../../engine/script.ts';
import { quietDeadline } from './deadlines.ts';
import { resume, decided, type DecidedTransition } from '../transition/transition.ts';
import { finalize } from '../transition/finalize.ts';
import { winnersFirst } from '../leave/ranking.ts';
import { endMatchAs } from '../leave/resign.ts';
import { problems } from '../problems.ts';
import {
  type MatchChange,
  changeOf,
  draftPost,
  type ChangeContext,
  withSeat,
  withTimer,
  withActivity,
} from '../transition/change-context.ts';
import type { StoredMatch, Timer } from '../stored-match.ts';
import { nextTimerEvent } from './reminders.ts';
import { withTimeSoFar } from './response-times.ts';

/** Returns the timer of another seat whose time bank is empty; throws if there is none. */
function expiredTimer(sheet: StoredMatch, seat: Seat): Timer {
  const timer = sheet.waits.find((each) => each.seat !== seat && each.stage === 'empty');
  if (!timer) throw problems.nobodyOutOfTime();
  return timer;
}

/** Returns when this seat may claim a win on time; null if it can't, as at a table of more than two. */
export function claimableFrom(context: Pick<ChangeContext, 'limits'>, sheet: StoredMatch, seat: Seat): number | null {
  if (sheet.players.length > 2) return null;
  const late = sheet.waits.find((timer) => timer.seat !== seat && timer.stage === 'empty');
  return late && late.due !== null ? late.due + (sheet.terms.rated ? 0 : context.limits.claimAfter) : null;
}

export function claimWin(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  expiredTimer(sheet, seat);
  if ((claimableFrom(context, sheet, seat) ?? Infinity) > context.now) throw problems.claimLater();
  return endMatchAs(context, sheet, { kind: 'claimed', ranking: winnersFirst(sheet, [seat]) });
}

export function grantTime(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  const late = expiredTimer(sheet, seat);
  const due = quietDeadline(context, late.seat, context.now + context.limits.grantedTime);
  const given: Timer = { ...late, stage: 'running', since: context.now, due, reminded: 1 };
  const timer = { ...given, next: nextTimerEvent(context, given) };
  const tempo = withTimeSoFar(sheet.tempo, late.seat, context.now - late.since);
  return changeOf({ ...withActivity(withTimer(sheet, late, timer), seat, context.now), tempo }, [
    draftPost('channel', 'note', { about: 'granted', seat: late.seat, by: seat, until: due }),
  ]);
}

/** Plays the rest of the late player's turn, safely and briefly. */
export async function playAutopilot(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
): Promise<DecidedTransition> {
  const late = expiredTimer(sheet, seat);
  const flying = { ...sheet, autopilot: withSeat(sheet.autopilot, late.seat, late.turn) };
  const transition = resume(context, flying, seat);
  const change = await finalize(transition, seat, [
    draftPost('channel', 'note', { about: 'autopilot', seat: late.seat, by: seat }),
  ]);
  return decided(transition, change);
}
