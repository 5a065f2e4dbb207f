import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import type { CardId } from '../cards/ids.ts';
import type { Card } from '../cards/card.ts';
import { other, type Piece, type Land, landOf, type State } from '../state.ts';
import { type PointKind, type Token } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';

/** What the cards of a principality show, without tokens. Covered cards show nothing. */
export function shown(land: Land, kind: PointKind): number {
  let sum = 0;
  for (const { city, sites } of land.towns) {
    if (kind === 'victory') sum += city ? 2 : 1;
    for (const pile of sites) if (pile) sum += worth(land, pile[0] as Piece, kind);
  }
  for (const { on } of land.regions) if (on) sum += worth(land, on, kind);
  return sum;
}

function worth(land: Land, piece: Piece, kind: PointKind): number {
  const card = cardOf(piece.card);
  return (card.points?.[kind] ?? 0) + (card.bonus?.(land, kind) ?? 0);
}

/** Points of any kind; each token is worth one victory point. */
export function pointsOf(state: State, seat: Seat, kind: PointKind): number {
  const points = shown(landOf(state, seat), kind);
  if (kind !== 'victory') return points;
  return points + (state.tokens.hero === seat ? 1 : 0) + (state.tokens.trade === seat ? 1 : 0);
}

export const tokenPoints = { hero: 'strength', trade: 'commerce' } as const satisfies Record<Token, PointKind>;

/** Who has the strength or the trade advantage. */
export function advantage(state: State, token: Token): Seat | null {
  const holder = state.tokens[token];
  if (holder === null || state.options.tieKeepsAdvantage) return holder;
  const kind = tokenPoints[token];
  return pointsOf(state, holder, kind) > pointsOf(state, other(holder), kind) ? holder : null;
}

export const handLimit = (land: Land): number => 3 + shown(land, 'progress');

/** Whether this card lies open in the principality. */
export const shows = (land: Land, id: CardId): boolean =>
  anyPiece(land, ({ card }) => idOf(card) === id);

/** Whether this card lies in the principality, open or covered. */
export const has = (land: Land, id: CardId): boolean =>
  land.towns.some(({ sites }) => sites.some((pile) => pile?.some(({ card }) => idOf(card) === id))) ||
  land.regions.some(({ on }) => on !== null && idOf(on.card) === id);

/** How many open cards satisfy the test. */
export function count(land: Land, test: (card: Card, id: CardId) => boolean): number {
  let number = 0;
  anyPiece(land, ({ card }) => {
    if (test(cardOf(card), idOf(card))) number++;
    return false;
  });
  return number;
}

export const isTradeShip = ({ kind }: Card): boolean => kind === 'trade-ship';
export const isHero = ({ kind }: Card): boolean => kind === 'hero';
export const isBuilding = ({ kind }: Card): boolean => kind === 'building';
export const isUnit = ({ kind }: Card): boolean => kind === 'hero' || kind === 'trade-ship' || kind === 'ship' || kind === 'unit';
/** A unit that shows strength points. */
export const isArmed = (card: Card): boolean => isUnit(card) && (card.points?.strength ?? 0) > 0;
