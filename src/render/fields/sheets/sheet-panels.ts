import type {
  ScoreBox,
  CostRow,
  Die,
  JokerPanel,
  Seat,
  MapSheet,
  DiceThrow,
  Ware,
} from '../../../engine/scene/index.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours } from '../../style/theme.ts';
import { drawBadge } from '../../style/symbols.ts';
import {
  drawCross,
  drawTick,
  drawCircularArrow,
  fillCircle,
  fillPointer,
  fillRound,
  strokeCircle,
  strokeRound,
} from '../../style/shapes.ts';
import { drawText } from '../../style/text.ts';
import { drawStrikeThrough } from './sheet-pieces.ts';

/** Paints a resource die, with its word if there is room. */
export function paintWareDie(brush: Brush, die: Die, area: Rect, named: boolean): void {
  const { ctx } = brush;
  const radius = area.w * 0.13;
  if (die === null || !('ware' in die)) {
    ctx.setLineDash([8, 6]);
    strokeRound(ctx, area, radius, themeColours.tan, 3);
    ctx.setLineDash([]);
    return;
  }
  const { ware, spent = false, change = false } = die;
  const ground = spent ? blendColours(ware.fill, themeColours.table, 0.62) : ware.fill;
  const ink = spent ? blendColours(ground, ware.ink, 0.5) : ware.ink;
  fillRound(ctx, area, radius, themeColours.ink);
  fillRound(
    ctx,
    inset(area, area.w * 0.02),
    radius,
    change ? themeColours.changed : spent ? themeColours.paperLine : themeColours.cream,
  );
  fillRound(ctx, inset(area, area.w * (change ? 0.07 : 0.045)), radius * 0.8, ground);
  const size = area.w * (named ? 0.52 : 0.62);
  drawIcon(
    ctx,
    ware.icon,
    area.x + (area.w - size) / 2,
    area.y + (named ? area.h * 0.11 : (area.h - size) / 2),
    size,
    ink,
  );
  if (!named) return;
  const style = { font: 'Fira700', size: area.h * 0.22, least: 16, ink, align: 'center' } as const;
  drawText(
    brush,
    brush.translate(ware.name),
    style,
    rect(area.x + 8, area.y + area.h * 0.67, area.w - 16, area.h * 0.26),
  );
}

/** Paints the throw count and the dice, each marked as kept or rolled. */
export function paintDiceThrow(brush: Brush, shown: DiceThrow, area: Rect): void {
  const { ctx } = brush;
  const lead = 190;
  drawText(
    brush,
    brush.translate(shown.title),
    { font: 'Grenze700', size: 36, least: 24, ink: themeColours.cream },
    rect(area.x + 20, area.y + 18, lead - 24, 46),
  );
  const digits = drawText(
    brush,
    String(shown.count),
    { font: 'Fira800', size: 86, ink: themeColours.cream },
    rect(area.x + 18, area.y + 66, 60, 84),
  );
  drawText(
    brush,
    brush.translate(shown.note),
    { font: 'Fira600', size: 38, least: 22, ink: themeColours.tan },
    rect(area.x + 28 + digits.width, area.y + 92, lead - digits.width - 30, 54),
  );
  for (let index = 0; index < shown.of; index++) {
    const x = area.x + 36 + index * 42;
    if (index < shown.count) fillCircle(ctx, x, area.y + 178, 15, themeColours.cream);
    else strokeCircle(ctx, x, area.y + 178, 15, themeColours.cream, 3);
  }
  const step = (area.w - lead - 20) / Math.max(6, shown.dice.length);
  const size = Math.min(140, step - 20);
  for (const [index, { die, kept, note, number }] of shown.dice.entries()) {
    const x = area.x + lead + index * step + (step - size) / 2;
    paintWareDie(brush, die, rect(x, area.y + 14, size, size), true);
    if (number !== undefined) drawBadge(brush, number, x + size - 12, area.y + 24, 24);
    if (kept === null || note === null) continue;
    const pill = rect(x, area.y + 164, size, 38);
    fillRound(ctx, pill, 19, kept ? themeColours.ink : themeColours.paper);
    strokeRound(ctx, pill, 19, kept ? themeColours.paperLine : themeColours.cream, 2.5);
    const ink = kept ? themeColours.cream : themeColours.ink;
    if (kept) drawIcon(ctx, 'padlock', pill.x + 13, pill.y + 7, 23, ink);
    else drawCircularArrow(ctx, pill.x + 25, pill.y + 19, 11, ink);
    drawText(
      brush,
      brush.translate(note),
      { font: 'Fira600', size: 28, least: 16, ink, align: 'center' },
      rect(pill.x + 40, pill.y, pill.w - 50, pill.h),
    );
  }
}

/** Paints jokers with their state, three per row. */
export function paintJokers(brush: Brush, { title, note, list }: JokerPanel, area: Rect): number {
  drawText(
    brush,
    brush.translate(title),
    { font: 'Grenze700', size: 36, least: 22, ink: themeColours.cream },
    rect(area.x, area.y, area.w * 0.55, 46),
  );
  drawText(
    brush,
    brush.translate(note),
    { font: 'Fira500', size: 28, least: 18, ink: themeColours.tan, align: 'right' },
    rect(area.x + area.w * 0.56, area.y, area.w * 0.44, 46),
  );
  const across = list.length > 6 ? 4 : 3;
  const step = (area.w + 12) / across;
  const size = Math.min(82, step - 10);
  for (const [index, joker] of list.entries()) {
    const [x, y] = [
      area.x + (index % across) * step + (step - 12 - size) / 2,
      area.y + 62 + Math.floor(index / across) * (size + 44),
    ];
    paintJoker(brush, joker.ware, joker.state, rect(x, y, size, size));
    const ink = joker.state === 'ready' ? themeColours.cream : themeColours.tan;
    drawText(
      brush,
      brush.translate(joker.note),
      {
        font: joker.state === 'ready' ? 'Fira700' : 'Fira500',
        size: 26,
        least: 13,
        ink,
        align: 'center',
        lines: 2,
        leading: 0.95,
      },
      rect(x - (step - 6 - size) / 2, y + size + 3, step - 6, 36),
    );
  }
  return 62 + Math.ceil(list.length / across) * (size + 44);
}

export function paintJoker(brush: Brush, ware: Ware, state: JokerPanel['list'][number]['state'], area: Rect): void {
  const { ctx } = brush;
  const size = area.w * 0.64;
  const icon = (ink: string): void =>
    drawIcon(ctx, ware.icon, area.x + (area.w - size) / 2, area.y + (area.h - size) / 2, size, ink);
  if (state === 'later') {
    ctx.setLineDash([7, 6]);
    strokeRound(ctx, area, 11, themeColours.paperLine, 2.5);
    ctx.setLineDash([]);
    return icon(blendColours(themeColours.table, themeColours.tan, 0.55));
  }
  fillRound(ctx, area, 11, themeColours.cream);
  fillRound(ctx, inset(area, 3), 9, ware.fill);
  icon(ware.ink);
  if (state === 'used') drawStrikeThrough(brush, area.x + area.w / 2, area.y + area.h / 2, area.w * 0.5);
}

/** Paints prices: filled if the dice pay, hollow if they don't. */
export function paintCosts(brush: Brush, costs: NonNullable<MapSheet['costs']>, area: Rect): void {
  drawText(
    brush,
    brush.translate(costs.title),
    { font: 'Grenze700', size: 36, least: 22, ink: themeColours.cream },
    rect(area.x, area.y, area.w, 46),
  );
  const step = Math.min(112, (area.h - 54) / Math.max(1, costs.rows.length));
  for (const [index, row] of costs.rows.entries())
    paintCost(brush, row, rect(area.x - 8, area.y + 54 + index * step, area.w + 16, step - 10));
}

function paintCost(brush: Brush, { name, status, cost }: CostRow, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 12, status.open ? themeColours.open : themeColours.blocked);
  if (status.open) strokeRound(ctx, area, 12, themeColours.cream, 4);
  (status.open ? drawTick : drawCross)(
    ctx,
    area.x + 24,
    area.y + 24,
    22,
    status.open ? themeColours.cream : themeColours.tan,
  );
  const note = brush.translate(status.text);
  const room = area.w - 56;
  const named = drawText(
    brush,
    brush.translate(name),
    { font: 'Fira600', size: 30, least: 20, ink: themeColours.cream },
    rect(area.x + 44, area.y + 4, room, 40),
  );
  const cells = cost.flatMap(({ ware, amount, missing = 0 }) =>
    Array.from({ length: Number(amount) }, (_, index) => ({ ware, paid: index < Number(amount) - missing })),
  );
  const size = Math.min(39, area.h - 50);
  for (const [index, { ware, paid }] of cells.entries()) {
    const cell = rect(area.x + 10 + index * (size + 5), area.y + area.h - size - 8, size, size);
    if (paid) {
      fillRound(ctx, cell, 7, themeColours.cream);
      fillRound(ctx, inset(cell, 2), 6, ware.fill);
    } else {
      ctx.setLineDash([5, 4]);
      strokeRound(ctx, cell, 7, themeColours.tan, 2);
      ctx.setLineDash([]);
    }
    drawIcon(ctx, ware.icon, cell.x + 8, cell.y + 8, size - 16, paid ? ware.ink : themeColours.tan);
  }
  const used = 16 + cells.length * (size + 5);
  const right = rect(area.x + used, area.y + area.h - size - 8, area.w - used - 10, size);
  const above = rect(area.x + 54 + named.width, area.y + 4, area.w - named.width - 66, 40);
  drawText(
    brush,
    note,
    { font: 'Fira500', size: 27, least: 15, ink: themeColours.shade, align: 'right' },
    right.w > above.w ? right : above,
  );
}

/** Paints a score box: points, a cross for an empty turn, an arrow for the current turn. */
export function paintScoreBox(brush: Brush, box: ScoreBox, seat: Seat | null, area: Rect): void {
  const { ctx } = brush;
  const low = area.h > 80;
  const foot = (ink: string): void => {
    if (low)
      drawText(
        brush,
        String(box.number),
        { font: 'Fira500', size: 24, ink, align: 'center' },
        rect(area.x, area.y + area.h - 31, area.w, 28),
      );
  };
  const body = low ? rect(area.x, area.y + 4, area.w, area.h - 32) : area;
  const [x, y] = [body.x + body.w / 2, body.y + body.h / 2];
  switch (box.state) {
    case 'score':
      fillRound(ctx, area, 9, themeColours.paperLine);
      fillRound(ctx, inset(area, 2), 8, themeColours.paper);
      drawText(
        brush,
        String(box.value),
        { font: 'Fira800', size: Math.min(48, area.h * 0.68), least: 24, ink: themeColours.ink, align: 'center' },
        body,
      );
      return foot(themeColours.secondInk);
    case 'miss':
      fillRound(ctx, area, 9, themeColours.cream);
      fillRound(ctx, inset(area, 2.5), 8, themeColours.warning);
      drawCross(ctx, x, y, 34, themeColours.cream);
      return foot(themeColours.cream);
    case 'now':
      fillRound(ctx, area, 9, themeColours.cream);
      fillRound(ctx, inset(area, 5), 6, seat === null ? themeColours.table : seatStyleOf(seat).field);
      fillPointer(ctx, x - 11, y, 28, themeColours.cream);
      return foot(themeColours.cream);
    case 'later':
      ctx.setLineDash([7, 6]);
      strokeRound(ctx, area, 9, themeColours.paperLine, 2.5);
      ctx.setLineDash([]);
      drawText(
        brush,
        String(box.number),
        { font: 'Fira500', size: 27, least: 20, ink: themeColours.tan, align: 'center' },
        area,
      );
  }
}
