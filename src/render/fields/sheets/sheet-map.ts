import type { ChangeMark, Point, SheetMap, SheetRoad, HexOrientation } from '../../../engine/scene/index.ts';
import { fillPart, placePart, tilePart } from '../../composition.ts';
import type { PicturePart } from '../../composition.ts';
import { layoutChangeMark, type PlacedMark } from '../../frame/change-marks.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours, seaColours } from '../../style/theme.ts';
import { fillPolygon, strokePolygon } from '../../style/shapes.ts';
import { drawPlaceName, drawChoiceMarker } from '../island/choice-markers.ts';
import { drawCastle, drawSheetKnight, drawSheetRoad, drawSheetSite } from './sheet-pieces.ts';

export interface PlacedMap {
  readonly parts: readonly PicturePart[];
  readonly marks: readonly PlacedMark[];
}

interface HexGrid {
  readonly side: number;
  readonly scale: number;
  readonly at: (point: Point) => Point;
  readonly top: HexOrientation;
  /** On a shared map, roads are close together and carry no numbers. */
  readonly shared: boolean;
}

/** Fits the largest possible grid into the area. */
function hexGridOf(map: SheetMap, area: Rect, shared: boolean): HexGrid {
  const reach = map.top === 'pointed' ? { x: Math.sqrt(3) / 2, y: 1 } : { x: 1, y: Math.sqrt(3) / 2 };
  const xs = map.hexes.map(({ at }) => at.x);
  const ys = map.hexes.map(({ at }) => at.y);
  const [left, right] = [Math.min(...xs) - reach.x, Math.max(...xs) + reach.x];
  const [top, bottom] = [Math.min(...ys) - reach.y, Math.max(...ys) + reach.y];
  // Half a house and half a number extend beyond the land.
  const spare = shared ? 0.5 : 0.62;
  const side = Math.min(area.w / (right - left + spare), area.h / (bottom - top + (shared ? 0.62 : 0.5)));
  const [x, y] = [area.x + area.w / 2 - (side * (left + right)) / 2, area.y + area.h / 2 - (side * (top + bottom)) / 2];
  return {
    side,
    scale: side / 150,
    at: (point) => ({ x: x + point.x * side, y: y + point.y * side }),
    top: map.top,
    shared,
  };
}

/** Lays out a sheet's map in the sea: land first, then paths, sites and knights. */
export function layoutMap(map: SheetMap, area: Rect, shared: boolean): PlacedMap {
  const grid = hexGridOf(map, area, shared);
  const marks: PlacedMark[] = [];
  const mark = (change: ChangeMark | undefined, { x, y }: Point, w: number, h: number): void => {
    if (change !== undefined) marks.push(layoutChangeMark(change, rect(x - w / 2, y - h / 2, w, h), 'in'));
  };
  const parts: PicturePart[] = [fillPart(area, seaColours.sea), ...map.hexes.map((hex) => layoutHex(hex, grid))];
  const picks: PicturePart[] = [];
  const pick = (number: number | undefined, { x, y }: Point, radius: number): void => {
    if (number !== undefined)
      picks.push(
        tilePart('mark', ['pick', number], rect(x - radius, y - radius, 2 * radius, 2 * radius), 1, (brush, room) =>
          drawChoiceMarker(brush, number, room.x + radius, room.y + radius, radius),
        ),
      );
  };
  const { scale } = grid;
  const touch = (place: string, { x, y }: Point, reach: number): void =>
    void picks.push(placePart(place, rect(x - reach, y - reach, 2 * reach, 2 * reach)));
  const order: readonly SheetRoad[] = [...map.roads].toSorted(
    (a, b) => Number(a.standing !== 'later') - Number(b.standing !== 'later'),
  );
  for (const road of order) {
    const middle = grid.at({ x: (road.from.x + road.to.x) / 2, y: (road.from.y + road.to.y) / 2 });
    parts.push(layoutRoad(road, middle, grid));
    touch(road.place, middle, 32 * scale);
    mark(road.change, middle, 70 * scale, 70 * scale);
    pick(road.number, middle, 27);
  }
  for (const { at, label } of map.corners ?? []) {
    const { x, y } = grid.at(at);
    parts.push(
      tilePart('mark', ['corner', label], rect(x - 24, y - 20, 48, 40), 0, (brush, room) =>
        drawPlaceName(brush, label, room.x + 24, room.y + 20, 27),
      ),
    );
  }
  for (const { place, number, change, at, ...site } of map.sites) {
    const spot = grid.at(at);
    const reach = 64 * scale;
    parts.push(
      tilePart(
        'mark',
        ['site', site, scale],
        rect(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach),
        0,
        (brush, room) => drawSheetSite(brush, site, room.x + room.w / 2, room.y + room.h / 2, scale),
      ),
    );
    touch(place, spot, 44 * scale);
    mark(change, spot, (site.shape === 'city' ? 96 : 74) * scale, 82 * scale);
    pick(number, { x: spot.x, y: spot.y - 46 * scale }, 25);
  }
  for (const { place, number, change, at, ...knight } of map.knights) {
    const spot = grid.at(at);
    const beside = map.knights.some((other) => other.at !== at && Math.hypot(other.at.x - at.x, other.at.y - at.y) < 1);
    const size = scale * (beside ? 0.8 : 1);
    const reach = 64 * size;
    parts.push(
      tilePart(
        'mark',
        ['knight', knight, size],
        rect(spot.x - reach, spot.y - reach, 2 * reach, 2 * reach),
        0,
        (brush, room) => drawSheetKnight(brush, knight, room.x + room.w / 2, room.y + room.h / 2, size),
      ),
    );
    touch(place, spot, 54 * size);
    mark(change, spot, 100 * size, 116 * size);
    pick(number, { x: spot.x, y: spot.y - 62 * size }, 25);
  }
  for (const [index, castle] of (map.castles ?? []).entries()) {
    const { change, ...looks } = castle;
    const [w, h] = [172, 168];
    const right = index === 0 || index === 1;
    const room = rect(
      right ? area.x + area.w - w - 22 : area.x + 22,
      index === 0 || index === 3 ? area.y + 22 : area.y + area.h - h - 22,
      w,
      h,
    );
    parts.push(
      tilePart('tile', ['castle', looks], room, 8, (brush, inner) =>
        drawCastle(brush, looks, inner.x, inner.y, inner.w, inner.h),
      ),
    );
    parts.push(placePart(castle.place, room));
    if (change !== undefined) marks.push(layoutChangeMark(change, room, 'in'));
  }
  return { parts: [...parts, ...picks], marks };
}

function layoutHex({ at, ware, scenery }: SheetMap['hexes'][number], grid: HexGrid): PicturePart {
  const { x, y } = grid.at(at);
  const [w, h] =
    grid.top === 'pointed' ? [Math.sqrt(3) * grid.side, 2 * grid.side] : [2 * grid.side, Math.sqrt(3) * grid.side];
  const area = rect(x - w / 2 - 4, y - h / 2 - 4, w + 8, h + 8);
  return tilePart('ground', ['sheet hex', ware.fill, scenery, grid.top], area, 0, (brush, room) =>
    paintMapHex(brush, ware.fill, scenery, grid, room),
  );
}

function paintMapHex({ ctx }: Brush, colour: `#${string}`, scenery: string, { side, top }: HexGrid, area: Rect): void {
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  const turn = top === 'pointed' ? -1.5 : -1;
  const outline = (radius: number) =>
    Array.from({ length: 6 }, (_, index) => {
      const angle = ((index + turn) * Math.PI) / 3;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
    });
  fillPolygon(ctx, outline(side + 3.5), themeColours.ink);
  fillPolygon(ctx, outline(side - 3), colour);
  ctx.save();
  ctx.clip();
  const size = side * 1.15;
  drawIcon(ctx, scenery, x - size / 2, y - size / 2 + side * 0.06, size, blendColours(colour, themeColours.ink, 0.13));
  ctx.restore();
  strokePolygon(ctx, outline(side - 7), blendColours(colour, themeColours.cream, 0.3), 2);
}

/** Lays out a road; an unbuilt one on a shared map is only a dashed line. */
function layoutRoad(road: SheetRoad, { x, y }: Point, grid: HexGrid): PicturePart {
  const { from, to, place: _place, number: _number, change: _change, ...looks } = road;
  const [one, two] = [grid.at(from), grid.at(to)];
  const angle = Math.round(Math.atan2(two.y - one.y, two.x - one.x) * 1000) / 1000;
  const faint = grid.shared && road.standing === 'later';
  const reach = grid.side * 0.52;
  const length = grid.side * (grid.shared ? 0.66 : 0.58);
  return tilePart(
    'mark',
    ['sheet road', looks, angle, grid.scale, faint],
    rect(x - reach, y - reach, 2 * reach, 2 * reach),
    0,
    (brush, area) => {
      const [px, py] = [area.x + area.w / 2, area.y + area.h / 2];
      if (faint) paintUnbuiltRoad(brush, px, py, angle, grid.side);
      else drawSheetRoad(brush, looks, px, py, angle, grid.scale, length);
    },
  );
}

function paintUnbuiltRoad({ ctx }: Brush, x: number, y: number, angle: number, length: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.setLineDash([9, 7]);
  ctx.beginPath();
  ctx.moveTo(-length * 0.36, 0);
  ctx.lineTo(length * 0.36, 0);
  ctx.strokeStyle = themeColours.shade;
  ctx.lineWidth = 4;
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.restore();
}
