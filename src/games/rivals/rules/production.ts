import type { Script, Seat } from '../../../engine/script.ts';
import { together } from '../../../engine/ask.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Land, landOf, other, type State, type Table } from '../state.ts';
import { type Goods, produce, type Resource } from '../vocabulary.ts';
import { gain } from './gain.ts';
import { shows } from './points.ts';
import { fill } from './stores.ts';

/** Every region with the number gains, for both players; then whoever has a Marketplace and fewer such regions. */
export function* produceAll(t: Table, number: number): Script {
  const { active } = t.state;
  const goods = [produceFor(landOf(t.state, 0), number), produceFor(landOf(t.state, 1), number)] as const;
  t.tell({ kind: 'produced', number, goods });
  yield* together(marketDay(t, active, number), marketDay(t, other(active), number));
}

function produceFor(land: Land, number: number): Goods {
  const goods: Partial<Record<Resource, number>> = {};
  land.regions.forEach((region, index) => {
    if (region.number !== number) return;
    const resource = produce[region.type];
    const stored = fill(land, region, isDoubled(land, index, resource) ? 2 : 1);
    if (stored > 0) goods[resource] = (goods[resource] ?? 0) + stored;
  });
  return goods;
}

function isDoubled(land: Land, region: number, resource: Resource): boolean {
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

/** The types a Marketplace may choose from: of the opposing regions with the number, if there are more than own ones. */
function* marketDay(t: Table, seat: Seat, number: number): Script {
  if (!shows(landOf(t.state, seat), 'marketplace')) return;
  const theirs = producing(t.state, other(seat), number);
  if (theirs.length <= producing(t.state, seat, number).length) return;
  yield* gain(t, seat, 1, 'gain.marketplace', [...new Set(theirs)]);
}

const producing = (state: State, seat: Seat, number: number): Resource[] =>
  landOf(state, seat).regions.filter((region) => region.number === number).map(({ type }) => produce[type]);

/** Regions gain as many as they have neighbours that satisfy the test; boosters and Marketplaces do not matter. */
export function bless(land: Land, amountFor: (region: number) => number): Goods {
  const goods: Partial<Record<Resource, number>> = {};
  land.regions.forEach((region, index) => {
    const amount = amountFor(index);
    const stored = amount > 0 ? fill(land, region, amount) : 0;
    if (stored > 0) goods[produce[region.type]] = (goods[produce[region.type]] ?? 0) + stored;
  });
  return goods;
}

/** How many cards with this id lie beside the region. */
export const beside = (land: Land, region: number, id: string): number => neighbours(land, region, (copy) => idOf(copy) === id);
