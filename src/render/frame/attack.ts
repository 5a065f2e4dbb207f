import type { DeckForecast, Attack, FaceDownStack, Strip } from '../../engine/scene/index.ts';
import { placePart, tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { paintCardFace } from '../fields/card-face.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawBadge } from '../style/symbols.ts';
import { fillCircle, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';

/** Lays out a common foe: icon and name, then per player both strengths and the outcome. */
export function layoutAttack(attack: Attack, area: Rect): readonly PicturePart[] {
  const name = Math.min(270, area.w * 0.3);
  const gap = 14;
  const wide = Math.min(390, (area.w - name) / attack.plates.length - gap);
  return [
    tilePart('tile', ['attack', attack.icon, attack.name], rect(area.x, area.y, name, area.h), 0, (brush, room) =>
      paintName(brush, attack, room),
    ),
    ...attack.plates.map((plate, index) => {
      const room = rect(area.x + name + gap + index * (wide + gap), area.y + 4, wide, area.h - 8);
      return tilePart('tile', ['attack plate', plate], room, 0, (brush, inner) => paintPlate(brush, plate, inner));
    }),
  ];
}

function paintName(brush: Brush, { icon, name }: Attack, area: Rect): void {
  const radius = Math.min(44, area.h / 2 - 4);
  const [x, y] = [area.x + radius + 2, area.y + area.h / 2];
  fillCircle(brush.ctx, x, y, radius, themeColours.cream);
  fillCircle(brush.ctx, x, y, radius - 3, themeColours.warning);
  drawIcon(brush.ctx, icon, x - radius * 0.62, y - radius * 0.62, radius * 1.24, themeColours.cream);
  const style = { font: 'Grenze700', size: 38, least: 20, ink: themeColours.cream, lines: 2, leading: 0.96 } as const;
  drawText(
    brush,
    brush.translate(name),
    style,
    rect(x + radius + 10, area.y, area.x + area.w - x - radius - 10, area.h),
  );
}

function paintPlate(brush: Brush, plate: Attack['plates'][number], area: Rect): void {
  const { ctx } = brush;
  const y = area.y + area.h / 2;
  fillRound(ctx, area, 10, themeColours.paper);
  strokeRound(ctx, area, 10, seatStyleOf(plate.seat).base, 4);
  drawCrest(brush, plate.seat, area.x + 38, y, 46);
  let x = area.x + 72;
  const room = (area.w - 72 - (plate.gain === 0 ? 10 : 84)) / 2;
  const size = Math.min(46, room * 0.4);
  const number = (icon: string, value: number, ink: string): void => {
    drawIcon(ctx, icon, x, y - size / 2, size, ink);
    drawText(
      brush,
      String(value),
      { font: 'Fira800', size: size * 1.1, least: 20, ink },
      rect(x + size + 4, area.y, room - size - 30, area.h),
    );
    x += room;
  };
  number(plate.own.icon, plate.own.value, themeColours.ink);
  const relation = plate.own.value < plate.foe.value ? '<' : plate.own.value > plate.foe.value ? '>' : '=';
  drawText(
    brush,
    relation,
    { font: 'Fira800', size: 40, ink: themeColours.warning, align: 'center' },
    rect(x - 26, area.y, 22, area.h),
  );
  number(plate.foe.icon, plate.foe.value, themeColours.warning);
  if (plate.gain === 0) return;
  const box = rect(area.x + area.w - 76, y - 28, 64, 56);
  fillRound(ctx, box, 9, plate.gain < 0 ? themeColours.warning : themeColours.open);
  drawText(
    brush,
    plate.gain < 0 ? `−${-plate.gain}` : `+${plate.gain}`,
    { font: 'Fira800', size: 40, least: 24, ink: themeColours.cream, align: 'center' },
    box,
  );
}

/** Lays out the next cards of a stack, top first, with what is known of them and how many follow. */
export function layoutUpcomingCards(ahead: DeckForecast, area: Rect): readonly PicturePart[] {
  return [tilePart('tile', ['ahead', ahead], area, 6, (brush, room) => paintUpcomingCards(brush, ahead, room))];
}

function paintUpcomingCards(brush: Brush, { label, cells, rest, fill }: DeckForecast, area: Rect): void {
  const { ctx } = brush;
  const lead = Math.min(140, area.w * 0.3);
  const style = {
    font: 'Fira600',
    size: 27,
    least: 16,
    ink: themeColours.tan,
    align: 'right',
    lines: 2,
    leading: 1.05,
  } as const;
  drawText(brush, brush.translate(label), style, rect(area.x, area.y, lead - 12, area.h));
  const step = Math.min(60, (area.w - lead - 60) / Math.max(1, cells.length));
  for (const [index, { icon, warn }] of cells.entries()) {
    const cell = rect(area.x + lead + index * step, area.y + 4, step - 6, area.h - 8);
    fillRound(ctx, cell, 7, warn ? themeColours.cream : themeColours.tan);
    fillRound(ctx, inset(cell, 2.5), 6, warn ? themeColours.warning : fill);
    const size = cell.w * 0.66;
    drawIcon(
      ctx,
      icon,
      cell.x + (cell.w - size) / 2,
      cell.y + 12,
      size,
      warn ? themeColours.cream : blendColours(fill, themeColours.cream, 0.34),
    );
    drawText(
      brush,
      String(index + 1),
      { font: 'Fira700', size: 28, ink: themeColours.cream, align: 'center' },
      rect(cell.x, cell.y + cell.h - 38, cell.w, 32),
    );
  }
  if (rest === 0) return;
  const last = rect(area.x + lead + cells.length * step + 4, area.y + 4, 54, area.h - 8);
  for (const offset of [6, 3, 0]) {
    const card = rect(last.x + offset, last.y - offset, last.w, last.h);
    fillRound(ctx, card, 7, themeColours.tan);
    fillRound(ctx, inset(card, 2), 6, fill);
  }
  drawText(
    brush,
    `+${rest}`,
    { font: 'Fira800', size: 30, least: 18, ink: themeColours.cream, align: 'center' },
    inset(last, 3, 0),
  );
}

/** Lays out a player's own stacks and the top of the discard pile. */
export function layoutOwnStacks(
  { seat, stacks, pile }: NonNullable<Strip['decks']>[number],
  area: Rect,
): readonly PicturePart[] {
  const parts: PicturePart[] = [
    tilePart('tile', ['deck crest', seat], rect(area.x, area.y + 22, 52, 56), 4, (brush, room) =>
      drawCrest(brush, seat, room.x + 26, room.y + 28, 46),
    ),
  ];
  const [wide, gap] = [58, 8];
  for (const [index, { place, ...stack }] of stacks.entries()) {
    const room = rect(area.x + 62 + index * (wide + gap), area.y + 4, wide, area.h - 8);
    parts.push(
      tilePart('tile', ['own stack', stack, seat], room, 2, (brush, inner) => paintOwnStack(brush, stack, seat, inner)),
      ...(place === undefined ? [] : [placePart(place, room)]),
    );
  }
  const left = area.x + 62 + stacks.length * (wide + gap) + 4;
  if (pile !== null)
    parts.push(
      tilePart(
        'tile',
        ['own pile', pile],
        rect(left, area.y + 2, area.x + area.w - left, area.h - 4),
        3,
        (brush, room) => {
          drawText(
            brush,
            brush.translate(pile.label),
            { font: 'Fira600', size: 24, least: 14, ink: themeColours.tan, align: 'center' },
            rect(room.x, room.y, room.w, 26),
          );
          const card = rect(room.x, room.y + 28, room.w, room.h - 32);
          if (pile.face !== null) return paintCardFace(brush, pile.face, card);
          brush.ctx.setLineDash([8, 6]);
          strokeRound(brush.ctx, card, 10, themeColours.tan, 2.5);
          brush.ctx.setLineDash([]);
        },
      ),
    );
  return parts;
}

function paintOwnStack(brush: Brush, stack: FaceDownStack, seat: number, area: Rect): void {
  const { ctx } = brush;
  const { base, dark } = seatStyleOf(seat);
  if (stack.count === 0) {
    ctx.setLineDash([7, 5]);
    strokeRound(ctx, area, 8, themeColours.tan, 2.5);
    ctx.setLineDash([]);
  } else {
    fillRound(ctx, area, 8, themeColours.cream);
    fillRound(ctx, inset(area, 2.5), 6, base);
    fillRound(ctx, inset(area, 5), 5, dark);
  }
  if (stack.number !== undefined) drawBadge(brush, stack.number, area.x + area.w / 2, area.y + 32, 26);
  else
    drawText(
      brush,
      String(stack.count),
      { font: 'Fira800', size: 42, least: 26, ink: themeColours.cream, align: 'center' },
      rect(area.x, area.y + 8, area.w, 48),
    );
  drawText(
    brush,
    brush.translate(stack.label),
    { font: 'Fira600', size: 25, least: 14, ink: themeColours.tan, align: 'center' },
    rect(area.x + 4, area.y + area.h - 36, area.w - 8, 30),
  );
}
