import type { Seat } from '../../../engine/script.ts';
import type { Card, Counted, Need } from '../cards/card.ts';
import { cardOf } from '../cards/registry.ts';
import { landOf, other, type State } from '../state.ts';
import { type PointKind } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';
import { isHighest } from './levels.ts';
import { advantage, count, isArmed, isCommonShip, isHero, isTradeShip, isUnit, pointsOf, shows, triumphOf } from './points.ts';

/** Whether the requirement holds now. */
export function holds(state: State, seat: Seat, need: Need): boolean {
  const land = landOf(state, seat);
  if ('own' in need) return shows(land, need.own);
  if ('advantage' in need) return advantage(state, need.advantage) === seat;
  if ('points' in need) {
    return Object.entries(need.points).every(([kind, least]) => pointsOf(state, seat, kind as PointKind) >= least);
  }
  if ('city' in need) return land.towns.some(({ city }) => city);
  if ('warrior' in need) return count(land, (card) => isHero(card) && isArmed(card)) > 0;
  if ('behind' in need) return pointsOf(state, seat, 'victory') < pointsOf(state, other(seat), 'victory');
  if ('least' in need) return count(land, counted[need.of]) >= need.least;
  if ('triumph' in need) return triumphOf(land) >= need.triumph;
  if ('residence' in need) return anyPiece(land, (piece) => cardOf(piece.card).residence === true && isHighest(piece));
  if ('rival' in need) return advantage(state, need.rival) === other(seat);
  return need.any.some((each) => holds(state, seat, each));
}

const counted: Readonly<Record<Counted, (card: Card) => boolean>> = {
  'trade-ship': isTradeShip,
  'common-ship': isCommonShip,
  hero: isHero,
  unit: isUnit,
};

/** The first requirement of the card that does not hold; null when all do. */
export function lacking(state: State, seat: Seat, { needs }: Card): Need | null {
  if (needs) for (const need of needs) if (!holds(state, seat, need)) return need;
  return null;
}
