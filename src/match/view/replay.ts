import type { AnyGame } from '../../engine/game/index.ts';
import { startMatch, type GivenAnswer, submitAnswer } from '../../engine/match.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import { questionOf } from '../../engine/answers.ts';
import { Refused } from '../../engine/text.ts';
import type { Seat } from '../../engine/script.ts';
import type { Position } from '../transition/transition.ts';
import type { LoggedEvent } from '../stored-match.ts';

/** A match after one more answer. */
export interface ReplayStep {
  /** Null for the set-up. */
  readonly given: GivenAnswer | null;
  /** The turn in which the answer was given, and its seat. */
  readonly turn: number;
  readonly active: Seat | null;
  readonly events: readonly LoggedEvent[];
  /** Whether something random or hidden was revealed. */
  readonly revealed: boolean;
  /** The positions before and after it. */
  readonly before: Position;
  readonly position: Position;
}

/** Returns the active seat; null if there are several or none. */
export function soleActiveSeat(game: AnyGame, state: unknown): Seat | null {
  const [seat = null, ...more] = game.rules.active(state);
  return more.length > 0 ? null : seat;
}

/** Replays a match from its seed, answer by answer. Throws `ReplayDiverged` if the current rules ask something else. */
export function* replay(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  history: readonly GivenAnswer[],
): Generator<ReplayStep> {
  let position: Position = startMatch(game, options, seats, seed);
  const events = position.events.map((event): LoggedEvent => ({ seq: 0, turn: 0, event }));
  yield { given: null, turn: 0, active: null, events, revealed: true, before: position, position };
  for (const [index, given] of history.entries()) {
    const before = position;
    const turn = game.rules.turn(before.state, given.seat);
    const active = soleActiveSeat(game, before.state);
    if (questionOf(before.open, given.seat)?.key !== given.key) throw new ReplayDiverged(given, before.open);
    position = resubmit(game, before, given);
    yield {
      given,
      turn,
      active,
      events: position.events.map((event): LoggedEvent => ({ seq: index + 1, turn, event })),
      revealed: position.match.since.length === 0,
      before,
      position,
    };
  }
}

function resubmit(game: AnyGame, position: Position, given: GivenAnswer): Position {
  try {
    return submitAnswer(game, position.match, given.seat, given.answer);
  } catch (error) {
    throw error instanceof Refused ? new ReplayDiverged(given, position.open) : error;
  }
}
