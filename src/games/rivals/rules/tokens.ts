import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { discardOf, landOf, other, type State, type Table } from '../state.ts';
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
  for (const host of [0, 1]) {
    const land = landOf(t.state, host);
    for (let index = 0; index < land.roads.length; index++) {
      const piece = land.roads[index];
      if (!piece || piece.by === undefined || !cardOf(piece.card).expires?.(land)) continue;
      land.roads[index] = null;
      discardOf(t.state, piece.by).unshift(piece.card);
      const place = foreign(roadName(land.west, index));
      t.tell({ kind: 'removed', seat: other(host), card: idOf(piece.card), place, to: 'discard', by: idOf(piece.card) });
    }
  }
}

/** Who holds the token now: a tie leaves it where it is. */
export function nextHolder(state: State, token: Token): Seat | null {
  const kind = tokenPoints[token];
  const holder = state.tokens[token];
  const [red, blue] = [pointsOf(state, 0, kind), pointsOf(state, 1, kind)];
  if (holder === null) {
    if (red === blue || Math.max(red, blue) < ENOUGH) return null;
    return red > blue ? 0 : 1;
  }
  const [own, theirs] = holder === 0 ? [red, blue] : [blue, red];
  if (own >= ENOUGH && own >= theirs) return holder;
  return theirs >= ENOUGH ? other(holder) : null;
}
