import type { Seat } from '../../engine/scene/index.ts';
import type { Brush, Rect } from './brush.ts';
import { rect } from './brush.ts';
import { type SeatStyle, seatStyleOf } from './seat-style.ts';
import { drawIcon } from './icons.ts';
import { themeColours } from './theme.ts';
import { polygonCorners, fillCircle, fillPolygon, hatch, roundPath } from './shapes.ts';
import type { Pen } from './surface.ts';

/** Draws a seat's hatching over the area. */
export function hatchSeatColours(
  brush: Brush,
  seat: Seat,
  area: Rect,
  radius: number,
  step: number,
  width: number,
): void {
  const seatStyle = seatStyleOf(seat);
  const { ctx } = brush;
  ctx.save();
  roundPath(ctx, area, radius);
  ctx.clip();
  hatch(ctx, area, seatStyle.hatching, step, width, seatStyle.light);
  ctx.restore();
}

/** Traces a shield's outline around a point. */
function shieldPath(ctx: Pen, shield: SeatStyle['shield'], x: number, y: number, size: number): void {
  const half = size / 2;
  const along = (points: readonly (readonly [number, number])[]): void => {
    ctx.beginPath();
    for (const [across, down] of points) ctx.lineTo(x + across * half, y + down * half);
    ctx.closePath();
  };
  switch (shield) {
    case 'round':
      ctx.beginPath();
      ctx.arc(x, y, half, 0, Math.PI * 2);
      return;
    case 'pointed': {
      const wide = half * 0.92;
      ctx.beginPath();
      ctx.moveTo(x - wide, y - half);
      ctx.lineTo(x + wide, y - half);
      ctx.lineTo(x + wide, y + half * 0.12);
      ctx.bezierCurveTo(x + wide, y + half * 0.62, x + wide * 0.5, y + half * 0.86, x, y + half * 1.06);
      ctx.bezierCurveTo(x - wide * 0.5, y + half * 0.86, x - wide, y + half * 0.62, x - wide, y + half * 0.12);
      ctx.closePath();
      return;
    }
    case 'lozenge':
      along([
        [0, -1.12],
        [1.06, 0],
        [0, 1.12],
        [-1.06, 0],
      ]);
      return;
    case 'tailed':
      along([
        [-0.84, -1],
        [0.84, -1],
        [0.84, 1],
        [0, 0.66],
        [-0.84, 1],
      ]);
      return;
    case 'arched': {
      const wide = half * 0.92;
      ctx.beginPath();
      ctx.moveTo(x - wide, y + half * 0.92);
      ctx.lineTo(x + wide, y + half * 0.92);
      ctx.lineTo(x + wide, y - half * 0.05);
      ctx.quadraticCurveTo(x + wide * 0.8, y - half * 0.75, x, y - half * 1.14);
      ctx.quadraticCurveTo(x - wide * 0.8, y - half * 0.75, x - wide, y - half * 0.05);
      ctx.closePath();
      return;
    }
    case 'square':
      ctx.beginPath();
      ctx.roundRect(x - half * 0.92, y - half * 0.92, half * 1.84, half * 1.84, half * 0.16);
      return;
    default:
      shield satisfies never;
  }
}

/** Vertical offset of a charge by shield shape; narrow shields have less room. */
const chargeOffsets: Record<SeatStyle['shield'], number> = {
  pointed: -0.03,
  round: 0,
  lozenge: 0,
  tailed: -0.07,
  arched: 0.07,
  square: 0,
};
const chargeScales: Record<SeatStyle['shield'], number> = {
  pointed: 1,
  round: 1,
  lozenge: 0.9,
  tailed: 0.96,
  arched: 1,
  square: 1.06,
};

/** Draws a shield with hatching and charge around a point. */
export function drawCrest(brush: Brush, seat: Seat, x: number, y: number, size: number): void {
  const seatStyle = seatStyleOf(seat);
  const { ctx } = brush;
  const line = Math.max(2, size * 0.07);
  ctx.save();
  shieldPath(ctx, seatStyle.shield, x, y, size - line);
  ctx.fillStyle = seatStyle.dark;
  ctx.fill();
  ctx.clip();
  const step = Math.max(4, size * 0.14);
  const area = rect(x - size / 2, y - size / 2 + (seatStyle.shield === 'round' ? step / 2 : 0), size, size);
  if (size > 40) hatch(ctx, area, seatStyle.hatching, step, Math.max(1, size * 0.035), seatStyle.base);
  ctx.restore();
  if (size > 40) fillCircle(ctx, x, y, size * 0.3, seatStyle.dark);
  shieldPath(ctx, seatStyle.shield, x, y, size - line);
  ctx.strokeStyle = themeColours.cream;
  ctx.lineWidth = line;
  ctx.lineJoin = 'miter';
  ctx.stroke();
  drawCharge(
    ctx,
    seatStyle.charge,
    x,
    y + chargeOffsets[seatStyle.shield] * size,
    size * 0.54 * chargeScales[seatStyle.shield],
    seatStyle.dark,
  );
}

/** Draws the charge in simple shapes: on a board piece it is only a few pixels high. */
function drawCharge(ctx: Pen, charge: SeatStyle['charge'], x: number, y: number, size: number, ground: string): void {
  const ink = themeColours.cream;
  const icon = (name: string, by = 1): void =>
    drawIcon(ctx, name, x - (size * by) / 2, y - (size * by) / 2, size * by, ink);
  switch (charge) {
    case 'lily':
      icon('fleur-de-lys+14', 1.04);
      return;
    case 'crescent':
      fillCircle(ctx, x, y, size * 0.5, ink);
      fillCircle(ctx, x + size * 0.2, y, size * 0.37, ground);
      return;
    case 'sun':
      fillPolygon(ctx, polygonCorners(x, y, size * 0.6, 16, size * 0.3), ink);
      fillCircle(ctx, x, y, size * 0.36, ink);
      return;
    case 'raven':
      icon('raven', 1.1);
      return;
    case 'shamrock':
      icon('shamrock', 1.06);
      return;
    case 'horns':
      icon('bull-horns', 1);
      return;
    default:
      charge satisfies never;
  }
}

/** Outlines the tip of a pale pennant against the paper. */
export function outlinePennant(
  ctx: Pen,
  { base, line, hatching }: SeatStyle,
  x: number,
  y: number,
  point: number,
  height: number,
): void {
  if (hatching !== 'none' || base === line) return;
  ctx.beginPath();
  ctx.moveTo(x, y + 3);
  ctx.lineTo(x + point, y + height / 2);
  ctx.lineTo(x, y + height - 3);
  ctx.strokeStyle = themeColours.ink;
  ctx.lineWidth = 4;
  ctx.stroke();
}
