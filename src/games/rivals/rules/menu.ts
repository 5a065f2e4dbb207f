import type { Seat } from '../../../engine/script.ts';
import type { Card, CardUse } from '../cards/card.ts';
import { cardOf, copiesWith, idOf, registeredCard } from '../cards/registry.ts';
import { type Copy, type Land, landOf, type Piece, type Region, type State } from '../state.ts';
import { centreCards, type Resource, resources } from '../vocabulary.ts';
import { isAllowed, isBuildable } from './build.ts';
import { columnKey, columnNameOf, outlyingOf, regionName, siteNameOf, type CardSpot, spotAt } from './geometry.ts';
import { copyChoiceName } from './look-at-cards.ts';
import { unmetRequirement } from './requirements.ts';
import { affords } from './pay.ts';
import { columnsFor, placesFor } from './places.ts';
import { costOf, isSubstitutable } from './price.ts';
import { ownCardsAbroad, isRemovable, mayRemove } from './remove.ts';
import { type Amounts, amountOf, productOfRegion } from './stores.ts';
import { type PrincipalitySummary, summarize } from './principality-summary.ts';
import { isTruce, tollOn } from './toll.ts';

export const END = 'end';

/** All actions of the active player; removals come last, after `end`. */
export function menuOf(state: State, seat: Seat): string[] {
  const land = landOf(state, seat);
  const found = summarize(land, state.bargains);
  const helper = helperIn(land.hand);
  const menu: string[] = [];
  addCentre(menu, state, land, found);
  for (let i = 0; i < land.hand.length; i++) addCard(menu, state, seat, land.hand, i, found, helper);
  for (let i = 0; i < state.faceUp.length; i++) {
    // In version 2.0 a face-up card can be in a hand; then that copy is built.
    if (!land.hand.includes(state.faceUp[i] as Copy)) addCard(menu, state, seat, state.faceUp, i, found, helper);
  }
  addTrades(menu, land, found);
  const others = otherSpots(state, seat);
  addUses(menu, state, seat, found, others);
  menu.push(END);
  if (mayRemove(state)) addRemovals(menu, found, others);
  return menu;
}

/** Ids by name and number, cached because menus repeat the same few hundred ids. */
interface Kept {
  readonly name: string;
  readonly ids: string[];
  write(name: string, key: number): string;
}

function keeper(write: Kept['write']): (name: string) => Kept {
  const kept = new Map<string, Kept>();
  return (name) => {
    let known = kept.get(name);
    if (!known) kept.set(name, (known = { name, ids: [], write }));
    return known;
  };
}

const idAt = ({ name, ids, write }: Kept, key: number): string => (ids[key] ??= write(name, key));

/** The same for named places. */
function placeKeeper(write: (name: string, place: string) => string): (name: string, place: string) => string {
  const kept = new Map<string, Map<string, string>>();
  return (name, place) => {
    let ids = kept.get(name);
    if (!ids) kept.set(name, (ids = new Map<string, string>()));
    let id = ids.get(place);
    if (id === undefined) ids.set(place, (id = write(name, place)));
    return id;
  };
}

const centresOf = keeper((card, key) => `build ${card} ${columnNameOf(key)}`);
const playsOf = keeper((name) => `play ${name}`);
const buildsOf = keeper((name, key) => `build ${name} ${siteNameOf(key)}`);
const usesOf = keeper((name, key) => `use ${name} ${siteNameOf(key)}`);
const removals: Kept = { name: '', ids: [], write: (_, key) => `remove ${siteNameOf(key)}` };
const buildOn = placeKeeper((name, place) => (place ? `build ${name} ${place}` : `build ${name}`));
const useOn = placeKeeper((name, place) => `use ${name} ${place}`);
const removeOn = placeKeeper((_, place) => `remove ${place}`);
const mooredAt = placeKeeper((type, region) => `${type}@${region}`);

function addCentre(menu: string[], state: State, land: Land, { have }: PrincipalitySummary): void {
  for (const card of centreCards) {
    if (!affords(have, costOf(card)) || state.supply[card] === 0) continue;
    if (card === 'settlement' && state.regions.length < 2) continue;
    for (const column of columnsFor(land, card)) menu.push(idAt(centresOf(card), columnKey(column)));
  }
}

/** Adds the actions for a card of the hand or face-up stack; equal cards are one choice. */
function addCard(
  menu: string[],
  state: State,
  seat: Seat,
  pile: readonly Copy[],
  index: number,
  found: PrincipalitySummary,
  helper: Copy | undefined,
): void {
  const copy = pile[index] as Copy;
  if (pile.indexOf(copy) !== index) return;
  const card = cardOf(copy);
  if (card.placement === 'hand') {
    if (isPlayable(state, seat, card, found.have)) menu.push(idAt(playsOf(copyChoiceName(pile, copy)), 0));
  } else if (isOffered(card, pile, state)) {
    if (isBuildable(state, seat, copy, found)) addBuilds(menu, state, seat, copyChoiceName(pile, copy), card, found);
    if (helper && card.kind === 'building') addHelped(menu, state, seat, pile, copy, found, helper);
  }
}

/** Whether a face-up card is built; a marker comes with the first city instead. */
const isOffered = ({ placement }: Card, pile: readonly Copy[], { faceUp }: State): boolean =>
  placement !== 'marker' || pile !== faceUp;

function addBuilds(
  menu: string[],
  state: State,
  seat: Seat,
  name: string,
  card: Card,
  { sites, citySites }: PrincipalitySummary,
): void {
  const keys = card.placement === 'settlement-or-city' ? sites : card.placement === 'city' ? citySites : null;
  if (keys) {
    const builds = buildsOf(name);
    for (const key of keys) menu.push(idAt(builds, key));
    return;
  }
  for (const place of placesFor(state.seats, seat, card)) menu.push(buildOn(name, place));
}

/** A hand card that lets gold replace part of a building's price. */
function helperIn(hand: readonly Copy[]): Copy | undefined {
  const helpers = copiesWith('substitutes');
  return hand.find((copy) => helpers.has(copy));
}

/** Adds builds that use such a card. */
function addHelped(
  menu: string[],
  state: State,
  seat: Seat,
  pile: readonly Copy[],
  copy: Copy,
  found: PrincipalitySummary,
  helper: Copy,
): void {
  const land = landOf(state, seat);
  const { id, card } = registeredCard(copy);
  if (!isSubstitutable(land, card, cardOf(helper).substitutes ?? 0) || !isAllowed(state, seat, id, card)) return;
  const plain: string[] = [];
  addBuilds(plain, state, seat, copyChoiceName(pile, copy), card, found);
  for (const build of plain) menu.push(`${build} ${idOf(helper)}`);
}

/** Whether an action card can be played now: timing, requirements and a known effect. */
function isPlayable(state: State, seat: Seat, card: Card, { gold }: Amounts): boolean {
  if (card.timing !== undefined || unmetRequirement(state, seat, card) !== null) return false;
  if (card.kind === 'action-attack' && isTruce(state)) return false;
  if (card.preys && (tollOn(state, seat, card)?.gold ?? 0) > gold) return false;
  return card.effective?.(state, seat) ?? true;
}

function addTrades(menu: string[], land: Land, { have, room, rates, moorings }: PrincipalitySummary): void {
  for (const from of resources) {
    if (amountOf(have, from) >= amountOf(rates, from)) addBought(menu, from, from, room);
  }
  for (const index of moorings) {
    const { type, stock } = land.regions[index] as Region;
    if (stock >= 2)
      addBought(menu, productOfRegion(type), mooredAt(productOfRegion(type), regionName(land.west, index)), room);
  }
}

function addBought(menu: string[], type: Resource, from: string, room: Amounts): void {
  const trades = tradesOf(from);
  for (let index = 0; index < resources.length; index++) {
    const to = resources[index] as Resource;
    if (to !== type && amountOf(room, to) > 0) menu.push(idAt(trades, index));
  }
}

const tradesOf = keeper((from, index) => `trade ${from} ${resources[index] as Resource}`);

/** Adds the uses of placed cards. */
function addUses(
  menu: string[],
  state: State,
  seat: Seat,
  { have, taken, pieces, cards }: PrincipalitySummary,
  others: readonly CardSpot[],
): void {
  for (let i = 0; i < pieces.length; i++) {
    const { use } = cards[i] as Card;
    const piece = pieces[i] as Piece;
    if (!use || !isReady(piece, use, have)) continue;
    const key = taken[i] as number;
    const spot = spotAt(landOf(state, seat), siteNameOf(key)) as CardSpot;
    if (!use.fault?.(state, seat, spot)) menu.push(idAt(usesOf(idOf(piece.card)), key));
  }
  for (const spot of others) {
    const { card } = spot.piece;
    const { use } = cardOf(card);
    if (use && isReady(spot.piece, use, have) && !use.fault?.(state, seat, spot))
      menu.push(useOn(idOf(card), spot.place));
  }
}

const isReady = ({ used }: Piece, { price }: CardUse, have: Amounts): boolean =>
  !used && (!price || affords(have, price));

function addRemovals(menu: string[], { taken, cards }: PrincipalitySummary, others: readonly CardSpot[]): void {
  for (let i = 0; i < cards.length; i++)
    if (isRemovable(cards[i] as Card)) menu.push(idAt(removals, taken[i] as number));
  for (const { piece, place } of others) if (isRemovable(cardOf(piece.card))) menu.push(removeOn('', place));
}

/** The player's cards beside regions, on roads and in the opponent's principality. */
function otherSpots(state: State, seat: Seat): readonly CardSpot[] {
  const spots = outlyingOf(landOf(state, seat));
  for (const guest of ownCardsAbroad(state, seat)) spots.push(guest);
  return spots;
}
