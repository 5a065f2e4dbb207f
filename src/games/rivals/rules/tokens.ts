import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { discardOf, landOf, other, type State, type Context } from '../state.ts';
import { type Token, tokens } from '../vocabulary.ts';
import { asForeign, roadName, spotField } from './geometry.ts';
import { pointsOf, tokenPoints } from './points.ts';
import { claimVictory, winsAtOnce } from './victory.ts';

/** The fewest points for a token. */
export const MIN_TOKEN_POINTS = 3;

/** Removes foreign cards that must leave and moves tokens. Runs after every change; returns true on a win. */
export function updateTokens(t: Context): boolean {
  dismiss(t);
  for (const token of tokens) {
    const holder = t.state.tokens[token];
    const next = nextHolder(t.state, token);
    if (next === holder) continue;
    t.state.tokens[token] = next;
    t.emit({ kind: 'token', token, seat: next });
  }
  return winsAtOnce(t.state) && claimVictory(t);
}

/** Foreign cards that have to leave. */
function dismiss(t: Context): void {
  for (const host of [0, 1]) {
    const land = landOf(t.state, host);
    for (let index = 0; index < land.roads.length; index++) {
      const piece = land.roads[index];
      if (!piece || piece.by === undefined || !cardOf(piece.card).expires?.(land)) continue;
      land.roads[index] = null;
      discardOf(t.state, piece.by).unshift(piece.card);
      const place = asForeign(roadName(land.west, index));
      t.emit({
        kind: 'removed',
        seat: other(host),
        card: idOf(piece.card),
        place,
        to: 'discard',
        by: idOf(piece.card),
        ...spotField(t.state.seats, other(host), place),
      });
    }
  }
}

/** The new holder of a token; a tie leaves it where it is. */
export function nextHolder(state: State, token: Token): Seat | null {
  const kind = tokenPoints[token];
  const holder = state.tokens[token];
  const [red, blue] = [pointsOf(state, 0, kind), pointsOf(state, 1, kind)];
  if (holder === null) {
    if (red === blue || Math.max(red, blue) < MIN_TOKEN_POINTS) return null;
    return red > blue ? 0 : 1;
  }
  const [own, theirs] = holder === 0 ? [red, blue] : [blue, red];
  if (own >= MIN_TOKEN_POINTS && own >= theirs) return holder;
  return theirs >= MIN_TOKEN_POINTS ? other(holder) : null;
}
