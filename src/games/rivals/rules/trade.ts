import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Table } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { anyPiece, spotsOf } from './geometry.ts';
import { stow } from './gain.ts';
import { take } from './pay.ts';
import { change, goodsOfOne } from './stores.ts';

/** How many of a type the player gives for one of another. */
export function rateOf(land: Land, resource: Resource, bargains: readonly Resource[]): 1 | 2 | 3 {
  if (bargains.includes(resource)) return 1;
  return anyPiece(land, ({ card }) => cardOf(card).trades === resource) ? 2 : 3;
}

/** `ore` for the usual rate, or `grain@+2u` for two out of that region, against one of the other type. */
export function* trade(t: Table, seat: Seat, from: string, to: Resource): Script {
  const land = landOf(t.state, seat);
  const at = from.indexOf('@');
  const type = (at < 0 ? from : from.slice(0, at)) as Resource;
  const rate = at < 0 ? rateOf(land, type, t.state.bargains) : 2;
  const gave = goodsOfOne(type, rate);
  if (at < 0) yield* take(t, seat, gave, 'pay.trade');
  else change(land, from.slice(at + 1), -2);
  yield* stow(t, seat, to, 'store.trade');
  t.tell({ kind: 'traded', seat, gave, got: to });
  if (rate > 1) tellRival(t, other(seat), type);
}

/** Two or three of one type were traded for another: cards of the other player may profit. */
export function tellRival(t: Table, rival: Seat, type: Resource): void {
  for (const { piece } of spotsOf(landOf(t.state, rival), 'rivalTraded')) cardOf(piece.card).rivalTraded?.(t, rival, type);
}
