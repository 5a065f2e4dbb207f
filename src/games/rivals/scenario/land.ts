import type { Copy, Land, Piece, Pile, Region, Town } from '../state.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { columnName, isOuter, placeOf, regionIndex, regionName, townIndex } from '../rules/geometry.ts';
import { FULL, type RegionType } from '../vocabulary.ts';
import { ScenarioError, type Side } from './file.ts';

const standardCentre = { '-1': 'settlement', '0': 'road', '+1': 'settlement' } as const;

/** Where the settlements stand. */
type Row = Pick<Land, 'west' | 'towns'>;

/** The row of settlements and roads; the regions and sites are still empty. */
export function buildRow(who: string, centre: Side['centre']): Row & Pick<Land, 'ends'> {
  const row = new Map(Object.entries(centre ?? standardCentre).map(([column, card]) => [Number(column), card]));
  const columns = [...row.keys()].sort((a, b) => a - b);
  const towns: Town[] = [];
  columns.forEach((column, index) => {
    const card = row.get(column);
    const fits = column % 2 === 0 ? card === 'road' : card === 'settlement' || card === 'city';
    if (!fits) throw new ScenarioError(`${who}: a ${card ?? 'gap'} cannot lie at column ${columnName(column)}`);
    const gap = index > 0 && columns[index - 1] !== column - 1;
    if (gap) throw new ScenarioError(`${who}: the centre row has a gap before ${columnName(column)}`);
    if (card !== 'road') towns.push({ city: card === 'city', sites: [null, null, null, null] });
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

/** How much a store holds, when it is written. */
type Goods = number | undefined;

/** `gold-cache x3`, `forest 6 x2`: what lies there and its goods. */
export function splitGoods(who: string, written: string): { readonly card: string; readonly goods: Goods } {
  const match = /^(.*?)(?: x(\d+))?$/.exec(written);
  const goods = match?.[2] === undefined ? undefined : Number(match[2]);
  if (goods !== undefined && goods > FULL) throw new ScenarioError(`${who}: ${written} holds more than ${FULL}`);
  return { card: match?.[1] ?? written, goods };
}

/** Lays a pile onto a site, or a card beside a region. */
export function lay(who: string, land: Land, place: string, copies: readonly Copy[], goods: readonly Goods[]): void {
  const at = placeOf(place);
  if (at?.kind === 'site') {
    const town = land.towns[townIndex(land, at.column)];
    if (!town || (isOuter(at.site) && !town.city)) throw new ScenarioError(`${who}: there is no site ${place}`);
    for (const copy of copies) checkSite(who, copy, place, town);
    const covers = copies.every((copy, index) => index === copies.length - 1 || coversCard(copy, copies[index + 1] as Copy));
    const stores = goods.some((amount) => amount !== undefined);
    if (!covers || stores) throw new ScenarioError(`${who}: ${place} cannot hold ${copies.join(', ')}`);
    town.sites[at.site] = copies.map((card): Piece => ({ card })) satisfies Pile;
    return;
  }
  const region = at?.kind === 'slot' ? land.regions[regionIndex(land, at)] : undefined;
  const [card, more] = copies;
  if (!region || card === undefined) throw new ScenarioError(`${who}: there is no place ${place}`);
  const fits = more === undefined && cardOf(card).placement === 'region';
  if (!fits) throw new ScenarioError(`${who}: ${copies.join(', ')} cannot lie at ${place}`);
  region.on = { card, goods: goods[0] ?? 0 };
}

/** Whether a card is one that lies on this other one. */
function coversCard(upper: Copy, lower: Copy): boolean {
  const { placement } = cardOf(upper);
  return typeof placement === 'object' && placement.on === idOf(lower);
}

function checkSite(who: string, copy: Copy, place: string, { city }: Town): void {
  const { placement } = cardOf(copy);
  const fits = placement === 'settlement-or-city' || (city && (placement === 'city' || typeof placement === 'object'));
  if (!fits) throw new ScenarioError(`${who}: ${idOf(copy)} cannot lie at ${place}`);
}

/** Marks the once-a-turn ability of the card at a place as used in this turn. */
export function markUsed(who: string, land: Land, place: string): void {
  const at = placeOf(place);
  const piece =
    at?.kind === 'site'
      ? land.towns[townIndex(land, at.column)]?.sites[at.site]?.[0]
      : at?.kind === 'slot'
        ? land.regions[regionIndex(land, at)]?.on
        : null;
  if (!piece) throw new ScenarioError(`${who}: nothing lies at ${place} that could be used`);
  piece.used = true;
}
