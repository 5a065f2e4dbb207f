import type { ChangeMark } from '../../../engine/scene/index.ts';
import type { Seat } from '../../../engine/script.ts';
import { columnName, regionName, roadName, siteName, slotName, townColumn } from '../rules/geometry.ts';
import type { Land } from '../state.ts';
import type { View } from '../view.ts';

/** The changes in a principality by place. */
export type Changes = ReadonlyMap<string, ChangeMark>;

/** The content of a place: its `kind`, and the `stock` that can change. */
interface Standing {
  readonly kind: string;
  readonly stock: number;
}

/** All occupied places of a principality. */
function standings(land: Land): ReadonlyMap<string, Standing> {
  const { west, towns, regions, roads, ends } = land;
  const found = new Map<string, Standing>();
  for (const [index, { type, number, stock, on }] of regions.entries()) {
    found.set(regionName(west, index), { kind: `${type} ${number}`, stock });
    if (on) found.set(slotName(west, index), { kind: on.card, stock: on.goods ?? on.level ?? 0 });
  }
  for (const [index, piece] of roads.entries())
    if (piece) found.set(roadName(west, index), { kind: piece.card, stock: 0 });
  for (const [index, { city, metropolis, sites }] of towns.entries()) {
    found.set(columnName(townColumn(west, index)), { kind: metropolis ?? (city ? 'city' : 'settlement'), stock: 0 });
    for (const [site, pile] of sites.entries()) {
      const top = pile?.[0];
      if (top) found.set(siteName(west, index, site), { kind: top.card, stock: 0 });
    }
    if (index > 0 || ends[0]) found.set(columnName(townColumn(west, index) - 1), { kind: 'road', stock: 0 });
  }
  if (ends[1]) found.set(columnName(townColumn(west, towns.length) - 1), { kind: 'road', stock: 0 });
  return found;
}

function compare(before: Land, after: Land): Changes {
  const was = standings(before);
  const is = standings(after);
  const changes = new Map<string, ChangeMark>();
  for (const [place, { kind, stock }] of is) {
    const earlier = was.get(place);
    if (earlier?.kind !== kind) changes.set(place, 'new');
    else if (earlier.stock !== stock) changes.set(place, stock - earlier.stock);
  }
  for (const place of was.keys()) if (!is.has(place)) changes.set(place, 'lost');
  // With too many changes only new and removed cards are marked.
  const few = changes.size <= Math.max(3, is.size / 3);
  return few ? changes : new Map([...changes].filter(([, change]) => typeof change !== 'number'));
}

/** Changes by seat; empty without a comparable earlier view. */
export function changesSince(before: View | undefined, view: View): readonly [Changes, Changes] {
  const at = (seat: Seat): Changes => {
    const earlier = before?.seats?.[seat as 0 | 1];
    return earlier === undefined ? new Map() : compare(earlier, view.seats[seat as 0 | 1]);
  };
  return [at(0), at(1)];
}
