import type { Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import { cardOf } from '../cards/registry.ts';
import { type Land, landOf, type Region, type Context, type Town } from '../state.ts';
import type { RegionType } from '../vocabulary.ts';
import { pick } from './ask.ts';
import { regionName, townIndex } from './geometry.ts';
import { updateTokens } from './tokens.ts';
import { reachesTarget, winsAtOnce } from './victory.ts';

/** Parses a region card such as `forest 6`. */
export function newRegion(card: string): Region {
  const [type, number] = card.split(' ');
  return { type: type as RegionType, number: Number(number), stock: 0, on: null };
}

export const newTown = (): Town => ({ city: false, metropolis: null, sites: [null, null, null, null] });

export const regionCard = ({ type, number }: Pick<Region, 'type' | 'number'>): string => `${type} ${number}`;

/** Builds a settlement at the open end of a road, with two new regions beyond it. */
export function* settleAt(t: Context, seat: Seat, column: number): Script {
  // A player who wins with the settlement needs no regions.
  const wins = winsAtOnce(t.state) && reachesTarget(t.state, seat, 1);
  const cards = wins ? drawRegions(t) : yield* findRegions(t, seat);
  const land = landOf(t.state, seat);
  extend(land, column, cards);
  t.state.supply.settlement--;
  if (updateTokens(t)) return;
  const upper = yield* pick(seat, 'lay.settlement', cards);
  const index = 2 * townIndex(land, column) + (column < land.west + 2 ? 0 : 2);
  if (upper !== cards[0])
    land.regions.splice(index, 2, land.regions[index + 1] as Region, land.regions[index] as Region);
  t.emit({
    kind: 'settled',
    seat,
    cards: [regionCard(land.regions[index] as Region), regionCard(land.regions[index + 1] as Region)],
    places: [regionName(land.west, index), regionName(land.west, index + 1)],
  });
}

/** The two new regions: picked with a hand card if the player wants, otherwise the top two. */
function* findRegions(t: Context, seat: Seat): Script<readonly string[]> {
  const copy = landOf(t.state, seat).hand.find((each) => cardOf(each).findRegions);
  const found = copy === undefined ? null : yield* (cardOf(copy) as Finder).findRegions(t, seat, copy);
  return found ?? drawRegions(t);
}

type Finder = Required<Pick<Card, 'findRegions'>>;

function drawRegions(t: Context): string[] {
  t.reveal();
  return t.state.regions.splice(0, 2);
}

/** Adds the town and its two regions at an end, the first region above. The road end is no longer open. */
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
