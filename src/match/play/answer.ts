import { questionOf } from '../../engine/answers.ts';
import { checkPlanContinues, planTooLong } from '../../engine/move-plan.ts';
import { Refused } from '../../engine/text.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { type Transition, applyAnswer, resume, decided, type DecidedTransition } from '../transition/transition.ts';
import { finalize } from '../transition/finalize.ts';
import type { AnswerResolver } from '../matches.ts';
import { setPremoves } from './premoves.ts';
import { checkLessonStep, lessonQuestion } from './lesson.ts';
import { splitMoves, parseTypedMove } from './typed-move.ts';
import { isLegal } from './standing-orders.ts';
import { problems, Stale } from '../problems.ts';
import type { ChangeContext } from '../transition/change-context.ts';
import type { Premoves, StoredMatch } from '../stored-match.ts';

function openQuestion(transition: Transition, seat: Seat): Decision {
  const decision = questionOf(transition.position.open, seat);
  if (!decision) throw problems.noOpenQuestion();
  return decision;
}

/** Applies an answer given on a panel that showed `seq`: it counts only for the question on that panel. */
export const answerQuestion = async (
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  seq: number,
  answerOrResolver: Answer | AnswerResolver,
  askEverything: boolean,
): Promise<DecidedTransition> => answerIn(resume(context, sheet, seat), seat, seq, answerOrResolver, askEverything);

/** Answers an open offer; refused with its own message if there is none or this seat isn't invited. */
export async function reply(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  seq: number,
  choice: string,
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  const invitation = context.game.text.openOffer?.(context.game.views.forSeat(transition.position.state, seat));
  if (!invitation) throw problems.noInvitation();
  if (!invitation.awaiting.includes(seat)) throw problems.notInvited();
  return answerIn(transition, seat, seq, [choice], false);
}

async function answerIn(
  transition: Transition,
  seat: Seat,
  seq: number,
  meant: Answer | AnswerResolver,
  asking: boolean,
): Promise<DecidedTransition> {
  const { game } = transition.context;
  const { match, open } = transition.position;
  const decision = lessonQuestion(transition, questionOf(open, seat));
  const asked = transition.askedAt.get(seat) ?? 0;
  if (!decision && (typeof meant === 'function' || seq === match.seq)) throw problems.noOpenQuestion();
  const given =
    typeof meant !== 'function' ? meant : decision ? await meant(decision, { from: asked, to: match.seq }) : [];
  if (!decision || seq > match.seq || seq < asked) {
    throw new Stale(decision && isLegal(decision, given) ? { seq: match.seq, answer: given } : null);
  }
  checkLessonStep(transition, given);
  if (asking) transition.asking.set(seat, game.rules.turn(transition.position.state, seat));
  applyAnswer(transition, seat, given);
  return decided(transition, await finalize(transition, seat));
}

/** Applies several moves sent with one click, on a panel that showed `seq`. */
export async function answerByPlan(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  seq: number,
  moves: readonly Answer[],
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  const { match, open, state } = transition.position;
  const decision = questionOf(open, seat);
  if (!decision && seq === match.seq) throw problems.noOpenQuestion();
  const [first = [], ...more] = moves;
  if (seq > match.seq || seq < (transition.askedAt.get(seat) ?? 0)) {
    const again = decision && more.length === 0 && isLegal(decision, first);
    throw new Stale(again ? { seq: match.seq, answer: first } : null);
  }
  // An optional question may have taken the place of the one on the panel.
  if (decision && more.length > 0 && !first.every((id) => decision.choices.includes(id))) throw new Stale(null);
  const turn = context.game.rules.turn(state, seat);
  for (const answer of moves) {
    const { position } = transition;
    if (!questionOf(position.open, seat) || context.game.rules.turn(position.state, seat) !== turn)
      throw new Refused(planTooLong);
    checkLessonStep(transition, answer);
    applyAnswer(transition, seat, answer);
  }
  return decided(transition, await finalize(transition, seat));
}

/** Applies a typed move to the question open on arrival; `pin` keeps that question when the change is retried. */
export async function answerByMove(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  move: string,
  pin: { asked?: number },
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  const decision = openQuestion(transition, seat);
  const asked = transition.askedAt.get(seat) ?? 0;
  pin.asked ??= asked;
  if (pin.asked !== asked) throw new Stale(null);
  for (const [index, typed] of splitMoves(context.game, decision, move).entries()) {
    if (index > 0) checkPlanContinues(context.game.text, questionOf(transition.position.open, seat));
    const answer = parseTypedMove(context.game, transition.position.state, openQuestion(transition, seat), typed);
    checkLessonStep(transition, answer);
    applyAnswer(transition, seat, answer);
  }
  return decided(transition, await finalize(transition, seat));
}

/** Sets a seat's premoves; during its own turn they start at once. */
export async function setPremovesOf(
  context: ChangeContext,
  sheet: StoredMatch,
  seat: Seat,
  plan: Premoves | null,
): Promise<DecidedTransition> {
  const transition = resume(context, sheet, seat);
  setPremoves(transition.ahead, seat, plan);
  return decided(transition, await finalize(transition, seat));
}
