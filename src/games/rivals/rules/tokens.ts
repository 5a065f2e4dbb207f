import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { discardOf, other, type State, type Table } from '../state.ts';
import { type Token, tokens } from '../vocabulary.ts';
import { foreign, roadName } from './geometry.ts';
import { pointsOf, tokenPoints } from './points.ts';
import { claimVictory, winsAtOnce } from './victory.ts';

/** Points that a token needs at least. */
export const ENOUGH = 3;

/** After every change of cards in a principality: sends away guests, moves the tokens. True when the active player has won. */
export function recount(t: Table): boolean {
  dismiss(t);
  for (const token of tokens) {
    const holder = t.state.tokens[token];
    const next = nextHolder(t.state, token);
    if (next === holder) continue;
    t.state.tokens[token] = next;
    t.tell({ kind: 'token', token, seat: next });
  }
  return winsAtOnce(t.state) && claimVictory(t);
}

/** Cards in the other principality that may not stay there any longer. */
function dismiss(t: Table): void {
  t.state.seats.forEach((land, host) => {
    land.roads.forEach((piece, index) => {
      if (!piece || piece.by === undefined || !cardOf(piece.card).expires?.(land)) return;
      land.roads[index] = null;
      discardOf(t.state, piece.by).unshift(piece.card);
      const place = foreign(roadName(land.west, index));
      t.tell({ kind: 'removed', seat: other(host), card: idOf(piece.card), place, to: 'discard', by: idOf(piece.card) });
    });
  });
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
