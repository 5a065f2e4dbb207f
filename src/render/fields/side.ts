import type { Column, Place, Region, Seat, Site } from '../../engine/scene/index.ts';
import type { Rect } from '../ink/brush.ts';
import { clamp, rect } from '../ink/brush.ts';
import { paintEmpty, paintRoad, paintRoadName, paintTown } from './centre.ts';
import { fill, tile } from '../composition.ts';
import type { Part } from '../composition.ts';
import { paintFace } from './face.ts';
import { layMark } from '../frame/marks.ts';
import type { Corner, Mark } from '../frame/marks.ts';
import { houseOf } from '../ink/houses.ts';
import { paintRegion } from './region.ts';
import { fillRound, strokeRound } from '../ink/shapes.ts';

export const gap = 6;
const padding = 12;
const widths = { regions: 1, town: 1.36, end: 0.42 } as const;

/** The measures of a row of columns: the widest unit that fits, within limits, and the height of a site. */
export interface Grid {
  readonly unit: number;
  readonly site: number;
}

export interface Limits {
  readonly unit: number;
  readonly site: number;
}

/** Below this unit a region card is drawn upright. */
const narrowest = 105;

export const boardLimits: Limits = { unit: 166, site: 90 };

export function gridOf(columns: readonly Column[], width: number, limits: Limits): Grid {
  const units = columns.reduce((sum, column) => sum + widths[column.kind], 0);
  const unit = Math.min(limits.unit, (width - 28 - gap * (columns.length - 1)) / units);
  return { unit, site: Math.round(clamp(74, 0.585 * unit, limits.site)) };
}

export const widthOfColumns = (columns: readonly Column[], grid: Grid): number =>
  columns.reduce((sum, column) => sum + widths[column.kind] * grid.unit + gap, -gap);

export const fieldHeight = (grid: Grid): number => 5 * grid.site + 4 * gap + 2 * padding;

interface Laid {
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
}

/** The columns of one side on its field, centred, and the marks that lie on top. */
export function layField(columns: readonly Column[], seat: Seat, area: Rect, grid: Grid): Laid {
  const parts: Part[] = [...layGround(seat, area)];
  const marks: Mark[] = [];
  const lay = layer(seat, grid, parts, marks);
  let x = area.x + (area.w - widthOfColumns(columns, grid)) / 2;
  for (const column of columns) {
    const width = widths[column.kind] * grid.unit;
    lay(column, Math.round(x), Math.round(x + width) - Math.round(x), area.y + padding);
    x += width + gap;
  }
  return { parts, marks };
}

/** The field as plain areas and four corners: a bitmap of its size would be most of what is kept. */
export function layGround(seat: Seat, area: Rect): readonly Part[] {
  const { field, base } = houseOf(seat);
  const { x, y, w, h } = area;
  const [radius, line] = [16, 3];
  const whole = rect(0, 0, 4 * radius, 4 * radius);
  const corner = (right: 0 | 1, lower: 0 | 1): Part => {
    const place = rect(x + right * (w - radius), y + lower * (h - radius), radius, radius);
    return tile('ground', ['corner', seat, right, lower], place, 0, ({ ctx }) => {
      ctx.translate(-right * 3 * radius, -lower * 3 * radius);
      fillRound(ctx, whole, radius, field);
      strokeRound(ctx, whole, radius, base, line);
    });
  };
  return [
    fill(rect(x + radius, y, w - 2 * radius, h), field),
    fill(rect(x, y + radius, w, h - 2 * radius), field),
    fill(rect(x + radius, y, w - 2 * radius, line), base),
    fill(rect(x + radius, y + h - line, w - 2 * radius, line), base),
    fill(rect(x, y + radius, line, h - 2 * radius), base),
    fill(rect(x + w - line, y + radius, line, h - 2 * radius), base),
    corner(0, 0),
    corner(1, 0),
    corner(0, 1),
    corner(1, 1),
  ];
}

type Lay = (column: Column, x: number, w: number, top: number) => void;

function layer(seat: Seat, grid: Grid, parts: Part[], marks: Mark[]): Lay {
  const { site } = grid;
  const half = 2 * site + gap;
  const mark = (place: Place, area: Rect, corner: Corner): void => {
    // What can be chosen now says so in its own badge; that it changed is still seen by its frame.
    if (place.change !== undefined && place.change !== 0) marks.push(layMark(
      place.change,
      area,
      place.number === undefined ? corner : null,
    ));
  };
  const empty = (place: Place, area: Rect, corner: Corner): void => {
    const shown = place.number === undefined ? { place: place.place } : { place: place.place, number: place.number };
    parts.push(tile('tile', ['empty', seat, shown], area, 0, (brush, room) => paintEmpty(brush, shown, seat, room)));
    mark(place, area, corner);
  };
  const card = ({ face, number, ...place }: Site, area: Rect, corner: Corner): void => {
    if (face === null) empty(number === undefined ? place : { ...place, number }, area, corner);
    else {
      const look = { ...(number === undefined ? {} : { number }), marked: place.change !== undefined && corner === 'out' };
      parts.push(tile('tile', ['face', face, look], area, 3, (brush, room) => paintFace(brush, face, room, look)));
      mark(number === undefined ? place : { ...place, number }, area, corner);
    }
  };
  const region = (item: Region | null, area: Rect, outwards: -1 | 1): void => {
    if (item === null) return;
    const { place: _place, change: _change, expansion, ...looks } = item;
    const shape = expansion !== undefined ? 'low' : grid.unit < narrowest ? 'narrow' : 'wide';
    const taken = expansion === undefined ? 0 : Math.round(0.74 * site);
    const rest = area.h - taken - (taken === 0 ? 0 : gap);
    const body = rect(area.x, outwards < 0 ? area.y + area.h - rest : area.y, area.w, rest);
    parts.push(tile('tile', ['region', looks, shape], body, 3, (brush, room) => paintRegion(brush, looks, room, shape)));
    if (expansion !== undefined) card(
      expansion,
      rect(area.x, outwards < 0 ? area.y : area.y + area.h - taken, area.w, taken),
      'low',
    );
    mark(item, body, 'in');
  };
  return (column, x, w, top) => {
    const centre = rect(x, top + half + gap, w, site);
    switch (column.kind) {
      case 'regions': {
        region(column.upper, rect(x, top, w, half), -1);
        region(column.lower, rect(x, centre.y + site + gap, w, half), 1);
        const { road } = column;
        if (!road.built) {
          const inner = Math.round(site * 0.74);
          empty(road, rect(x, centre.y + (site - inner) / 2, w, inner), 'in');
          return;
        }
        const looks = road.number === undefined ? { place: road.place } : { place: road.place, number: road.number };
        const covered = road.complement !== undefined;
        const band = rect(x - gap, centre.y, w + 2 * gap, site);
        parts.push(tile('ground', ['road', looks, covered], band, 0, (brush, room) => paintRoad(brush, looks, room, covered)));
        if (road.complement !== undefined) {
          card(road.complement, rect(x + 2, centre.y + site * 0.11, w - 4, site * 0.78), 'low');
          const name = Math.min(30, site * 0.36);
          // Beside a narrow town it would hide the points, so it stands at the lower edge of the card.
          const narrow = w < 120;
          const pill = narrow
            ? rect(x - 2, centre.y + site * 0.89 - name * 0.75, name * 1.7, name * 1.2)
            : rect(x - gap - name * 0.9, centre.y + (site - name * 1.3) / 2, name * 1.8, name * 1.3);
          parts.push(tile('mark', ['road name', road.place], pill, 0, (brush, room) => paintRoadName(brush, road.place, room)));
        }
        // On a covered road its card has the marks.
        if (!covered) mark(road, rect(x, centre.y + site * 0.2, w, site * 0.6), 'in');
        return;
      }
      case 'town': {
        const { change: _change, ...looks } = column.town;
        parts.push(tile('tile', ['town', seat, looks], centre, 3, (brush, room) => paintTown(brush, looks, seat, room)));
        mark(column.town, centre, 'out');
        for (const [index, item] of column.upper.entries()) card(
          item,
          rect(x, centre.y - (index + 1) * (site + gap), w, site),
          'out',
        );
        for (const [index, item] of column.lower.entries()) card(
          item,
          rect(x, centre.y + (index + 1) * (site + gap), w, site),
          'out',
        );
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
