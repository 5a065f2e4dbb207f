import { questionOf } from '../../engine/answers.ts';
import { answered, tableAt } from '../../bots/position.ts';
import type { AnyGame, Resting } from '../../engine/game/index.ts';
import { isSolved, type Puzzle } from '../../engine/puzzle.ts';
import type { Answer, Decision, Seat } from '../../engine/script.ts';

type Claim = Pick<Puzzle, 'goal' | 'line'>;

/** Whether the line reaches the goal at a table. What is asked where something else came to light is answered as usual. */
export function holdsAt(game: AnyGame, rest: Resting, seat: Seat, claim: Claim): boolean {
  const live = tableAt(game, { rest, journal: [], fell: [] });
  if (!live) return false;
  for (const answer of claim.line) {
    const question = questionOf(live.open, seat);
    if (!question || live.open.length > 1) return false;
    if (!answered(live, seat, answer) && (question.always === 'turn' || !answered(live, seat, question.otherwise))) return false;
  }
  return isSolved(game, live.state, seat, claim);
}

/** Whether it does at so many tables that look the same to the seat: then nothing hidden decides. */
export function holdsAnyhow(game: AnyGame, rest: Resting, seat: Seat, claim: Claim, tables: number): boolean {
  const view: unknown = game.sight.view(rest, seat);
  return Array.from({ length: tables }, (_, number) => `table ${number}`).every((seed) =>
    holdsAt(game, { ...(game.mind.imagine(view, seed) as Resting), rng: { seed, drawn: 0 } }, seat, claim),
  );
}

/** What these moves come to, what is asked in between answered as usual; null where they are not possible. */
export function endsWith(game: AnyGame, rest: Resting, seat: Seat, moves: readonly Answer[]): { readonly points: number; readonly won: boolean } | null {
  const live = tableAt(game, { rest, journal: [], fell: [] });
  if (!live) return null;
  const settle = (): Decision | null => {
    for (let question = questionOf(live.open, seat); ; question = questionOf(live.open, seat)) {
      if (!question || question.always === 'turn' || !answered(live, seat, question.otherwise)) return question;
    }
  };
  for (const move of moves) if (!settle() || live.open.length > 1 || !answered(live, seat, move)) return null;
  const last = settle();
  const points = game.chronicle.points(live.state, seat);
  if (last) answered(live, seat, last.otherwise);
  return { points, won: game.rules.result(live.state)?.ranking[0]?.includes(seat) === true };
}
