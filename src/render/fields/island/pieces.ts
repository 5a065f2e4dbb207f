import type { BoardPiece, Seat } from '../../../engine/scene/index.ts';
import type { Brush } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { drawCrest } from '../../style/crest.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours } from '../../style/theme.ts';
import { polygonCorners, fillCircle, fillPolygon, fillRound, hatch, strokePolygon } from '../../style/shapes.ts';
import type { Pen } from '../../style/surface.ts';

type Points = readonly (readonly [number, number])[];

/** Draws a piece centred on its corner. */
export function drawPiece(brush: Brush, piece: BoardPiece, x: number, y: number): void {
  switch (piece.kind) {
    case 'settlement':
      return drawSettlement(brush, piece.seat, settlementOutline(x, y), x, y + 6, 30);
    case 'city':
      return drawCity(brush, piece, x, y);
    case 'knight':
      return drawKnight(brush, piece, x, y);
  }
}

const settlementOutline = (x: number, y: number): Points => [
  [x, y - 33],
  [x + 29, y - 8],
  [x + 29, y + 28],
  [x - 29, y + 28],
  [x - 29, y - 8],
];

/** Outline of a tower with battlements beside a gabled house. */
const cityOutline = (x: number, y: number): Points => [
  [x - 44, y - 36],
  [x - 35, y - 36],
  [x - 35, y - 28],
  [x - 26, y - 28],
  [x - 26, y - 36],
  [x - 14, y - 36],
  [x - 14, y - 28],
  [x - 5, y - 28],
  [x - 5, y - 36],
  [x + 1, y - 36],
  [x + 1, y - 8],
  [x + 20, y - 26],
  [x + 44, y - 4],
  [x + 44, y + 34],
  [x - 44, y + 34],
];

/** Draws outline, cream frame, the seat's colour, hatching and crest. */
function drawSettlement(
  brush: Brush,
  seat: Seat,
  outline: Points,
  x: number,
  y: number,
  crest: number,
  frame: string = themeColours.cream,
): void {
  const { ctx } = brush;
  ctx.lineJoin = 'round';
  strokePolygon(ctx, outline, themeColours.ink, 12);
  strokePolygon(ctx, outline, frame, 7);
  fillBuilding(ctx, seat, outline);
  drawCrest(brush, seat, x, y, crest);
}

function fillBuilding(ctx: Pen, seat: Seat, outline: Points): void {
  const { base, light, hatching } = seatStyleOf(seat);
  ctx.save();
  fillPolygon(ctx, outline, base);
  ctx.clip();
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const area = rect(
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  );
  hatch(ctx, area, hatching, 9, 3, light);
  ctx.restore();
}

function drawCity(brush: Brush, piece: Extract<BoardPiece, { kind: 'city' }>, x: number, y: number): void {
  const { ctx } = brush;
  const { seat, metropolis } = piece;
  ctx.save();
  if (piece.laid === true) {
    ctx.translate(x, y);
    ctx.rotate(Math.PI / 2);
    ctx.translate(-x, -y);
  }
  drawSettlement(
    brush,
    seat,
    cityOutline(x, y),
    x + (metropolis === undefined ? 4 : -12),
    y + 8,
    34,
    metropolis === undefined ? themeColours.cream : themeColours.gold,
  );
  ctx.restore();
  if (piece.wall === true) drawWall(ctx, x, y + 34);
  if (metropolis === undefined) return;
  fillCircle(ctx, x + 30, y - 16, 26, themeColours.ink);
  fillCircle(ctx, x + 30, y - 16, 23, themeColours.gold);
  fillCircle(ctx, x + 30, y - 16, 18, metropolis.fill);
  drawIcon(ctx, metropolis.icon, x + 18, y - 28, 24, metropolis.ink);
}

/** Draws grey battlements in front of the city. */
function drawWall(ctx: Pen, x: number, y: number): void {
  const [wide, grey] = [58, '#a6a097'] as const;
  const step = (2 * wide) / 9;
  const outline: [number, number][] = [];
  for (let index = 0; index < 9; index++) {
    const top = index % 2 === 0 ? y - 9 : y - 1;
    outline.push([x - wide + index * step, top], [x - wide + (index + 1) * step, top]);
  }
  outline.push([x + wide, y + 15], [x - wide, y + 15]);
  strokePolygon(ctx, outline, themeColours.ink, 6);
  fillPolygon(ctx, outline, grey);
  ctx.fillStyle = blendColours(grey, themeColours.ink, 0.5);
  ctx.fillRect(x - wide, y + 6, 2 * wide, 2);
}

/** Draws a knight: disc, hexagon or star by strength, in the seat's colours if active, otherwise dark. */
function drawKnight(
  brush: Brush,
  { seat, strength, active }: Extract<BoardPiece, { kind: 'knight' }>,
  x: number,
  y: number,
): void {
  const { ctx } = brush;
  const { base, ink } = seatStyleOf(seat);
  const shape = (radius: number): Points =>
    strength === 1
      ? polygonCorners(x, y, radius, 28)
      : strength === 2
        ? polygonCorners(x, y, radius * 1.08, 6, undefined, Math.PI / 6)
        : polygonCorners(x, y, radius * 1.2, 16, radius * 0.98);
  fillPolygon(ctx, shape(37), themeColours.ink);
  fillPolygon(ctx, shape(34), active ? themeColours.gold : '#8d867c');
  fillPolygon(ctx, shape(28), active ? base : '#38342f');
  drawIcon(ctx, 'black-knight-helm', x - 18, y - 20, 36, active ? ink : '#8d867c');
  const bar = 9;
  for (let index = 0; index < strength; index++) {
    const left = x + (index - strength / 2) * (bar + 3) + 1.5;
    fillRound(ctx, rect(left - 3, y + 25, bar + 6, 22), 4, themeColours.ink);
  }
  for (let index = 0; index < strength; index++) {
    fillRound(
      ctx,
      rect(x + (index - strength / 2) * (bar + 3) + 1.5, y + 28, bar, 16),
      2,
      active ? themeColours.cream : '#b7afa3',
    );
  }
  drawCrest(brush, seat, x - 28, y - 28, 29);
}

/** Draws a bar with the seat's marks at the given angle. */
export function drawRoad(brush: Brush, seat: Seat, x: number, y: number, angle: number): void {
  const { ctx } = brush;
  const { base, dark, ink, road } = seatStyleOf(seat);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  fillRound(ctx, rect(-46, -18, 92, 36), 8, themeColours.ink);
  fillRound(ctx, rect(-43, -15, 86, 30), 6, themeColours.cream);
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
