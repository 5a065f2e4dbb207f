import type { BoardRoad, Seat, BoardTown } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { hatchSeatColours } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { type SeatStyle, seatStyleOf } from '../style/seat-style.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawVerticalText } from './region-card.ts';
import { drawBadge } from '../style/symbols.ts';
import { fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

/** Replaces the hyphens of the notation with minus signs. */
const formatPlace = (place: string): string => place.replaceAll('-', '−');

/** Paints a settlement, a city or more, in its seat's colours, with a larger frame for a higher rank. */
export function paintTown(brush: Brush, town: Omit<BoardTown, 'change'>, seat: Seat, area: Rect): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(seat);
  const radius = Math.min(10, area.h * 0.12);
  const ink = town.rank === 3 ? themeColours.ink : seatStyle.ink;
  fillRound(ctx, rect(area.x, area.y + 3, area.w, area.h), radius, themeColours.tableDark);
  fillRound(ctx, area, radius, town.rank === 3 ? themeColours.gold : seatStyle.base);
  if (town.rank === 3)
    strokeRound(ctx, inset(area, 7), radius - 4, blendColours(themeColours.gold, themeColours.ink, 0.55), 2);
  else hatchSeatColours(brush, seat, area, radius, 10, 3);
  strokeRound(ctx, area, radius, themeColours.cream, town.rank === 1 ? 3 : 6);
  if (area.w / area.h < 1.9) paintSmallTown(brush, town, area, ink);
  else paintLargeTown(brush, town, area, ink, seatStyle);
  if (town.number !== undefined) {
    drawBadge(brush, town.number, area.x + area.w * 0.5, area.y + area.h / 2, area.h * 0.38);
    strokeRound(ctx, inset(area, -2), radius + 2, themeColours.cream, 6);
  }
}

/** Paints a gold frame for anything above a city; the name keeps the seat's colour. */
function paintLargeTown(
  brush: Brush,
  town: Omit<BoardTown, 'change'>,
  area: Rect,
  ink: string,
  seatStyle: SeatStyle,
): void {
  const ground = town.rank === 3 ? themeColours.gold : seatStyle.base;
  const { x, y, w, h } = area;
  const size = h * 0.4;
  const label = rect(x + w * 0.04, y + (h - size * 1.3) / 2, w * 0.22, size * 1.3);
  fillRound(brush.ctx, label, 6, seatStyle.base);
  drawText(
    brush,
    formatPlace(town.place),
    { font: 'Fira700', size, least: size * 0.7, ink: seatStyle.ink, align: 'center' },
    inset(label, 3),
  );
  const icon = h * 0.74;
  drawIcon(brush.ctx, town.icon, x + w * 0.47 - icon / 2, y + (h - icon) / 2, icon, ink);
  const wreath = h * 0.68;
  const wreathX = x + w * 0.955 - wreath / 2;
  fillRound(brush.ctx, rect(wreathX - wreath * 0.5, y + (h - wreath) / 2, wreath, wreath), wreath / 2, ground);
  drawIcon(brush.ctx, 'laurels', wreathX - wreath / 2, y + (h - wreath) / 2, wreath, ink);
  drawText(
    brush,
    String(town.points),
    { font: 'Fira800', size: wreath * 0.54, ink, align: 'center' },
    rect(wreathX - wreath / 2, y + h / 2 - wreath * 0.34, wreath, wreath * 0.62),
  );
}

/** Paints a town narrower than about 150 px: label on a dark plate, number without wreath. */
function paintSmallTown(brush: Brush, town: Omit<BoardTown, 'change'>, area: Rect, ink: string): void {
  const { x, y, w, h } = area;
  const size = Math.min(h * 0.36, 30);
  const text = formatPlace(town.place);
  const width = widthOf('Fira700', size, text) + 10;
  const plate = rect(x + 3, y + 3, width, size * 1.12);
  fillRound(brush.ctx, plate, [7, 2, 7, 2], themeColours.ink);
  drawText(brush, text, { font: 'Fira700', size, ink: themeColours.cream, align: 'center' }, plate);
  const icon = Math.min(h * 0.62, w * 0.5);
  drawIcon(brush.ctx, town.icon, x + w * 0.42 - icon / 2, y + h - 8 - icon, icon, ink);
  const digits = h * 0.56;
  drawText(
    brush,
    String(town.points),
    { font: 'Fira800', size: digits, ink, align: 'right' },
    rect(x + w * 0.6, y + (h - digits) / 2, w * 0.4 - 10, digits),
  );
}

/** Paints a road that continues below its neighbours; its name is left out if a card covers it. */
export function paintRoad(brush: Brush, road: Pick<BoardRoad, 'place' | 'number'>, area: Rect, covered: boolean): void {
  const { ctx } = brush;
  const h = Math.round(area.h * 0.48);
  const band = rect(area.x, area.y + Math.round((area.h - h) / 2), area.w, h);
  ctx.fillStyle = themeColours.ink;
  ctx.fillRect(band.x, band.y - 3, band.w, band.h + 6);
  ctx.fillStyle = themeColours.road;
  ctx.fillRect(band.x, band.y, band.w, band.h);
  ctx.fillStyle = themeColours.roadLine;
  const row = band.h / 3;
  for (let index = 0; index < 3; index++) {
    const y = Math.round(band.y + index * row);
    if (index > 0) ctx.fillRect(band.x, y - 1, band.w, 2);
    const step = row * 2.6;
    for (let x = band.x + (index % 2 === 0 ? step * 0.35 : step * 0.85); x < band.x + band.w - 4; x += step)
      ctx.fillRect(Math.round(x), y, 2, Math.ceil(row));
  }
  if (covered) return;
  const size = Math.min(area.h * 0.4, area.w * 0.27);
  const text = formatPlace(road.place);
  const width = Math.max(widthOf('Fira700', size, text) + size * 0.7, size * 1.4);
  const pill = rect(area.x + (area.w - width) / 2, area.y + area.h / 2 - size * 0.68, width, size * 1.36);
  if (road.number !== undefined) {
    drawBadge(brush, road.number, area.x + area.w / 2, area.y + area.h / 2, Math.min(area.h * 0.4, 26));
    return;
  }
  fillRound(ctx, pill, pill.h / 2, themeColours.ink);
  drawText(brush, text, { font: 'Fira700', size, ink: themeColours.cream, align: 'center' }, pill);
}

/** Paints an empty place: dashed and named, or framed and numbered as a choice. */
export function paintEmptyPlace(
  brush: Brush,
  place: { readonly place: string; readonly number?: number },
  seat: Seat,
  area: Rect,
): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(seat);
  const radius = Math.min(12, area.w * 0.12);
  roundPath(ctx, area, radius);
  ctx.fillStyle = seatStyle.hollow;
  ctx.fill();
  const chosen = place.number !== undefined;
  if (!chosen) ctx.setLineDash([10, 8]);
  strokeRound(ctx, area, radius, chosen ? themeColours.cream : seatStyle.dash, chosen ? 5 : 2.5);
  ctx.setLineDash([]);
  const ink = blendColours(seatStyle.field, themeColours.cream, chosen ? 1 : 0.68);
  const text = formatPlace(place.place);
  const upright = area.w < 36;
  if (place.number === undefined) {
    if (upright) drawVerticalText(brush, text, inset(area, 3, 4), ink);
    else
      drawText(
        brush,
        text,
        { font: 'Fira700', size: Math.min(36, area.h * 0.5), least: 14, ink, align: 'center' },
        inset(area, 5),
      );
    return;
  }
  const radiusOf = Math.min(area.h * 0.38, area.w * 0.3, 34);
  if (area.w < radiusOf * 4.4) {
    drawBadge(brush, place.number, area.x + area.w / 2, area.y + area.h / 2, Math.min(radiusOf, area.w * 0.44));
    return;
  }
  drawBadge(brush, place.number, area.x + radiusOf * 1.35, area.y + area.h / 2, radiusOf);
  const room = rect(area.x + radiusOf * 2.5, area.y + 4, area.w - radiusOf * 2.5 - 8, area.h - 8);
  drawText(brush, text, { font: 'Fira700', size: Math.min(36, area.h * 0.42), least: 14, ink, align: 'center' }, room);
}

/** Paints a covered road's name at the left edge. */
export function paintRoadName(brush: Brush, place: string, area: Rect): void {
  fillRound(brush.ctx, area, area.h / 2, themeColours.cream);
  fillRound(brush.ctx, inset(area, 1.5), area.h / 2, themeColours.ink);
  const style = {
    font: 'Fira700',
    size: area.h * 0.76,
    least: area.h * 0.5,
    ink: themeColours.cream,
    align: 'center',
  } as const;
  drawText(brush, formatPlace(place), style, inset(area, 2, 0));
}
