import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/registry.ts';
import type { Land, Piece, Region, Town } from '../state.ts';
import { FULL, type Resource } from '../vocabulary.ts';
import { leftOf, rightOf, siteKey } from './geometry.ts';
import { addGoods, type Amounts, noAmounts, productOfRegion } from './stores.ts';

/** A summary of a principality, collected in one pass for the action menu. */
export interface PrincipalitySummary {
  readonly have: Amounts;
  readonly room: Amounts;
  /** The trade rate of each type. */
  readonly rates: Amounts;
  /** Keys of the free sites, and of those in cities. */
  readonly sites: number[];
  readonly citySites: number[];
  /** Keys of the sites with the owner's cards, with piece and card. */
  readonly taken: number[];
  readonly pieces: Piece[];
  readonly cards: Card[];
  /** Regions with a 2:1 trade. */
  readonly moorings: number[];
  /** Cards that reduce prices. */
  readonly reducers: Card[];
}

export function summarize(land: Land, bargains: readonly Resource[] = []): PrincipalitySummary {
  const found: PrincipalitySummary = {
    have: noAmounts(),
    room: noAmounts(),
    rates: { brick: 3, grain: 3, lumber: 3, wool: 3, ore: 3, gold: 3 },
    sites: [],
    citySites: [],
    taken: [],
    pieces: [],
    cards: [],
    moorings: [],
    reducers: [],
  };
  for (let index = 0; index < land.regions.length; index++) {
    const { type, stock, on } = land.regions[index] as Region;
    const resource = productOfRegion(type);
    addGoods(found.have, resource, stock);
    addGoods(found.room, resource, FULL - stock);
    if (on?.goods !== undefined) {
      found.have.gold += on.goods;
      found.room.gold += FULL - on.goods;
    } else if (on && cardOf(on.card).tradesBeside) {
      moor(found.moorings, index);
    }
  }
  for (let town = 0; town < land.towns.length; town++) lookAround(land, town, found);
  for (const resource of bargains) found.rates[resource] = 1;
  return found;
}

function lookAround({ west, towns }: Land, town: number, found: PrincipalitySummary): void {
  const { city, sites } = towns[town] as Town;
  for (let site = 0; site < 4; site += city ? 1 : 2) {
    const key = siteKey(west, town, site);
    const pile = sites[site];
    if (!pile) {
      found.sites.push(key);
      if (city) found.citySites.push(key);
      continue;
    }
    const [top] = pile as [Piece];
    if (top.by !== undefined) continue;
    found.taken.push(key);
    found.pieces.push(top);
    const card = cardOf(top.card);
    found.cards.push(card);
    if (card.trades) found.rates[card.trades] = 2;
    if (card.reduces) found.reducers.push(card);
    if (card.tradesBeside) moor(found.moorings, leftOf(town, site), rightOf(town, site));
  }
}

function moor(moorings: number[], ...regions: readonly number[]): void {
  for (const region of regions) if (!moorings.includes(region)) moorings.push(region);
}
