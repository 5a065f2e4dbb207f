import type { Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import { cardOf, copiesWith, idOf } from '../cards/registry.ts';
import type { Copy, Land, Piece, Region, Town } from '../state.ts';

/** Columns run from -REACH to +REACH, more than all settlements in a row need. */
const REACH = 30;

/** Sites in the order of `Town.sites`. */
const siteSuffixes = ['u1', 'u2', 'd1', 'd2'] as const;
/** Whether a site is an outer one, which only a city has. */
export const SETTLEMENT_SITES = [0, 2] as const;
export const CITY_SITES = [0, 1, 2, 3] as const;
export const isOuter = (site: number): boolean => site === 1 || site === 3;

/** A place in a principality, in notation. */
export type PlaceRef =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'region' | 'slot'; readonly column: number; readonly row: 0 | 1 }
  | { readonly kind: 'site'; readonly column: number; readonly site: number }
  | { readonly kind: 'road'; readonly column: number };

const columnNames: string[] = [];
const regionNames: string[] = [];
const slotNames: string[] = [];
const siteNames: string[] = [];
const roadNames: string[] = [];
const places = new Map<string, PlaceRef>();

for (let column = -REACH; column <= REACH; column++) {
  const name = column > 0 ? `+${column}` : `${column}`;
  columnNames[column + REACH] = name;
  places.set(name, { kind: 'column', column });
  if (column % 2 === 0) {
    roadNames[column + REACH] = `r${name}`;
    places.set(`r${name}`, { kind: 'road', column });
    for (const row of [0, 1] as const) {
      const region = name + (row === 0 ? 'u' : 'd');
      regionNames[column + REACH + row] = region;
      slotNames[column + REACH + row] = `x${region}`;
      places.set(region, { kind: 'region', column, row });
      places.set(`x${region}`, { kind: 'slot', column, row });
    }
  } else {
    siteSuffixes.forEach((suffix, site) => {
      siteNames[(column + REACH) * 4 + site] = name + suffix;
      places.set(name + suffix, { kind: 'site', column, site });
    });
  }
}

/** The index of a column in tables of names. */
export const columnKey = (column: number): number => column + REACH;
export const columnNameOf = (key: number): string => columnNames[key] as string;
export const columnName = (column: number): string => columnNames[column + REACH] as string;

export const regionName = (west: number, index: number): string => regionNames[west + REACH + index] as string;
export const slotName = (west: number, index: number): string => slotNames[west + REACH + index] as string;
export const roadName = (west: number, index: number): string => roadNames[west + REACH + 2 * index] as string;
export const townColumn = (west: number, town: number): number => west + 1 + 2 * town;
/** The index of a site in tables of names. */
export const siteKey = (west: number, town: number, site: number): number => (west + 1 + 2 * town + REACH) * 4 + site;
export const siteNameOf = (key: number): string => siteNames[key] as string;
export const siteName = (west: number, town: number, site: number): string =>
  siteNames[siteKey(west, town, site)] as string;

/** Parses a place; undefined for other ids. Opposing places have a leading `!`. */
export const parsePlace = (id: string): PlaceRef | undefined => places.get(id);
export const asForeign = (place: string): string => `!${place}`;
export const isForeign = (place: string): boolean => place.startsWith('!');

/** The index of a region or of the slot beside it; -1 when there is none. */
export function regionIndex({ west, regions }: Land, place: PlaceRef): number {
  if (place.kind !== 'region' && place.kind !== 'slot') return -1;
  const index = place.column - west + place.row;
  return index >= 0 && index < regions.length ? index : -1;
}

/** The index of the town in a column; -1 when there is none. */
export function townIndex({ west, towns }: Land, column: number): number {
  const index = (column - west - 1) / 2;
  return Number.isInteger(index) && index >= 0 && index < towns.length ? index : -1;
}

/**
 * The name of a place in events, for readers who don't know the notation: `forest 6`, or the kind and its position from
 * the left, `city 2/3`. Undefined for places outside the principality.
 */
function spotName(land: Land, id: string): string | undefined {
  const place = parsePlace(id);
  if (!place) return undefined;
  const { regions, roads, towns } = land;
  if (place.kind === 'region' || place.kind === 'slot') {
    const region = regions[regionIndex(land, place)];
    return region && `${region.type} ${region.number}`;
  }
  if (place.kind === 'road') {
    const road = roadIndex(land, place);
    return road < 0 ? undefined : `road ${road + 1}/${roads.length}`;
  }
  const town = townIndex(land, place.column);
  return town < 0 ? undefined : `${towns[town]?.city ? 'city' : 'settlement'} ${town + 1}/${towns.length}`;
}

/** What is swapped at a place, for events: the region, or the card at any other place. */
export function swappedAt(land: Land, place: string): string {
  const spot = spotAt(land, place);
  return spot ? idOf(spot.piece.card) : regionAt(land, place);
}

/** The region at a place, for events. */
export const regionAt = (land: Land, place: string): string => spotName(land, place) ?? place;

/** The name of a seat's place as a field of an event; one in the other principality starts with `!`. */
export function spotField(lands: readonly Land[], seat: Seat, place: string): { readonly at?: string } {
  const foreign = isForeign(place);
  const name = spotName(lands[foreign ? 1 - seat : seat] as Land, foreign ? place.slice(1) : place);
  return name === undefined ? {} : { at: foreign ? asForeign(name) : name };
}

/** The index of the road in a column, built or not; -1 outside the principality. */
export function roadIndex({ west, roads }: Land, place: PlaceRef): number {
  const index = (place.column - west) / 2;
  return place.kind === 'road' && index >= 0 && index < roads.length ? index : -1;
}

/** Whether a road is built there. */
export const isBuilt = ({ roads, ends }: Land, index: number): boolean =>
  index === 0 ? ends[0] : index === roads.length - 1 ? ends[1] : true;

/** The regions beside a site: left and right in its own row. */
export const leftOf = (town: number, site: number): number => 2 * town + (site < 2 ? 0 : 1);
export const rightOf = (town: number, site: number): number => 2 * town + (site < 2 ? 2 : 3);

/** A card and its place. */
export interface CardSpot {
  readonly piece: Piece;
  readonly place: string;
  /** The indices of town and site; -1 beside regions and on roads. */
  readonly town: number;
  readonly site: number;
}

/** The visible cards a principality's owner has in it, all or those with a facet. Of each pile only the top card. */
export const spotsOf = (land: Land, facet?: keyof Card): CardSpot[] => gather(land, false, facet && copiesWith(facet));

/** The opponent's cards in a principality. */
export const guestsOf = (land: Land): CardSpot[] => gather(land, true);

/** The owner's cards beside regions and on roads. */
export const outlyingOf = (land: Land): CardSpot[] => gatherOutlying([], land, false);

/** Unrolled because it runs many times for every action. */
function gather(land: Land, guests: boolean, among?: ReadonlySet<Copy>): CardSpot[] {
  const { west, towns } = land;
  const found: CardSpot[] = [];
  for (let town = 0; town < towns.length; town++) {
    const { sites } = towns[town] as Town;
    for (let site = 0; site < 4; site++) {
      const piece = sites[site]?.[0];
      if (piece && isWanted(piece, guests, among)) found.push({ piece, place: siteName(west, town, site), town, site });
    }
  }
  return gatherOutlying(found, land, guests, among);
}

function gatherOutlying(
  found: CardSpot[],
  { west, regions, roads }: Land,
  guests: boolean,
  among?: ReadonlySet<Copy>,
): CardSpot[] {
  for (let index = 0; index < regions.length; index++) {
    const piece = (regions[index] as Region).on;
    if (piece && isWanted(piece, guests, among))
      found.push({ piece, place: slotName(west, index), town: -1, site: -1 });
  }
  for (let index = 0; index < roads.length; index++) {
    const piece = roads[index];
    if (piece && isWanted(piece, guests, among))
      found.push({ piece, place: roadName(west, index), town: -1, site: -1 });
  }
  return found;
}

const isWanted = ({ card, by }: Piece, guest: boolean, among: ReadonlySet<Copy> | undefined): boolean =>
  (by !== undefined) === guest && (!among || among.has(card));

/** The visible card at a place; null when there is none. */
export function spotAt(land: Land, id: string): CardSpot | null {
  const place = parsePlace(id);
  if (!place) return null;
  if (place.kind === 'site') {
    const town = townIndex(land, place.column);
    const piece = land.towns[town]?.sites[place.site]?.[0];
    return piece ? { piece, place: id, town, site: place.site } : null;
  }
  const piece = place.kind === 'slot' ? land.regions[regionIndex(land, place)]?.on : land.roads[roadIndex(land, place)];
  return piece ? { piece, place: id, town: -1, site: -1 } : null;
}

/** Whether one of the owner's cards in force satisfies the test. Covered cards count only if the cover shares. */
export function anyPiece(land: Land, test: (piece: Piece) => boolean): boolean {
  for (const { sites } of land.towns) {
    for (const pile of sites) {
      if (!pile) continue;
      for (const piece of pile) {
        if (piece.by === undefined && test(piece)) return true;
        if (pile.length === 1 || !cardOf(piece.card).shares) break;
      }
    }
  }
  for (const { on } of land.regions) if (on && test(on)) return true;
  for (const piece of land.roads) if (piece && piece.by === undefined && test(piece)) return true;
  return false;
}
