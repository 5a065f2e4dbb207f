import type { Seat } from '../../../engine/script.ts';
import { cardOf, idOf } from '../cards/registry.ts';
import type { CardId } from '../cards/ids.ts';
import type { Card } from '../cards/card.ts';
import { other, type Piece, type Pile, type Land, landOf, type State, type Town } from '../state.ts';
import { type PointKind, type Points, type Token } from '../vocabulary.ts';
import { anyPiece } from './geometry.ts';

/** The points shown by a principality's cards, without tokens. Covered cards count only if the cover shares. */
export function shownPoints(land: Land, kind: PointKind): number {
  let sum = land.marker ? printedPoints(land.marker, kind) : 0;
  for (let town = 0; town < land.towns.length; town++) {
    const { city, metropolis, sites } = land.towns[town] as Town;
    if (kind === 'victory') sum += city ? 2 : 1;
    if (metropolis) sum += pointsIn(cardOf(metropolis).points, kind);
    for (const pile of sites) if (pile) sum += pileWorth(land, town, pile, kind);
  }
  for (const { on } of land.regions) if (on) sum += cardPoints(land, -1, on, kind);
  let less = 0;
  for (const piece of land.roads) {
    if (!piece) continue;
    if (piece.by === undefined) sum += cardPoints(land, -1, piece, kind);
    else less += pointsIn(cardOf(piece.card).lowers, kind);
  }
  return less === 0 ? sum : Math.max(0, sum - less);
}

function pileWorth(land: Land, town: number, pile: Pile, kind: PointKind): number {
  let sum = 0;
  for (const piece of pile) {
    if (piece.by === undefined) sum += cardPoints(land, town, piece, kind);
    if (pile.length === 1 || !cardOf(piece.card).shares) break;
  }
  return sum;
}

/** The points of the visible side. */
export const printedPoints = (piece: Piece, kind: PointKind): number =>
  printedOn(cardOf(piece.card), piece.level, kind);

const printedOn = ({ points, levels }: Card, level: number | undefined, kind: PointKind): number =>
  pointsIn(level === undefined ? points : levels?.[level], kind);

/** Unrolled for the same reason as `amountOf`. */
function pointsIn(points: Points | undefined, kind: PointKind): number {
  if (!points) return 0;
  switch (kind) {
    case 'victory':
      return points.victory ?? 0;
    case 'commerce':
      return points.commerce ?? 0;
    case 'strength':
      return points.strength ?? 0;
    case 'skill':
      return points.skill ?? 0;
    case 'progress':
      return points.progress ?? 0;
  }
}

/** The points of a card at its place: in a town, or in none (-1). */
export function cardPoints(land: Land, town: number, piece: Piece, kind: PointKind): number {
  const card = cardOf(piece.card);
  const points = printedOn(card, piece.level, kind) + (card.bonus?.(land, kind) ?? 0);
  return kind === 'strength' && points > 1 && town >= 0 && isUnit(card) && isTamed(land, town) ? 1 : points;
}

const isTamed = ({ roads }: Land, town: number): boolean =>
  [roads[town], roads[town + 1]].some((piece) => piece && cardOf(piece.card).tames === true);

/** A player's points of a kind; each token is worth one victory point. */
export function pointsOf(state: State, seat: Seat, kind: PointKind): number {
  const points = shownPoints(landOf(state, seat), kind);
  if (kind !== 'victory') return points;
  return points + (state.tokens.hero === seat ? 1 : 0) + (state.tokens.trade === seat ? 1 : 0);
}

export const tokenPoints = { hero: 'strength', trade: 'commerce' } as const satisfies Record<Token, PointKind>;

/** The seat that has an advantage. */
export function advantage(state: State, token: Token): Seat | null {
  const holder = state.tokens[token];
  if (holder === null || state.options.tieKeepsAdvantage) return holder;
  const kind = tokenPoints[token];
  return pointsOf(state, holder, kind) > pointsOf(state, other(holder), kind) ? holder : null;
}

export const handLimit = (land: Land, progress = shownPoints(land, 'progress')): number => 3 + progress;

/** Whether a card is visible in the principality. */
export const showsCard = (land: Land, id: CardId): boolean => anyPiece(land, ({ card }) => idOf(card) === id);

/** Whether a card is in the principality, visible or covered. */
export function hasCard({ towns, regions, roads, marker }: Land, id: CardId): boolean {
  for (const { metropolis, sites } of towns) {
    if (metropolis !== null && idOf(metropolis) === id) return true;
    for (const pile of sites) if (pile) for (const piece of pile) if (isOwn(piece, id)) return true;
  }
  for (const { on } of regions) if (on && isOwn(on, id)) return true;
  for (const piece of roads) if (piece && isOwn(piece, id)) return true;
  return marker !== null && idOf(marker.card) === id;
}

const isOwn = ({ card, by }: Piece, id: CardId): boolean => by === undefined && idOf(card) === id;

/** The number of visible cards that satisfy the test. */
export function countShown(land: Land, test: (card: Card, id: CardId) => boolean): number {
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
export const isUnit = ({ kind }: Card): boolean =>
  kind === 'hero' || kind === 'trade-ship' || kind === 'ship' || kind === 'unit';
/** Whether a card is a unit with strength points. */
export const isArmed = (card: Card): boolean => isUnit(card) && (card.points?.strength ?? 0) > 0;
/** Whether a card is a trade ship for one type. */
export const isCommonShip = (card: Card): boolean => isTradeShip(card) && card.trades !== undefined;

/** The level of the player's Triumph Card; 0 without one. */
export const triumphOf = ({ marker }: Land): number => (marker ? printedPoints(marker, 'victory') : 0);
