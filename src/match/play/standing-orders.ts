import { faultOf, isOpen, picksOf } from '../../engine/answers.ts';
import type { AnyGame } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import type { Profile } from '../sheet.ts';
import type { Scope } from '../change/context.ts';

type Mode = Profile['orders'][string]['mode'];

/** Orders of different games may have the same name: each has its own place in a profile. */
export const orderKey = ({ facts }: AnyGame, { id }: { readonly id: string }): string => `${facts.id}.${id}`;

/** The answer a standing order gives to a question, as far as it is to be used in one of these ways. */
export function orderedAnswer(scope: Scope, state: unknown, decision: Decision, modes: readonly Mode[]): Answer | null {
  const { game } = scope;
  for (const order of game.mind.orders) {
    if (!order.applies(decision)) continue;
    const own = scope.profiles[decision.seat]?.orders[orderKey(game, order)];
    const mode = own ? own.mode : 'now';
    const setting = own ? own.setting : order.standard;
    if (setting === undefined || !modes.includes(mode) || !order.settings.some(({ id }) => id === setting)) continue;
    const answer = order.answer(setting, game.sight.view(state, decision.seat), decision);
    if (answer && isLegal(decision, answer)) return answer;
  }
  return null;
}

export function isLegal(decision: Decision, answer: Answer): boolean {
  return picksOf(answer).every((id) => decision.choices.includes(id)) && faultOf(decision, answer) === null;
}

/** The answer nobody has to be asked for: by an order used at once, or the only one to a question asked for secrecy. */
export function silentAnswer(scope: Scope, state: unknown, decision: Decision): Answer | null {
  const only = decision.always === 'secrecy' && !isOpen(decision) ? decision.otherwise : null;
  return orderedAnswer(scope, state, decision, ['now']) ?? only;
}

/** The answer for somebody who does not answer in time. */
export function absentAnswer(scope: Scope, state: unknown, decision: Decision): Answer {
  return orderedAnswer(scope, state, decision, ['late', 'now']) ?? decision.otherwise;
}
