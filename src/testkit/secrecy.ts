import { questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, BaseState } from '../engine/game/index.ts';
import { type LiveMatch, startLive, giveAnswer } from '../engine/live-match.ts';
import type { GivenAnswer } from '../engine/match.ts';
import type { Seat } from '../engine/script.ts';
import { Refused } from '../engine/text.ts';

/** The position of a match. */
export interface MatchPosition {
  readonly checkpoint: unknown;
  readonly pending: readonly GivenAnswer[];
  readonly state: unknown;
}

/**
 * Redraws everything hidden from a seat and returns any difference the seat could notice, or null. The view must be
 * equal, and from the last checkpoint on the questions and events too, until something is revealed.
 */
export function findLeak(
  any: AnyGame,
  { checkpoint: rest, pending: journal, state }: MatchPosition,
  seat: Seat | null,
  seed: string,
): string | null {
  const game = any as Game<BaseState, unknown, unknown, unknown>;
  const view = game.views.forSeat(state as BaseState, seat);
  const fault = difference('view', view, game.views.forSeat(game.ai.determinize(view, seed), seat));
  if (fault) return fault;
  const { rng } = rest as BaseState;
  const real = startLive(game, game.codec.copy(rest as BaseState));
  const other = startLive(game, {
    ...game.ai.determinize(game.views.forSeat(rest as BaseState, seat), seed),
    rng: { ...rng },
  });
  for (const given of [null, ...journal]) {
    if (given) {
      giveAnswer(real, given.seat, given.answer);
      if (!tryAnswer(other, given.seat, given.answer)) return null;
    }
    if (real.revealed || other.revealed) return null;
    const eventsOf = (live: LiveMatch<BaseState, unknown>) =>
      live.events.map((event) => game.text.describeEvent(event, seat));
    const seen = difference('news', eventsOf(real), eventsOf(other));
    const asked = seat === null ? null : difference('question', shown(real, seat), shown(other, seat));
    if (seen ?? asked) return seen ?? asked;
  }
  return null;
}

/**
 * Returns a question without its functions; its numbers, choices and fallback must not depend on hidden information.
 */
function shown(live: LiveMatch<BaseState, unknown>, seat: Seat): unknown {
  const question = questionOf(live.open, seat);
  return question && { ...question, check: undefined };
}

function difference(what: string, real: unknown, other: unknown): string | null {
  const [one, two] = [JSON.stringify(real), JSON.stringify(other)];
  return one === two ? null : `${what} differs: ${one} against ${two}`;
}

/** Another seat's play of a hidden card may be impossible when that card is elsewhere. */
function tryAnswer(live: LiveMatch<BaseState, unknown>, seat: Seat, answer: readonly string[]): boolean {
  try {
    giveAnswer(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** A checkpoint, and the events of the answers since. */
export interface PlayedCheckpoint {
  readonly checkpoint: BaseState;
  readonly events: readonly unknown[];
}

/**
 * Returns a position twice: as it is, and with everything hidden from a seat drawn again. Whatever is shown to the seat
 * must be the same for both. Null if the answers since the checkpoint revealed something.
 */
export function withHiddenRedrawn(
  any: AnyGame,
  { checkpoint: rest, pending }: Pick<MatchPosition, 'checkpoint' | 'pending'>,
  seat: Seat | null,
  seed: string,
): readonly [real: PlayedCheckpoint, redrawn: PlayedCheckpoint] | null {
  const game = any as Game<BaseState, unknown, unknown, unknown>;
  const checkpoint = rest as BaseState;
  const redrawn = { ...game.ai.determinize(game.views.forSeat(checkpoint, seat), seed), rng: { ...checkpoint.rng } };
  const played = (from: BaseState): PlayedCheckpoint | null => {
    const live = startLive(game, game.codec.copy(from));
    const fits = pending.every((given) => !live.revealed && tryAnswer(live, given.seat, given.answer));
    return fits && !live.revealed ? { checkpoint: from, events: live.events } : null;
  };
  const [one, two] = [played(checkpoint), played(redrawn)];
  return one && two && [one, two];
}
