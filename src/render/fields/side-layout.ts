import type { BoardPlace, BoardRegion, CardSite, Column, PlayerSide, Seat } from '../../engine/scene/index.ts';
import type { Rect } from '../style/brush.ts';
import { clamp, rect } from '../style/brush.ts';
import { paintEmptyPlace, paintRoad, paintRoadName, paintTown } from './centre-row.ts';
import { fillPart, placePart, tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { paintCardFace } from './card-face.ts';
import { layoutChangeMark } from '../frame/change-marks.ts';
import type { BadgePlacement, PlacedMark } from '../frame/change-marks.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { paintRegion } from './region-card.ts';
import { fillRound, strokeRound } from '../style/shapes.ts';

export const fieldGap = 6;
const padding = 12;
const widths = { regions: 1, town: 1.36, end: 0.42 } as const;

/** Measures of a row of columns: the widest unit that fits, and the height of a site. */
export interface ColumnGrid {
  readonly unit: number;
  readonly site: number;
}

export interface ColumnLimits {
  readonly unit: number;
  readonly site: number;
}

/** Unit below which a region card is drawn narrow. */
const MIN_WIDE_UNIT = 105;

export const boardLimits: ColumnLimits = { unit: 166, site: 90 };

export function columnGridOf(columns: readonly Column[], width: number, limits: ColumnLimits): ColumnGrid {
  const units = columns.reduce((sum, column) => sum + widths[column.kind], 0);
  const unit = Math.min(limits.unit, (width - 28 - fieldGap * (columns.length - 1)) / units);
  return { unit, site: Math.round(clamp(74, 0.585 * unit, limits.site)) };
}

export const widthOfColumns = (columns: readonly Column[], grid: ColumnGrid): number =>
  columns.reduce((sum, column) => sum + widths[column.kind] * grid.unit + fieldGap, -fieldGap);

export const fieldHeight = (grid: ColumnGrid): number => 5 * grid.site + 4 * fieldGap + 2 * padding;

interface PlacedField {
  readonly parts: readonly PicturePart[];
  readonly marks: readonly PlacedMark[];
}

/** Lays out a side's columns, centred, with marks on top. */
export function layoutField({ columns, seat, prefix = '' }: PlayerSide, area: Rect, grid: ColumnGrid): PlacedField {
  const parts: PicturePart[] = [...layoutGround(seat, area)];
  const marks: PlacedMark[] = [];
  const lay = columnLayouts({ seat, prefix }, grid, parts, marks);
  let x = area.x + (area.w - widthOfColumns(columns, grid)) / 2;
  for (const column of columns) {
    const width = widths[column.kind] * grid.unit;
    lay(column, Math.round(x), Math.round(x + width) - Math.round(x), area.y + padding);
    x += width + fieldGap;
  }
  return { parts, marks };
}

/** Lays out the field as plain areas and four corners, because a full bitmap would fill the cache. */
export function layoutGround(seat: Seat, area: Rect): readonly PicturePart[] {
  const { field, base } = seatStyleOf(seat);
  const { x, y, w, h } = area;
  const [radius, line] = [16, 3];
  const whole = rect(0, 0, 4 * radius, 4 * radius);
  const corner = (right: 0 | 1, lower: 0 | 1): PicturePart => {
    const place = rect(x + right * (w - radius), y + lower * (h - radius), radius, radius);
    return tilePart('ground', ['corner', seat, right, lower], place, 0, ({ ctx }) => {
      ctx.translate(-right * 3 * radius, -lower * 3 * radius);
      fillRound(ctx, whole, radius, field);
      strokeRound(ctx, whole, radius, base, line);
    });
  };
  return [
    fillPart(rect(x + radius, y, w - 2 * radius, h), field),
    fillPart(rect(x, y + radius, w, h - 2 * radius), field),
    fillPart(rect(x + radius, y, w - 2 * radius, line), base),
    fillPart(rect(x + radius, y + h - line, w - 2 * radius, line), base),
    fillPart(rect(x, y + radius, line, h - 2 * radius), base),
    fillPart(rect(x + w - line, y + radius, line, h - 2 * radius), base),
    corner(0, 0),
    corner(1, 0),
    corner(0, 1),
    corner(1, 1),
  ];
}

type ColumnLayout = (column: Column, x: number, w: number, top: number) => void;

function columnLayouts(
  { seat, prefix }: Required<Pick<PlayerSide, 'seat' | 'prefix'>>,
  grid: ColumnGrid,
  parts: PicturePart[],
  marks: PlacedMark[],
): ColumnLayout {
  const { site } = grid;
  const half = 2 * site + fieldGap;
  const mark = (place: BoardPlace, area: Rect, corner: BadgePlacement): void => {
    parts.push(placePart(`${prefix}${place.place}`, area));
    // A choice shows its own badge; the frame still shows the change.
    if (place.change !== undefined && place.change !== 0)
      marks.push(layoutChangeMark(place.change, area, place.number === undefined ? corner : null));
  };
  const empty = (place: BoardPlace, area: Rect, corner: BadgePlacement): void => {
    const shown = place.number === undefined ? { place: place.place } : { place: place.place, number: place.number };
    parts.push(
      tilePart('tile', ['empty', seat, shown], area, 0, (brush, room) => paintEmptyPlace(brush, shown, seat, room)),
    );
    mark(place, area, corner);
  };
  const card = ({ face, number, ...place }: CardSite, area: Rect, corner: BadgePlacement): void => {
    if (face === null) empty(number === undefined ? place : { ...place, number }, area, corner);
    else {
      const look = {
        ...(number === undefined ? {} : { number }),
        marked: place.change !== undefined && corner === 'out',
      };
      parts.push(
        tilePart('tile', ['face', face, look], area, 3, (brush, room) => paintCardFace(brush, face, room, look)),
      );
      mark(number === undefined ? place : { ...place, number }, area, corner);
    }
  };
  const region = (item: BoardRegion | null, area: Rect, outwards: -1 | 1): void => {
    if (item === null) return;
    const { place: _place, change: _change, expansion, ...looks } = item;
    const shape = expansion !== undefined ? 'low' : grid.unit < MIN_WIDE_UNIT ? 'narrow' : 'wide';
    const taken = expansion === undefined ? 0 : Math.round(0.74 * site);
    const rest = area.h - taken - (taken === 0 ? 0 : fieldGap);
    const body = rect(area.x, outwards < 0 ? area.y + area.h - rest : area.y, area.w, rest);
    parts.push(
      tilePart('tile', ['region', looks, shape], body, 3, (brush, room) => paintRegion(brush, looks, room, shape)),
    );
    if (expansion !== undefined)
      card(expansion, rect(area.x, outwards < 0 ? area.y : area.y + area.h - taken, area.w, taken), 'low');
    mark(item, body, 'in');
  };
  return (column, x, w, top) => {
    const centre = rect(x, top + half + fieldGap, w, site);
    switch (column.kind) {
      case 'regions': {
        region(column.upper, rect(x, top, w, half), -1);
        region(column.lower, rect(x, centre.y + site + fieldGap, w, half), 1);
        const { road } = column;
        if (!road.built) {
          const inner = Math.round(site * 0.74);
          empty(road, rect(x, centre.y + (site - inner) / 2, w, inner), 'in');
          return;
        }
        const looks = road.number === undefined ? { place: road.place } : { place: road.place, number: road.number };
        const covered = road.complement !== undefined;
        const band = rect(x - fieldGap, centre.y, w + 2 * fieldGap, site);
        parts.push(
          tilePart('ground', ['road', looks, covered], band, 0, (brush, room) =>
            paintRoad(brush, looks, room, covered),
          ),
        );
        if (road.complement !== undefined) {
          card(road.complement, rect(x + 2, centre.y + site * 0.11, w - 4, site * 0.78), 'low');
          const name = Math.min(30, site * 0.36);
          // On a narrow town the badge would hide the points, so it goes to the card's lower edge.
          const narrow = w < 120;
          const pill = narrow
            ? rect(x - 2, centre.y + site * 0.89 - name * 0.75, name * 1.7, name * 1.2)
            : rect(x - fieldGap - name * 0.9, centre.y + (site - name * 1.3) / 2, name * 1.8, name * 1.3);
          parts.push(
            tilePart('mark', ['road name', road.place], pill, 0, (brush, room) =>
              paintRoadName(brush, road.place, room),
            ),
          );
        }
        // A covered road's marks are on its card.
        if (covered) parts.push(placePart(`${prefix}${road.place}`, rect(x, centre.y, w, site)));
        else mark(road, rect(x, centre.y + site * 0.2, w, site * 0.6), 'in');
        return;
      }
      case 'town': {
        const { change: _change, ...looks } = column.town;
        parts.push(
          tilePart('tile', ['town', seat, looks], centre, 3, (brush, room) => paintTown(brush, looks, seat, room)),
        );
        mark(column.town, centre, 'out');
        for (const [index, item] of column.upper.entries())
          card(item, rect(x, centre.y - (index + 1) * (site + fieldGap), w, site), 'out');
        for (const [index, item] of column.lower.entries())
          card(item, rect(x, centre.y + (index + 1) * (site + fieldGap), w, site), 'out');
        return;
      }
      case 'end':
        empty(column.end, centre, 'in');
        return;
      default:
        column satisfies never;
    }
  };
}
