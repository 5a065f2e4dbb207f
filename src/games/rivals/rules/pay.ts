import type { Answer, Decision, Part, Script, Seat } from '../../../engine/script.ts';
import { type Land, landOf, type Table } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { type Goods, type Resource, resources } from '../vocabulary.ts';
import { ask } from './ask.ts';
import { settle } from './gain.ts';
import { amountOf, type Amounts, change, goodsOf, mostFirst, type Store, storesOf, sumOf } from './stores.ts';

export function affords(have: Amounts, cost: Goods): boolean {
  return (
    have.brick >= (cost.brick ?? 0) &&
    have.grain >= (cost.grain ?? 0) &&
    have.lumber >= (cost.lumber ?? 0) &&
    have.wool >= (cost.wool ?? 0) &&
    have.ore >= (cost.ore ?? 0) &&
    have.gold >= (cost.gold ?? 0)
  );
}

/**
 * Takes resources of given types out of stores of the player's choice: a payment, or what a demand names. One question for
 * all types that can come from more than one place in more than one way. Gives back the stores they came from.
 */
export const take = (t: Table, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> =>
  t.state.owed.length > 0 ? settleAndTake(t, seat, amounts, key) : takeNow(t, seat, amounts, key);

function* settleAndTake(t: Table, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> {
  yield* settle(t, seat);
  return yield* takeNow(t, seat, amounts, key);
}

/** As `take`, for what is itself among the things still owed. */
export function* takeNow(t: Table, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> {
  const land = landOf(t.state, seat);
  let ways = waysToPay(land, amounts);
  while (ways.parts.length > 0) {
    const reply = yield [fromStores(seat, key, ways.open, ways.otherwise, ways.parts)];
    if (reply) {
      ways.sources.push(...reply.answer);
      break;
    }
    ways = waysToPay(land, amounts);
  }
  for (const id of ways.sources) change(land, id, -1);
  return ways.sources;
}

interface Ways {
  /** Where it comes from without a question. */
  readonly sources: string[];
  readonly open: readonly Store[];
  readonly parts: readonly Part[];
  readonly otherwise: readonly string[];
}

function waysToPay(land: Land, amounts: Goods): Ways {
  const sources: string[] = [];
  const open: Store[] = [];
  const parts: Part[] = [];
  const otherwise: string[] = [];
  for (const resource of resources) {
    const amount = amountOf(amounts, resource);
    if (amount === 0) continue;
    const filled = storesOf(land, (type, stock) => type === resource && stock > 0);
    const picks = fullestFirst(filled, amount);
    if (filled.length > 1 && stockOf(filled) > amount) {
      open.push(...filled);
      parts.push({ choices: filled.map(({ id }) => id), min: amount, max: amount });
      otherwise.push(...picks);
    } else {
      sources.push(...picks);
    }
  }
  return { sources, open, parts, otherwise };
}

/** Takes so many resources of any types, without an answer in this order. Gives back what they were. */
export function* takeAny(
  t: Table, seat: Seat, amount: number, key: QuestionKey, of: readonly Resource[] = resources, order: typeof fullestFirst = fullestFirst,
): Script<Goods> {
  if (t.state.owed.length > 0) yield* settle(t, seat);
  const picks = yield* ask(() => {
    const filled = storesOf(landOf(t.state, seat), (type, stock) => stock > 0 && of.includes(type));
    return fromStores(seat, key, filled, order(filled, amount));
  });
  const land = landOf(t.state, seat);
  for (const id of picks) change(land, id, -1);
  return goodsOf(land, picks);
}

type Payment = Decision & { readonly key: QuestionKey };

function fromStores(seat: Seat, key: QuestionKey, stores: readonly Store[], otherwise: Answer, parts?: readonly Part[]): Payment {
  const amount = otherwise.length;
  const question: Payment = {
    seat,
    key,
    choices: stores.map(({ id }) => id),
    limits: stores.map(({ stock }) => Math.min(stock, amount)),
    min: amount,
    max: amount,
    otherwise,
  };
  return parts && parts.length > 1 ? { ...question, parts } : question;
}

const stockOf = (stores: readonly Store[]): number => stores.reduce((sum, { stock }) => sum + stock, 0);

/** So many from these stores, always from the fullest. */
function fullestFirst(stores: readonly Store[], amount: number): string[] {
  const left = stores.map(({ stock }) => stock);
  const picks: string[] = [];
  for (let i = 0; i < amount; i++) {
    let fullest = 0;
    for (let j = 1; j < left.length; j++) if ((left[j] as number) > (left[fullest] as number)) fullest = j;
    if (!left[fullest]) break;
    left[fullest] = (left[fullest] as number) - 1;
    picks.push((stores[fullest] as Store).id);
  }
  return picks;
}

/** So many from these stores: of the type there is most of, and of its stores from the fullest. */
export const mostOwnedFirst = (stores: readonly Store[], amount: number): string[] =>
  mostFirst(stores, stores.map(({ stock }) => stock), amount);

/** The resources among these whose omission leaves a price that can be paid. */
export const omissible = (cost: Goods, have: Amounts, among: readonly Resource[]): Resource[] =>
  among.filter((resource) => cost[resource] && affords(have, without(cost, resource)));

export const without = (cost: Goods, resource: keyof Goods): Goods => ({ ...cost, [resource]: (cost[resource] ?? 0) - 1 });

export const totalOf = (cost: Goods | undefined): number => (cost ? sumOf(cost) : 0);
