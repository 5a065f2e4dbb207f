import type { Card } from '../cards/card.ts';
import { cardOf, copiesWith } from '../cards/registry.ts';
import type { Copy, Land, Piece, Region, Town } from '../state.ts';

/** Columns are written from -REACH to +REACH: more than all settlements of the box in a row. */
const REACH = 30;

/** Sites in the order of `Town.sites`. */
const siteSuffixes = ['u1', 'u2', 'd1', 'd2'] as const;
/** The outer sites exist in a city only. */
export const SETTLEMENT_SITES = [0, 2] as const;
export const CITY_SITES = [0, 1, 2, 3] as const;
export const isOuter = (site: number): boolean => site === 1 || site === 3;

/** A place inside one principality, as the notation writes it. */
export type Place =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'region' | 'slot'; readonly column: number; readonly row: 0 | 1 }
  | { readonly kind: 'site'; readonly column: number; readonly site: number }
  | { readonly kind: 'road'; readonly column: number };

const columnNames: string[] = [];
const regionNames: string[] = [];
const slotNames: string[] = [];
const siteNames: string[] = [];
const roadNames: string[] = [];
const places = new Map<string, Place>();

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

/** A number for every column that can be written, for tables of names. */
export const columnKey = (column: number): number => column + REACH;
export const columnNameOf = (key: number): string => columnNames[key] as string;
export const columnName = (column: number): string => columnNames[column + REACH] as string;

/** The name of a principality's region by its index. */
export const regionName = (west: number, index: number): string => regionNames[west + REACH + index] as string;
export const slotName = (west: number, index: number): string => slotNames[west + REACH + index] as string;
export const roadName = (west: number, index: number): string => roadNames[west + REACH + 2 * index] as string;
export const townColumn = (west: number, town: number): number => west + 1 + 2 * town;
/** A number for every site that can be written, for tables of names. */
export const siteKey = (west: number, town: number, site: number): number => (west + 1 + 2 * town + REACH) * 4 + site;
export const siteNameOf = (key: number): string => siteNames[key] as string;
export const siteName = (west: number, town: number, site: number): string => siteNames[siteKey(west, town, site)] as string;

/** The place an id names; undefined when it names none. An opposing place is written with `!` in front. */
export const placeOf = (id: string): Place | undefined => places.get(id);
export const foreign = (place: string): string => `!${place}`;
export const isForeign = (place: string): boolean => place.startsWith('!');

/** The index of the region or of the slot beside it; -1 when this principality has none there. */
export function regionIndex({ west, regions }: Land, place: Place): number {
  if (place.kind !== 'region' && place.kind !== 'slot') return -1;
  const index = place.column - west + place.row;
  return index >= 0 && index < regions.length ? index : -1;
}

/** The index of the town in that column; -1 when there is none. */
export function townIndex({ west, towns }: Land, column: number): number {
  const index = (column - west - 1) / 2;
  return Number.isInteger(index) && index >= 0 && index < towns.length ? index : -1;
}

/** The index of the road in that column, built or not; -1 when the principality does not reach so far. */
export function roadIndex({ west, roads }: Land, place: Place): number {
  const index = (place.column - west) / 2;
  return place.kind === 'road' && index >= 0 && index < roads.length ? index : -1;
}

/** Whether a road lies there. */
export const isBuilt = ({ roads, ends }: Land, index: number): boolean =>
  index === 0 ? ends[0] : index === roads.length - 1 ? ends[1] : true;

/** The regions beside a site: left and right in its own row. */
export const leftOf = (town: number, site: number): number => 2 * town + (site < 2 ? 0 : 1);
export const rightOf = (town: number, site: number): number => 2 * town + (site < 2 ? 2 : 3);

/** A card and where it lies. */
export interface Spot {
  readonly piece: Piece;
  readonly place: string;
  /** The town and site by their indices; -1 beside regions and on roads. */
  readonly town: number;
  readonly site: number;
}

/**
 * The own cards of a principality one can see, as others can choose them: the uppermost on sites, beside regions, on roads; all
 * of them or those with a facet.
 */
export const spotsOf = (land: Land, facet?: keyof Card): Spot[] => gather(land, false, facet && copiesWith(facet));

/** The cards of the other player in this principality. */
export const guestsOf = (land: Land): Spot[] => gather(land, true);

/** The own cards that lie on no site: beside regions and on roads. */
export const outlyingOf = (land: Land): Spot[] => gatherOutlying([], land, false);

/** Written out because it runs many times for every action. */
function gather(land: Land, guests: boolean, among?: ReadonlySet<Copy>): Spot[] {
  const { west, towns } = land;
  const found: Spot[] = [];
  for (let town = 0; town < towns.length; town++) {
    const { sites } = towns[town] as Town;
    for (let site = 0; site < 4; site++) {
      const piece = sites[site]?.[0];
      if (piece && isWanted(piece, guests, among)) found.push({ piece, place: siteName(west, town, site), town, site });
    }
  }
  return gatherOutlying(found, land, guests, among);
}

function gatherOutlying(found: Spot[], { west, regions, roads }: Land, guests: boolean, among?: ReadonlySet<Copy>): Spot[] {
  for (let index = 0; index < regions.length; index++) {
    const piece = (regions[index] as Region).on;
    if (piece && isWanted(piece, guests, among)) found.push({ piece, place: slotName(west, index), town: -1, site: -1 });
  }
  for (let index = 0; index < roads.length; index++) {
    const piece = roads[index];
    if (piece && isWanted(piece, guests, among)) found.push({ piece, place: roadName(west, index), town: -1, site: -1 });
  }
  return found;
}

const isWanted = ({ card, by }: Piece, guest: boolean, among: ReadonlySet<Copy> | undefined): boolean =>
  (by !== undefined) === guest && (!among || among.has(card));

/** The card one sees at a place; null when there is none. */
export function spotAt(land: Land, id: string): Spot | null {
  const place = placeOf(id);
  if (!place) return null;
  if (place.kind === 'site') {
    const town = townIndex(land, place.column);
    const piece = land.towns[town]?.sites[place.site]?.[0];
    return piece ? { piece, place: id, town, site: place.site } : null;
  }
  const piece = place.kind === 'slot' ? land.regions[regionIndex(land, place)]?.on : land.roads[roadIndex(land, place)];
  return piece ? { piece, place: id, town: -1, site: -1 } : null;
}

/** Whether some own card in force satisfies the test: one that is covered is not, unless what covers it leaves it so. */
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
