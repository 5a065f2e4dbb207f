import type { Seat } from '../../../engine/script.ts';
import type { Card, Counted, Need } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf } from '../cards/registry.ts';
import { landOf, other, type State } from '../state.ts';
import { pointKinds, type Points, type Token } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';
import { isHighest } from './levels.ts';
import { advantage, count, isArmed, isCommonShip, isHero, isTradeShip, isUnit, pointsOf, shows, triumphOf } from './points.ts';

/** Any requirement: to read a name that is not there costs far less than to ask whether it is. */
type Open = Partial<
  Record<'city' | 'warrior' | 'behind' | 'residence', true> & {
    own: CardId;
    advantage: Token;
    points: Points;
    least: number;
    of: Counted;
    triumph: number;
    rival: Token;
    any: readonly Need[];
  }
>;

/** Whether the requirement holds now. */
export function holds(state: State, seat: Seat, need: Need): boolean {
  const land = landOf(state, seat);
  const { own, advantage: token, points, city, warrior, behind, least, of, triumph, residence, rival, any = [] }: Open = need;
  if (own) return shows(land, own);
  if (token) return advantage(state, token) === seat;
  if (points) return pointKinds.every((kind) => !points[kind] || pointsOf(state, seat, kind) >= points[kind]);
  if (city) return land.towns.some((town) => town.city);
  if (warrior) return count(land, (card) => isHero(card) && isArmed(card)) > 0;
  if (behind) return pointsOf(state, seat, 'victory') < pointsOf(state, other(seat), 'victory');
  if (least !== undefined && of) return count(land, counted[of]) >= least;
  if (triumph !== undefined) return triumphOf(land) >= triumph;
  if (residence) return anyPiece(land, (piece) => cardOf(piece.card).residence === true && isHighest(piece));
  if (rival) return advantage(state, rival) === other(seat);
  return any.some((each) => holds(state, seat, each));
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
