import type { Answer, Decision, Quota, Script, Seat } from '../../../engine/script.ts';
import { type Land, landOf, type Context } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { type Goods, type Resource, resources } from '../vocabulary.ts';
import { askWorded } from './ask.ts';
import { settleOwed } from './gain.ts';
import {
  amountOf,
  type Amounts,
  changeStock,
  goodsPicked,
  mostFirst,
  type ResourceStore,
  storesOf,
  sumAmounts,
} from './stores.ts';

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
 * Takes resources of given types from stores the player chooses, with one question for all types that leave a choice.
 * Returns the stores.
 */
export const take = (t: Context, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> =>
  t.state.owed.length > 0 ? settleAndTake(t, seat, amounts, key) : takeNow(t, seat, amounts, key);

function* settleAndTake(t: Context, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> {
  yield* settleOwed(t, seat);
  return yield* takeNow(t, seat, amounts, key);
}

/** Like `take`, for something that is itself owed. */
export function* takeNow(t: Context, seat: Seat, amounts: Goods, key: QuestionKey): Script<Answer> {
  const land = landOf(t.state, seat);
  let ways = waysToPay(land, amounts);
  while (ways.quotas.length > 0) {
    const reply = yield [fromStores(seat, key, ways.open, ways.fallback, ways.quotas)];
    if (reply) {
      ways.sources.push(...reply.answer);
      break;
    }
    ways = waysToPay(land, amounts);
  }
  for (const id of ways.sources) changeStock(land, id, -1);
  return ways.sources;
}

interface PaymentWays {
  /** The stores, where there is nothing to choose. */
  readonly sources: string[];
  readonly open: readonly ResourceStore[];
  readonly quotas: readonly Quota[];
  readonly fallback: readonly string[];
}

function waysToPay(land: Land, amounts: Goods): PaymentWays {
  const sources: string[] = [];
  const open: ResourceStore[] = [];
  const parts: Quota[] = [];
  const fallback: string[] = [];
  for (const resource of resources) {
    const amount = amountOf(amounts, resource);
    if (amount === 0) continue;
    const filled = storesOf(land, (type, stock) => type === resource && stock > 0);
    const picks = fullestFirst(filled, amount);
    if (filled.length > 1 && stockOf(filled) > amount) {
      open.push(...filled);
      parts.push({ choices: filled.map(({ id }) => id), min: amount, max: amount });
      fallback.push(...picks);
    } else {
      sources.push(...picks);
    }
  }
  return { sources, open, quotas: parts, fallback };
}

/** Takes a number of resources of any types. Returns them. */
export function* takeAny(
  t: Context,
  seat: Seat,
  amount: number,
  key: QuestionKey,
  of: readonly Resource[] = resources,
  order: typeof fullestFirst = fullestFirst,
): Script<Goods> {
  if (t.state.owed.length > 0) yield* settleOwed(t, seat);
  const picks = yield* askWorded(() => {
    const filled = storesOf(landOf(t.state, seat), (type, stock) => stock > 0 && of.includes(type));
    return fromStores(seat, key, filled, order(filled, amount));
  });
  const land = landOf(t.state, seat);
  for (const id of picks) changeStock(land, id, -1);
  return goodsPicked(land, picks);
}

type Payment = Decision & { readonly key: QuestionKey };

function fromStores(
  seat: Seat,
  key: QuestionKey,
  stores: readonly ResourceStore[],
  fallback: Answer,
  parts?: readonly Quota[],
): Payment {
  const amount = fallback.length;
  const question: Payment = {
    seat,
    key,
    choices: stores.map(({ id }) => id),
    limits: stores.map(({ stock }) => Math.min(stock, amount)),
    min: amount,
    max: amount,
    fallback,
  };
  return parts && parts.length > 1 ? { ...question, quotas: parts } : question;
}

const stockOf = (stores: readonly ResourceStore[]): number => stores.reduce((sum, { stock }) => sum + stock, 0);

/** Takes a number from these stores, always from the fullest. */
function fullestFirst(stores: readonly ResourceStore[], amount: number): string[] {
  const left = stores.map(({ stock }) => stock);
  const picks: string[] = [];
  for (let i = 0; i < amount; i++) {
    let fullest = 0;
    for (let j = 1; j < left.length; j++) if ((left[j] as number) > (left[fullest] as number)) fullest = j;
    if (!left[fullest]) break;
    left[fullest] = (left[fullest] as number) - 1;
    picks.push((stores[fullest] as ResourceStore).id);
  }
  return picks;
}

/** Takes a number from these stores: the most common type first, from its fullest store. */
export const mostOwnedFirst = (stores: readonly ResourceStore[], amount: number): string[] =>
  mostFirst(
    stores,
    stores.map(({ stock }) => stock),
    amount,
  );

/** The resources whose omission makes the price payable. */
export const omissible = (cost: Goods, have: Amounts, among: readonly Resource[]): Resource[] =>
  among.filter((resource) => cost[resource] && affords(have, without(cost, resource)));

export const without = (cost: Goods, resource: keyof Goods): Goods => ({
  ...cost,
  [resource]: (cost[resource] ?? 0) - 1,
});

export const totalOf = (cost: Goods | undefined): number => (cost ? sumAmounts(cost) : 0);
