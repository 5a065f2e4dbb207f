import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../engine/scene/index.ts';
import type { Brush, Rect } from './brush.ts';
import { rect } from './brush.ts';
import { type House, houseOf } from './houses.ts';
import { drawIcon } from './icons.ts';
import { colours } from './palette.ts';
import { corners, fillCircle, fillPolygon, hatch, roundPath } from './shapes.ts';

/** The hatching of a house over the area. */
export function hatchSeat(brush: Brush, seat: Seat, area: Rect, radius: number, step: number, width: number): void {
  const house = houseOf(seat);
  const { ctx } = brush;
  ctx.save();
  roundPath(ctx, area, radius);
  ctx.clip();
  hatch(ctx, area, house.hatching, step, width, house.light);
  ctx.restore();
}

/** The outline of a shield around the point given. */
function shieldPath(ctx: SKRSContext2D, shield: House['shield'], x: number, y: number, size: number): void {
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
      along([[0, -1.12], [1.06, 0], [0, 1.12], [-1.06, 0]]);
      return;
    case 'tailed':
      along([[-0.84, -1], [0.84, -1], [0.84, 1], [0, 0.66], [-0.84, 1]]);
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

/** How high in its shield a charge stands, and how large: a shield that narrows has less room. */
const lifts: Record<House['shield'], number> = { pointed: -0.03, round: 0, lozenge: 0, tailed: -0.07, arched: 0.07, square: 0 };
const rooms: Record<House['shield'], number> = { pointed: 1, round: 1, lozenge: 0.9, tailed: 0.96, arched: 1, square: 1.06 };

/** A shield with hatching and its charge, around the point given. */
export function drawCrest(brush: Brush, seat: Seat, x: number, y: number, size: number): void {
  const house = houseOf(seat);
  const { ctx } = brush;
  const line = Math.max(2, size * 0.07);
  ctx.save();
  shieldPath(ctx, house.shield, x, y, size - line);
  ctx.fillStyle = house.dark;
  ctx.fill();
  ctx.clip();
  const step = Math.max(4, size * 0.14);
  const area = rect(x - size / 2, y - size / 2 + (house.shield === 'round' ? step / 2 : 0), size, size);
  if (size > 40) hatch(ctx, area, house.hatching, step, Math.max(1, size * 0.035), house.base);
  ctx.restore();
  if (size > 40) fillCircle(ctx, x, y, size * 0.3, house.dark);
  shieldPath(ctx, house.shield, x, y, size - line);
  ctx.strokeStyle = colours.cream;
  ctx.lineWidth = line;
  ctx.lineJoin = 'miter';
  ctx.stroke();
  drawCharge(ctx, house.charge, x, y + lifts[house.shield] * size, size * 0.54 * rooms[house.shield], house.dark);
}

/** Drawn as plainly as it goes: on a piece of the board a charge is a few pixels high. */
function drawCharge(ctx: SKRSContext2D, charge: House['charge'], x: number, y: number, size: number, ground: string): void {
  const ink = colours.cream;
  const icon = (name: string, by = 1): void => drawIcon(ctx, name, x - (size * by) / 2, y - (size * by) / 2, size * by, ink);
  switch (charge) {
    case 'lily':
      icon('fleur-de-lys+14', 1.04);
      return;
    case 'crescent':
      fillCircle(ctx, x, y, size * 0.5, ink);
      fillCircle(ctx, x + size * 0.2, y, size * 0.37, ground);
      return;
    case 'sun':
      fillPolygon(ctx, corners(x, y, size * 0.6, 16, size * 0.3), ink);
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

/** A pale pennant would run into the paper: its point has a line around it. */
export function edgePennant(ctx: SKRSContext2D, { base, line, hatching }: House, x: number, y: number, point: number, height: number): void {
  if (hatching !== 'none' || base === line) return;
  ctx.beginPath();
  ctx.moveTo(x, y + 3);
  ctx.lineTo(x + point, y + height / 2);
  ctx.lineTo(x, y + height - 3);
  ctx.strokeStyle = colours.ink;
  ctx.lineWidth = 4;
  ctx.stroke();
}
