import { questionOf } from '../engine/answers.ts';
import type { AnyGame, Game, Resting } from '../engine/game/index.ts';
import { type Live, play, respond } from '../engine/live.ts';
import type { Given } from '../engine/match.ts';
import type { Seat } from '../engine/script.ts';
import { Refused } from '../engine/text.ts';

/** A match where it stands. */
export interface Standing {
  readonly rest: unknown;
  readonly journal: readonly Given[];
  readonly state: unknown;
}

/**
 * Draws everything hidden from a seat anew: the seat must not be able to tell. The view is the same, and from the last
 * resting state on the same questions are asked and the same news heard, as long as nothing came to light. Says what
 * differs; null when nothing does.
 */
export function secrecyFault(any: AnyGame, { rest, journal, state }: Standing, seat: Seat | null, seed: string): string | null {
  const game = any as Game<Resting, unknown, unknown, unknown>;
  const view = game.sight.view(state as Resting, seat);
  const fault = difference('view', view, game.sight.view(game.mind.imagine(view, seed), seat));
  if (fault) return fault;
  const { rng } = rest as Resting;
  const real = play(game, game.keeping.copy(rest as Resting));
  const other = play(game, { ...game.mind.imagine(game.sight.view(rest as Resting, seat), seed), rng: { ...rng } });
  for (const given of [null, ...journal]) {
    if (given) {
      respond(real, given.seat, given.answer);
      if (!tried(other, given.seat, given.answer)) return null;
    }
    if (real.revealed || other.revealed) return null;
    const heard = (live: Live<Resting, unknown>) => live.events.map((event) => game.words.hear(event, seat));
    const told = difference('news', heard(real), heard(other));
    const asked = seat === null ? null : difference('question', shown(real, seat), shown(other, seat));
    if (told ?? asked) return told ?? asked;
  }
  return null;
}

/** A question without its function; its numbers, choices and time-out answer must not depend on what is hidden. */
function shown(live: Live<Resting, unknown>, seat: Seat): unknown {
  const question = questionOf(live.open, seat);
  return question && { ...question, check: undefined };
}

function difference(what: string, real: unknown, other: unknown): string | null {
  const [one, two] = [JSON.stringify(real), JSON.stringify(other)];
  return one === two ? null : `${what} differs: ${one} against ${two}`;
}

/** What somebody else did with a hidden card may be impossible where that card is elsewhere. */
function tried(live: Live<Resting, unknown>, seat: Seat, answer: readonly string[]): boolean {
  try {
    respond(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
