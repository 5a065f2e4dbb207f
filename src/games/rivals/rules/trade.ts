import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Context } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { anyPiece, spotsOf } from './geometry.ts';
import { storeAny } from './gain.ts';
import { take } from './pay.ts';
import { changeStock, goodsOfOne } from './stores.ts';

/** The player's trade rate for a type. */
export function rateOf(land: Land, resource: Resource, bargains: readonly Resource[]): 1 | 2 | 3 {
  if (bargains.includes(resource)) return 1;
  return anyPiece(land, ({ card }) => cardOf(card).trades === resource) ? 2 : 3;
}

/** Trades `ore` at the best rate, or `grain@+2u` for two from that region. */
export function* tradeResources(t: Context, seat: Seat, from: string, to: Resource): Script {
  const land = landOf(t.state, seat);
  const at = from.indexOf('@');
  const type = (at < 0 ? from : from.slice(0, at)) as Resource;
  const rate = at < 0 ? rateOf(land, type, t.state.bargains) : 2;
  const gave = goodsOfOne(type, rate);
  if (at < 0) yield* take(t, seat, gave, 'pay.trade');
  else changeStock(land, from.slice(at + 1), -2);
  yield* storeAny(t, seat, to, 'store.trade');
  t.emit({ kind: 'traded', seat, gave, got: to });
  if (rate > 1) notifyRivalCards(t, other(seat), type);
}

/** Lets cards of the opponent profit from a 2:1 or 3:1 trade. */
export function notifyRivalCards(t: Context, rival: Seat, type: Resource): void {
  for (const { piece } of spotsOf(landOf(t.state, rival), 'rivalTraded'))
    cardOf(piece.card).rivalTraded?.(t, rival, type);
}
