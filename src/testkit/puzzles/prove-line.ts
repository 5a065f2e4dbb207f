import { questionOf } from '../../engine/answers.ts';
import { tryAnswer, openTable } from '../../bots/bot-input.ts';
import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { isSolved, type Puzzle, startPuzzle } from '../../engine/puzzle.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { isAskedAlone } from './explore-turn.ts';

/** Tables that look the same, at which the solution must hold. */
export const PROOF_TABLES = 12;

type Claim = Pick<Puzzle, 'goal' | 'line'>;

/** Returns whether the line reaches the goal. Questions that differ because of hidden cards get their fallback. */
export function reachesGoal(game: AnyGame, rest: BaseState, seat: Seat, claim: Claim): boolean {
  const live = openTable(game, { checkpoint: rest, pending: [], randomNumbers: [] });
  if (!live) return false;
  for (const answer of claim.line) {
    const question = questionOf(live.open, seat);
    if (!question || !isAskedAlone(live.open)) return false;
    if (!tryAnswer(live, seat, answer) && (question.always === 'turn' || !tryAnswer(live, seat, question.fallback)))
      return false;
  }
  return isSolved(game, live.state, seat, claim);
}

/** Returns whether it does at this many tables that look the same to the seat: then nothing hidden matters. */
export function reachesGoalAtAllTables(
  game: AnyGame,
  rest: BaseState,
  seat: Seat,
  claim: Claim,
  tables: number,
): boolean {
  const view: unknown = game.views.forSeat(rest, seat);
  return Array.from({ length: tables }, (_, number) => `table ${number}`).every((seed) =>
    reachesGoal(game, { ...(game.ai.determinize(view, seed) as BaseState), rng: { seed, drawn: 0 } }, seat, claim),
  );
}

/** Returns the result of these moves, with fallbacks in between; null when they aren't possible. */
export function resultOfMoves(
  game: AnyGame,
  rest: BaseState,
  seat: Seat,
  moves: readonly Answer[],
): { readonly points: number; readonly won: boolean } | null {
  const live = openTable(game, { checkpoint: rest, pending: [], randomNumbers: [] });
  if (!live) return null;
  const settle = (): Decision | null => {
    for (let question = questionOf(live.open, seat); ; question = questionOf(live.open, seat)) {
      if (!question || question.always === 'turn' || !tryAnswer(live, seat, question.fallback)) return question;
    }
  };
  for (const move of moves) if (!settle() || !isAskedAlone(live.open) || !tryAnswer(live, seat, move)) return null;
  const last = settle();
  const points = game.stats.points(live.state, seat);
  if (last) tryAnswer(live, seat, last.fallback);
  return { points, won: game.rules.result(live.state)?.ranking[0]?.includes(seat) === true };
}

/** Returns whether a puzzle can be read, asks one seat only, and its line reaches the goal whatever is hidden. */
export function isProven(game: AnyGame, puzzle: Puzzle): boolean {
  const { state, open } = startPuzzle(game, puzzle);
  const [seat = 0] = game.rules.active(state);
  const start = game.codec.copy(state) as BaseState;
  return (
    isAskedAlone(open) &&
    reachesGoal(game, start, seat, puzzle) &&
    reachesGoalAtAllTables(game, start, seat, puzzle, PROOF_TABLES)
  );
}
