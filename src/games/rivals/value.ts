import type { Seat } from '../../engine/script.ts';
import { cardOf } from './cards/registry.ts';
import { columnsFor, placesFor } from './rules/places.ts';
import { costOf, isReduced } from './rules/price.ts';
import { exposed, SAFE } from './rules/die-faces.ts';
import { anyPiece } from './rules/geometry.ts';
import { lacking } from './rules/needs.ts';
import { totalOf } from './rules/pay.ts';
import { handLimit, pointsOf } from './rules/points.ts';
import { neighbours } from './rules/production.ts';
import { amountOf, type Amounts, productOf, totals } from './rules/stores.ts';
import { type Land, landOf, other, type Principality, type State } from './state.ts';
import { centreCards, type Goods, type PointKind, type Resource, resources } from './vocabulary.ts';

/** How much the other player's prospects weigh against the own ones. */
const ENVY = 0.5;

/** Grows with the seat's prospects: what it has, what it may soon build, and what the other one lacks. */
export function value(state: State, seat: Seat): number {
  const [own, theirs] = [allPoints(state, seat), allPoints(state, other(seat))];
  return prospects(landOf(state, seat), own, theirs) + plans(state, seat) - ENVY * prospects(landOf(state, other(seat)), theirs, own);
}

/** Every kind of points of a seat, counted once. */
const allPoints = (state: State, seat: Seat): Readonly<Record<PointKind, number>> => ({
  victory: pointsOf(state, seat, 'victory'),
  commerce: pointsOf(state, seat, 'commerce'),
  strength: pointsOf(state, seat, 'strength'),
  skill: pointsOf(state, seat, 'skill'),
  progress: pointsOf(state, seat, 'progress'),
});

/** What lies open: victory points above all, then what leads to them. */
function prospects(land: Principality, own: Readonly<Record<PointKind, number>>, theirs: Readonly<Record<PointKind, number>>): number {
  const points =
    100 * own.victory + 7 * lead(own.strength, theirs.strength) + 7 * lead(own.commerce, theirs.commerce) + 4 * own.skill + 10 * own.progress;
  return points + income(land) + stock(land) + 9 * openEnds(land) + 1.5 * Math.min(land.hand.length, handLimit(land, own.progress));
}

/** Points towards a token are worth most where they change something. */
const lead = (own: number, theirs: number): number => Math.min(own, theirs + 3);

/** What the regions may bring in a round, doubled ones twice, and a little for other numbers than the opponent's. */
function income(land: Land): number {
  let sum = 0;
  land.regions.forEach((region, index) => {
    const resource = productOf(region.type);
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

/** Stores are worth something, but ever less, and nothing is safe beyond the brigands' limit. */
function stock(land: Land): number {
  const danger = Math.max(0, exposed(land) - SAFE);
  return land.regions.reduce((sum, region) => sum + 3 * Math.sqrt(region.stock) + (region.on?.goods ?? 0) * 2, 0) - 2 * danger;
}

const openEnds = ({ ends }: Land): number => Number(ends[0]) + Number(ends[1]);

/** The best that could be built next, by how little of its price is missing; the second best counts for less. */
function plans(state: State, seat: Seat): number {
  const land = landOf(state, seat);
  const have = totals(land);
  const worths: number[] = [];
  for (const card of centreCards) {
    if (state.supply[card] > 0 && columnsFor(land, card).length > 0) worths.push(worthOf(centreWorth[card], costOf(card), have));
  }
  for (const copy of [...land.hand, ...state.faceUp]) {
    const card = cardOf(copy);
    if (card.placement === 'hand') worths.push(lacking(state, seat, card) ? 1 : 3);
    else if (placesFor(state.seats, seat, card).length > 0 && !lacking(state, seat, card)) {
      const price = card.cost ?? {};
      const gain = 70 * (card.points?.victory ?? 0) + 6 * totalOf(price);
      worths.push(worthOf(gain, price, have) + (isReduced(land, card) ? 2 : 0));
    }
  }
  worths.sort((a, b) => b - a);
  return (worths[0] ?? 0) + 0.4 * (worths[1] ?? 0) + 0.2 * (worths[2] ?? 0);
}

const centreWorth = { road: 30, settlement: 90, city: 90 } as const;

/** A third of what it would bring, the less the more is missing. */
function worthOf(gain: number, cost: Goods, have: Amounts): number {
  let missing = 0;
  for (const resource of resources) missing += Math.max(0, amountOf(cost, resource) - amountOf(have, resource));
  return (gain / 3) * 0.6 ** missing;
}
