import type { Copy, Land, Piece, Pile, Region, Town } from '../../../games/rivals/state.ts';
import { cardOf, idOf } from '../../../games/rivals/cards/registry.ts';
import type { Seat } from '../../../engine/script.ts';
import {
  columnName,
  isBuilt,
  isOuter,
  parsePlace,
  regionIndex,
  regionName,
  roadIndex,
  spotAt,
  townIndex,
} from '../../../games/rivals/rules/geometry.ts';
import { FULL, type RegionType } from '../../../games/rivals/vocabulary.ts';
import { ScenarioError } from '../common/file-schema.ts';
import type { SideSetup } from './file.ts';

const standardCentre = { '-1': 'settlement', '0': 'road', '+1': 'settlement' } as const;

/** Where the settlements stand. */
type Row = Pick<Land, 'west' | 'towns'>;

/** The row of settlements and roads; the regions and sites are still empty. */
export function buildRow(who: string, centre: SideSetup['centre']): Row & Pick<Land, 'ends'> {
  const row = new Map(Object.entries(centre ?? standardCentre).map(([column, card]) => [Number(column), card]));
  const columns = [...row.keys()].sort((a, b) => a - b);
  const towns: Town[] = [];
  columns.forEach((column, index) => {
    const card = row.get(column);
    const fits = column % 2 === 0 ? card === 'road' : card === 'settlement' || card === 'city' || card === 'metropolis';
    if (!fits) throw new ScenarioError(`${who}: a ${card ?? 'gap'} cannot lie at column ${columnName(column)}`);
    const gap = index > 0 && columns[index - 1] !== column - 1;
    if (gap) throw new ScenarioError(`${who}: the centre row has a gap before ${columnName(column)}`);
    if (card !== 'road') towns.push({ city: card !== 'settlement', metropolis: null, sites: [null, null, null, null] });
  });
  const outer = columns.filter((column) => column % 2 !== 0);
  const first = outer[0];
  const last = outer.at(-1);
  if (first === undefined || last === undefined) throw new ScenarioError(`${who}: the centre row has no settlement`);
  return { west: first - 1, towns, ends: [row.has(first - 1), row.has(last + 1)] };
}

/** The regions of the start, for a row that has places for exactly these. */
export function standardRegions(who: string, { west, towns }: Row, regions: Region[]): Region[] {
  const fits = west === -2 && regions.length === 2 * (towns.length + 1);
  if (!fits) throw new ScenarioError(`${who}: a row with other settlements than at the start wants its regions listed`);
  return regions;
}

/** Every region of the row as listed. */
export function buildRegions(who: string, { west, towns }: Row, regions: Readonly<Record<string, string>>): Region[] {
  const wanted = Array.from({ length: 2 * (towns.length + 1) }, (_, index) => regionName(west, index));
  for (const place of Object.keys(regions)) {
    if (!wanted.includes(place)) throw new ScenarioError(`${who}: there is no region place ${place} in this row`);
  }
  return wanted.map((place) => {
    const written = regions[place];
    if (written === undefined) throw new ScenarioError(`${who}: no region is given for ${place}`);
    const { card, goods } = splitGoods(who, written);
    const [type, number] = card.split(' ');
    return { type: type as RegionType, number: Number(number), stock: goods ?? 0, on: null };
  });
}

/** What stands behind a card: what a store holds, the side a card shows. */
interface Marks {
  readonly goods: number | undefined;
  readonly level: number | undefined;
}

/** `gold-cache x3`, `forest 6 x2`, `border-fortress l2`: what lies there, its goods, its level. */
export function splitGoods(who: string, written: string): Marks & { readonly card: string } {
  const match = /^(.*?)(?: x(\d+))?(?: l([0-3]))?$/.exec(written);
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const [goods, level] = [number(match?.[2]), number(match?.[3])];
  if (goods !== undefined && goods > FULL) throw new ScenarioError(`${who}: ${written} holds more than ${FULL}`);
  return { card: match?.[1] ?? written, goods, level };
}

/** A card as a position has it: placed in an earlier turn. */
export function pieceWith(who: string, card: Copy, { goods, level }: Marks): Piece {
  const { levels, gold } = cardOf(card);
  if ((goods !== undefined && gold === undefined) || (level !== undefined && !levels)) {
    throw new ScenarioError(`${who}: ${idOf(card)} has no goods or levels`);
  }
  const piece: Piece = { card };
  if (gold !== undefined) piece.goods = goods ?? 0;
  if (levels) piece.level = level ?? 0;
  return piece;
}

/** Lays a pile onto a site, or a card beside a region or on a road; `by` is its owner in another principality. */
export function layScenarioCard(who: string, land: Land, place: string, pieces: readonly Piece[], by?: Seat): void {
  const at = parsePlace(place);
  const owned = by === undefined ? pieces : pieces.map((piece) => ({ ...piece, by }));
  const cards = pieces.map(({ card }) => card);
  const refuse = (): never => {
    throw new ScenarioError(`${who}: ${cards.map(idOf).join(', ')} cannot lie at ${place}`);
  };
  if (at?.kind === 'site') {
    const town = land.towns[townIndex(land, at.column)];
    if (!town || (isOuter(at.site) && !town.city)) throw new ScenarioError(`${who}: there is no site ${place}`);
    const stacked = cards.every(
      (copy, index) => index === cards.length - 1 || coversCard(copy, cards[index + 1] as Copy),
    );
    if (!stacked || town.sites[at.site] || !cards.every((copy) => fitsSite(copy, town, by !== undefined))) refuse();
    town.sites[at.site] = [...owned] satisfies Pile;
    return;
  }
  const [piece, more] = owned;
  if (!piece || more) return refuse();
  const { placement, beside } = cardOf(piece.card);
  const region = at?.kind === 'slot' ? land.regions[regionIndex(land, at)] : undefined;
  if (region) {
    if (placement !== 'region' || by !== undefined || region.on || (beside && beside !== region.type)) refuse();
    region.on = piece;
    return;
  }
  const road = at?.kind === 'road' ? roadIndex(land, at) : -1;
  if (road < 0 || !isBuilt(land, road)) throw new ScenarioError(`${who}: there is no place ${place}`);
  if (placement !== (by === undefined ? 'road' : 'foreign-road') || land.roads[road]) refuse();
  land.roads[road] = piece;
}

/** Whether a card is one that lies on this other one. */
function coversCard(upper: Copy, lower: Copy): boolean {
  const { placement } = cardOf(upper);
  return typeof placement === 'object' && placement.on === idOf(lower);
}

function fitsSite(copy: Copy, { city }: Town, isGuest: boolean): boolean {
  const { placement } = cardOf(copy);
  if (isGuest) return placement === 'foreign-city' && city;
  return placement === 'settlement-or-city' || (city && (placement === 'city' || typeof placement === 'object'));
}

/** Marks the once-a-turn ability of the card at a place as used in this turn. */
export function markUsed(who: string, land: Land, place: string): void {
  const spot = spotAt(land, place);
  if (!spot) throw new ScenarioError(`${who}: nothing lies at ${place} that could be used`);
  spot.piece.used = true;
}
