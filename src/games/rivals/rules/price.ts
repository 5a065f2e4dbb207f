import type { Answer, Script, Seat } from '../../../engine/script.ts';
import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf, findCard, idOf } from '../cards/registry.ts';
import { type Copy, type Land, landOf, type Context } from '../state.ts';
import { type CentreCard, type Goods, type Resource, resources } from '../vocabulary.ts';
import { askWorded, pick } from './ask.ts';
import { anyPiece } from './geometry.ts';
import { affords, omissible, take, without } from './pay.ts';
import { type Amounts, changeStock, totals } from './stores.ts';

export const costOf = (card: CentreCard): Goods => (findCard(card) as Card).cost as Goods;

/** The resources of which a card lets the player save one; null without such a card. */
function reductionOf(land: Land, card: Card): readonly Resource[] | null {
  if (!card.cost) return null;
  let found: readonly Resource[] | null = null;
  anyPiece(land, (piece) => {
    const { reduces, omits = resources } = cardOf(piece.card);
    if (!reduces?.(card)) return false;
    found = omits;
    return true;
  });
  return found;
}

export const isReduced = (land: Land, card: Card): boolean => reductionOf(land, card) !== null;

/** Whether the price can be paid, with a reduction if there is one. */
export const isPayable = (land: Land, card: Card, have: Amounts): boolean =>
  !card.cost || affords(have, card.cost) || omissible(card.cost, have, reductionOf(land, card) ?? []).length > 0;

/** The possible prices: with a reduction, one for each resource that can be left out. */
function pricesOf(land: Land, card: Card): Goods[] {
  const cost = card.cost ?? {};
  const left = (reductionOf(land, card) ?? []).filter((resource) => cost[resource]);
  return left.length === 0 ? [cost] : left.map((resource) => without(cost, resource));
}

/** Whether the price can be paid with at least one and at most a number of resources in gold. */
export function isSubstitutable(land: Land, card: Card, most: number): boolean {
  const have = totals(land);
  return (
    card.kind === 'building' && !card.paidThere && pricesOf(land, card).some((cost) => paidInGold(cost, have, most))
  );
}

function paidInGold(cost: Goods, have: Amounts, most: number): boolean {
  let [short, other] = [0, 0];
  for (const resource of resources) {
    if (resource === 'gold') continue;
    const amount = cost[resource] ?? 0;
    other += amount;
    short += Math.max(0, amount - have[resource]);
  }
  const least = Math.max(1, short);
  return least <= Math.min(most, other) && have.gold >= (cost.gold ?? 0) + least;
}

/** Pays for a card at a place, perhaps partly in gold with a helper. Returns the price. */
export function* payFor(t: Context, seat: Seat, copy: Copy, place: string, helper: Copy | null): Script<Goods> {
  const card = cardOf(copy);
  if (!card.cost) return {};
  const land = landOf(t.state, seat);
  const id = idOf(copy);
  if (card.paidThere) {
    changeStock(land, place.slice(1), -1);
    return card.cost;
  }
  const most = helper ? (cardOf(helper).substitutes ?? 0) : 0;
  let cost = card.cost;
  const reduction = reductionOf(land, card);
  if (reduction) {
    const have = totals(land);
    const left = reduction.filter((resource) => cost[resource]);
    const payable = helper
      ? left.filter((each) => paidInGold(without(cost, each), have, most))
      : omissible(cost, have, left);
    if (payable.length > 0) cost = without(cost, (yield* pick(seat, `omit.${id}`, payable)) as Resource);
  }
  if (helper) cost = yield* substitute(t, seat, cost, idOf(helper), most);
  yield* take(t, seat, cost, `pay.${id}`);
  return cost;
}

/** Asks which resources of the price are paid in gold. */
function* substitute(t: Context, seat: Seat, cost: Goods, by: CardId, most: number): Script<Goods> {
  const have = totals(landOf(t.state, seat));
  const choices = resources.filter((resource) => resource !== 'gold' && cost[resource]);
  const limits = choices.map((resource) => cost[resource] as number);
  const max = Math.min(
    most,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
  const inGold = (picks: Answer): Goods =>
    picks.reduce<Goods>((left, each) => ({ ...without(left, each as Resource), gold: (left.gold ?? 0) + 1 }), cost);
  const check = (picks: Answer) =>
    affords(have, inGold(picks))
      ? null
      : { en: 'You couldn’t pay the rest of the price.', de: 'Den Rest des Preises könntest du nicht zahlen.' };
  return inGold(yield* askWorded({ seat, key: `gild.${by}`, choices, limits, min: 1, max, check }));
}
