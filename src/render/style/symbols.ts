import type { Chip, Colour, Die, IconValue } from '../../engine/scene/index.ts';
import type { Brush, Rect } from './brush.ts';
import { rect } from './brush.ts';
import { drawIcon } from './icons.ts';
import { blendColours, themeColours, inkForBackground } from './theme.ts';
import { fillCircle, fillRound, strokeCircle, strokeRound } from './shapes.ts';
import { widthOf, drawText } from './text.ts';

const wordShare = 0.94;
/** Smallest legible height of a number beside an icon. */
const MIN_NUMBER_HEIGHT = 12.5;
const MIN_SYMBOL_HEIGHT = 11.8;

function worthWidth(brush: Brush, worth: IconValue, height: number): number {
  const words = [worth.before, worth.after].flatMap((text) => (text === undefined ? [] : [brush.translate(text)]));
  return height + words.reduce((sum, word) => sum + widthOf('Fira700', height * wordShare, word) + height * 0.1, 0);
}

/** Draws icons with numbers in a row, shrunk to fit. Returns the width used. */
export function drawWorths(
  brush: Brush,
  worths: readonly IconValue[],
  area: Rect,
  ink: string,
  align: 'left' | 'right',
): number {
  if (worths.length === 0) return 0;
  const between = 0.3;
  const natural =
    worths.reduce((sum, worth) => sum + worthWidth(brush, worth, 100), 0) + (worths.length - 1) * between * 100;
  const height = Math.min(area.h, Math.max((area.w / natural) * 100, worths.length === 1 ? MIN_SYMBOL_HEIGHT : 0));
  // Fewer icons are better than illegible ones; the card itself has the rest.
  if (height < MIN_NUMBER_HEIGHT && worths.length > 1) return drawWorths(brush, worths.slice(0, -1), area, ink, align);
  const width = (natural / 100) * height;
  let x = align === 'left' ? area.x : area.x + area.w - width;
  const y = area.y + (area.h - height) / 2;
  for (const worth of worths) {
    if (worth.before !== undefined)
      x += drawValueText(brush, brush.translate(worth.before), x, y, height, ink) + height * 0.1;
    drawIcon(brush.ctx, worth.icon, x, y + height * 0.02, height * 0.96, ink);
    x += height;
    if (worth.after !== undefined)
      x += height * 0.1 + drawValueText(brush, brush.translate(worth.after), x + height * 0.1, y, height, ink);
    x += height * between;
  }
  return width;
}

function drawValueText(brush: Brush, word: string, x: number, y: number, height: number, ink: string): number {
  const size = height * wordShare;
  return drawText(
    brush,
    word,
    { font: 'Fira700', size, ink },
    rect(x, y, widthOf('Fira700', size, word) + 0.01, height),
  ).width;
}

export function chipWidth(chip: Chip, height: number): number {
  return height * 1.22 + widthOf('Fira800', height * 0.76, chip.amount);
}

/** Draws number and icon on the resource's colour. */
export function drawChip(brush: Brush, chip: Chip, x: number, y: number, height: number): number {
  const { ctx } = brush;
  const width = chipWidth(chip, height);
  const area = rect(x, y, width, height);
  fillRound(ctx, area, height * 0.2, chip.ware.fill);
  strokeRound(ctx, area, height * 0.2, themeColours.ink, Math.max(2, height * 0.045));
  const size = height * 0.76;
  const word = widthOf('Fira800', size, chip.amount);
  drawText(
    brush,
    chip.amount,
    { font: 'Fira800', size, ink: chip.ware.ink },
    rect(x + height * 0.18, y, word + 0.01, height),
  );
  drawIcon(ctx, chip.ware.icon, x + height * 0.3 + word, y + height * 0.13, height * 0.74, chip.ware.ink);
  if (chip.missing !== undefined && chip.missing > 0) {
    const radius = height * 0.36;
    fillCircle(ctx, x + width - radius * 0.8, y, radius + 2, themeColours.cream);
    fillCircle(ctx, x + width - radius * 0.8, y, radius, themeColours.warning);
    const room = rect(x + width - radius * 1.8, y - radius, radius * 2, radius * 2);
    drawText(
      brush,
      `−${chip.missing}`,
      { font: 'Fira800', size: radius * 1.25, ink: themeColours.cream, align: 'center' },
      room,
    );
  }
  return width;
}

/** Draws a number as a square; stock is circles, so dice and stores differ at any size. */
export function drawNumber(brush: Brush, digits: string, area: Rect, lit: boolean): void {
  const { ctx } = brush;
  const line = Math.max(2, area.w * 0.055);
  fillRound(ctx, area, area.w * 0.22, lit ? themeColours.ink : themeColours.cream);
  fillRound(
    ctx,
    rect(area.x + line, area.y + line, area.w - 2 * line, area.h - 2 * line),
    area.w * 0.18,
    lit ? themeColours.cream : themeColours.ink,
  );
  drawText(
    brush,
    digits,
    { font: 'Fira800', size: area.h * 0.84, ink: lit ? themeColours.ink : themeColours.cream, align: 'center' },
    area,
  );
}

/** Dot positions on a die, in thirds of half its size from the middle. */
const dieDots: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export function drawDie(brush: Brush, die: Die, area: Rect, look: 'digits' | 'pips' = 'digits'): void {
  const { ctx } = brush;
  const radius = area.w * 0.18;
  if (die === null) {
    ctx.setLineDash([10, 8]);
    strokeRound(ctx, area, radius, themeColours.tan, 3);
    ctx.setLineDash([]);
    return;
  }
  const warn = 'icon' in die && die.warn;
  const tinted = 'ware' in die ? undefined : die.fill;
  fillRound(ctx, area, radius, warn ? themeColours.warning : (tinted ?? themeColours.cream));
  if (tinted !== undefined) strokeRound(ctx, area, radius, themeColours.cream, 3);
  if (warn) strokeRound(ctx, area, radius, themeColours.cream, 4);
  if ('value' in die && look === 'pips') {
    const ink = tinted === undefined ? themeColours.ink : inkForBackground(tinted);
    for (const [x, y] of dieDots[die.value] ?? [])
      fillCircle(ctx, area.x + area.w * (0.5 + 0.26 * x), area.y + area.h * (0.5 + 0.26 * y), area.w * 0.09, ink);
    return;
  }
  if ('value' in die) {
    drawText(
      brush,
      String(die.value),
      { font: 'Fira800', size: area.h * 0.88, ink: themeColours.ink, align: 'center' },
      area,
    );
    return;
  }
  if ('ware' in die) {
    const size = area.w * 0.8;
    fillRound(ctx, area, radius, die.ware.fill);
    drawIcon(ctx, die.ware.icon, area.x + (area.w - size) / 2, area.y + (area.h - size) / 2, size, die.ware.ink);
    return;
  }
  const size = area.w * 0.74;
  drawIcon(
    ctx,
    die.icon,
    area.x + (area.w - size) / 2,
    area.y + (area.h - size) / 2,
    size,
    warn ? themeColours.cream : tinted === undefined ? themeColours.ink : inkForBackground(tinted),
  );
}

/** Draws a slot of a store, filled with its resource or hollow. */
export function drawPip(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  full: boolean,
  icon: string,
  ground: Colour,
): void {
  const { ctx } = brush;
  if (full) {
    fillCircle(ctx, x, y, radius, themeColours.ink);
    fillCircle(ctx, x, y, radius - Math.max(2, radius * 0.12), themeColours.cream);
    drawIcon(ctx, icon, x - radius * 0.62, y - radius * 0.62, radius * 1.24, themeColours.ink);
    return;
  }
  fillCircle(ctx, x, y, radius, blendColours(ground, themeColours.ink, 0.42));
  strokeCircle(ctx, x, y, radius, blendColours(ground, themeColours.cream, 0.34), Math.max(1.5, radius * 0.1));
}

/** Draws the menu number of a place. */
export function drawBadge(brush: Brush, number: number, x: number, y: number, radius: number): void {
  const { ctx } = brush;
  fillCircle(ctx, x, y, radius, themeColours.ink);
  fillCircle(ctx, x, y, radius - Math.max(2, radius * 0.1), themeColours.cream);
  strokeCircle(ctx, x, y, radius * 0.86, themeColours.ink, Math.max(1.5, radius * 0.06));
  const room = rect(x - radius * 0.78, y - radius * 0.78, radius * 1.56, radius * 1.56);
  drawText(
    brush,
    String(number),
    { font: 'Fira800', size: radius * 1.3, least: radius * 0.6, ink: themeColours.ink, align: 'center' },
    room,
  );
}
