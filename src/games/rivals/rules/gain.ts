import { faultOf, isOpen, picksOf } from '../../../engine/answers.ts';
import { type Answer, type Decision, type Part, PASS, type Script, type Seat } from '../../../engine/script.ts';
import { cardOf, findCard } from '../cards/registry.ts';
import { landOf, other, type Owed, type State, type Table } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import type { Cause } from '../texts/causes.ts';
import { FULL, type Resource } from '../vocabulary.ts';
import { ask, type Asking, pick, pickAmong } from './ask.ts';
import { guestsOf } from './geometry.ts';
import { cacheRoom, change, fillCache, goodsOf, mostFirst, openCache, productOf, type Store, storesOf } from './stores.ts';

/** A gain of choice from the supply: the receiver names stores with room. In patient flow the other player may go on. */
export function gain(t: Table, seat: Seat, number: number, key: QuestionKey, of?: readonly Resource[]): Script {
  return number > 0 ? owe(t, of ? { seat, key, count: number, of } : { seat, key, count: number }) : nothing();
}

function* nothing(): Script {}

/** As `gain`, for all that can be owed. */
export function* owe(t: Table, owed: Owed): Script {
  const question = gainQuestion(t.state, owed);
  if (!question) return;
  if (mayWait(t.state, owed.seat) && isOpen(question)) t.state.owed.push(owed);
  else storeFreely(t, owed, yield* ask(() => gainQuestion(t.state, owed)));
}

/** Whether the other player may go on before this one has answered. */
export const mayWait = ({ options, active, phase }: State, seat: Seat): boolean =>
  options.flow === 'patient' && seat !== active && phase !== 'over';

/** A gain of choice that is stored before anything else goes on; where the card says so, at least one. */
export function* gainNow(t: Table, seat: Seat, count: number, key: QuestionKey, least = 0): Script {
  if (t.state.owed.length > 0) yield* settle(t, seat);
  const picks = yield* ask(() => {
    const question = gainQuestion(t.state, { seat, key, count, ...(least > 0 ? { must: true } : {}) });
    return question && least > 0 ? { ...question, min: least } : question;
  });
  store(t, seat, picks, key);
}

/** Asks a player for everything that is still owed. Comes before anything that reads the player's goods. */
export function* settle(t: Table, seat: Seat): Script {
  for (;;) {
    const owed = t.state.owed.find((each) => each.seat === seat);
    if (!owed) return;
    yield* resumed(collect(t, owed), owed);
    t.state.owed = t.state.owed.toSpliced(t.state.owed.findIndex((each) => each.seat === seat), 1);
  }
}

/** Goes on behind the answers that were given already, as far as they are still legal. */
function* resumed(script: Script, { seat, given = [] }: Owed): Script {
  let step = script.next(null);
  for (const { key, answer } of given) {
    const question = step.done ? undefined : step.value[0];
    if (question?.key === key && isLegal(question, answer)) step = script.next({ seat, answer });
  }
  while (!step.done) step = script.next(yield step.value);
}

const isLegal = (question: Decision, answer: Answer): boolean =>
  picksOf(answer).every((id) => question.choices.includes(id)) && faultOf(question, answer) === null;

/** Keeps an answer to the first thing owed that asks for more. */
export function keepAnswer(t: Table, seat: Seat, key: string, answer: Answer): void {
  const at = t.state.owed.findIndex((each) => each.seat === seat);
  const owed = t.state.owed[at] as Owed;
  t.state.owed = t.state.owed.with(at, { ...owed, given: [...(owed.given ?? []), { key, answer }] });
}

/** A script for what is owed changes nothing before its last answer. */
function collect(t: Table, owed: Owed): Script {
  const bargain = owed.key.startsWith('buy.') ? findCard(causeOf(owed.key))?.bargain : undefined;
  if (bargain) return bargain(t, owed.seat);
  return owed.key.startsWith('store.') && !owed.must ? putIn(t, owed) : choose(t, owed);
}

/**
 * Whether what is owed could want the room that other gains of these regions take: if not, both come out the same in any
 * order.
 */
export function contends(state: State, seat: Seat, amountFor: (region: number) => number): boolean {
  const land = landOf(state, seat);
  const owed = state.owed.filter((each) => each.seat === seat);
  const total = owed.reduce((sum, { count }) => sum + count, 0);
  return owed.length > 0 && land.regions.some(({ type, stock }, index) => {
    const amount = amountFor(index);
    const resource = productOf(type);
    if (amount === 0 || !owed.some(({ key, of }) => key.startsWith('buy.') || !of || of.includes(resource))) return false;
    return resource === 'gold' || stock + amount + total > FULL;
  });
}

/** Asks where a gain of choice goes, and stores it. */
function* choose(t: Table, owed: Owed): Script {
  storeFreely(t, owed, yield* ask(() => gainQuestion(t.state, owed)));
}

function storeFreely(t: Table, { seat, key }: Owed, picks: Answer): void {
  store(t, seat, picks, key);
  if (picks.length > 0) tellGuests(t, seat, causeOf(key));
}

/** Cards of the other player may profit. */
function tellGuests(t: Table, host: Seat, by: Cause): void {
  for (const { piece } of guestsOf(landOf(t.state, host))) cardOf(piece.card).hostGained?.(t, other(host), by);
}

/** A small income that asks nobody: gold into the Gold Cache first, everything into the emptiest store. */
export function bank(t: Table, seat: Seat, resource: Resource, number: number, by: Cause): void {
  const land = landOf(t.state, seat);
  let stored = resource === 'gold' ? fillCache(land, number) : 0;
  for (; stored < number; stored++) {
    const stores = storesOf(land, (type, stock) => type === resource && stock < FULL);
    if (stores.length === 0) break;
    change(land, stores.reduce((best, store) => (store.stock < best.stock ? store : best)).id, 1);
  }
  if (stored > 0) t.tell({ kind: 'gained', seat, goods: { [resource]: stored }, by });
}

/** A gain of one type of which the card says `up to`: whatever else is agreed, it may be forgone. */
export function* gainUpTo(t: Table, seat: Seat, count: number, type: Resource, key: QuestionKey): Script {
  store(t, seat, yield* ask(() => gainQuestion(t.state, { seat, key, count, of: [type] }, true)), key);
}

/** Null when nothing could be stored. */
function gainQuestion(state: State, { seat, key, count, of, each, must }: Owed, forgo = !must && mayForgo(state, key)): Asking | null {
  const stores = storesWithRoom(state, seat, of);
  if (stores.length === 0) return null;
  const parts = each && partsOf(stores, each);
  const max = parts ? parts.reduce((sum, part) => sum + part.max, 0) : Math.min(count, roomIn(stores));
  const choices = stores.map(({ id }) => id);
  const limits = stores.map(({ stock }) => Math.min(FULL - stock, each ?? max));
  if (forgo) limits[choices.push(PASS) - 1] = 1;
  const question: Asking = { seat, key, choices, limits, min: forgo ? 0 : max, max, otherwise: mostRoomFirst(stores, max) };
  return parts ? { ...question, parts, otherwise: parts.flatMap((part) => fillPart(stores, part)) } : question;
}

const mayForgo = ({ options }: State, key: QuestionKey): boolean => options.forgoGains || findCard(causeOf(key))?.upTo === true;

/** So many of each type. */
function partsOf(stores: readonly Store[], each: number): Part[] {
  return [...new Set(stores.map(({ resource }) => resource))].map((type) => {
    const own = stores.filter(({ resource }) => resource === type);
    return { choices: own.map(({ id }) => id), min: 0, max: Math.min(each, roomIn(own)) };
  });
}

const fillPart = (stores: readonly Store[], { choices, max }: Part): string[] =>
  mostRoomFirst(stores.filter(({ id }) => choices.includes(id)), max);

export function storesWithRoom(state: State, seat: Seat, of?: readonly Resource[]): Store[] {
  return storesOf(landOf(state, seat), (resource, stock) => stock < FULL && (!of || of.includes(resource)));
}

const roomIn = (stores: readonly Store[]): number => stores.reduce((sum, { stock }) => sum + FULL - stock, 0);

/** What stands behind the dot of the key. */
const causeOf = (key: QuestionKey): Cause => key.slice(key.indexOf('.') + 1) as Cause;

/** Puts one resource into each of the stores picked and says so. */
export function store(t: Table, seat: Seat, picks: Answer, key: QuestionKey): void {
  if (picks.length === 0) return;
  const land = landOf(t.state, seat);
  for (const id of picks) change(land, id, 1);
  t.tell({ kind: 'gained', seat, goods: goodsOf(land, picks), by: causeOf(key) });
}

/**
 * Gold that comes by itself goes into the Gold Cache or into this gold field first. Usually nobody is asked: a standing
 * order answers, and without another wish it says the cache.
 */
export function* cacheFirst(t: Table, seat: Seat, field: string): Script<boolean> {
  const cache = openCache(landOf(t.state, seat));
  return cache === null || (yield* pick(seat, 'route.gold', [cache, field])) === cache;
}

/**
 * A gain of one type: stored as far as it fits. Asked only if there is more than one store and not all of them become full;
 * it cannot be forgone.
 */
export function* receive(t: Table, seat: Seat, resource: Resource, count: number, key: QuestionKey): Script {
  if (count === 0) return;
  const owed: Owed = { seat, key, count, of: [resource] };
  if (mayWait(t.state, seat) && (t.state.owed.length > 0 || asksWhere(t.state, owed))) {
    t.state.owed.push(owed);
    return;
  }
  if (t.state.owed.length > 0) yield* settle(t, seat);
  yield* putIn(t, owed);
}

function asksWhere(state: State, { seat, count, of }: Owed): boolean {
  const stores = storesWithRoom(state, seat, of);
  return stores.length > 1 && (roomIn(stores) > count || openCache(landOf(state, seat)) !== null);
}

function* putIn(t: Table, { seat, key, count, of }: Owed): Script {
  const cache = of?.includes('gold') ? openCache(landOf(t.state, seat)) : null;
  const field = storesWithRoom(t.state, seat, of).find(({ id }) => id !== cache);
  const first = field === undefined || cache === null || (yield* cacheFirst(t, seat, field.id));
  const picks = yield* ask(() => {
    const open = storesWithRoom(t.state, seat, of).filter(({ id }) => id !== cache);
    const left = first && cache !== null ? count - Math.min(count, cacheRoom(landOf(t.state, seat))) : count;
    const max = Math.min(left, roomIn(open));
    if (max === 0) return null;
    const limits = open.map(({ stock }) => Math.min(FULL - stock, max));
    return { seat, key, choices: open.map(({ id }) => id), limits, min: max, max, otherwise: mostRoomFirst(open, max) };
  });
  const cached = cache === null ? 0 : fillCache(landOf(t.state, seat), count - picks.length);
  if (cached > 0) t.tell({ kind: 'gained', seat, goods: { gold: cached }, by: causeOf(key) });
  store(t, seat, picks, key);
}

/** One resource of this type goes into a store of choice; it is lost where there is no room. */
export const stow = (t: Table, seat: Seat, resource: Resource, key: QuestionKey): Script<string | null> =>
  stowOne(t, seat, () => storesWithRoom(t.state, seat, [resource]), key);

/** One resource goes into one of these stores. Gives back which; null when it is lost. */
export function* stowOne(t: Table, seat: Seat, stores: () => readonly Store[], key: QuestionKey): Script<string | null> {
  const id = yield* pickAmong(seat, key, () => stores().map((each) => each.id), () => mostRoomFirst(stores(), 1)[0]);
  if (id !== null) change(landOf(t.state, seat), id, 1);
  return id;
}

/** So many into these stores as far as they are wanted: the type with most room first, and of its stores the emptiest. */
export const mostRoomFirst = (stores: readonly Store[], number: number, wanted?: (store: Store) => boolean): string[] =>
  mostFirst(stores, stores.map(({ stock }) => FULL - stock), number, wanted);
