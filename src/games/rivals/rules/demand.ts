import type { Answer, Quota, Script, Seat } from '../../../engine/script.ts';
import { landOf, other, type State, type Context } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import { FULL, type Resource, resources } from '../vocabulary.ts';
import type { CardId } from '../cards/ids.ts';
import { askWorded, type RivalsQuestion, pick } from './ask.ts';
import { mostRoomFirst, owe, settleOwed, storesWithRoom } from './gain.ts';
import { mostOwnedFirst, takeNow } from './pay.ts';
import {
  type Amounts,
  changeStock,
  goodsPicked,
  resourceAt,
  roomOf,
  type ResourceStore,
  storesOf,
  totals,
} from './stores.ts';

export interface Demand {
  readonly taker: Seat;
  /** The card or die face behind the demand. */
  readonly by: Cause;
  /** The minimum and maximum number of resources, capped by what is possible. */
  readonly min: number;
  readonly max: number;
  /** The types that may be named; any if omitted. */
  readonly of?: readonly Resource[];
  /** Everything goes into one store. */
  readonly oneStore?: true;
  /** All of it is of one type. */
  readonly oneType?: true;
  /** Whether the fallback names as much as possible instead of the minimum. */
  readonly all?: true;
}

/**
 * Whether there is something to demand, now or once the opponent has stored what is owed. An open question of the
 * opponent must not block a demand.
 */
export const canDemand = (state: State, taker: Seat, of: readonly Resource[] = resources): boolean =>
  obtainable(totals(landOf(state, other(taker))), roomOf(landOf(state, taker)), of) > 0 ||
  (state.owed.length > 0 && awaited(state, taker, of));

function awaited(state: State, taker: Seat, of: readonly Resource[]): boolean {
  const giver = other(taker);
  const room = roomOf(landOf(state, taker));
  const theirs = roomOf(landOf(state, giver));
  const comes = (type: Resource) =>
    state.owed.some((owed) => owed.seat === giver && (owed.of ?? resources).includes(type));
  return of.some((type) => room[type] > 0 && theirs[type] > 0 && comes(type));
}

/** The number of resources the taker can name: owned by the giver and storable by the taker. */
function obtainable(theirs: Amounts, room: Amounts, of: readonly Resource[] = resources): number {
  let number = 0;
  for (const resource of of) number += Math.min(theirs[resource], room[resource]);
  return number;
}

/** Whether storing what is owed would change what can be named. If not, the giver may store it afterwards. */
function hangsOnOwed(state: State, { taker, max, of = resources }: Demand): boolean {
  const theirs = totals(landOf(state, other(taker)));
  const room = roomOf(landOf(state, taker));
  return state.owed.some(({ seat, key, of: types = resources }) => {
    if (seat === taker) return false;
    return (
      key.startsWith('buy.') || types.some((type) => of.includes(type) && theirs[type] < Math.min(max, room[type]))
    );
  });
}

/** Asks the taker for destination stores, which fix type and number, then the giver for sources. */
export function* demand(t: Context, wanted: Demand): Script {
  const { taker, by } = wanted;
  const giver = other(taker);
  if (t.state.owed.length > 0) {
    if (hangsOnOwed(t.state, wanted)) yield* settleOwed(t, giver);
    yield* settleOwed(t, taker);
  }
  const picks = yield* askWorded(() => demandQuestion(t.state, wanted));
  if (picks.length === 0) return;
  const goods = goodsPicked(landOf(t.state, taker), picks);
  yield* takeNow(t, giver, goods, `give.${by}`);
  for (const id of picks) changeStock(landOf(t.state, taker), id, 1);
  t.emit({ kind: 'gave', seat: giver, goods, by });
}

function demandQuestion(
  state: State,
  { taker, by, min, max, of, oneStore, oneType, all }: Demand,
): RivalsQuestion | null {
  const theirs = totals(landOf(state, other(taker)));
  const room = roomOf(landOf(state, taker));
  const possible = obtainable(theirs, room, of);
  if (possible === 0) return null;
  const stores = storesWithRoom(state, taker, of).filter(({ resource }) => theirs[resource] > 0);
  const fits = stores.map(({ stock, resource }) => Math.min(FULL - stock, theirs[resource], max));
  const ofOneType = (): number => Math.max(...stores.map(({ resource }) => Math.min(theirs[resource], room[resource])));
  const most = oneType ? Math.min(max, ofOneType()) : oneStore ? Math.max(...fits) : Math.min(max, possible);
  const least = Math.min(min, most);
  const question: RivalsQuestion = {
    seat: taker,
    key: `take.${by}`,
    choices: stores.map(({ id }) => id),
    limits: fits,
    min: least,
    max: most,
  };
  if (oneStore) return { ...question, check: allAlike, fallback: mostRoomFirst(stores, 1) };
  if (oneType)
    return {
      ...question,
      ...quotasFor(stores, theirs, most),
      check: (picks) => sameType(state, taker, picks),
      fallback: bestType(stores, theirs, most),
    };
  const quotas = quotasOf(stores, theirs, most);
  const fallback = mostWanted(stores, theirs, all ? most : Math.max(least, 1));
  return quotas ? { ...question, quotas, fallback } : { ...question, fallback };
}

/** Limits the picks of each type to what the giver owns. */
function quotasOf(stores: readonly ResourceStore[], theirs: Record<Resource, number>, most: number): Quota[] | null {
  if (new Set(stores.map(({ resource }) => resource)).size === stores.length) return null;
  const named = resources.filter((resource) => stores.some((store) => store.resource === resource));
  return named.map((type) => ({
    choices: stores.filter(({ resource }) => resource === type).map(({ id }) => id),
    min: 0,
    max: Math.min(theirs[type], most),
  }));
}

/** The fallback: types with most free space first, limited to what the giver owns. */
function mostWanted(stores: readonly ResourceStore[], theirs: Record<Resource, number>, number: number): Answer {
  const left = { ...theirs };
  return mostRoomFirst(stores, number, ({ resource }) => left[resource]-- > 0);
}

function quotasFor(
  stores: readonly ResourceStore[],
  theirs: Record<Resource, number>,
  most: number,
): { quotas?: Quota[] } {
  const quotas = quotasOf(stores, theirs, most);
  return quotas ? { quotas } : {};
}

/** The fallback for a single type: as much as possible of the most available one. */
function bestType(stores: readonly ResourceStore[], theirs: Record<Resource, number>, most: number): Answer {
  const offers = [...new Set(stores.map(({ resource }) => resource))].map((type) =>
    mostWanted(
      stores.filter(({ resource }) => resource === type),
      theirs,
      most,
    ),
  );
  return offers.reduce((best, offer) => (offer.length > best.length ? offer : best));
}

const sameType = (state: State, taker: Seat, picks: Answer) =>
  new Set(picks.map((id) => resourceAt(landOf(state, taker), id))).size < 2
    ? null
    : { en: 'Choose resources of one type only.', de: 'Alles muss von einer Sorte sein.' };

/** The player gives one resource of choice to the opponent; it is lost without room there. */
export function* returnOneResource(t: Context, seat: Seat, by: CardId, fallback: 'first' | 'most'): Script {
  const rival = other(seat);
  const stores = storesOf(landOf(t.state, seat), (_, stock) => stock > 0);
  const choices = stores.map(({ id }) => id);
  const source = yield* pick(
    seat,
    `return.${by}`,
    choices,
    fallback === 'first' ? choices[0] : mostOwnedFirst(stores, 1)[0],
  );
  const land = landOf(t.state, seat);
  const resource = resourceAt(land, source);
  changeStock(land, source, -1);
  t.emit({ kind: 'gave', seat, goods: { [resource]: 1 }, by });
  yield* owe(t, { seat: rival, key: `store.${by}`, count: 1, of: [resource], must: true });
}

const allAlike = (picks: Answer) =>
  picks.every((id) => id === picks[0])
    ? null
    : { en: 'It must all go into the same store.', de: 'Alles muss in ein einziges Lager.' };
