import { shuffle } from '../../../engine/random.ts';
import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Land, landOf, type Region, type Table } from '../state.ts';
import type { RegionType } from '../vocabulary.ts';
import { ask, pick, pickOrPass } from './ask.ts';
import { regionName, townIndex } from './geometry.ts';
import { lookAt, lookAway, takeOut } from './looking.ts';
import { discardPlayed } from './remove.ts';
import { recount } from './tokens.ts';
import { reachesTarget, winsAtOnce } from './victory.ts';

/** Region cards are written `forest 6`. */
export function newRegion(card: string): Region {
  const [type, number] = card.split(' ');
  return { type: type as RegionType, number: Number(number), stock: 0, on: null };
}

export const regionCard = ({ type, number }: Pick<Region, 'type' | 'number'>): string => `${type} ${number}`;

/** A settlement at the open end of a road, with two new regions beyond it: drawn, or looked out by a Scout. */
export function* settleAt(t: Table, seat: Seat, column: number): Script {
  // Whoever wins with the settlement itself needs no choice of regions any more.
  const wins = winsAtOnce(t.state) && reachesTarget(t.state, seat, 1);
  const cards = !wins && (yield* sendsScout(t, seat)) ? yield* chooseRegions(t, seat) : drawRegions(t);
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

function* sendsScout(t: Table, seat: Seat): Script<boolean> {
  const { hand } = landOf(t.state, seat);
  const scout = hand.find((copy) => cardOf(copy).timing === 'with-settlement');
  if (!scout) return false;
  if (!(yield* pickOrPass(seat, 'scout', [`play ${idOf(scout)}`]))) return false;
  takeOut(hand, scout);
  t.state.playing = scout;
  t.tell({ kind: 'played', seat, card: idOf(scout) });
  return true;
}

/** The player looks through the region stack, takes two and shuffles the rest. */
function* chooseRegions(t: Table, seat: Seat): Script<string[]> {
  const cards = lookAt(t, seat, 'regions');
  const picks = yield* ask({ seat, key: 'search.scout', choices: cards, min: 2, max: 2 });
  lookAway(t);
  t.state.regions = shuffle(t.state.regions.filter((card) => !picks.includes(card)), t.random);
  discardPlayed(t);
  return [...picks];
}

function drawRegions(t: Table): string[] {
  t.reveal();
  return t.state.regions.splice(0, 2);
}

/** Adds the town and its two regions at that end; the first card lies above. The road is no open end any more. */
function extend(land: Land, column: number, cards: readonly string[]): void {
  const town = { city: false, sites: [null, null, null, null] as [null, null, null, null] };
  const regions = cards.map(newRegion);
  if (column < land.west) {
    land.west -= 2;
    land.towns.unshift(town);
    land.regions.unshift(...regions);
    land.ends[0] = false;
  } else {
    land.towns.push(town);
    land.regions.push(...regions);
    land.ends[1] = false;
  }
}
