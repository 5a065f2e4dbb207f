import type { Script, Seat } from '../../../engine/script.ts';
import { together } from '../../../engine/ask.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, other, type Region, type Table } from '../state.ts';
import { FULL, type Goods, type Resource } from '../vocabulary.ts';
import { cacheFirst } from './gain.ts';
import { regionName, type Spot, spotsOf } from './geometry.ts';
import { fill, productOf } from './stores.ts';

/** Every region with the number gains, for both players. */
export function* produceAll(t: Table, number: number): Script {
  const goods = [yield* produceFor(t, 0, number), yield* produceFor(t, 1, number)] as const;
  t.tell({ kind: 'produced', number, goods });
}

function produceFor(t: Table, seat: Seat, number: number): Script<Goods> {
  const land = landOf(t.state, seat);
  return bless(t, seat, (index) => {
    const region = land.regions[index] as Region;
    if (region.number !== number) return 0;
    return isDoubled(land, index, productOf(region.type)) ? 2 : 1;
  });
}

/** What cards bring their owners after production; null when there is none that does. */
export function marketDay(t: Table, number: number): Script | null {
  const { active } = t.state;
  const [first, second] = [goToMarket(t, active, number), goToMarket(t, other(active), number)];
  return first && second ? together(first, second) : (first ?? second);
}

function goToMarket(t: Table, seat: Seat, number: number): Script | null {
  const markets = spotsOf(landOf(t.state, seat), 'produced');
  return markets.length === 0 ? null : visit(t, seat, number, markets);
}

function* visit(t: Table, seat: Seat, number: number, markets: readonly Spot[]): Script {
  for (const { piece } of markets) {
    const market = cardOf(piece.card).produced?.(t, seat, number);
    if (market) yield* market;
  }
}

export function isDoubled(land: Land, region: number, resource: Resource): boolean {
  return neighbours(land, region, (copy) => cardOf(copy).doubles === resource) > 0;
}

/** How many cards on sites beside the region satisfy the test. */
export function neighbours({ towns }: Land, region: number, test: (copy: string) => boolean): number {
  const column = region >> 1;
  const first = (region & 1) * 2;
  let number = 0;
  for (const town of [towns[column - 1], towns[column]]) {
    if (!town) continue;
    for (let site = first; site < first + 2; site++) {
      const piece = town.sites[site]?.[0];
      if (piece && test(piece.card)) number++;
    }
  }
  return number;
}

/** Each region gains that much, as far as it fits. Gives back what was stored. */
export function* bless(t: Table, seat: Seat, amountFor: (region: number) => number): Script<Goods> {
  const land = landOf(t.state, seat);
  const goods: Partial<Record<Resource, number>> = {};
  for (let index = 0; index < land.regions.length; index++) {
    const amount = amountFor(index);
    if (amount === 0) continue;
    const region = land.regions[index] as Region;
    const resource = productOf(region.type);
    const divides = resource === 'gold' && region.stock < FULL;
    const stored = fill(land, region, amount, !divides || (yield* cacheFirst(t, seat, regionName(land.west, index))));
    if (stored > 0) goods[resource] = (goods[resource] ?? 0) + stored;
  }
  return goods;
}
