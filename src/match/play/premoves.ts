import type { Answer, Decision, Seat } from '../../engine/script.ts';
import type { Transition } from '../transition/transition.ts';
import type { Premoves } from '../stored-match.ts';

/**
 * Returns the premove for a question: the usual start of a turn if there is no other choice, or its end if everything
 * else can wait. A turn that ends is counted off the plan. Null if there is something to decide.
 */
export function premoveAnswer({ context: { game }, position, ahead }: Transition, decision: Decision): Answer | null {
  const { seat, fallback, choices } = decision;
  const plan = ahead.get(seat);
  if (!plan || decision.always !== 'turn' || decision.max > 1 || !game.rules.active(position.state).includes(seat))
    return null;
  const [id = ''] = fallback;
  const view: unknown = game.views.forSeat(position.state, seat);
  const { primary: usual, endsTurn: last } = game.text.label(view, decision, id);
  if (!usual && !(last && plan.upTo === 'end')) return null;
  const patient = new Set(game.text.groups.flatMap((group) => (group.secondary || group.deferrable ? [group.id] : [])));
  if (choices.some((choice) => choice !== id && !patient.has(game.text.label(view, decision, choice).group ?? '')))
    return null;
  if (last) setPremoves(ahead, seat, plan.turns > 1 ? { ...plan, turns: plan.turns - 1 } : null);
  return fallback;
}

export function setPremoves(ahead: Transition['ahead'], seat: Seat, plan: Premoves | null): void {
  if (plan) ahead.set(seat, plan);
  else ahead.delete(seat);
}

/** Returns the remaining premoves: a plan ends when its owner has a question in their own turn. */
export function premovesAfter({
  context: { game },
  position,
  ahead,
  before,
}: Transition): readonly (Premoves | null)[] | undefined {
  if (ahead.size === 0) return undefined;
  const active = game.rules.active(position.state);
  const asked = (seat: Seat): boolean =>
    active.includes(seat) && position.open.some((decision) => decision.seat === seat);
  return before.players.map((_, seat) => (asked(seat) ? null : (ahead.get(seat) ?? null)));
}
