import { answerViolation, hasChoice, picksOf } from '../../../engine/answers.ts';
import { type Answer, type Decision, type Quota, PASS, type Script, type Seat } from '../../../engine/script.ts';
import { cardOf, findCard } from '../cards/registry.ts';
import { landOf, other, type Owed, type State, type Context } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import type { Cause } from '../texts/causes.ts';
import { FULL, type Resource } from '../vocabulary.ts';
import { askWorded, type RivalsQuestion, pick, pickAmong } from './ask.ts';
import { guestsOf } from './geometry.ts';
import {
  cacheRoom,
  changeStock,
  fillCache,
  goodsPicked,
  mostFirst,
  openCache,
  productOfRegion,
  type ResourceStore,
  storesOf,
} from './stores.ts';

/** A gain of choice: the receiver picks stores with room. In patient flow it may be owed. */
export function gain(t: Context, seat: Seat, number: number, key: QuestionKey, of?: readonly Resource[]): Script {
  return number > 0 ? owe(t, of ? { seat, key, count: number, of } : { seat, key, count: number }) : nothing();
}

function* nothing(): Script {}

/** Like `gain`, for anything that can be owed. */
export function* owe(t: Context, owed: Owed): Script {
  const question = gainQuestion(t.state, owed);
  if (!question) return;
  if (canDefer(t.state, owed.seat) && hasChoice(question)) t.state.owed.push(owed);
  else storeFreely(t, owed, yield* askWorded(() => gainQuestion(t.state, owed)));
}

/** Whether the opponent may continue before this player has answered. */
export const canDefer = ({ options, active, phase }: State, seat: Seat): boolean =>
  options.flow === 'patient' && seat !== active && phase !== 'over';

/** A gain of choice that is stored at once; with some cards at least one. */
export function* gainNow(t: Context, seat: Seat, count: number, key: QuestionKey, least = 0): Script {
  if (t.state.owed.length > 0) yield* settleOwed(t, seat);
  const picks = yield* askWorded(() => {
    const question = gainQuestion(t.state, { seat, key, count, ...(least > 0 ? { must: true } : {}) });
    return question && least > 0 ? { ...question, min: least } : question;
  });
  storePicked(t, seat, picks, key);
}

/** Asks a player for everything still owed; must run before anything that reads the player's goods. */
export function* settleOwed(t: Context, seat: Seat): Script {
  for (;;) {
    const owed = t.state.owed.find((each) => each.seat === seat);
    if (!owed) return;
    yield* resumed(collect(t, owed), owed);
    t.state.owed = t.state.owed.toSpliced(
      t.state.owed.findIndex((each) => each.seat === seat),
      1,
    );
  }
}

/** Resumes after the answers already given, as long as they are still legal. */
function* resumed(script: Script, { seat, given = [] }: Owed): Script {
  let step = script.next(null);
  for (const { key, answer } of given) {
    const question = step.done ? undefined : step.value[0];
    if (question?.key === key && isLegal(question, answer)) step = script.next({ seat, answer });
  }
  while (!step.done) step = script.next(yield step.value);
}

const isLegal = (question: Decision, answer: Answer): boolean =>
  picksOf(answer).every((id) => question.choices.includes(id)) && answerViolation(question, answer) === null;

/** Stores an answer to the first owed gain, which asks for more. */
export function keepPartialAnswer(t: Context, seat: Seat, key: string, answer: Answer): void {
  const at = t.state.owed.findIndex((each) => each.seat === seat);
  const owed = t.state.owed[at] as Owed;
  t.state.owed = t.state.owed.with(at, { ...owed, given: [...(owed.given ?? []), { key, answer }] });
}

/** The script for an owed gain, which changes nothing before its last answer. */
function collect(t: Context, owed: Owed): Script {
  const bargain = owed.key.startsWith('buy.') ? findCard(causeOf(owed.key))?.bargain : undefined;
  if (bargain) return bargain(t, owed.seat);
  return owed.key.startsWith('store.') && !owed.must ? putIn(t, owed) : choose(t, owed);
}

/** Whether other gains of these regions compete for room with what is owed. If not, their order doesn't matter. */
export function competesForRoom(state: State, seat: Seat, amountFor: (region: number) => number): boolean {
  const land = landOf(state, seat);
  const owed = state.owed.filter((each) => each.seat === seat);
  const total = owed.reduce((sum, { count }) => sum + count, 0);
  return (
    owed.length > 0 &&
    land.regions.some(({ type, stock }, index) => {
      const amount = amountFor(index);
      const resource = productOfRegion(type);
      if (amount === 0 || !owed.some(({ key, of }) => key.startsWith('buy.') || !of || of.includes(resource)))
        return false;
      return resource === 'gold' || stock + amount + total > FULL;
    })
  );
}

/** Asks where a gain of choice goes, and stores it. */
function* choose(t: Context, owed: Owed): Script {
  storeFreely(t, owed, yield* askWorded(() => gainQuestion(t.state, owed)));
}

function storeFreely(t: Context, { seat, key }: Owed, picks: Answer): void {
  storePicked(t, seat, picks, key);
  if (picks.length > 0) notifyGuests(t, seat, causeOf(key));
}

/** Lets cards of the opponent profit from a stored gain. */
function notifyGuests(t: Context, host: Seat, by: Cause): void {
  for (const { piece } of guestsOf(landOf(t.state, host))) cardOf(piece.card).hostGained?.(t, other(host), by);
}

/** Whether a card of the opponent may profit from what is owed. */
export const feedsGuests = ({ owed, seats }: State, host: Seat): boolean =>
  owed.some(({ seat }) => seat === host) &&
  guestsOf(seats[host as 0 | 1]).some(({ piece }) => cardOf(piece.card).hostGained);

/** An automatic income: gold goes to the Gold Cache first, everything else to the emptiest store. */
export function storeAutomatically(t: Context, seat: Seat, resource: Resource, number: number, by: Cause): void {
  const land = landOf(t.state, seat);
  let stored = resource === 'gold' ? fillCache(land, number) : 0;
  for (; stored < number; stored++) {
    const stores = storesOf(land, (type, stock) => type === resource && stock < FULL);
    if (stores.length === 0) break;
    changeStock(land, stores.reduce((best, store) => (store.stock < best.stock ? store : best)).id, 1);
  }
  if (stored > 0) t.emit({ kind: 'gained', seat, goods: { [resource]: stored }, by });
}

/** A gain of `up to` a number of one type; it may always be declined. */
export function* gainUpTo(t: Context, seat: Seat, count: number, type: Resource, key: QuestionKey): Script {
  storePicked(t, seat, yield* askWorded(() => gainQuestion(t.state, { seat, key, count, of: [type] }, true)), key);
}

/** Returns null when nothing could be stored. */
function gainQuestion(
  state: State,
  { seat, key, count, of, each, must }: Owed,
  forgo = !must && mayForgo(state, key),
): RivalsQuestion | null {
  const stores = storesWithRoom(state, seat, of);
  if (stores.length === 0) return null;
  const parts = each && partsOf(stores, each);
  const max = parts ? parts.reduce((sum, part) => sum + part.max, 0) : Math.min(count, roomIn(stores));
  const choices = stores.map(({ id }) => id);
  const limits = stores.map(({ stock }) => Math.min(FULL - stock, each ?? max));
  if (forgo) limits[choices.push(PASS) - 1] = 1;
  const question: RivalsQuestion = {
    seat,
    key,
    choices,
    limits,
    min: forgo ? 0 : max,
    max,
    fallback: mostRoomFirst(stores, max),
  };
  return parts ? { ...question, quotas: parts, fallback: parts.flatMap((part) => fillPart(stores, part)) } : question;
}

const mayForgo = ({ options }: State, key: QuestionKey): boolean =>
  options.forgoGains || findCard(causeOf(key))?.upTo === true;

/** The number of each type. */
function partsOf(stores: readonly ResourceStore[], each: number): Quota[] {
  return [...new Set(stores.map(({ resource }) => resource))].map((type) => {
    const own = stores.filter(({ resource }) => resource === type);
    return { choices: own.map(({ id }) => id), min: 0, max: Math.min(each, roomIn(own)) };
  });
}

const fillPart = (stores: readonly ResourceStore[], { choices, max }: Quota): string[] =>
  mostRoomFirst(
    stores.filter(({ id }) => choices.includes(id)),
    max,
  );

export function storesWithRoom(state: State, seat: Seat, of?: readonly Resource[]): ResourceStore[] {
  return storesOf(landOf(state, seat), (resource, stock) => stock < FULL && (!of || of.includes(resource)));
}

const roomIn = (stores: readonly ResourceStore[]): number => stores.reduce((sum, { stock }) => sum + FULL - stock, 0);

/** The part of a key after the dot. */
const causeOf = (key: QuestionKey): Cause => key.slice(key.indexOf('.') + 1) as Cause;

/** Puts one resource into each picked store and emits the gain. */
export function storePicked(t: Context, seat: Seat, picks: Answer, key: QuestionKey): void {
  if (picks.length === 0) return;
  const land = landOf(t.state, seat);
  for (const id of picks) changeStock(land, id, 1);
  t.emit({ kind: 'gained', seat, goods: goodsPicked(land, picks), by: causeOf(key) });
}

/**
 * Decides whether automatic gold goes to the Gold Cache or the gold field first. A standing order usually answers, by
 * default with the cache.
 */
export function* cacheFirst(t: Context, seat: Seat, field: string): Script<boolean> {
  const cache = openCache(landOf(t.state, seat));
  return cache === null || (yield* pick(seat, 'route.gold', [cache, field])) === cache;
}

/** A gain of one type that can't be declined; asks only if several stores would not all become full. */
export function* gainOfType(t: Context, seat: Seat, resource: Resource, count: number, key: QuestionKey): Script {
  if (count === 0) return;
  const owed: Owed = { seat, key, count, of: [resource] };
  if (canDefer(t.state, seat) && (t.state.owed.length > 0 || asksWhere(t.state, owed))) {
    t.state.owed.push(owed);
    return;
  }
  if (t.state.owed.length > 0) yield* settleOwed(t, seat);
  yield* putIn(t, owed);
}

function asksWhere(state: State, { seat, count, of }: Owed): boolean {
  const stores = storesWithRoom(state, seat, of);
  return stores.length > 1 && (roomIn(stores) > count || openCache(landOf(state, seat)) !== null);
}

function* putIn(t: Context, { seat, key, count, of }: Owed): Script {
  const cache = of?.includes('gold') ? openCache(landOf(t.state, seat)) : null;
  const field = storesWithRoom(t.state, seat, of).find(({ id }) => id !== cache);
  const first = field === undefined || cache === null || (yield* cacheFirst(t, seat, field.id));
  const picks = yield* askWorded(() => {
    const open = storesWithRoom(t.state, seat, of).filter(({ id }) => id !== cache);
    const left = first && cache !== null ? count - Math.min(count, cacheRoom(landOf(t.state, seat))) : count;
    const max = Math.min(left, roomIn(open));
    if (max === 0) return null;
    const limits = open.map(({ stock }) => Math.min(FULL - stock, max));
    return { seat, key, choices: open.map(({ id }) => id), limits, min: max, max, fallback: mostRoomFirst(open, max) };
  });
  const cached = cache === null ? 0 : fillCache(landOf(t.state, seat), count - picks.length);
  if (cached > 0) t.emit({ kind: 'gained', seat, goods: { gold: cached }, by: causeOf(key) });
  storePicked(t, seat, picks, key);
}

/** Puts one resource into a store of choice; it is lost without room. */
export const storeAny = (t: Context, seat: Seat, resource: Resource, key: QuestionKey): Script<string | null> =>
  storeOneIn(t, seat, () => storesWithRoom(t.state, seat, [resource]), key);

/** Puts one resource into one of these stores. Returns the store, or null when it is lost. */
export function* storeOneIn(
  t: Context,
  seat: Seat,
  stores: () => readonly ResourceStore[],
  key: QuestionKey,
): Script<string | null> {
  const id = yield* pickAmong(
    seat,
    key,
    () => stores().map((each) => each.id),
    () => mostRoomFirst(stores(), 1)[0],
  );
  if (id !== null) changeStock(landOf(t.state, seat), id, 1);
  return id;
}

/** The fallback for gains: the type with most room first, into its emptiest stores. */
export const mostRoomFirst = (
  stores: readonly ResourceStore[],
  number: number,
  wanted?: (store: ResourceStore) => boolean,
): string[] =>
  mostFirst(
    stores,
    stores.map(({ stock }) => FULL - stock),
    number,
    wanted,
  );
