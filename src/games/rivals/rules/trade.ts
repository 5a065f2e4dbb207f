import { ask } from '../../../engine/ask.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Land, landOf, type Region, type Table } from '../state.ts';
import { FULL, produce, type Resource, resources } from '../vocabulary.ts';
import { anyPiece, leftOf, placeOf, regionIndex, rightOf, spotAt, spotsOf } from './geometry.ts';
import { storeQuestion, storesWithRoom, stow } from './gain.ts';
import { take } from './pay.ts';
import { change, resourceAt } from './stores.ts';

/** How many of a type the player gives for one of another. */
export const rateOf = (land: Land, resource: Resource): 2 | 3 =>
  anyPiece(land, ({ card }) => cardOf(card).trades === resource) ? 2 : 3;

/** The regions beside a Large Trade Ship, each of which trades 2:1 out of its own stock. */
export function shipRegions(land: Land): number[] {
  const found = new Set<number>();
  for (const { piece, town, site } of spotsOf(land)) {
    if (idOf(piece.card) === 'large-trade-ship') found.add(leftOf(town, site)).add(rightOf(town, site));
  }
  return [...found];
}

/** `ore` for the usual rate, or `grain@+2u` for two out of that region, against one of the other type. */
export function* trade(t: Table, seat: Seat, from: string, to: Resource): Script {
  const land = landOf(t.state, seat);
  const [type, region] = from.split('@') as [Resource, string | undefined];
  const amount = region ? 2 : rateOf(land, type);
  if (region) change(land, region, -2);
  else yield* take(t, seat, { [type]: amount }, 'pay.trade');
  yield* stow(t, seat, to, 'store.trade');
  t.tell({ kind: 'traded', seat, gave: { [type]: amount }, got: to });
}

const notGold = resources.filter((resource) => resource !== 'gold');

/** Where a Mint can still be used: not yet in this turn, with gold to pay and room for something else. */
export const isMintUsable = (land: Land, gold: number): boolean =>
  gold > 0 && land.regions.some(({ type, stock }) => type !== 'gold-field' && stock < FULL);

/** Once a turn 1 gold for 1 of another type. */
export function* useMint(t: Table, seat: Seat, place: string): Script {
  yield* take(t, seat, { gold: 1 }, 'pay.mint');
  const [id] = yield* ask(storeQuestion(seat, 'store.mint', storesWithRoom(t.state, seat, notGold), 1));
  const land = landOf(t.state, seat);
  change(land, id as string, 1);
  const mint = spotAt(land, place)?.piece;
  if (mint) mint.used = true;
  t.tell({ kind: 'traded', seat, gave: { gold: 1 }, got: resourceAt(land, id as string) });
}

/** Whether this region could give two for a trade with the ship beside it. */
export const canShip = (land: Land, region: number): boolean => (land.regions[region] as Region).stock >= 2;

export function shipSource(land: Land, region: string): Resource | null {
  const place = placeOf(region);
  const found = place && land.regions[regionIndex(land, place)];
  return found ? produce[found.type] : null;
}
