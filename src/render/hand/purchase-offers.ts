import type { PurchaseOffer, Availability } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { chipWidth, drawChip } from '../style/symbols.ts';
import { drawCross, drawTick, fillPointer, fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

/** Whether an offer needs a second line, for points or another way to pay. */
const isTall = (offer: PurchaseOffer): boolean => offer.note !== undefined || offer.points !== undefined;
export const purchaseOfferHeight = (offer: PurchaseOffer): number => (isTall(offer) ? 172 : 80);

/** Paints something to buy, its price and whether it is available now. */
export function paintPurchaseOffer(brush: Brush, offer: PurchaseOffer, area: Rect): void {
  const { ctx } = brush;
  const { open } = offer.status;
  const paper = open ? themeColours.paper : themeColours.dimmed;
  fillRound(ctx, area, 12, paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  if (isTall(offer)) paintTallOffer(brush, offer, paper, area);
  else paintShortOffer(brush, offer, area);
  ctx.restore();
  strokeRound(
    ctx,
    area,
    12,
    open ? themeColours.cream : blendColours(themeColours.blocked, themeColours.tan, 0.3),
    open ? 4 : 3,
  );
}

function paintShortOffer(brush: Brush, offer: PurchaseOffer, area: Rect): void {
  const ink = offer.status.open ? themeColours.ink : themeColours.secondInk;
  const bar = 292;
  drawIcon(brush.ctx, offer.icon, area.x + 16, area.y + 14, area.h - 28, ink);
  drawText(
    brush,
    brush.translate(offer.name),
    { font: 'Fira600', size: 35, least: 20, ink },
    rect(area.x + 82, area.y, 212, area.h),
  );
  paintCost(brush, offer, rect(area.x + 304, area.y, area.w - 304 - bar - 8, area.h + 6), 45);
  paintStatus(brush, offer.status, rect(area.x + area.w - bar, area.y, bar, area.h));
}

function paintTallOffer(brush: Brush, offer: PurchaseOffer, paper: `#${string}`, area: Rect): void {
  const { ctx } = brush;
  const bar = 60;
  const body = rect(area.x, area.y, area.w, area.h - bar);
  const ink = offer.status.open ? themeColours.ink : themeColours.secondInk;
  const art = rect(body.x + 16, body.y + 13, 86, 86);
  fillRound(ctx, art, 8, blendColours(paper, themeColours.deepShade, 0.55));
  strokeRound(ctx, art, 8, themeColours.paperLine, 2);
  drawIcon(ctx, offer.icon, art.x + 14, art.y + 14, 58, ink);
  drawText(
    brush,
    brush.translate(offer.name),
    { font: 'Grenze700', size: 40, least: 22, ink },
    rect(body.x + 122, body.y + 10, 240, 50),
  );
  if (offer.note !== undefined) {
    drawText(
      brush,
      brush.translate(offer.note),
      { font: 'Fira600', size: 29, least: 16, ink: themeColours.secondInk },
      rect(body.x + 122, body.y + 62, 240, 38),
    );
  }
  const tail = offer.points === undefined ? 0 : 190;
  paintCost(brush, offer, rect(body.x + 372, body.y + 4, body.w - 372 - tail - 10, body.h - 8), 58);
  if (offer.points !== undefined) paintPoints(brush, offer.points, rect(body.x + body.w - 184, body.y, 170, body.h));
  paintStatus(brush, offer.status, rect(area.x, area.y + area.h - bar, area.w, bar));
}

/** Paints price chips in a row, shrunk to fit; another way to pay follows a stroke. */
function paintCost(brush: Brush, { cost, instead }: PurchaseOffer, area: Rect, most: number): void {
  const others = instead ?? [];
  const between = 0.22;
  const natural = (size: number): number =>
    [...cost, ...others].reduce((sum, chip) => sum + chipWidth(chip, size) + size * between, 0) +
    (others.length > 0 ? size * 0.6 : 0);
  const size = most * Math.min(1, area.w / natural(most));
  const y = area.y + (area.h - size) / 2;
  let { x } = area;
  for (const chip of cost) x += drawChip(brush, chip, x, y, size) + size * between;
  if (others.length === 0) return;
  drawText(
    brush,
    '/',
    { font: 'Fira600', size: size * 0.8, ink: themeColours.secondInk, align: 'center' },
    rect(x, y, size * 0.4, size),
  );
  x += size * 0.6;
  for (const chip of others) x += drawChip(brush, chip, x, y, size) + size * between;
}

function paintPoints(brush: Brush, [before, after]: readonly [number, number], area: Rect): void {
  const { ctx } = brush;
  const y = area.y + area.h / 2;
  drawIcon(ctx, 'laurel-crown', area.x, y - 21, 42, themeColours.goldInk);
  const first = drawText(
    brush,
    String(before),
    { font: 'Fira700', size: 40, ink: themeColours.secondInk },
    rect(area.x + 50, area.y, 50, area.h),
  );
  const left = area.x + 50 + first.width + 12;
  fillPointer(ctx, left, y, 24, themeColours.ink);
  const digits = { font: 'Fira800', size: 46, least: 30, ink: themeColours.ink } as const;
  drawText(
    brush,
    String(after),
    digits,
    rect(left + 32, area.y, Math.max(widthOf('Fira800', 46, String(after)), 40), area.h),
  );
}

export function paintStatus(
  brush: Brush,
  { open, text }: Availability,
  area: Rect,
  shut: string = themeColours.blocked,
): void {
  brush.ctx.fillStyle = open ? themeColours.open : shut;
  brush.ctx.fillRect(area.x, area.y, area.w, area.h);
  (open ? drawTick : drawCross)(brush.ctx, area.x + 36, area.y + area.h / 2, 28, themeColours.cream);
  const style = { font: 'Fira600', size: 32, least: 17, ink: themeColours.cream, lines: 2, leading: 1 } as const;
  drawText(brush, brush.translate(text), style, inset(rect(area.x + 62, area.y, area.w - 70, area.h), 0, 3));
}
