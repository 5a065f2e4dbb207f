import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Piece, Seat } from '../../../engine/scene/index.ts';
import type { Brush } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { drawCrest } from '../../ink/heraldry.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { blend, colours } from '../../ink/palette.ts';
import { corners, fillCircle, fillPolygon, fillRound, hatch, strokePolygon } from '../../ink/shapes.ts';

type Points = readonly (readonly [number, number])[];

/** A piece around the point of its corner. */
export function drawPiece(brush: Brush, piece: Piece, x: number, y: number): void {
  switch (piece.kind) {
    case 'settlement':
      return drawHouse(brush, piece.seat, house(x, y), x, y + 6, 30);
    case 'city':
      return drawCity(brush, piece, x, y);
    case 'knight':
      return drawKnight(brush, piece, x, y);
  }
}

const house = (x: number, y: number): Points => [[x, y - 33], [x + 29, y - 8], [x + 29, y + 28], [x - 29, y + 28], [x - 29, y - 8]];

/** A tower with battlements and a gabled house beside it. */
const city = (x: number, y: number): Points => [
  [x - 44, y - 36], [x - 35, y - 36], [x - 35, y - 28], [x - 26, y - 28], [x - 26, y - 36], [x - 14, y - 36], [x - 14, y - 28],
  [x - 5, y - 28], [x - 5, y - 36], [x + 1, y - 36], [x + 1, y - 8], [x + 20, y - 26], [x + 44, y - 4], [x + 44, y + 34], [x - 44, y + 34],
];

/** Outline in ink, frame in cream, colour and hatching of the house, its crest upon it. */
function drawHouse(brush: Brush, seat: Seat, outline: Points, x: number, y: number, crest: number, frame: string = colours.cream): void {
  const { ctx } = brush;
  ctx.lineJoin = 'round';
  strokePolygon(ctx, outline, colours.ink, 12);
  strokePolygon(ctx, outline, frame, 7);
  fillHouse(ctx, seat, outline);
  drawCrest(brush, seat, x, y, crest);
}

function fillHouse(ctx: SKRSContext2D, seat: Seat, outline: Points): void {
  const { base, light, hatching } = houseOf(seat);
  ctx.save();
  fillPolygon(ctx, outline, base);
  ctx.clip();
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const area = rect(Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  hatch(ctx, area, hatching, 9, 3, light);
  ctx.restore();
}

function drawCity(brush: Brush, piece: Extract<Piece, { kind: 'city' }>, x: number, y: number): void {
  const { ctx } = brush;
  const { seat, metropolis } = piece;
  ctx.save();
  if (piece.laid === true) {
    ctx.translate(x, y);
    ctx.rotate(Math.PI / 2);
    ctx.translate(-x, -y);
  }
  drawHouse(brush, seat, city(x, y), x + (metropolis === undefined ? 4 : -12), y + 8, 34, metropolis === undefined ? colours.cream : colours.gold);
  ctx.restore();
  if (piece.wall === true) drawWall(ctx, x, y + 34);
  if (metropolis === undefined) return;
  fillCircle(ctx, x + 30, y - 16, 26, colours.ink);
  fillCircle(ctx, x + 30, y - 16, 23, colours.gold);
  fillCircle(ctx, x + 30, y - 16, 18, metropolis.fill);
  drawIcon(ctx, metropolis.icon, x + 18, y - 28, 24, metropolis.ink);
}

/** Grey battlements before the foot of the city. */
function drawWall(ctx: SKRSContext2D, x: number, y: number): void {
  const [wide, grey] = [58, '#a6a097'] as const;
  const step = (2 * wide) / 9;
  const outline: [number, number][] = [];
  for (let index = 0; index < 9; index++) {
    const top = index % 2 === 0 ? y - 9 : y - 1;
    outline.push([x - wide + index * step, top], [x - wide + (index + 1) * step, top]);
  }
  outline.push([x + wide, y + 15], [x - wide, y + 15]);
  strokePolygon(ctx, outline, colours.ink, 6);
  fillPolygon(ctx, outline, grey);
  ctx.fillStyle = blend(grey, colours.ink, 0.5);
  ctx.fillRect(x - wide, y + 6, 2 * wide, 2);
}

/** A disc, a hexagon or a star by strength; in the colours of its house when it is active, dark when it is not. */
function drawKnight(brush: Brush, { seat, strength, active }: Extract<Piece, { kind: 'knight' }>, x: number, y: number): void {
  const { ctx } = brush;
  const { base, ink } = houseOf(seat);
  const shape = (radius: number): Points =>
    strength === 1 ? corners(x, y, radius, 28) : strength === 2 ? corners(x, y, radius * 1.08, 6, undefined, Math.PI / 6) : corners(x, y, radius * 1.2, 16, radius * 0.98);
  fillPolygon(ctx, shape(37), colours.ink);
  fillPolygon(ctx, shape(34), active ? colours.gold : '#8d867c');
  fillPolygon(ctx, shape(28), active ? base : '#38342f');
  drawIcon(ctx, 'black-knight-helm', x - 18, y - 20, 36, active ? ink : '#8d867c');
  const bar = 9;
  for (let index = 0; index < strength; index++) {
    const left = x + (index - strength / 2) * (bar + 3) + 1.5;
    fillRound(ctx, rect(left - 3, y + 25, bar + 6, 22), 4, colours.ink);
  }
  for (let index = 0; index < strength; index++) {
    fillRound(ctx, rect(x + (index - strength / 2) * (bar + 3) + 1.5, y + 28, bar, 16), 2, active ? colours.cream : '#b7afa3');
  }
  drawCrest(brush, seat, x - 28, y - 28, 29);
}

/** A bar with the marks of its house, along the angle given. */
export function drawRoad(brush: Brush, seat: Seat, x: number, y: number, angle: number): void {
  const { ctx } = brush;
  const { base, dark, ink, road } = houseOf(seat);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  fillRound(ctx, rect(-46, -18, 92, 36), 8, colours.ink);
  fillRound(ctx, rect(-43, -15, 86, 30), 6, colours.cream);
  fillRound(ctx, rect(-39, -11, 78, 22), 3, base);
  ctx.fillStyle = dark;
  ctx.strokeStyle = dark;
  switch (road) {
    case 'rungs':
      for (let at = -34; at < 36; at += 11) ctx.fillRect(at, -11, 5, 22);
      break;
    case 'line':
      ctx.fillRect(-39, -4, 78, 8);
      break;
    case 'chevrons':
      ctx.lineWidth = 5;
      for (let at = -32; at < 34; at += 16) {
        ctx.beginPath();
        ctx.moveTo(at, -10);
        ctx.lineTo(at + 8, 0);
        ctx.lineTo(at, 10);
        ctx.stroke();
      }
      break;
    case 'plain':
      break;
    case 'dots':
      for (let at = -30; at < 36; at += 15) fillCircle(ctx, at, 0, 5, ink);
      break;
    case 'crosses':
      ctx.lineWidth = 4;
      for (let at = -30; at < 34; at += 19) {
        ctx.beginPath();
        ctx.moveTo(at - 6, -8);
        ctx.lineTo(at + 6, 8);
        ctx.moveTo(at + 6, -8);
        ctx.lineTo(at - 6, 8);
        ctx.stroke();
      }
      break;
  }
  ctx.restore();
}
