import type { AnyGame, BaseState, Game } from '../../engine/game/index.ts';
import { questionOf } from '../../engine/answers.ts';
import { giveAnswer, startLive } from '../../engine/live-match.ts';
import type { Decision } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';

/** Moves tried for each question. */
const TRIED = 8;

/** A move that leaves nothing to do but to end the turn. */
export interface LastMove {
  readonly id: string;
  /** The choice that ends the turn, and its text after the move. */
  readonly end: string;
  readonly text: Text;
}

/** Returns the first of the moves but trades after which only the end of the turn is left, as far as this seat can know. */
export function lastMove(game: AnyGame, view: unknown, decision: Decision, moves: readonly string[]): LastMove | null {
  if (!decision.choices.some((id) => game.text.label(view, decision, id).endsTurn)) return null;
  const trades = tradeGroups(game);
  const able = moves.filter((id) => !trades.has(game.text.label(view, decision, id).group ?? ''));
  for (const id of able.slice(0, TRIED)) {
    const found = endAfter(game, view, decision, id);
    if (found) return found;
  }
  return null;
}

const tradeGroups = (game: AnyGame): ReadonlySet<string> =>
  new Set(game.text.groups.flatMap((group) => (group.trade ? [group.id] : [])));

function endAfter(game: AnyGame, view: unknown, { seat, key }: Decision, id: string): LastMove | null {
  const state = { ...(game.ai.determinize(view, '') as BaseState), rng: { seed: '', drawn: 0 } };
  const live = startLive(game as Game<BaseState, unknown, unknown, unknown>, state);
  const asked = questionOf(live.open, seat);
  if (asked?.key !== key || !asked.choices.includes(id)) return null;
  live.revealed = false;
  giveAnswer(live, seat, [id]);
  const next = questionOf(live.open, seat);
  // What was revealed may be of use at once.
  if (live.revealed || next?.key !== key) return null;
  const after: unknown = game.views.forSeat(live.state, seat);
  const trades = tradeGroups(game);
  const labels = next.choices.map((choice) => ({ choice, label: game.text.label(after, next, choice) }));
  const end = labels.find(({ label }) => label.endsTurn);
  const idle = labels.every(({ label }) => label.endsTurn || label.pointless || trades.has(label.group ?? ''));
  const plans = game.text.suggestPlans?.(after, next) ?? [];
  // An offer can still be made by those who want to.
  const done = plans.every(({ ends, moves }) => ends || moves[0]?.[0] === next.hints?.invites);
  return end && idle && done ? { id, end: end.choice, text: end.label.text } : null;
}
