import type { Shelf, ShelfItem, Total, Ware } from '../../../engine/scene/index.ts';
import { placePart, tilePart } from '../../composition.ts';
import type { PicturePart } from '../../composition.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours } from '../../style/theme.ts';
import { drawBadge } from '../../style/symbols.ts';
import { fillRound, strokeRound } from '../../style/shapes.ts';
import { widthOf, drawText } from '../../style/text.ts';

export const shelfHeight = 226;
const card = { w: 112, h: 170 };
const widthOfItem = (item: ShelfItem): number => (item.kind === 'list' ? 280 : card.w);

/** Lays out the common cards, group by group under their titles. */
export function layoutShelf(shelf: readonly Shelf[], area: Rect): readonly PicturePart[] {
  const inner = 10;
  const widths = shelf.map(({ items }) => items.reduce((sum, item) => sum + widthOfItem(item) + inner, -inner));
  const gap = Math.min(48, (area.w - widths.reduce((sum, each) => sum + each, 0)) / Math.max(1, shelf.length - 1));
  const parts: PicturePart[] = [];
  let { x } = area;
  for (const [index, { title, items }] of shelf.entries()) {
    const wide = widths[index] ?? 0;
    parts.push(
      tilePart(
        'tile',
        ['shelf', title],
        rect(x, area.y, Math.max(wide, 100), 44),
        0,
        (brush, room) =>
          void drawText(
            brush,
            brush.translate(title),
            { font: 'Grenze700', size: 34, least: 20, ink: themeColours.cream },
            room,
          ),
      ),
    );
    for (const { place: name, ...item } of items) {
      const place = rect(x, area.y + 50, widthOfItem(item), card.h);
      parts.push(tilePart('tile', ['shelf item', item], place, 8, (brush, room) => paintItem(brush, item, room)));
      if (name !== undefined) parts.push(placePart(name, place));
      x += place.w + inner;
    }
    x += gap - inner;
  }
  return parts;
}

function paintItem(brush: Brush, item: ShelfItem, area: Rect): void {
  switch (item.kind) {
    case 'ware':
      if (item.ware === null) paintHollow(brush, area);
      else paintWare(brush, item.ware, area);
      if (item.count !== undefined) paintCount(brush, item.count, area);
      if (item.number !== undefined) drawBadge(brush, item.number, area.x + area.w / 2, area.y + 4, 26);
      return;
    case 'stack':
      return paintStack(brush, item.stack, area);
    case 'list':
      return paintList(brush, item.totals, area);
  }
}

/** Paints a resource card: icon and word. */
function paintWare(brush: Brush, ware: Ware, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, rect(area.x, area.y + 3, area.w, area.h), 12, themeColours.tableDark);
  fillRound(ctx, area, 12, themeColours.cream);
  fillRound(ctx, inset(area, 4), 9, ware.fill);
  strokeRound(ctx, inset(area, 8), 6, blendColours(ware.fill, ware.ink, 0.3), 2);
  const size = area.w * 0.66;
  drawIcon(ctx, ware.icon, area.x + (area.w - size) / 2, area.y + 30, size, ware.ink);
  const style = { font: 'Fira700', size: 31, least: 17, ink: ware.ink, align: 'center' } as const;
  drawText(brush, brush.translate(ware.name), style, rect(area.x + 8, area.y + area.h - 50, area.w - 16, 40));
}

function paintHollow(brush: Brush, area: Rect): void {
  brush.ctx.setLineDash([8, 6]);
  strokeRound(brush.ctx, area, 12, themeColours.tan, 2.5);
  brush.ctx.setLineDash([]);
}

function paintCount(brush: Brush, count: number, area: Rect): void {
  const text = String(count);
  const wide = widthOf('Fira800', 32, text) + 22;
  const plate = rect(area.x + area.w - wide + 6, area.y - 6, wide, 40);
  fillRound(brush.ctx, plate, 9, themeColours.ink);
  fillRound(brush.ctx, inset(plate, 2), 8, themeColours.paper);
  drawText(brush, text, { font: 'Fira800', size: 32, ink: themeColours.ink, align: 'center' }, plate);
}

function paintStack(brush: Brush, stack: Extract<ShelfItem, { kind: 'stack' }>['stack'], area: Rect): void {
  const { ctx } = brush;
  const empty = stack.count === 0;
  if (empty) paintHollow(brush, area);
  else {
    for (const offset of stack.count > 1 ? [5, 0] : [0]) {
      const back = rect(area.x + offset, area.y - offset, area.w, area.h);
      fillRound(ctx, inset(back, -1), 12, themeColours.tableDark);
      fillRound(ctx, back, 12, themeColours.cream);
      fillRound(ctx, inset(back, 4), 9, stack.fill);
    }
  }
  const ink = empty ? themeColours.tan : themeColours.cream;
  drawIcon(
    ctx,
    stack.emblem,
    area.x + area.w / 2 - 32,
    area.y + 16,
    64,
    empty
      ? blendColours(themeColours.table, themeColours.tan, 0.4)
      : blendColours(stack.fill, themeColours.cream, 0.42),
  );
  if (stack.number === undefined)
    drawText(
      brush,
      String(stack.count),
      { font: 'Fira800', size: 54, ink, align: 'center' },
      rect(area.x, area.y + 66, area.w, 60),
    );
  else drawBadge(brush, stack.number, area.x + area.w / 2, area.y + 92, 30);
  drawText(
    brush,
    brush.translate(stack.label),
    { font: 'Fira600', size: 28, least: 15, ink, align: 'center' },
    rect(area.x + 7, area.y + area.h - 44, area.w - 14, 34),
  );
}

function paintList(brush: Brush, totals: readonly Total[], area: Rect): void {
  fillRound(brush.ctx, area, 12, themeColours.paper);
  const row = (area.h - 10) / Math.max(1, totals.length);
  for (const [index, total] of totals.entries()) {
    const y = area.y + 5 + index * row;
    const ink = total.value === 0 ? themeColours.dimmed : themeColours.ink;
    const size = Math.min(30, row - 3);
    drawIcon(
      brush.ctx,
      total.icon,
      area.x + 12,
      y + (row - size) / 2,
      size,
      total.value === 0 ? themeColours.dimmed : '#963a29',
    );
    drawText(
      brush,
      brush.translate(total.name),
      { font: 'Fira600', size: Math.min(30, row * 0.9), least: 15, ink },
      rect(area.x + 52, y, area.w - 110, row),
    );
    drawText(
      brush,
      String(total.value),
      { font: 'Fira800', size: Math.min(32, row * 0.94), ink, align: 'right' },
      rect(area.x + area.w - 58, y, 44, row),
    );
  }
}
