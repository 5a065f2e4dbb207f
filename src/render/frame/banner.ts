import type { Banner, AwardToken, Total } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { clamp, rect } from '../style/brush.ts';
import { tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { drawCrest, outlinePennant, hatchSeatColours } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { themeColours } from '../style/theme.ts';
import { drawPersonName } from '../style/person-name.ts';
import { fillPointer, fillPolygon, fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { drawToken, tokenWidth } from '../style/tokens.ts';
import { widthOf, drawText } from '../style/text.ts';

export const bannerHeight = 92;
const widest = 404;
const shortest = 250;
const tokenSize = 76;

const scoreWidth = (banner: Banner): number =>
  66 + widthOf('Fira800', 72, digitsOf(banner.score)) + 8 + widthOf('Fira700', 42, slashedOf(banner)) + 4;

/** Width of everything behind the pennant, including spacing. */
function contentWidth(banner: Banner): number {
  const widths = (totals: readonly Total[], space: number) =>
    totals.reduce((sum, total) => sum + Math.ceil(totalWidth(total)) + space, -space);
  const holdings = banner.holdings.length > 0 ? 29 + widths(banner.holdings, 14) : 0;
  const tokens = banner.tokens.reduce((sum, token) => sum + tokenWidth(token, tokenSize) + 6, 16);
  return 56 + Math.ceil(scoreWidth(banner)) + 29 + widths(banner.totals, 16) + holdings + tokens + 12;
}

/** Lays out pennant, totals and tokens; the pennant is shorter if there are many tokens. */
export function layoutBanner(banner: Banner, area: Rect, most = widest): readonly PicturePart[] {
  const pennant = clamp(shortest, area.w - contentWidth(banner), most);
  const parts: PicturePart[] = [
    tilePart('ground', ['banner', banner.seat, banner.name, banner.note, pennant], area, 3, (brush, room) =>
      paintGround(brush, banner, room, pennant),
    ),
  ];
  const middle = area.y;
  let x = area.x + pennant + 56;
  const put = (key: unknown, width: number, paint: (brush: Brush, room: Rect) => void): void => {
    const room = rect(x, middle + 8, Math.ceil(width), area.h - 16);
    parts.push(
      tilePart('tile', ['total', key], room, 0, (brush, inner) => {
        fillRound(brush.ctx, inner, 0, themeColours.paper);
        paint(brush, inner);
      }),
    );
    x += Math.ceil(width);
  };
  const rule = (): void => {
    x += 12;
    parts.push({ kind: 'fill', area: rect(x, middle + 16, 3, area.h - 32), colour: themeColours.deepShade });
    x += 17;
  };
  put([banner.score, banner.target], scoreWidth(banner), (brush, room) => paintScore(brush, banner, room));
  rule();
  for (const [index, total] of banner.totals.entries()) {
    if (index > 0) x += 16;
    put(total, totalWidth(total), (brush, room) => paintTotal(brush, total, room));
  }
  if (banner.holdings.length > 0) rule();
  for (const [index, total] of banner.holdings.entries()) {
    if (index > 0) x += 14;
    put(total, totalWidth(total), (brush, room) => paintTotal(brush, total, room));
  }
  let right = area.x + area.w - 16;
  for (const token of banner.tokens) {
    const wide = tokenWidth(token, tokenSize);
    const room = rect(right - wide, middle + (area.h - tokenSize) / 2, wide, tokenSize);
    parts.push(tilePart('tile', ['token', token], room, 0, (brush, inner) => paintToken(brush, token, inner)));
    right -= wide + 6;
  }
  return parts;
}

function paintGround(brush: Brush, banner: Banner, area: Rect, pennant: number): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(banner.seat);
  const { x, y, w, h } = area;
  fillRound(ctx, area, 12, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  ctx.fillStyle = themeColours.shade;
  ctx.fillRect(x, y + h - 8, w, 8);
  const outline = [
    [x, y],
    [x + pennant, y],
    [x + pennant + 32, y + h / 2],
    [x + pennant, y + h],
    [x, y + h],
  ] as const;
  fillPolygon(ctx, outline, seatStyle.base);
  ctx.clip();
  hatchSeatColours(brush, banner.seat, rect(x, y, pennant + 32, h), 0, 10, 3);
  ctx.restore();
  outlinePennant(ctx, seatStyle, x + pennant, y, 32, h);
  strokeRound(ctx, area, 12, seatStyle.base, 4);
  drawCrest(brush, banner.seat, x + 52, y + h / 2, 72);
  const room = rect(x + 102, y + 6, pennant - 102, h - 12);
  const style = { size: 54, least: 20, ink: seatStyle.ink, lines: 2, leading: 0.94 } as const;
  if (banner.note === null) {
    drawPersonName(brush, banner, style, room);
    return;
  }
  drawPersonName(brush, banner, { ...style, size: 48 }, rect(room.x, room.y, room.w, 50));
  fillPointer(ctx, room.x + 2, y + 71, 20, seatStyle.ink);
  drawText(
    brush,
    brush.translate(banner.note),
    { font: 'Fira600', size: 30, least: 20, ink: seatStyle.ink },
    rect(room.x + 28, y + 54, room.w - 28, 34),
  );
}

const slashedOf = ({ target }: Banner): string => (target === null ? '' : `/${target}`);

function paintScore(brush: Brush, banner: Banner, area: Rect): void {
  const { x, y, h } = area;
  drawIcon(brush.ctx, banner.score.icon, x, y + h / 2 - 30, 60, themeColours.goldInk);
  const digits = drawText(
    brush,
    digitsOf(banner.score),
    { font: 'Fira800', size: 72, ink: themeColours.ink },
    rect(x + 66, y, area.w, h),
  );
  const room = rect(x + 66 + digits.width + 8, y + 14, area.w - 66 - digits.width - 8, h - 16);
  drawText(brush, slashedOf(banner), { font: 'Fira700', size: 42, ink: themeColours.secondInk }, room);
}

const totalIcon = 46;
const digitsOf = (total: Total): string => String(total.value).replace('-', '−');
const plain = (total: Total): number => totalIcon + 8 + widthOf('Fira800', 52, digitsOf(total)) + 2;
const totalWidth = (total: Total): number => plain(total) + (total.warn === true ? 24 : 0);

function paintTotal(brush: Brush, total: Total, area: Rect): void {
  const { y, h } = area;
  const warn = total.warn === true;
  if (warn) fillRound(brush.ctx, rect(area.x, y + 6, area.w, h - 12), 10, themeColours.warning);
  const ink = warn ? themeColours.cream : themeColours.ink;
  const x = area.x + (warn ? 12 : 0);
  drawIcon(brush.ctx, total.icon, x, y + (h - totalIcon) / 2, totalIcon, ink);
  drawText(brush, digitsOf(total), { font: 'Fira800', size: 52, ink }, rect(x + totalIcon + 8, y, area.w, h));
}

function paintToken(brush: Brush, token: AwardToken, area: Rect): void {
  fillRound(brush.ctx, area, 0, themeColours.paper);
  drawToken(brush, token, area.x + area.w, area.y + area.h / 2, area.h);
}
