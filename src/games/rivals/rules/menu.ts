import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import { type Copy, type Land, landOf, type Region, type State } from '../state.ts';
import { centreCards, produce, type Resource, resources } from '../vocabulary.ts';
import { columnsFor, costOf, isBuildable, placesFor } from './build.ts';
import { columnName, regionName, spotsOf } from './geometry.ts';
import { nameOf } from './looking.ts';
import { lacking } from './needs.ts';
import { affords } from './pay.ts';
import { isRemovable, mayRemove } from './remove.ts';
import { type Amounts, roomOf, totals } from './stores.ts';
import { isMintUsable, rateOf, shipRegions } from './trade.ts';

/** Everything the active player may do in the action phase; what may be taken down comes last, behind `end`. */
export function menuOf(state: State, seat: Seat): string[] {
  const land = landOf(state, seat);
  const have = totals(land);
  const menu: string[] = [];
  addCentre(menu, state, land, have);
  addCards(menu, state, seat, have);
  addTrades(menu, land, have);
  addUses(menu, land, have);
  menu.push('end');
  if (mayRemove(state)) addRemovals(menu, land);
  return menu;
}

function addCentre(menu: string[], state: State, land: Land, have: Amounts): void {
  for (const card of centreCards) {
    if (state.supply[card] === 0 || !affords(have, costOf(card))) continue;
    if (card === 'settlement' && state.regions.length < 2) continue;
    for (const column of columnsFor(land, card)) menu.push(`build ${card} ${columnName(column)}`);
  }
}

function addCards(menu: string[], state: State, seat: Seat, have: Amounts): void {
  const land = landOf(state, seat);
  const { hand } = land;
  hand.forEach((copy, index) => {
    if (hand.indexOf(copy) !== index) return;
    if (cardOf(copy).placement === 'hand') {
      if (isPlayable(state, seat, copy)) menu.push(`play ${nameOf(hand, copy)}`);
    } else if (isBuildable(state, seat, copy, have)) {
      addBuilds(menu, land, hand, copy);
    }
  });
  state.faceUp.forEach((copy, index) => {
    if (state.faceUp.indexOf(copy) === index && isBuildable(state, seat, copy, have)) addBuilds(menu, land, state.faceUp, copy);
  });
}

function addBuilds(menu: string[], land: Land, pile: readonly Copy[], copy: Copy): void {
  const name = nameOf(pile, copy);
  for (const place of placesFor(land, cardOf(copy))) menu.push(`build ${name} ${place}`);
}

/** Whether an action card can be played as an action: its time, its requirements, and an effect as far as is known. */
export function isPlayable(state: State, seat: Seat, copy: Copy): boolean {
  const card = cardOf(copy);
  return card.timing === undefined && lacking(state, seat, card) === null && (card.effective?.(state, seat) ?? true);
}

function addTrades(menu: string[], land: Land, have: Amounts): void {
  const room = roomOf(land);
  for (const from of resources) {
    if (have[from] < 2 || have[from] < rateOf(land, from)) continue;
    for (const to of resources) if (to !== from && room[to] > 0) menu.push(tradeIds[from][to]);
  }
  for (const index of shipRegions(land)) {
    const { type, stock } = land.regions[index] as Region;
    if (stock < 2) continue;
    const from = produce[type];
    for (const to of resources) if (to !== from && room[to] > 0) menu.push(`trade ${from}@${regionName(land.west, index)} ${to}`);
  }
}

const tradeIds = Object.fromEntries(
  resources.map((from) => [from, Object.fromEntries(resources.map((to) => [to, `trade ${from} ${to}`]))]),
) as Record<Resource, Record<Resource, string>>;

function addUses(menu: string[], land: Land, have: Amounts): void {
  for (const { piece, place } of spotsOf(land)) {
    if (idOf(piece.card) === 'mint' && !piece.used && isMintUsable(land, have.gold)) menu.push(`use mint ${place}`);
  }
}

function addRemovals(menu: string[], land: Land): void {
  for (const { piece, place } of spotsOf(land)) if (isRemovable(cardOf(piece.card))) menu.push(`remove ${place}`);
}
