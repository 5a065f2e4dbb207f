import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, type Region, type Table, type Town } from '../state.ts';
import type { RegionType } from '../vocabulary.ts';
import { pick } from './ask.ts';
import { regionName, townIndex } from './geometry.ts';
import { recount } from './tokens.ts';
import { reachesTarget, winsAtOnce } from './victory.ts';

/** Region cards are written `forest 6`. */
export function newRegion(card: string): Region {
  const [type, number] = card.split(' ');
  return { type: type as RegionType, number: Number(number), stock: 0, on: null };
}

export const newTown = (): Town => ({ city: false, metropolis: null, sites: [null, null, null, null] });

export const regionCard = ({ type, number }: Pick<Region, 'type' | 'number'>): string => `${type} ${number}`;

/** A settlement at the open end of a road, with two new regions beyond it: drawn, or found by a card. */
export function* settleAt(t: Table, seat: Seat, column: number): Script {
  // Whoever wins with the settlement itself needs no choice of regions any more.
  const wins = winsAtOnce(t.state) && reachesTarget(t.state, seat, 1);
  const cards = wins ? drawRegions(t) : yield* findRegions(t, seat);
  const land = landOf(t.state, seat);
  extend(land, column, cards);
  t.state.supply.settlement--;
  if (recount(t)) return;
  const upper = yield* pick(seat, 'lay.settlement', cards);
  const index = 2 * townIndex(land, column) + (column < land.west + 2 ? 0 : 2);
  if (upper !== cards[0]) land.regions.splice(index, 2, land.regions[index + 1] as Region, land.regions[index] as Region);
  t.tell({
    kind: 'settled',
    seat,
    cards: [regionCard(land.regions[index] as Region), regionCard(land.regions[index + 1] as Region)],
    places: [regionName(land.west, index), regionName(land.west, index + 1)],
  });
}

/** A card of the hand may find them, if its player wants; otherwise the top two are drawn. */
function* findRegions(t: Table, seat: Seat): Script<readonly string[]> {
  const copy = landOf(t.state, seat).hand.find((each) => cardOf(each).findRegions);
  const found = copy === undefined ? null : yield* (cardOf(copy) as Finder).findRegions(t, seat, copy);
  return found ?? drawRegions(t);
}

type Finder = Required<Pick<Card, 'findRegions'>>;

function drawRegions(t: Table): string[] {
  t.reveal();
  return t.state.regions.splice(0, 2);
}

/** Adds the town and its two regions at that end; the first card lies above. The road is no open end any more. */
function extend(land: Land, column: number, cards: readonly string[]): void {
  const town = newTown();
  const regions = cards.map(newRegion);
  if (column < land.west) {
    land.west -= 2;
    land.towns.unshift(town);
    land.regions.unshift(...regions);
    land.roads.unshift(null);
    land.ends[0] = false;
  } else {
    land.towns.push(town);
    land.regions.push(...regions);
    land.roads.push(null);
    land.ends[1] = false;
  }
}
