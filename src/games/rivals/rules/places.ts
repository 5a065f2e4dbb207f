import type { Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import { idOf } from '../cards/registry.ts';
import { type Land, other, type State, type Town } from '../state.ts';
import type { CentreCard } from '../vocabulary.ts';
import {
  CITY_SITES,
  columnName,
  asForeign,
  isBuilt,
  roadName,
  SETTLEMENT_SITES,
  siteName,
  slotName,
  townColumn,
} from './geometry.ts';
import { affords } from './pay.ts';
import { addGoods, noAmounts, productOfRegion } from './stores.ts';

/** Both principalities, with or without hands. */
export type Lands = readonly [Land, Land] | State['seats'];

/** The free places for a card in its player's notation; the empty string for a marker. */
export function placesFor(lands: Lands, seat: Seat, card: Card): string[] {
  const land = lands[seat as 0 | 1];
  const host = lands[other(seat) as 0 | 1];
  switch (card.placement) {
    case 'settlement-or-city':
      return freeSites(land, () => true);
    case 'city':
      return freeSites(land, ({ city }) => city);
    case 'region':
      return freeSlots(land, card);
    case 'road':
      return freeRoads(land, card);
    case 'foreign-road':
      return card.expires?.(host) ? [] : freeRoads(host, card).map(asForeign);
    case 'foreign-city':
      return freeSites(host, ({ city }) => city).map(asForeign);
    case 'marker':
      return land.towns.some(({ city }) => city) ? [''] : [];
    case 'center':
      return land.towns.flatMap(({ city, metropolis }, town) =>
        city && !metropolis ? [columnName(townColumn(land.west, town))] : [],
      );
    case 'hand':
    case 'event':
      return [];
    default:
      return bases(land, card.placement.on);
  }
}

export function freeSites({ west, towns }: Land, wanted: (town: Town) => boolean): string[] {
  const free: string[] = [];
  towns.forEach((town, index) => {
    if (!wanted(town)) return;
    for (const site of town.city ? CITY_SITES : SETTLEMENT_SITES)
      if (!town.sites[site]) free.push(siteName(west, index, site));
  });
  return free;
}

function freeSlots({ west, regions }: Land, { beside, paidThere, cost = {} }: Card): string[] {
  return regions.flatMap(({ type, stock, on }, index) => {
    if (on || (beside && type !== beside)) return [];
    const there = noAmounts();
    addGoods(there, productOfRegion(type), stock);
    return paidThere && !affords(there, cost) ? [] : [slotName(west, index)];
  });
}

function freeRoads(land: Land, { atCity }: Card): string[] {
  const { west, towns, roads } = land;
  const leadsToCity = (index: number): boolean => [towns[index - 1], towns[index]].some((town) => town?.city === true);
  return roads.flatMap((piece, index) =>
    piece || !isBuilt(land, index) || (atCity && !leadsToCity(index)) ? [] : [roadName(west, index)],
  );
}

/** The uncovered cards in cities that can carry another card. */
function bases({ west, towns }: Land, id: string): string[] {
  return towns.flatMap(({ city, sites }, town) =>
    CITY_SITES.flatMap((site) => {
      const top = city ? sites[site]?.[0] : undefined;
      return top && top.by === undefined && idOf(top.card) === id ? [siteName(west, town, site)] : [];
    }),
  );
}

/** Columns where a road, settlement or city may be placed. */
export function columnsFor({ west, towns, ends }: Land, card: CentreCard): number[] {
  const first = townColumn(west, 0);
  const last = townColumn(west, towns.length - 1);
  const columns: number[] = [];
  switch (card) {
    case 'road':
      if (!ends[0]) columns.push(first - 1);
      if (!ends[1]) columns.push(last + 1);
      break;
    case 'settlement':
      if (ends[0]) columns.push(first - 2);
      if (ends[1]) columns.push(last + 2);
      break;
    case 'city':
      for (let town = 0; town < towns.length; town++)
        if (!(towns[town] as Town).city) columns.push(townColumn(west, town));
  }
  return columns;
}
