import type { BoardCorner, BoardEdge, HexesField, Point } from '../../../engine/scene/index.ts';
import { placePart, tilePart } from '../../composition.ts';
import type { PicturePart } from '../../composition.ts';
import { layoutChangeBadge, layoutChangeMark, type PlacedMark } from '../../frame/change-marks.ts';
import { rect } from '../../style/brush.ts';
import { themeColours } from '../../style/theme.ts';
import { strokeRound } from '../../style/shapes.ts';
import { drawPlaceName, drawChoiceMarker } from './choice-markers.ts';
import type { BoardMode, ToPixel } from './hex-metrics.ts';
import { drawPiece, drawRoad } from './pieces.ts';

interface PlacedParts {
  readonly parts: readonly PicturePart[];
  readonly marks: readonly PlacedMark[];
}

/** Number of choices above which markers get smaller, so that they don't hide the island. */
const MANY_CHOICES = 25;

/** Lays out corners and paths: names, then roads, pieces and choices on top. */
export function layoutPlaces(field: HexesField, toPixel: ToPixel, mode: BoardMode): PlacedParts {
  const names: PicturePart[] = [];
  const roads: PicturePart[] = [];
  const pieces: PicturePart[] = [];
  const picks: PicturePart[] = [];
  const marks: PlacedMark[] = [];
  const touched = [
    ...field.hexes.map(({ place, at }) => placeAround(place, toPixel(at), 84)),
    ...field.edges.map(({ place, from, to }) => placeAround(place, middleOf(toPixel(from), toPixel(to)), 38)),
    ...field.corners.map(({ place, at }) => placeAround(place, toPixel(at), 42)),
  ];
  const count = [...field.corners, ...field.edges].filter(({ number }) => number !== undefined).length;
  for (const each of field.edges) {
    const at = middleOf(toPixel(each.from), toPixel(each.to));
    if (each.seat !== null) roads.push(layoutRoad(each, at, each.seat, toPixel));
    if (each.number !== undefined) picks.push(layoutPick(each.number, at, count > MANY_CHOICES ? 25 : 34));
    if (each.change !== undefined) marks.push(layoutRoadMark(each, at, toPixel));
  }
  for (const corner of field.corners) {
    const at = toPixel(corner.at);
    if (corner.number !== undefined) picks.push(...layoutChoice(corner, corner.number, at, count));
    if (corner.piece === null) {
      if (!mode.choosing) names.push(layoutName(corner.place, at));
      continue;
    }
    pieces.push(layoutPiece(corner, at, mode));
    if (corner.change !== undefined) marks.push(layoutPieceMark(corner, at));
  }
  for (const hex of field.hexes) {
    const at = toPixel(hex.at);
    if (hex.merchant?.change !== undefined)
      marks.push(layoutChangeMark('new', rect(at.x + 14, at.y - 96, 64, 68), 'in'));
    if (hex.change !== undefined)
      marks.push(
        layoutChangeMark(hex.change, rect(at.x - 92 + (hex.token === null ? 41 : 0), at.y - 37, 102, 102), 'in'),
      );
  }
  return { parts: [...names, ...roads, ...pieces, ...picks, ...touched], marks };
}

const placeAround = (place: string, { x, y }: Point, radius: number): PicturePart =>
  placePart(place, rect(x - radius, y - radius, 2 * radius, 2 * radius));

const middleOf = (one: Point, two: Point): Point => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 });

function angleOf({ from, to }: BoardEdge, toPixel: ToPixel): number {
  const [one, two] = [toPixel(from), toPixel(to)];
  const angle = Math.atan2(two.y - one.y, two.x - one.x);
  // The angle is the same whichever end comes first.
  return Math.round((angle < -0.01 ? angle + Math.PI : angle) * 1000) / 1000;
}

function layoutRoad(road: BoardEdge, { x, y }: Point, seat: number, toPixel: ToPixel): PicturePart {
  const angle = angleOf(road, toPixel);
  return tilePart('mark', ['road', seat, angle], rect(x - 50, y - 50, 100, 100), 0, (brush, area) =>
    drawRoad(brush, seat, area.x + area.w / 2, area.y + area.h / 2, angle),
  );
}

function layoutRoadMark(road: BoardEdge, { x, y }: Point, toPixel: ToPixel): PlacedMark {
  const angle = angleOf(road, toPixel);
  const frame = tilePart('mark', ['changed road', angle], rect(x - 58, y - 58, 116, 116), 0, ({ ctx }, area) => {
    ctx.translate(area.x + area.w / 2, area.y + area.h / 2);
    ctx.rotate(angle);
    strokeRound(ctx, rect(-54, -26, 108, 52), 15, themeColours.ink, 11);
    strokeRound(ctx, rect(-51.5, -23.5, 103, 47), 13, themeColours.changed, 6);
  });
  return {
    frame,
    badge: road.change === undefined ? null : layoutChangeBadge(road.change, rect(x - 19, y - 52, 38, 38)),
  };
}

const layoutName = (name: string, { x, y }: Point): PicturePart =>
  tilePart('mark', ['corner name', name], rect(x - 22, y - 18, 44, 36), 0, (brush, area) =>
    drawPlaceName(brush, name, area.x + area.w / 2, area.y + area.h / 2, 24),
  );

/** Places a corner's name at the foot of a building, or beside a knight towards the island's middle. */
function layoutPiece({ piece, place, at }: BoardCorner, { x, y }: Point, mode: BoardMode): PicturePart {
  if (piece === null) throw new Error('No piece on this corner');
  const area = rect(x - 70, y - 52, 140, 112);
  const aside = at.x > 0 ? -48 : 48;
  return tilePart('mark', ['piece', piece, place, mode, aside], area, 0, (brush, room) => {
    const [px, py] = [room.x + 70, room.y + 52];
    drawPiece(brush, piece, px, py);
    if (mode.choosing) return;
    if (piece.kind === 'knight') drawPlaceName(brush, place, px + aside, py + 20, 21);
    else drawPlaceName(brush, place, px, py + (piece.kind === 'city' ? 34 : 28), 21);
  });
}

function layoutPieceMark({ change, piece }: BoardCorner, { x, y }: Point): PlacedMark {
  const [wide, top, high] =
    piece?.kind === 'city' ? [54, 46, 96] : piece?.kind === 'knight' ? [46, 48, 98] : [39, 43, 82];
  return layoutChangeMark(change ?? 'new', rect(x - wide, y - top, 2 * wide, high), 'in');
}

const layoutPick = (number: number, { x, y }: Point, radius: number): PicturePart =>
  tilePart('mark', ['pick', number], rect(x - radius, y - radius, 2 * radius, 2 * radius), 1, (brush, area) =>
    drawChoiceMarker(brush, number, area.x + radius, area.y + radius, radius),
  );

/** Lays out a large disc with the corner's name towards the island's middle; small discs if there are many. */
function layoutChoice({ place, piece }: BoardCorner, number: number, at: Point, count: number): readonly PicturePart[] {
  if (count > MANY_CHOICES) return [layoutPick(number, at, 29)];
  const radius = piece === null ? 51 : 40;
  const pill = tilePart(
    'mark',
    ['corner name', place],
    rect(at.x - 54 - 22, at.y - 50 - 18, 44, 36),
    0,
    (brush, area) => drawPlaceName(brush, place, area.x + area.w / 2, area.y + area.h / 2, 24),
  );
  return [layoutPick(number, at, radius), pill];
}
