import type { GivenAnswer } from '../../engine/match.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import type { Seat } from '../../engine/script.ts';
import { canonicalJson } from './canonical-json.ts';
import {
  startAt,
  transitionOrigin,
  type Position,
  resume,
  decided,
  type DecidedTransition,
} from '../transition/transition.ts';
import { finalize } from '../transition/finalize.ts';
import { automaticAnswer } from './standing-orders.ts';
import { problems } from '../problems.ts';
import { openRequestOf, withConsent } from '../leave/consent.ts';
import { type ReplayStep, replay } from '../view/replay.ts';
import {
  isPerson,
  draftPost,
  type DraftPost,
  type ChangeContext,
  withSeat,
  tableTurn,
} from '../transition/change-context.ts';
import type { LoggedEvent, ConsentRequest, StoredMatch } from '../stored-match.ts';

/** Asks all others for a take-back and says in public what was revealed since; computers agree at once. */
export async function askTakeback(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  how: 'step' | 'turn',
  history: readonly GivenAnswer[],
): Promise<DecidedTransition> {
  if (!sheet.terms.takebacks || sheet.terms.rated) throw problems.noTakebacks();
  const transition = resume(context, sheet, seat);
  const steps = replayHistory(context, sheet, transition.position, history);
  const keep = how === 'step' ? lastManualAnswer(context, steps, seat) : turnStart(steps, seat);
  if (keep === null) throw problems.nothingToTakeBack();
  const answers = history.length - keep;
  const seen = steps.slice(keep + 1).flatMap(({ revealed, events }) => (revealed ? events : []));
  const asked = draftPost('channel', 'note', { about: 'take-back-asked', seat, answers, seen });
  const { seq } = transition.position.match;
  const requests = withConsent(sheet, seat, { kind: 'take-back', seat, answers, seq }, undefined);
  if (!requests) return takeBackTo(context, sheet, seat, answers, steps, transition.position);
  const change = await finalize(transition, seat, [{ ...asked, push: true }]);
  return decided(transition, { ...change, sheet: { ...change.sheet, requests } });
}

function openRequest(
  sheet: StoredMatch,
  seat: Seat,
  seq: number,
): Extract<ConsentRequest, { readonly kind: 'take-back' }> {
  const request = openRequestOf(sheet, 'take-back');
  if (request?.seq !== seq) throw problems.noRequest();
  if (request.agreed.includes(seat)) throw problems.notYours();
  return request;
}

export async function acceptTakeback(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  history: readonly GivenAnswer[],
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  const { position } = transition;
  const request = openRequest(sheet, seat, position.match.seq);
  const requests = withConsent(sheet, seat, request, request);
  if (requests) {
    const change = await finalize(transition, seat);
    return decided(transition, { ...change, sheet: { ...change.sheet, requests } });
  }
  return takeBackTo(
    context,
    sheet,
    request.seat,
    request.answers,
    replayHistory(context, sheet, position, history),
    position,
  );
}

export async function declineTakeback(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  const { answers, seat: asker } = openRequest(sheet, seat, transition.position.match.seq);
  const post: DraftPost = draftPost('channel', 'note', { about: 'take-back-declined', seat: asker, answers });
  const change = await finalize(transition, seat, [post]);
  return decided(transition, {
    ...change,
    sheet: { ...change.sheet, requests: sheet.requests.filter(({ kind }) => kind !== 'take-back') },
  });
}

/** Replays the whole match; throws unless it ends exactly at the current position. */
function replayHistory(
  context: ChangeContext,
  sheet: StoredMatch,
  position: Position,
  history: readonly GivenAnswer[],
): readonly ReplayStep[] {
  const { seed } = position.state.rng;
  let steps: readonly ReplayStep[];
  try {
    steps = [...replay(context.game, sheet.terms.options, sheet.players.length, seed, history)];
  } catch (error) {
    throw error instanceof ReplayDiverged ? problems.cannotRebuild() : error;
  }
  const end = steps.at(-1)?.position.match;
  const here = canonicalJson([position.match.rest, position.match.journal]);
  if (canonicalJson([end?.rest, end?.journal]) !== here) throw problems.cannotRebuild();
  return steps;
}

/** Returns how many answers remain without the seat's last manual answer; automatic ones aren't a step. */
function lastManualAnswer(context: ChangeContext, steps: readonly ReplayStep[], seat: Seat): number | null {
  for (let index = steps.length - 1; index > 0; index--) {
    const { given, before } = steps[index] as ReplayStep;
    if (given?.seat !== seat) continue;
    const decision = before.open.find((each) => each.seat === seat);
    if (decision && automaticAnswer(context, before.state, decision) === null) return index - 1;
  }
  return null;
}

function turnStart(steps: readonly ReplayStep[], seat: Seat): number | null {
  const last = steps.findLast(({ given, active }) => given?.seat === seat && active === seat);
  if (!last) return null;
  return steps.findIndex(({ given, turn, active }) => given !== null && active === seat && turn === last.turn) - 1;
}

async function takeBackTo(
  context: ChangeContext,
  sheet: StoredMatch,
  asker: Seat,
  answers: number,
  steps: readonly ReplayStep[],
  from: Position,
): Promise<DecidedTransition> {
  const kept = steps.slice(0, steps.length - answers);
  const then = (kept.at(-1) as ReplayStep).position;
  // Undone answers count as well, so that no earlier button becomes valid again.
  const position: Position = { ...then, match: { ...then.match, seq: from.match.seq + 1 } };
  const oldest = tableTurn(context.game, position.state) - sheet.players.length;
  const log = kept.flatMap(({ events }) => events).filter((happened: LoggedEvent) => happened.turn > oldest);
  const transition = startAt(context, sheet, transitionOrigin(context.game, from, sheet), position, {
    answers: sheet.answers - answers,
    drop: answers,
    log,
  });
  const post = draftPost('channel', 'note', { about: 'take-back-done', seat: asker, answers });
  if (isPerson(sheet, asker)) transition.byHand.add(asker);
  const change = await finalize(transition, asker, [post]);
  const takebacks = withSeat(sheet.takebacks, asker, (sheet.takebacks[asker] ?? 0) + 1);
  return decided(transition, { ...change, sheet: { ...change.sheet, takebacks } });
}
