import type { Script, Seat } from '../../../engine/script.ts';
import { together } from '../../../engine/ask.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Region, type Context } from '../state.ts';
import { FULL, type Goods, type Resource } from '../vocabulary.ts';
import { cacheFirst } from './gain.ts';
import { regionName, type CardSpot, spotsOf } from './geometry.ts';
import { fillRegion, openCache, productOfRegion } from './stores.ts';

/** Produces for both players; null when it needed no question. */
export function produceAll(t: Context, number: number): Script | null {
  const [red, blue] = t.state.seats;
  if (openCache(red) !== null || openCache(blue) !== null) return produceAsking(t, number);
  t.emit({ kind: 'produced', number, goods: [produceFor(red, number), produceFor(blue, number)] });
  return null;
}

function* produceAsking(t: Context, number: number): Script {
  const [red, blue] = t.state.seats;
  const goods = [
    yield* gainInRegions(t, 0, (index) => yieldOf(red, index, number)),
    yield* gainInRegions(t, 1, (index) => yieldOf(blue, index, number)),
  ] as const;
  t.emit({ kind: 'produced', number, goods });
}

function produceFor(land: Land, number: number): Goods {
  const goods: Stored = {};
  for (let index = 0; index < land.regions.length; index++) {
    const amount = yieldOf(land, index, number);
    if (amount > 0) bring(goods, land, land.regions[index] as Region, amount, true);
  }
  return goods;
}

/** The amount a region produces. */
function yieldOf(land: Land, index: number, number: number): number {
  const region = land.regions[index] as Region;
  if (region.number !== number) return 0;
  return isDoubled(land, index, productOfRegion(region.type)) ? 2 : 1;
}

/** Runs the cards that act after production; null when there are none. */
export function marketDay(t: Context, number: number): Script | null {
  const { active } = t.state;
  const [first, second] = [goToMarket(t, active, number), goToMarket(t, other(active), number)];
  return first && second ? together(first, second) : (first ?? second);
}

function goToMarket(t: Context, seat: Seat, number: number): Script | null {
  const markets = spotsOf(landOf(t.state, seat), 'produced');
  return markets.length === 0 ? null : useMarkets(t, seat, number, markets);
}

function* useMarkets(t: Context, seat: Seat, number: number, markets: readonly CardSpot[]): Script {
  for (const { piece } of markets) {
    const market = cardOf(piece.card).produced?.(t, seat, number);
    if (market) yield* market;
  }
}

export function isDoubled(land: Land, region: number, resource: Resource): boolean {
  return neighbours(land, region, (copy) => cardOf(copy).doubles === resource) > 0;
}

/** The number of cards on sites beside a region that satisfy the test. */
export function neighbours({ towns }: Land, region: number, test: (copy: string) => boolean): number {
  const column = region >> 1;
  const first = (region & 1) * 2;
  let number = 0;
  for (let index = column - 1; index <= column; index++) {
    const town = towns[index];
    if (!town) continue;
    for (let site = first; site < first + 2; site++) {
      const piece = town.sites[site]?.[0];
      if (piece && test(piece.card)) number++;
    }
  }
  return number;
}

type Stored = Partial<Record<Resource, number>>;

/** Adds an amount to each region as far as it fits. Returns what was stored. */
export function* gainInRegions(t: Context, seat: Seat, amountFor: (region: number) => number): Script<Goods> {
  const land = landOf(t.state, seat);
  const goods: Stored = {};
  for (let index = 0; index < land.regions.length; index++) {
    const amount = amountFor(index);
    if (amount === 0) continue;
    const region = land.regions[index] as Region;
    const divides = region.type === 'gold-field' && region.stock < FULL;
    bring(goods, land, region, amount, !divides || (yield* cacheFirst(t, seat, regionName(land.west, index))));
  }
  return goods;
}

function bring(goods: Stored, land: Land, region: Region, amount: number, first: boolean): void {
  const stored = fillRegion(land, region, amount, first);
  const resource = productOfRegion(region.type);
  if (stored > 0) goods[resource] = (goods[resource] ?? 0) + stored;
}
