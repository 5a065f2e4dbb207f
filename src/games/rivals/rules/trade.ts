import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, type Table } from '../state.ts';
import { type Resource, resources } from '../vocabulary.ts';
import { anyPiece, spotAt } from './geometry.ts';
import { storesWithRoom, stow, stowOne } from './gain.ts';
import { take } from './pay.ts';
import { change, resourceAt } from './stores.ts';

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

const notGold = resources.filter((resource) => resource !== 'gold');

/** Once a turn 1 gold for 1 of another type. */
export function* useMint(t: Table, seat: Seat, place: string): Script {
  yield* take(t, seat, { gold: 1 }, 'pay.mint');
  const store = yield* stowOne(t, seat, storesWithRoom(t.state, seat, notGold), 'store.mint');
  const land = landOf(t.state, seat);
  const mint = spotAt(land, place)?.piece;
  if (mint) mint.used = true;
  t.tell({ kind: 'traded', seat, gave: { gold: 1 }, got: resourceAt(land, store) });
}
