import type { Seat } from '../../../engine/script.ts';
import { other, type State, type Table } from '../state.ts';
import { type Token, tokens } from '../vocabulary.ts';
import { pointsOf, tokenPoints } from './points.ts';
import { claimVictory, winsAtOnce } from './victory.ts';

/** Points that a token needs at least. */
export const ENOUGH = 3;

/** After every change of cards in a principality: moves the tokens. True when the active player has won with it. */
export function recount(t: Table): boolean {
  for (const token of tokens) {
    const holder = t.state.tokens[token];
    const next = nextHolder(t.state, token);
    if (next === holder) continue;
    t.state.tokens[token] = next;
    t.tell({ kind: 'token', token, seat: next });
  }
  return winsAtOnce(t.state) && claimVictory(t);
}

/** Who holds the token now: a tie leaves it where it is. */
export function nextHolder(state: State, token: Token): Seat | null {
  const kind = tokenPoints[token];
  const holder = state.tokens[token];
  const points = [pointsOf(state, 0, kind), pointsOf(state, 1, kind)] as const;
  const of = (seat: Seat): number => points[seat as 0 | 1];
  if (holder === null) {
    if (of(0) === of(1) || Math.max(...points) < ENOUGH) return null;
    return of(0) > of(1) ? 0 : 1;
  }
  const rival = other(holder);
  if (of(holder) >= ENOUGH && of(holder) >= of(rival)) return holder;
  return of(rival) >= ENOUGH ? rival : null;
}
