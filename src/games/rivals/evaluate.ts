import type { Seat } from '../../engine/script.ts';
import { cardOf } from './cards/registry.ts';
import { columnsFor, placesFor } from './rules/places.ts';
import { costOf, isReduced } from './rules/price.ts';
import { exposed, MAX_SAFE_RESOURCES } from './rules/event-die.ts';
import { anyPiece } from './rules/geometry.ts';
import { unmetRequirement } from './rules/requirements.ts';
import { totalOf } from './rules/pay.ts';
import { handLimit, pointsOf } from './rules/points.ts';
import { neighbours } from './rules/production.ts';
import { amountOf, type Amounts, productOfRegion, totals } from './rules/stores.ts';
import { type Land, landOf, other, type Principality, type State } from './state.ts';
import { centreCards, type Goods, type PointKind, type Resource, resources } from './vocabulary.ts';

/** The weight of the opponent's prospects. */
const ENVY = 0.5;

/** Rates a position for a seat: its possessions, what it can build soon, minus the opponent's prospects. */
export function evaluate(state: State, seat: Seat): number {
  const [own, theirs] = [allPoints(state, seat), allPoints(state, other(seat))];
  return (
    prospects(landOf(state, seat), own, theirs) +
    plans(state, seat) -
    ENVY * prospects(landOf(state, other(seat)), theirs, own)
  );
}

/** All points of a seat. */
const allPoints = (state: State, seat: Seat): Readonly<Record<PointKind, number>> => ({
  victory: pointsOf(state, seat, 'victory'),
  commerce: pointsOf(state, seat, 'commerce'),
  strength: pointsOf(state, seat, 'strength'),
  skill: pointsOf(state, seat, 'skill'),
  progress: pointsOf(state, seat, 'progress'),
});

/** Rates public things: victory points first, then what leads to them. */
function prospects(
  land: Principality,
  own: Readonly<Record<PointKind, number>>,
  theirs: Readonly<Record<PointKind, number>>,
): number {
  const points =
    100 * own.victory +
    7 * lead(own.strength, theirs.strength) +
    7 * lead(own.commerce, theirs.commerce) +
    4 * own.skill +
    10 * own.progress;
  return (
    points +
    income(land) +
    stock(land) +
    9 * openEnds(land) +
    1.5 * Math.min(land.hand.length, handLimit(land, own.progress))
  );
}

/** Rates points towards a token, most where they change its holder. */
const lead = (own: number, theirs: number): number => Math.min(own, theirs + 3);

/** Rates the expected production, with a small bonus for numbers the opponent lacks. */
function income(land: Land): number {
  let sum = 0;
  land.regions.forEach((region, index) => {
    const resource = productOfRegion(region.type);
    sum += 3 + 3 * neighbours(land, index, (copy) => cardOf(copy).doubles === resource);
  });
  const traded = new Set<Resource>();
  anyPiece(land, ({ card }) => {
    const { trades } = cardOf(card);
    if (trades) traded.add(trades);
    return false;
  });
  return sum + 4 * traded.size;
}

/** Rates stored resources with diminishing value, and less beyond the brigands' limit. */
function stock(land: Land): number {
  const danger = Math.max(0, exposed(land) - MAX_SAFE_RESOURCES);
  return (
    land.regions.reduce((sum, region) => sum + 3 * Math.sqrt(region.stock) + (region.on?.goods ?? 0) * 2, 0) -
    2 * danger
  );
}

const openEnds = ({ ends }: Land): number => Number(ends[0]) + Number(ends[1]);

/** Rates the two best builds within reach; the second counts less. */
function plans(state: State, seat: Seat): number {
  const land = landOf(state, seat);
  const have = totals(land);
  const worths: number[] = [];
  for (const card of centreCards) {
    if (state.supply[card] > 0 && columnsFor(land, card).length > 0)
      worths.push(worthOf(centreWorth[card], costOf(card), have));
  }
  for (const copy of [...land.hand, ...state.faceUp]) {
    const card = cardOf(copy);
    if (card.placement === 'hand') worths.push(unmetRequirement(state, seat, card) ? 1 : 3);
    else if (placesFor(state.seats, seat, card).length > 0 && !unmetRequirement(state, seat, card)) {
      const price = card.cost ?? {};
      const gain = 70 * (card.points?.victory ?? 0) + 6 * totalOf(price);
      worths.push(worthOf(gain, price, have) + (isReduced(land, card) ? 2 : 0));
    }
  }
  worths.sort((a, b) => b - a);
  return (worths[0] ?? 0) + 0.4 * (worths[1] ?? 0) + 0.2 * (worths[2] ?? 0);
}

const centreWorth = { road: 30, settlement: 90, city: 90 } as const;

/** A third of a card's value, reduced by what is missing of its price. */
function worthOf(gain: number, cost: Goods, have: Amounts): number {
  let missing = 0;
  for (const resource of resources) missing += Math.max(0, amountOf(cost, resource) - amountOf(have, resource));
  return (gain / 3) * 0.6 ** missing;
}
