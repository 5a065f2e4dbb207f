import type { Answer, Part, Script, Seat } from '../../../engine/script.ts';
import { landOf, other, type State, type Table } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { FULL, type Resource, resources } from '../vocabulary.ts';
import type { CardId } from '../cards/ids.ts';
import { ask, type Asking, pick } from './ask.ts';
import { mostRoomFirst, owe, settle, storesWithRoom } from './gain.ts';
import { mostOwnedFirst, takeNow } from './pay.ts';
import { type Amounts, change, goodsOf, resourceAt, roomOf, type Store, storesOf, totals } from './stores.ts';

export interface Demand {
  readonly taker: Seat;
  /** The card or die face it comes from. */
  readonly by: Cause;
  /** The smallest and the largest number of resources; less when no more is possible. */
  readonly min: number;
  readonly max: number;
  /** The types that may be named; any when left out. */
  readonly of?: readonly Resource[];
  /** Everything goes into one store. */
  readonly oneStore?: true;
  /** All of it is of one type. */
  readonly oneType?: true;
  /** When time runs out as much as possible is named, otherwise no more than must be. */
  readonly all?: true;
}

/**
 * Whether there is something to demand, or may be once the other player has stored what is still owed: a question that the
 * other one may leave open must not close the way.
 */
export const promises = (state: State, taker: Seat, of: readonly Resource[] = resources): boolean =>
  obtainable(totals(landOf(state, other(taker))), roomOf(landOf(state, taker)), of) > 0 || (state.owed.length > 0 && awaited(state, taker, of));

function awaited(state: State, taker: Seat, of: readonly Resource[]): boolean {
  const giver = other(taker);
  const room = roomOf(landOf(state, taker));
  const theirs = roomOf(landOf(state, giver));
  const comes = (type: Resource) => state.owed.some((owed) => owed.seat === giver && (owed.of ?? resources).includes(type));
  return of.some((type) => room[type] > 0 && theirs[type] > 0 && comes(type));
}

/** How many resources the taker could name: what the other one owns and the taker has room for. */
function obtainable(theirs: Amounts, room: Amounts, of: readonly Resource[] = resources): number {
  let number = 0;
  for (const resource of of) number += Math.min(theirs[resource], room[resource]);
  return number;
}

/**
 * Whether more or less could be named once the giver has stored what is owed. Where it could not, the giver may store it
 * afterwards: what is taken first only makes more room.
 */
function hangsOnOwed(state: State, { taker, max, of = resources }: Demand): boolean {
  const theirs = totals(landOf(state, other(taker)));
  const room = roomOf(landOf(state, taker));
  return state.owed.some(({ seat, key, of: types = resources }) => {
    if (seat === taker) return false;
    return key.startsWith('buy.') || types.some((type) => of.includes(type) && theirs[type] < Math.min(max, room[type]));
  });
}

/**
 * The taker names the own stores the resources go to, and with them kind and number; the giver chooses where they come from.
 */
export function* demand(t: Table, wanted: Demand): Script {
  const { taker, by } = wanted;
  const giver = other(taker);
  if (t.state.owed.length > 0) {
    if (hangsOnOwed(t.state, wanted)) yield* settle(t, giver);
    yield* settle(t, taker);
  }
  const picks = yield* ask(() => demandQuestion(t.state, wanted));
  if (picks.length === 0) return;
  const goods = goodsOf(landOf(t.state, taker), picks);
  yield* takeNow(t, giver, goods, `give.${by}`);
  for (const id of picks) change(landOf(t.state, taker), id, 1);
  t.tell({ kind: 'gave', seat: giver, goods, by });
}

function demandQuestion(state: State, { taker, by, min, max, of, oneStore, oneType, all }: Demand): Asking | null {
  const theirs = totals(landOf(state, other(taker)));
  const room = roomOf(landOf(state, taker));
  const possible = obtainable(theirs, room, of);
  if (possible === 0) return null;
  const stores = storesWithRoom(state, taker, of).filter(({ resource }) => theirs[resource] > 0);
  const fits = stores.map(({ stock, resource }) => Math.min(FULL - stock, theirs[resource], max));
  const ofOneType = (): number => Math.max(...stores.map(({ resource }) => Math.min(theirs[resource], room[resource])));
  const most = oneType ? Math.min(max, ofOneType()) : oneStore ? Math.max(...fits) : Math.min(max, possible);
  const least = Math.min(min, most);
  const question: Asking = {
    seat: taker,
    key: `take.${by}`,
    choices: stores.map(({ id }) => id),
    limits: fits,
    min: least,
    max: most,
  };
  if (oneStore) return { ...question, check: allAlike, otherwise: mostRoomFirst(stores, 1) };
  if (oneType) return { ...question, ...quotasFor(stores, theirs, most), check: (picks) => sameType(state, taker, picks), otherwise: bestType(stores, theirs, most) };
  const quotas = quotasOf(stores, theirs, most);
  const otherwise = mostWanted(stores, theirs, all ? most : Math.max(least, 1));
  return quotas ? { ...question, parts: quotas, otherwise } : { ...question, otherwise };
}

/** Where one type could go to several stores, not more of it may be named than the giver owns. */
function quotasOf(stores: readonly Store[], theirs: Record<Resource, number>, most: number): Part[] | null {
  if (new Set(stores.map(({ resource }) => resource)).size === stores.length) return null;
  const named = resources.filter((resource) => stores.some((store) => store.resource === resource));
  return named.map((type) => ({
    choices: stores.filter(({ resource }) => resource === type).map(({ id }) => id),
    min: 0,
    max: Math.min(theirs[type], most),
  }));
}

/** The types with most free space first, as far as the giver owns them. */
function mostWanted(stores: readonly Store[], theirs: Record<Resource, number>, number: number): Answer {
  const left = { ...theirs };
  return mostRoomFirst(stores, number, ({ resource }) => left[resource]-- > 0);
}

function quotasFor(stores: readonly Store[], theirs: Record<Resource, number>, most: number): { parts?: Part[] } {
  const parts = quotasOf(stores, theirs, most);
  return parts ? { parts } : {};
}

/** As much as possible of the type of which there is most. */
function bestType(stores: readonly Store[], theirs: Record<Resource, number>, most: number): Answer {
  const offers = [...new Set(stores.map(({ resource }) => resource))].map((type) =>
    mostWanted(stores.filter(({ resource }) => resource === type), theirs, most),
  );
  return offers.reduce((best, offer) => (offer.length > best.length ? offer : best));
}

const sameType = (state: State, taker: Seat, picks: Answer) =>
  new Set(picks.map((id) => resourceAt(landOf(state, taker), id))).size < 2
    ? null
    : { en: 'All of it must be of one type.', de: 'Alles muss von einer Sorte sein.' };

/** Any one own resource, the first when time runs out or one owned most, goes to the other player; what has no room there is lost. */
export function* giveBack(t: Table, seat: Seat, by: CardId, otherwise: 'first' | 'most'): Script {
  const rival = other(seat);
  const stores = storesOf(landOf(t.state, seat), (_, stock) => stock > 0);
  const choices = stores.map(({ id }) => id);
  const source = yield* pick(seat, `return.${by}`, choices, otherwise === 'first' ? choices[0] : mostOwnedFirst(stores, 1)[0]);
  const land = landOf(t.state, seat);
  const resource = resourceAt(land, source);
  change(land, source, -1);
  t.tell({ kind: 'gave', seat, goods: { [resource]: 1 }, by });
  yield* owe(t, { seat: rival, key: `store.${by}`, count: 1, of: [resource], must: true });
}

const allAlike = (picks: Answer) =>
  picks.every((id) => id === picks[0])
    ? null
    : { en: 'All of it must go into one store.', de: 'Alles muss in ein einziges Lager.' };
