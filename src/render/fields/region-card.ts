import type { BoardRegion } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { clamp, inset, rect } from '../style/brush.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawBadge, drawNumber, drawPip } from '../style/symbols.ts';
import { fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';

/** Paints a region: number as a die, resource as icon and word, stock as pips. */
export function paintRegion(brush: Brush, region: RegionShape, area: Rect, shape: 'wide' | 'narrow' | 'low'): void {
  paintGround(brush, region, area);
  if (shape === 'low') paintLow(brush, region, area);
  else if (shape === 'narrow') paintNarrow(brush, region, area);
  else paintWide(brush, region, area);
}

export type RegionShape = Pick<BoardRegion, 'ware' | 'scenery' | 'die' | 'hit' | 'stock' | 'room' | 'number'>;

function paintGround(brush: Brush, { ware, scenery, number }: RegionShape, area: Rect): void {
  const { ctx } = brush;
  const radius = clamp(8, area.w * 0.075, 18);
  fillRound(ctx, rect(area.x, area.y + 3, area.w, area.h), radius, themeColours.tableDark);
  fillRound(ctx, area, radius, ware.fill);
  ctx.save();
  roundPath(ctx, area, radius);
  ctx.clip();
  const size = Math.min(area.w * 0.92, area.h * 0.72);
  drawIcon(
    ctx,
    scenery,
    area.x + (area.w - size) / 2,
    area.y + area.h * 0.52 - size / 2,
    size,
    blendColours(ware.fill, themeColours.ink, 0.18),
  );
  ctx.restore();
  strokeRound(ctx, area, radius, blendColours(ware.fill, themeColours.ink, 0.5), 2);
  strokeRound(ctx, inset(area, 4), radius - 3, blendColours(ware.fill, ware.ink, 0.3), 2);
  if (number !== undefined) strokeRound(ctx, area, radius, themeColours.cream, 5);
}

/** Paints the usual card: die and icon above, word between, pips below. */
function paintWide(brush: Brush, region: RegionShape, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const pad = w * 0.055;
  const die = Math.min(w * 0.37, h * 0.34);
  drawNumber(brush, region.die, rect(x + pad, y + pad, die, die), region.hit);
  const icon = Math.min(w - die - 3.2 * pad, die * 1.12);
  drawIcon(ctx, region.ware.icon, x + w - pad * 1.2 - icon, y + pad + (die - icon) / 2, icon, region.ware.ink);
  const pip = Math.min((w - pad * 2 - 2 * w * 0.03) / 6, h * 0.135);
  const pipY = y + h - pad - pip;
  const middle = (y + pad + die + pipY - pip) / 2;
  if (region.number === undefined) {
    const size = Math.min(w * 0.235, h * 0.2);
    const room = rect(x + pad, middle - size * 0.62, w - 2 * pad, size * 1.24);
    drawText(
      brush,
      brush.translate(region.ware.name),
      { font: 'Fira700', size, least: size * 0.6, ink: region.ware.ink, align: 'center' },
      room,
    );
  } else drawBadge(brush, region.number, x + w / 2, middle, Math.min(h * 0.15, w * 0.19));
  drawPips(brush, region, x + w / 2, pipY, pip, w * 0.03);
}

function drawPips(brush: Brush, region: RegionShape, centre: number, y: number, radius: number, gap: number): void {
  for (let index = 0; index < region.room; index++) {
    const x = centre + (index - (region.room - 1) / 2) * (radius * 2 + gap);
    drawPip(brush, x, y, radius, index < region.stock, region.ware.icon, region.ware.fill);
  }
}

/** Paints a narrow card: larger pips in a column beside the vertical word. */
function paintNarrow(brush: Brush, region: RegionShape, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const pad = w * 0.08;
  const die = w * 0.46;
  drawNumber(brush, region.die, rect(x + pad, y + pad, die, die), region.hit);
  const icon = w - die - 2.8 * pad;
  drawIcon(ctx, region.ware.icon, x + w - pad - icon, y + pad + (die - icon) / 2, icon, region.ware.ink);
  const top = y + pad + die + pad * 0.7;
  const room = y + h - pad - top;
  const pip = Math.min(room / region.room / 2 - 1, w * 0.22);
  const pipX = x + w - pad - pip;
  for (let index = 0; index < region.room; index++) {
    const pipY = top + room - pip - index * ((room - 2 * pip) / Math.max(1, region.room - 1));
    drawPip(brush, pipX, pipY, pip, index < region.stock, region.ware.icon, region.ware.fill);
  }
  const left = rect(x + pad * 0.6, top, pipX - pip - x - pad * 0.9, room);
  if (region.number !== undefined) {
    const radius = Math.max(15, Math.min(left.w * 0.52, 22));
    drawBadge(brush, region.number, Math.max(x + radius + 2, left.x + left.w / 2), left.y + left.h / 2, radius);
    return;
  }
  drawVerticalText(brush, brush.translate(region.ware.name), left, region.ware.ink);
}

/** Draws text that runs upwards. */
export function drawVerticalText(brush: Brush, text: string, room: Rect, ink: string): void {
  const { ctx } = brush;
  ctx.save();
  ctx.translate(room.x + room.w / 2, room.y + room.h / 2);
  ctx.rotate(-Math.PI / 2);
  const turned: Brush = {
    ...brush,
    report: (box) => {
      const back = (area: Rect): Rect =>
        rect(room.x + room.w / 2 + area.y, room.y + room.h / 2 - area.x - area.w, area.h, area.w);
      brush.report(box.role === 'words' ? { ...box, ...back(box), room } : { ...box, ...back(box) });
    },
  };
  const style = { font: 'Fira700', size: Math.min(34, room.w), least: 12, ink, align: 'center' } as const;
  drawText(turned, text, style, rect(-room.h / 2, -room.w / 2, room.h, room.w));
  ctx.restore();
}

/** Paints a card that shares its place with an expansion: two rows, no word. */
function paintLow(brush: Brush, region: RegionShape, area: Rect): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  const pad = Math.min(w, h) * 0.08;
  const die = h * 0.44;
  drawNumber(brush, region.die, rect(x + pad, y + pad, die, die), region.hit);
  const icon = Math.min(die * 1.02, w - die - 3 * pad);
  drawIcon(ctx, region.ware.icon, x + w - pad * 1.3 - icon, y + pad, icon, region.ware.ink);
  const pip = Math.min((w - 2 * pad - 8) / 6, (h - die - 3 * pad) / 2);
  drawPips(brush, region, x + w / 2, y + h - pad - pip, pip, 4);
  if (region.number !== undefined)
    drawBadge(brush, region.number, x + w - pad * 1.3 - icon / 2, y + pad + icon / 2, Math.min(h * 0.24, w * 0.2));
}
