import type { AwardToken, Total } from '../../engine/scene/index.ts';
import type { Brush } from './brush.ts';
import { inset, rect } from './brush.ts';
import { drawIcon } from './icons.ts';
import { blendColours, themeColours } from './theme.ts';
import { polygonCorners, fillCircle, fillPolygon, fillRound } from './shapes.ts';
import { widthOf, drawText } from './text.ts';

/** Draws an award with its right edge at `right`; returns its width. */
export function drawToken(brush: Brush, token: AwardToken, right: number, y: number, size: number): number {
  if (token.shape === 'cup') return drawCup(brush, token, right, y, size);
  const { ctx } = brush;
  const x = right - size / 2;
  const edge = size / 19;
  const layers = [
    [0, themeColours.ink],
    [edge, themeColours.gold],
    [edge * 1.75, blendColours(themeColours.gold, themeColours.ink, 0.5)],
    [edge * 2.25, themeColours.gold],
  ] as const;
  for (const [less, colour] of layers) {
    const half = size / 2 - less;
    if (token.shape === 'circle') fillCircle(ctx, x, y, half, colour);
    else fillPolygon(ctx, outlineOf(token.shape, x, y, half), colour);
  }
  if (token.value === undefined)
    drawIcon(ctx, token.icon, x - size * 0.29, y - size * 0.29, size * 0.58, themeColours.ink);
  else
    drawText(
      brush,
      String(token.value),
      { font: 'Fira800', size: size * 0.62, least: size * 0.4, ink: themeColours.ink, align: 'center' },
      rect(x - size * 0.36, y - size * 0.4, size * 0.72, size * 0.72),
    );
  return size;
}

function outlineOf(
  shape: 'octagon' | 'shield' | 'trapezium',
  x: number,
  y: number,
  half: number,
): readonly (readonly [number, number])[] {
  switch (shape) {
    case 'octagon':
      return polygonCorners(x, y, half * 1.08, 8, undefined, Math.PI / 8);
    case 'shield':
      return [
        [x - half * 0.9, y - half],
        [x + half * 0.9, y - half],
        [x + half * 0.9, y + half * 0.3],
        [x, y + half],
        [x - half * 0.9, y + half * 0.3],
      ];
    case 'trapezium':
      return [
        [x - half * 0.6, y - half],
        [x + half * 0.6, y - half],
        [x + half, y + half],
        [x - half, y + half],
      ];
  }
}

const tokenTarget = ({ of }: AwardToken): string => (of === undefined ? '' : `/${of}`);
const tagWidth = (token: AwardToken, size: number): number =>
  token.of === undefined ? 0 : widthOf('Fira700', size * 0.4, tokenTarget(token)) + 4;
export const tokenWidth = (token: AwardToken, size: number): number =>
  token.shape === 'cup' ? Math.ceil(size * 1.2 + tagWidth(token, size) + 34) : size;

/** Draws a cup with a tag for its level and maximum. */
function drawCup(brush: Brush, token: AwardToken, right: number, y: number, size: number): number {
  const { ctx } = brush;
  const value = String(token.value ?? 0);
  const of = tokenTarget(token);
  const [icon, tag] = [size * 0.62, size * 0.58];
  const tail = tagWidth(token, size);
  const width = tokenWidth(token, size);
  const area = rect(right - width, y - size / 2, width, size);
  fillRound(ctx, area, 10, themeColours.paperLine);
  fillRound(ctx, inset(area, 2.5), 8, themeColours.shade);
  drawIcon(ctx, token.icon, area.x + 10, y - icon / 2, icon, themeColours.goldInk);
  const x = area.x + 18 + icon;
  drawTag(brush, value, x, y - tag / 2, tag);
  if (of !== '')
    drawText(
      brush,
      of,
      { font: 'Fira700', size: size * 0.4, ink: themeColours.secondInk },
      rect(x + tag + 4, y - size * 0.3, tail, size * 0.64),
    );
  return width;
}

/** Draws the level in gold on an ink tag that points up. */
export function drawTag(brush: Brush, level: string, x: number, y: number, size: number): void {
  const outline = [
    [x + size / 2, y],
    [x + size, y + size * 0.3],
    [x + size, y + size],
    [x, y + size],
    [x, y + size * 0.3],
  ] as const;
  fillPolygon(brush.ctx, outline, themeColours.ink);
  const style = { font: 'Fira800', size: size * 0.72, ink: '#ffd45e', align: 'center' } as const;
  drawText(brush, level, style, rect(x, y + size * 0.18, size, size * 0.8));
}

const digitsOf = (total: Total): string => String(total.value).replace('-', '−');

export const plateWidth = (total: Total, size: number): number =>
  size * 0.86 + widthOf('Fira800', size * 0.84, digitsOf(total)) + (total.title === undefined ? 0 : size * 0.5);

/** Draws an icon with its number; gold with a title: rounded for the road, octagonal for the army. */
export function drawPlate(brush: Brush, total: Total, x: number, y: number, size: number): number {
  const { ctx } = brush;
  const width = plateWidth(total, size);
  const held = total.title !== undefined;
  const cut = size * 0.26;
  if (held)
    for (const [less, colour] of [
      [0, themeColours.ink],
      [3, themeColours.gold],
    ] as const) {
      const [left, top, right, bottom] = [x + less, y + less, x + width - less, y + size - less];
      if (total.title === 'circle') fillRound(ctx, rect(left, top, right - left, bottom - top), size / 2, colour);
      else
        fillPolygon(
          ctx,
          [
            [left + cut, top],
            [right - cut, top],
            [right, top + cut],
            [right, bottom - cut],
            [right - cut, bottom],
            [left + cut, bottom],
            [left, bottom - cut],
            [left, top + cut],
          ],
          colour,
        );
    }
  const start = x + (held ? size * 0.22 : 0);
  const ink = total.warn === true ? themeColours.warning : themeColours.ink;
  drawIcon(ctx, total.icon, start, y + size * 0.15, size * 0.7, ink);
  drawText(
    brush,
    digitsOf(total),
    { font: 'Fira800', size: size * 0.84, ink },
    rect(start + size * 0.8, y, width, size),
  );
  return width;
}
