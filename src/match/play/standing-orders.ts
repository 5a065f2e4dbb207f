import { answerViolation, hasChoice, picksOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import type { Profile } from '../stored-match.ts';
import type { ChangeContext } from '../transition/change-context.ts';

type Mode = Profile['orders'][string]['mode'];

/** Returns the key of an order in a profile; orders of different games may share a name. */
export const orderKey = ({ info }: AnyGame, { id }: { readonly id: string }): string => `${info.id}.${id}`;

/** Returns the answer of a standing order that is used in one of these ways. */
export function standingOrderAnswer(
  context: ChangeContext,
  state: unknown,
  decision: Decision,
  modes: readonly Mode[],
): Answer | null {
  const { game } = context;
  for (const order of game.ai.orders) {
    if (!order.applies(decision)) continue;
    const own = context.profiles[decision.seat]?.orders[orderKey(game, order)];
    const mode = own ? own.mode : 'now';
    const setting = own ? own.setting : order.defaultSetting;
    if (setting === undefined || !modes.includes(mode) || !order.settings.some(({ id }) => id === setting)) continue;
    const answer = order.answer(setting, game.views.forSeat(state, decision.seat), decision);
    if (answer && isLegal(decision, answer)) return answer;
  }
  return null;
}

export function isLegal(decision: Decision, answer: Answer): boolean {
  return picksOf(answer).every((id) => decision.choices.includes(id)) && answerViolation(decision, answer) === null;
}

/** Returns the automatic answer: from an order used at once, or the only legal one to a secrecy question. */
export function automaticAnswer(context: ChangeContext, state: unknown, decision: Decision): Answer | null {
  const only = decision.always === 'secrecy' && !hasChoice(decision) ? decision.fallback : null;
  return standingOrderAnswer(context, state, decision, ['now']) ?? only;
}

export function timeoutAnswer(context: ChangeContext, state: unknown, decision: Decision): Answer {
  return standingOrderAnswer(context, state, decision, ['late', 'now']) ?? decision.fallback;
}
