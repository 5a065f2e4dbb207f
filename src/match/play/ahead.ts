import type { Answer, Decision, Seat } from '../../engine/script.ts';
import type { Course } from '../change/progress.ts';
import type { Ahead } from '../sheet.ts';

/**
 * The planned answer: the usual beginning of a turn when there is no other, and its end when nothing is possible that could
 * not as well be done later; that turn is counted off the plan. Null where there is something to decide.
 */
export function plannedAnswer({ scope: { game }, standing, ahead }: Course, decision: Decision): Answer | null {
  const { seat, otherwise, choices } = decision;
  const plan = ahead.get(seat);
  if (!plan || decision.always !== 'turn' || decision.max > 1 || !game.rules.active(standing.state).includes(seat)) return null;
  const [id = ''] = otherwise;
  const view: unknown = game.sight.view(standing.state, seat);
  const { usual, last } = game.words.label(view, decision, id);
  if (!usual && !(last && plan.upTo === 'end')) return null;
  const patient = new Set(game.words.groups.flatMap((group) => (group.rare || group.waits ? [group.id] : [])));
  if (choices.some((choice) => choice !== id && !patient.has(game.words.label(view, decision, choice).group ?? ''))) return null;
  if (last) setPlan(ahead, seat, plan.turns > 1 ? { ...plan, turns: plan.turns - 1 } : null);
  return otherwise;
}

export function setPlan(ahead: Course['ahead'], seat: Seat, plan: Ahead | null): void {
  if (plan) ahead.set(seat, plan);
  else ahead.delete(seat);
}

/** What is left of the plans: where somebody is asked in the own turn, the plan is over. */
export function plansAfter({ scope: { game }, standing, ahead, before }: Course): readonly (Ahead | null)[] | undefined {
  if (ahead.size === 0) return undefined;
  const active = game.rules.active(standing.state);
  const asked = (seat: Seat): boolean => active.includes(seat) && standing.open.some((decision) => decision.seat === seat);
  return before.players.map((_, seat) => (asked(seat) ? null : (ahead.get(seat) ?? null)));
}
