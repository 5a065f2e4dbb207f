import { FULL, type Goods, type RegionType, type Resource, resources } from '../vocabulary.ts';
import type { Land, Region } from '../state.ts';
import { parsePlace, regionIndex, regionName, slotName } from './geometry.ts';

/** A place that holds resources of one type: a region, or a Gold Cache beside one. */
export interface ResourceStore {
  readonly id: string;
  readonly resource: Resource;
  readonly stock: number;
}

export type Amounts = Record<Resource, number>;

/** The next four are unrolled: they run for every region at every action, and computed keys are many times slower. */
export function productOfRegion(type: RegionType): Resource {
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

export function addGoods(amounts: Amounts, resource: Resource, number: number): void {
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

/** The amount of one type. */
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

export const noAmounts = (): Amounts => ({ brick: 0, grain: 0, lumber: 0, wool: 0, ore: 0, gold: 0 });

const everything = (): boolean => true;

/** The stores of a principality that satisfy a test, from left to right, upper before lower. */
export function storesOf(
  { west, regions }: Land,
  wanted: (resource: Resource, stock: number) => boolean = everything,
): ResourceStore[] {
  const stores: ResourceStore[] = [];
  for (let index = 0; index < regions.length; index++) {
    const { type, stock, on } = regions[index] as Region;
    const resource = productOfRegion(type);
    if (wanted(resource, stock)) stores.push({ id: regionName(west, index), resource, stock });
    const cached = on?.goods;
    if (cached !== undefined && wanted('gold', cached))
      stores.push({ id: slotName(west, index), resource: 'gold', stock: cached });
  }
  return stores;
}

export function totals({ regions }: Land): Amounts {
  const sum = noAmounts();
  for (const { type, stock, on } of regions) {
    addGoods(sum, productOfRegion(type), stock);
    if (on?.goods) sum.gold += on.goods;
  }
  return sum;
}

/** The free space by type. */
export function roomOf({ regions }: Land): Amounts {
  const room = noAmounts();
  for (const { type, stock, on } of regions) {
    addGoods(room, productOfRegion(type), FULL - stock);
    if (on?.goods !== undefined) room.gold += FULL - on.goods;
  }
  return room;
}

export const sumAmounts = (amounts: Goods): number => {
  let sum = 0;
  for (const resource of resources) sum += amountOf(amounts, resource);
  return sum;
};

/** Picks a number of these stores, always from the type with most `left`, and of its stores the one with most. */
export function mostFirst(
  stores: readonly ResourceStore[],
  left: number[],
  number: number,
  wanted: (store: ResourceStore) => boolean = everything,
): string[] {
  const sums = noAmounts();
  stores.forEach(({ resource }, index) => addGoods(sums, resource, left[index] ?? 0));
  const picks: string[] = [];
  while (picks.length < number) {
    const best = richest(stores, left, sums);
    const store = stores[best];
    if (!store) break;
    left[best] = (left[best] ?? 0) - 1;
    addGoods(sums, store.resource, -1);
    if (wanted(store)) picks.push(store.id);
  }
  return picks;
}

/** The index of the next store; -1 when nothing is left. */
function richest(stores: readonly ResourceStore[], left: readonly number[], sums: Amounts): number {
  let best = -1;
  let most = 0;
  for (let index = 0; index < stores.length; index++) {
    const own = left[index] ?? 0;
    const rank = own === 0 ? 0 : amountOf(sums, (stores[index] as ResourceStore).resource) * 10 + own;
    if (rank <= most) continue;
    best = index;
    most = rank;
  }
  return best;
}

/** Changes the content of a store. */
export function changeStock(land: Land, id: string, amount: number): void {
  const place = parsePlace(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) throw new Error(`there is no store ${id}`);
  if (place.kind === 'region') region.stock += amount;
  else if (region.on) region.on.goods = (region.on.goods ?? 0) + amount;
}

/** The resource type of a store. */
export function resourceAt(land: Land, id: string): Resource {
  const place = parsePlace(id);
  const region = place && land.regions[regionIndex(land, place)];
  if (!region) throw new Error(`there is no store ${id}`);
  return place.kind === 'slot' ? 'gold' : productOfRegion(region.type);
}

/** The picked goods by type. */
export function goodsPicked(land: Land, picks: readonly string[]): Goods {
  const goods: Partial<Record<Resource, number>> = {};
  for (const id of picks) {
    const resource = resourceAt(land, id);
    goods[resource] = (goods[resource] ?? 0) + 1;
  }
  return goods;
}

/** Stores an amount in a region, gold also in the Gold Cache. Returns what was stored. */
export function fillRegion(land: Land, region: Region, amount: number, cacheFirst: boolean): number {
  const isGold = region.type === 'gold-field';
  const cached = isGold && cacheFirst ? fillCache(land, amount) : 0;
  const fits = Math.min(amount - cached, FULL - region.stock);
  region.stock += fits;
  const stored = cached + fits;
  return isGold && !cacheFirst ? stored + fillCache(land, amount - stored) : stored;
}

/** Whether a gain of this region could be stored at least in part. */
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

/** The free space of the Gold Cache. */
export const cacheRoom = (land: Land): number => FULL - cacheOf(land);

/** The content of the Gold Cache; full when there is none. */
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
