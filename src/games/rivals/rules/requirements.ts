import type { Seat } from '../../../engine/script.ts';
import type { Card, CountedKind, Requirement } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardOf } from '../cards/registry.ts';
import { landOf, other, type State } from '../state.ts';
import { pointKinds, type Points, type Token } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';
import { isHighest } from './levels.ts';
import {
  advantage,
  countShown,
  isArmed,
  isCommonShip,
  isHero,
  isTradeShip,
  isUnit,
  pointsOf,
  showsCard,
  triumphOf,
} from './points.ts';

/** Any requirement; reading a missing field is much faster than checking for it. */
type Open = Partial<
  Record<'city' | 'warrior' | 'behind' | 'residence', true> & {
    own: CardId;
    advantage: Token;
    points: Points;
    least: number;
    of: CountedKind;
    triumph: number;
    rival: Token;
    any: readonly Requirement[];
  }
>;

function isRequirementMet(state: State, seat: Seat, need: Requirement): boolean {
  const land = landOf(state, seat);
  const {
    own,
    advantage: token,
    points,
    city,
    warrior,
    behind,
    least,
    of,
    triumph,
    residence,
    rival,
    any = [],
  }: Open = need;
  if (own) return showsCard(land, own);
  if (token) return advantage(state, token) === seat;
  if (points) return pointKinds.every((kind) => !points[kind] || pointsOf(state, seat, kind) >= points[kind]);
  if (city) return land.towns.some((town) => town.city);
  if (warrior) return countShown(land, (card) => isHero(card) && isArmed(card)) > 0;
  if (behind) return pointsOf(state, seat, 'victory') < pointsOf(state, other(seat), 'victory');
  if (least !== undefined && of) return countShown(land, counted[of]) >= least;
  if (triumph !== undefined) return triumphOf(land) >= triumph;
  if (residence) return anyPiece(land, (piece) => cardOf(piece.card).residence === true && isHighest(piece));
  if (rival) return advantage(state, rival) === other(seat);
  return any.some((each) => isRequirementMet(state, seat, each));
}

const counted: Readonly<Record<CountedKind, (card: Card) => boolean>> = {
  'trade-ship': isTradeShip,
  'common-ship': isCommonShip,
  hero: isHero,
  unit: isUnit,
};

/** The first unmet requirement of a card; null when all are met. */
export function unmetRequirement(state: State, seat: Seat, { needs }: Card): Requirement | null {
  if (needs) for (const need of needs) if (!isRequirementMet(state, seat, need)) return need;
  return null;
}
