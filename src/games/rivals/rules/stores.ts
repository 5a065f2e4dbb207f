import { FULL, type Goods, type RegionType, type Resource, resources } from '../vocabulary.ts';
import type { Land, Region } from '../state.ts';
import { placeOf, regionIndex, regionName, slotName } from './geometry.ts';

/** A place that holds resources of one type: a region, or a Gold Cache beside one. */
export interface Store {
  readonly id: string;
  readonly resource: Resource;
  readonly stock: number;
}

export type Amounts = Record<Resource, number>;

/**
 * The next four are written out because they run for every region at every action, and a computed key costs many times as
 * much as a written one.
 */
export function productOf(type: RegionType): Resource {
  switch (type) {
    case 'hills':
      return 'brick';
    case 'fields':
      return 'grain';
    case 'forest':
      return 'lumber';
    case 'pasture':
      return 'wool';
    case 'mountains':
      return 'ore';
    case 'gold-field':
      return 'gold';
  }
}

export function add(amounts: Amounts, resource: Resource, number: number): void {
  switch (resource) {
    case 'brick':
      amounts.brick += number;
      return;
    case 'grain':
      amounts.grain += number;
      return;
    case 'lumber':
      amounts.lumber += number;
      return;
    case 'wool':
      amounts.wool += number;
      return;
    case 'ore':
      amounts.ore += number;
      return;
    case 'gold':
      amounts.gold += number;
  }
}

export function amountOf(amounts: Goods, resource: Resource): number {
  switch (resource) {
    case 'brick':
      return amounts.brick ?? 0;
    case 'grain':
      return amounts.grain ?? 0;
    case 'lumber':
      return amounts.lumber ?? 0;
    case 'wool':
      return amounts.wool ?? 0;
    case 'ore':
      return amounts.ore ?? 0;
    case 'gold':
      return amounts.gold ?? 0;
  }
}

/** So many of one type. */
export function goodsOfOne(resource: Resource, number: number): Goods {
  switch (resource) {
    case 'brick':
      return { brick: number };
    case 'grain':
      return { grain: number };
    case 'lumber':
      return { lumber: number };
    case 'wool':
      return { wool: number };
    case 'ore':
      return { ore: number };
    case 'gold':
      return { gold: number };
  }
}

export const none = (): Amounts => ({ brick: 0, grain: 0, lumber: 0, wool: 0, ore: 0, gold: 0 });

const everything = (): boolean => true;

/** The stores of a principality that are wanted, from left to right, upper before lower. */
export function storesOf({ west, regions }: Land, wanted: (resource: Resource, stock: number) => boolean = everything): Store[] {
  const stores: Store[] = [];
  for (let index = 0; index < regions.length; index++) {
    const { type, stock, on } = regions[index] as Region;
    const resource = productOf(type);
    if (wanted(resource, stock)) stores.push({ id: regionName(west, index), resource, stock });
    const cached = on?.goods;
    if (cached !== undefined && wanted('gold', cached)) stores.push({ id: slotName(west, index), resource: 'gold', stock: cached });
  }
  return stores;
}

export function totals({ regions }: Land): Amounts {
  const sum = none();
  for (const { type, stock, on } of regions) {
    add(sum, productOf(type), stock);
    if (on?.goods) sum.gold += on.goods;
  }
  return sum;
}

/** How much more of each type fits. */
export function roomOf({ regions }: Land): Amounts {
  const room = none();
  for (const { type, stock, on } of regions) {
    add(room, productOf(type), FULL - stock);
    if (on?.goods !== undefined) room.gold += FULL - on.goods;
  }
  return room;
}

export const sumOf = (amounts: Goods): number => {
  let sum = 0;
  for (const resource of resources) sum += amountOf(amounts, resource);
  return sum;
};

/** So many of these stores as far as they are wanted, `left` of each: always of the type with most left, and of its stores the one with most. */
export function mostFirst(stores: readonly Store[], left: number[], number: number, wanted: (store: Store) => boolean = everything): string[] {
  const sums = none();
  stores.forEach(({ resource }, index) => add(sums, resource, left[index] ?? 0));
  const picks: string[] = [];
  while (picks.length < number) {
    const best = richest(stores, left, sums);
    const store = stores[best];
    if (!store) break;
    left[best] = (left[best] ?? 0) - 1;
    add(sums, store.resource, -1);
    if (wanted(store)) picks.push(store.id);
  }
  return picks;
}

/** The index of the store that comes next; -1 when nothing is left. */
function richest(stores: readonly Store[], left: readonly number[], sums: Amounts): number {
  let best = -1;
  let most = 0;
  for (let index = 0; index < stores.length; index++) {
    const own = left[index] ?? 0;
    const rank = own === 0 ? 0 : amountOf(sums, (stores[index] as Store).resource) * 10 + own;
    if (rank <= most) continue;
    best = index;
    most = rank;
  }
  return best;
}

/** Adds to a store by its name, or takes from it when the amount is negative. */
export function change(land: Land, id: string, amount: number): void {
  const place = placeOf(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) throw new Error(`there is no store ${id}`);
  if (place.kind === 'region') region.stock += amount;
  else if (region.on) region.on.goods = (region.on.goods ?? 0) + amount;
}

/** The type a store holds. */
export function resourceAt(land: Land, id: string): Resource {
  const place = placeOf(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) throw new Error(`there is no store ${id}`);
  return place.kind === 'slot' ? 'gold' : productOf(region.type);
}

/** What was picked, by type. */
export function goodsOf(land: Land, picks: readonly string[]): Goods {
  const goods: Partial<Record<Resource, number>> = {};
  for (const id of picks) {
    const resource = resourceAt(land, id);
    goods[resource] = (goods[resource] ?? 0) + 1;
  }
  return goods;
}

/** Puts that much into a region as far as it fits, gold into a Gold Cache before or after it. Gives back what was stored. */
export function fill(land: Land, region: Region, amount: number, cacheFirst: boolean): number {
  const isGold = region.type === 'gold-field';
  const cached = isGold && cacheFirst ? fillCache(land, amount) : 0;
  const fits = Math.min(amount - cached, FULL - region.stock);
  region.stock += fits;
  const stored = cached + fits;
  return isGold && !cacheFirst ? stored + fillCache(land, amount - stored) : stored;
}

/** Whether a gain that names this region would be stored, at least in part. */
export function hasRoom(land: Land, region: Region): boolean {
  return region.stock < FULL || (region.type === 'gold-field' && cacheOf(land) < FULL);
}

/** The place of a Gold Cache with room; null when there is none. */
export function openCache({ west, regions }: Land): string | null {
  for (let index = 0; index < regions.length; index++) {
    const cached = (regions[index] as Region).on?.goods;
    if (cached !== undefined && cached < FULL) return slotName(west, index);
  }
  return null;
}

/** How much more the Gold Cache takes. */
export const cacheRoom = (land: Land): number => FULL - cacheOf(land);

/** What the Gold Cache holds; full when there is none. */
function cacheOf({ regions }: Land): number {
  for (const { on } of regions) if (on?.goods !== undefined) return on.goods;
  return FULL;
}

export function fillCache({ regions }: Land, amount: number): number {
  for (const { on } of regions) {
    if (on?.goods === undefined) continue;
    const fits = Math.min(amount, FULL - on.goods);
    on.goods += fits;
    return fits;
  }
  return 0;
}
