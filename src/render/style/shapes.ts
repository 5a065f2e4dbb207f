import type { TitleEdge } from '../../engine/scene/index.ts';
import type { Rect } from './brush.ts';
import type { Pen } from './surface.ts';

/** Arrows, stars, ticks and crosses are paths, because fonts lack dependable signs. */

export function roundPath(ctx: Pen, area: Rect, radius: number | [number, number, number, number]): void {
  ctx.beginPath();
  ctx.roundRect(area.x, area.y, area.w, area.h, radius);
}

export function fillRound(
  ctx: Pen,
  area: Rect,
  radius: number | [number, number, number, number],
  colour: string,
): void {
  roundPath(ctx, area, radius);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Strokes along the inside of the area. */
export function strokeRound(ctx: Pen, area: Rect, radius: number, colour: string, width: number): void {
  ctx.beginPath();
  ctx.roundRect(
    area.x + width / 2,
    area.y + width / 2,
    area.w - width,
    area.h - width,
    Math.max(0, radius - width / 2),
  );
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

export function fillCircle(ctx: Pen, x: number, y: number, radius: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fillStyle = colour;
  ctx.fill();
}

export function strokeCircle(ctx: Pen, x: number, y: number, radius: number, colour: string, width: number): void {
  ctx.beginPath();
  ctx.arc(x, y, radius - width / 2, 0, Math.PI * 2);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

function tracePolygon(ctx: Pen, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
  ctx.closePath();
}

export function fillPolygon(ctx: Pen, points: readonly (readonly [number, number])[], colour: string): void {
  tracePolygon(ctx, points);
  ctx.fillStyle = colour;
  ctx.fill();
}

/** Strokes along a polygon's edge, half on either side. */
export function strokePolygon(
  ctx: Pen,
  points: readonly (readonly [number, number])[],
  colour: string,
  width: number,
): void {
  tracePolygon(ctx, points);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Corners of a regular polygon, or of a star if every second one is drawn in. */
export function polygonCorners(
  x: number,
  y: number,
  radius: number,
  count: number,
  inner = radius,
  turn = 0,
): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = turn - Math.PI / 2 + (index * 2 * Math.PI) / count;
    const reach = index % 2 === 0 ? radius : inner;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
}

export function fillStar(ctx: Pen, x: number, y: number, radius: number, colour: string): void {
  fillPolygon(ctx, polygonCorners(x, y + radius * 0.06, radius, 10, radius * 0.44), colour);
}

export function fillPointer(ctx: Pen, x: number, y: number, size: number, colour: string): void {
  fillPolygon(
    ctx,
    [
      [x, y - size / 2],
      [x + size * 0.86, y],
      [x, y + size / 2],
    ],
    colour,
  );
}

function strokeLines(
  ctx: Pen,
  lines: readonly (readonly (readonly [number, number])[])[],
  colour: string,
  width: number,
): void {
  ctx.beginPath();
  for (const line of lines) {
    for (const [index, [x, y]] of line.entries()) {
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
  }
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.lineCap = 'butt';
}

export function drawTick(ctx: Pen, x: number, y: number, size: number, colour: string): void {
  const line = [
    [x - size * 0.5, y + size * 0.02],
    [x - size * 0.14, y + size * 0.36],
    [x + size * 0.5, y - size * 0.36],
  ] as const;
  strokeLines(ctx, [line], colour, size * 0.2);
}

export function drawCross(ctx: Pen, x: number, y: number, size: number, colour: string): void {
  const reach = size * 0.36;
  const lines = [
    [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ],
    [
      [x - reach, y + reach],
      [x + reach, y - reach],
    ],
  ] as const;
  strokeLines(ctx, lines, colour, size * 0.2);
}

/** Draws an open circle with an arrowhead. */
export function drawCircularArrow(ctx: Pen, x: number, y: number, radius: number, colour: string): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, -0.2 * Math.PI, 1.35 * Math.PI);
  ctx.strokeStyle = colour;
  ctx.lineWidth = radius * 0.36;
  ctx.stroke();
  const [tip, size] = [1.35 * Math.PI, radius * 0.62];
  const [px, py] = [x + radius * Math.cos(tip), y + radius * Math.sin(tip)];
  fillPolygon(
    ctx,
    [
      [px - size * 0.5, py - size],
      [px + size * 1.1, py - size * 0.1],
      [px - size * 0.4, py + size],
    ],
    colour,
  );
}

/** Draws evenly spaced lines over the area, within the current clip. */
export function hatch(
  ctx: Pen,
  area: Rect,
  direction: 'vertical' | 'horizontal' | 'rising' | 'falling' | 'grid' | 'none',
  step: number,
  width: number,
  colour: string,
): void {
  ctx.fillStyle = colour;
  if (direction === 'vertical' || direction === 'grid') {
    for (let x = area.x; x < area.x + area.w; x += step) ctx.fillRect(Math.round(x), area.y, width, area.h);
  }
  if (direction === 'horizontal' || direction === 'grid') {
    for (let y = area.y; y < area.y + area.h; y += step) ctx.fillRect(area.x, Math.round(y), area.w, width);
  }
  if (direction !== 'rising' && direction !== 'falling') return;
  const down = direction === 'falling' ? 1 : -1;
  ctx.beginPath();
  for (let x = area.x - area.h; x < area.x + area.w + area.h; x += step * 1.4) {
    ctx.moveTo(x, area.y + (area.h / 2) * (1 - down));
    ctx.lineTo(x + area.h, area.y + (area.h / 2) * (1 + down));
  }
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** Fills the edge below a card's title strip, which shows the kind without colour. */
export function fillCardEdge(ctx: Pen, edge: TitleEdge, area: Rect, depth: number, colour: string): void {
  const { x, w } = area;
  const y = area.y + area.h;
  ctx.fillStyle = colour;
  switch (edge) {
    case 'straight':
      return;
    case 'battlements': {
      const count = Math.max(5, Math.round(w / (depth * 3.4)));
      const step = w / (count - 0.5);
      for (let index = 0; index < count; index++) ctx.fillRect(x + index * step, y - 0.5, step / 2, depth);
      return;
    }
    case 'waves': {
      const count = Math.max(5, Math.round(w / (depth * 2.6)));
      const step = w / count;
      ctx.beginPath();
      ctx.moveTo(x, y - 0.5);
      for (let index = 0; index < count; index++)
        ctx.quadraticCurveTo(x + (index + 0.5) * step, y + depth * 1.9, x + (index + 1) * step, y - 0.5);
      ctx.fill();
      return;
    }
    case 'point':
      fillPolygon(
        ctx,
        [
          [x, y - 0.5],
          [x + w, y - 0.5],
          [x + w / 2, y + depth * 1.25],
        ],
        colour,
      );
      return;
    case 'teeth': {
      const count = Math.max(6, Math.round(w / (depth * 1.9)));
      const step = w / count;
      for (let index = 0; index < count; index++) {
        fillPolygon(
          ctx,
          [
            [x + index * step, y - 0.5],
            [x + (index + 1) * step, y - 0.5],
            [x + (index + 0.5) * step, y + depth],
          ],
          colour,
        );
      }
      return;
    }
    case 'dots': {
      const count = Math.max(5, Math.round(w / (depth * 2.6)));
      const step = w / count;
      for (let index = 0; index < count; index++)
        fillCircle(ctx, x + (index + 0.5) * step, y + depth * 0.55, depth * 0.42, colour);
      return;
    }
    default:
      edge satisfies never;
  }
}
