import { expect } from 'vitest';
import { questionOf } from '../../src/engine/answers.ts';
import type { Game, Resting } from '../../src/engine/game.ts';
import { type Live, play, respond } from '../../src/engine/live.ts';
import type { Moved } from '../../src/engine/match.ts';
import type { Decision, Seat } from '../../src/engine/script.ts';
import { Refused } from '../../src/engine/text.ts';

/**
 * Draws everything hidden from a seat anew and demands that the seat cannot tell: the same view, and from the last resting
 * state on the same questions and the same news, as long as nothing came to light. Gives the number of things compared.
 */
export function expectSecrecy<S extends Resting, V, E, O>(game: Game<S, V, E, O>, at: Moved<S, E>, seat: Seat | null, seed: string): number {
  const view = game.view(at.state, seat);
  expect(game.view(game.imagine(view, seed), seat)).toEqual(view);

  const { rest, journal } = at.match;
  const imagined = { ...game.imagine(game.view(rest, seat), seed), rng: { ...rest.rng } };
  const real = play(game, game.copy(rest));
  const other = play(game, game.copy(imagined));
  let compared = 1 + compare(game, real, other, seat);
  for (const given of journal) {
    if (real.revealed || other.revealed) break;
    respond(real, given.seat, given.answer);
    if (!tried(other, given.seat, given.answer)) break;
    compared += compare(game, real, other, seat);
  }
  return compared;
}

function compare<S, V, E, O>(game: Game<S & Resting, V, E, O>, real: Live<S, E>, other: Live<S, E>, seat: Seat | null): number {
  if (real.revealed || other.revealed) return 0;
  const heard = (live: Live<S, E>) => live.events.map((event) => game.hear(event, seat));
  expect(heard(other)).toEqual(heard(real));
  if (seat === null) return 1;
  expect(shown(other, seat)).toEqual(shown(real, seat));
  return 1;
}

function shown<S, E>(live: Live<S, E>, seat: Seat): Omit<Decision, 'check'> | null {
  const question = questionOf(live.open, seat);
  if (!question) return null;
  const { check: _check, ...rest } = question;
  return rest;
}

/** What somebody else did with a hidden card may be impossible where that card is elsewhere. */
function tried<S, E>(live: Live<S, E>, seat: Seat, answer: readonly string[]): boolean {
  try {
    respond(live, seat, answer);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
