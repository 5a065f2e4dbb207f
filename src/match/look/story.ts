import type { AnyGame } from '../../engine/game/index.ts';
import { begin, Diverged, type Given, submit } from '../../engine/match.ts';
import { questionOf } from '../../engine/answers.ts';
import { Refused } from '../../engine/text.ts';
import type { Seat } from '../../engine/script.ts';
import type { Standing } from '../change/progress.ts';
import type { Happened } from '../sheet.ts';

/** A match after one more of its answers. */
export interface Passage {
  /** Null for the set-up. */
  readonly given: Given | null;
  /** The turn in which the answer was given, and whose it was. */
  readonly turn: number;
  readonly active: Seat | null;
  readonly events: readonly Happened[];
  /** Something random or hidden came to light. */
  readonly revealed: boolean;
  /** The table before and after it. */
  readonly before: Standing;
  readonly standing: Standing;
}

/** The one whose turn it is; null where several play at once or nobody does. */
export function soleActive(game: AnyGame, state: unknown): Seat | null {
  const [seat = null, ...more] = game.rules.active(state);
  return more.length > 0 ? null : seat;
}

/** Plays a match again from its seed, answer by answer. Throws `Diverged` where today's rules ask something else. */
export function* retell(game: AnyGame, options: unknown, seats: number, seed: string, history: readonly Given[]): Generator<Passage> {
  let standing: Standing = begin(game, options, seats, seed);
  const events = standing.events.map((event): Happened => ({ seq: 0, turn: 0, event }));
  yield { given: null, turn: 0, active: null, events, revealed: true, before: standing, standing };
  for (const [index, given] of history.entries()) {
    const before = standing;
    const turn = game.rules.turn(before.state, given.seat);
    const active = soleActive(game, before.state);
    if (questionOf(before.open, given.seat)?.key !== given.key) throw new Diverged(given, before.open);
    standing = again(game, before, given);
    yield {
      given,
      turn,
      active,
      events: standing.events.map((event): Happened => ({ seq: index + 1, turn, event })),
      revealed: standing.match.since.length === 0,
      before,
      standing,
    };
  }
}

function again(game: AnyGame, standing: Standing, given: Given): Standing {
  try {
    return submit(game, standing.match, given.seat, given.answer);
  } catch (error) {
    throw error instanceof Refused ? new Diverged(given, standing.open) : error;
  }
}
