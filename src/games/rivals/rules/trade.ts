import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, type Table } from '../state.ts';
import type { Resource } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';
import { stow } from './gain.ts';
import { take } from './pay.ts';
import { change } from './stores.ts';

/** How many of a type the player gives for one of another. */
export const rateOf = (land: Land, resource: Resource): 2 | 3 =>
  anyPiece(land, ({ card }) => cardOf(card).trades === resource) ? 2 : 3;

/** `ore` for the usual rate, or `grain@+2u` for two out of that region, against one of the other type. */
export function* trade(t: Table, seat: Seat, from: string, to: Resource): Script {
  const land = landOf(t.state, seat);
  const at = from.indexOf('@');
  const type = (at < 0 ? from : from.slice(0, at)) as Resource;
  const gave = { [type]: at < 0 ? rateOf(land, type) : 2 };
  if (at < 0) yield* take(t, seat, gave, 'pay.trade');
  else change(land, from.slice(at + 1), -2);
  yield* stow(t, seat, to, 'store.trade');
  t.tell({ kind: 'traded', seat, gave, got: to });
}
