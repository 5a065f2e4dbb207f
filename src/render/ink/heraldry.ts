import type { Seat } from '../../engine/script.ts';
import type { Brush, Rect } from './brush.ts';
import { rect } from './brush.ts';
import { colours, houseOf } from './palette.ts';
import { fillCircle, hatch, roundPath } from './shapes.ts';
import { write } from './words.ts';

/** Vertical lines for red, horizontal for blue: the old convention for printing arms without colour. */
export function hatchSeat(brush: Brush, seat: Seat, area: Rect, radius: number, step: number, width: number): void {
  const house = houseOf(seat);
  const { ctx } = brush;
  ctx.save();
  roundPath(ctx, area, radius);
  ctx.clip();
  hatch(ctx, area, house.shield === 'pointed' ? 'vertical' : 'horizontal', step, width, house.light);
  ctx.restore();
}

function shieldPath(brush: Brush, seat: Seat, x: number, y: number, size: number): void {
  const { ctx } = brush;
  const half = size / 2;
  ctx.beginPath();
  if (houseOf(seat).shield === 'round') {
    ctx.arc(x, y, half, 0, Math.PI * 2);
    return;
  }
  const wide = half * 0.92;
  ctx.moveTo(x - wide, y - half);
  ctx.lineTo(x + wide, y - half);
  ctx.lineTo(x + wide, y + half * 0.12);
  ctx.bezierCurveTo(x + wide, y + half * 0.62, x + wide * 0.5, y + half * 0.86, x, y + half * 1.06);
  ctx.bezierCurveTo(x - wide * 0.5, y + half * 0.86, x - wide, y + half * 0.62, x - wide, y + half * 0.12);
  ctx.closePath();
}

/** A shield with hatching and letter, around the point given. */
export function drawCrest(brush: Brush, seat: Seat, x: number, y: number, size: number): void {
  const house = houseOf(seat);
  const { ctx } = brush;
  const line = Math.max(2, size * 0.07);
  ctx.save();
  shieldPath(brush, seat, x, y, size - line);
  ctx.fillStyle = house.dark;
  ctx.fill();
  ctx.clip();
  const step = Math.max(4, size * 0.14);
  const area = rect(x - size / 2, y - size / 2 + (house.shield === 'round' ? step / 2 : 0), size, size);
  hatch(ctx, area, house.shield === 'pointed' ? 'vertical' : 'horizontal', step, Math.max(1, size * 0.035), house.base);
  ctx.restore();
  fillCircle(ctx, x, y, size * 0.27, house.dark);
  shieldPath(brush, seat, x, y, size - line);
  ctx.strokeStyle = colours.cream;
  ctx.lineWidth = line;
  ctx.stroke();
  const letter = size * 0.52;
  const lift = house.shield === 'pointed' ? size * 0.03 : 0;
  write(
    brush,
    house.letter,
    { font: 'Fira800', size: letter, ink: colours.cream, align: 'center' },
    rect(x - letter / 2, y - letter / 2 - lift, letter, letter),
  );
}
