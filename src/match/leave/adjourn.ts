import type { Seat } from '../../engine/script.ts';
import { finalize } from '../transition/finalize.ts';
import {
  type MatchChange,
  changeOf,
  type DraftPost,
  draftPost,
  type ChangeContext,
  withSeat,
} from '../transition/change-context.ts';
import { startAt, transitionOrigin, currentPosition } from '../transition/transition.ts';
import type { NoteDetail } from '../posts.ts';
import { problems } from '../problems.ts';
import { isSideGame, type StoredMatch } from '../stored-match.ts';
import { openRequestOf, withConsent } from './consent.ts';
import { idleDeadline } from '../time/deadlines.ts';
import { responseTimesAtAdjournment } from '../time/response-times.ts';

const draftNote = (detail: NoteDetail, push = false): DraftPost => draftPost('channel', 'note', detail, push);

/** Stops the match without a result: no clock and no notifications until it is resumed. */
export function adjournMatch(
  { now }: Pick<ChangeContext, 'now'>,
  sheet: StoredMatch,
  why: Extract<NoteDetail, { about: 'adjourned' }>['why'],
): MatchChange {
  const tempo = responseTimesAtAdjournment(sheet, now);
  const resting: StoredMatch = {
    ...sheet,
    tempo,
    status: 'adjourned',
    waits: [],
    paused: [],
    requests: [],
    expires: null,
  };
  return changeOf(resting, [draftNote({ about: 'adjourned', why })]);
}

/** Asks the others to adjourn. Adjourns at once against computers, or if another player is out of time. */
export function proposeAdjourning(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  if (isSideGame(sheet.terms)) throw problems.sideGameWaits();
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, context.now) };
  if (sheet.waits.some((timer) => timer.seat !== seat && timer.stage === 'empty'))
    return adjournMatch(context, here, 'bank');
  const open = openRequestOf(sheet, 'adjourn');
  const requests = withConsent(sheet, seat, { kind: 'adjourn', seat }, open);
  if (!requests) return adjournMatch(context, here, 'agreed');
  return changeOf({ ...here, requests }, open ? [] : [draftNote({ about: 'adjourn-asked', seat }, true)]);
}

/** Turns the request down in public; the match continues. */
export function declineAdjourn(context: ChangeContext, sheet: StoredMatch, seat: Seat): MatchChange {
  const open = sheet.requests.find(({ kind }) => kind === 'adjourn');
  if (!open) throw problems.noRequest();
  if (open.agreed.includes(seat)) throw problems.notYours();
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, context.now) };
  return changeOf({ ...here, requests: sheet.requests.filter((each) => each !== open) }, [
    draftNote({ about: 'adjourn-declined', seat }),
  ]);
}

export async function proposeResuming(context: ChangeContext, sheet: StoredMatch, seat: Seat): Promise<MatchChange> {
  if (sheet.status !== 'adjourned') throw problems.notOpen();
  const open = openRequestOf(sheet, 'resume');
  const requests = withConsent(sheet, seat, { kind: 'resume', seat }, open);
  if (!requests) return resumeMatch(context, sheet, seat);
  const here = { ...sheet, lastActed: withSeat(sheet.lastActed, seat, context.now) };
  return changeOf({ ...here, requests }, open ? [] : [draftNote({ about: 'resume-asked', seat }, true)]);
}

/** Continues an adjourned match where it was; every clock restarts. */
export async function resumeMatch(
  context: ChangeContext,
  sheet: StoredMatch,
  actor: Seat | null,
): Promise<MatchChange> {
  const messages = sheet.messages.map(() => 0);
  const open: StoredMatch = { ...sheet, status: 'open', requests: [], messages, expires: idleDeadline(context, sheet) };
  const position = currentPosition(context.game, sheet);
  const transition = startAt(context, open, transitionOrigin(context.game, position, open), position, {
    answers: sheet.answers,
    drop: 0,
    log: sheet.log,
  });
  return finalize(transition, actor, [draftNote({ about: 'resumed' })]);
}
