import type { CardFace } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawBadge, drawWorths } from '../style/symbols.ts';
import { fillCircle, fillCardEdge, fillRound, roundPath, strokeCircle, strokeRound } from '../style/shapes.ts';
import { drawTag } from '../style/tokens.ts';
import { tryFitText, drawText } from '../style/text.ts';

/**
 * Paints a card on a building site: title strip in the style of its kind, icon left, points right. A marked card leaves
 * room for its badge.
 */
export function paintCardFace(
  brush: Brush,
  face: CardFace,
  area: Rect,
  look: { readonly number?: number; readonly marked?: boolean } = {},
): void {
  const { number, marked = false } = look;
  const { ctx } = brush;
  // Choices get a frame around them.
  let card = number === undefined ? area : inset(area, 5);
  const radius = Math.min(10, area.h * 0.12);
  fillRound(ctx, rect(area.x, area.y + 3, area.w, area.h), radius, themeColours.tableDark);
  if (face.below !== undefined) {
    fillRound(ctx, area, radius, themeColours.cream);
    fillRound(ctx, inset(area, 1.5), radius, face.below.livery.fill);
    card = rect(card.x, card.y + 10, card.w - 10, card.h - 10);
  } else if (face.covers === true) {
    fillRound(ctx, area, radius, themeColours.paperLine);
    fillRound(ctx, rect(area.x + 2, area.y + 2, area.w - 4, area.h - 4), radius, themeColours.deepShade);
    card = rect(card.x, card.y + 6, card.w - 6, card.h - 6);
  }
  if (number !== undefined) strokeRound(ctx, area, radius, themeColours.cream, 5);
  fillRound(ctx, card, radius, themeColours.paper);
  const left = marked ? 4 : face.owner === undefined ? 5 : 9;
  const room = card.w - left - (marked ? 24 : left);
  const title = layoutTitle(brush, face, card, room);
  ctx.save();
  roundPath(ctx, card, radius);
  ctx.clip();
  ctx.fillStyle = face.livery.fill;
  ctx.fillRect(card.x, card.y, card.w, title.h);
  fillCardEdge(ctx, face.livery.edge, rect(card.x, card.y, card.w, title.h), card.h * 0.085, face.livery.fill);
  ctx.restore();
  strokeRound(ctx, card, radius, blendColours(face.livery.fill, themeColours.ink, 0.45), 1.5);
  if (face.owner !== undefined) {
    strokeRound(ctx, inset(area, -3), radius + 2, themeColours.ink, 3);
    strokeRound(ctx, inset(area, -1), radius + 1, seatStyleOf(face.owner).base, 6);
    strokeRound(ctx, inset(area, 4.5), radius - 3, themeColours.cream, 1.5);
  }
  drawText(brush, brush.translate(face.name), title.style, rect(card.x + left, card.y + 1, room, title.h - 1));
  paintFaceBody(brush, face, rect(card.x, card.y + title.h, card.w, card.h - title.h), number);
}

/** Fits the title into two fifths of the card; long names may use a second line. */
function layoutTitle(brush: Brush, face: CardFace, card: Rect, width: number) {
  const size = Math.min(card.h * 0.35, card.w * 0.2);
  const style = {
    font: 'Fira600',
    size,
    least: Math.min(20, Math.max(13.5, size * 0.62)),
    ink: themeColours.cream,
    align: 'center',
    lines: 1,
    leading: 1,
  } as const;
  const text = brush.translate(face.name);
  const h = Math.round(card.h * 0.4);
  if (tryFitText(text, style, width, h - 1) !== null) return { h, style };
  return {
    h: Math.round(card.h * 0.52),
    style: { ...style, size: Math.min(size, 26), least: Math.min(12, size * 0.4), lines: 2 },
  };
}

function paintFaceBody(brush: Brush, face: CardFace, area: Rect, number: number | undefined): void {
  const { ctx } = brush;
  const ink = face.livery.fill;
  const pad = Math.max(4, area.w * 0.04);
  const drop = face.livery.edge === 'straight' ? 0.04 : 0.1;
  const size = Math.min(area.h * (0.92 - drop), area.w * 0.34);
  const top = area.y + area.h * drop + (area.h * (1 - drop) - size) / 2;
  const alone =
    [face.store, face.owner, face.below, face.level].every((each) => each === undefined) && face.worths.length === 0;
  const x = alone ? area.x + (area.w - size) / 2 : area.x + pad;
  ctx.globalAlpha = face.spent === true ? 0.35 : 1;
  // On a narrow place with much else to show, the name is enough.
  const beside = [face.level, face.below, face.store, face.owner].filter((each) => each !== undefined).length;
  const crowded = beside > 0 && beside + face.worths.length > 2 && area.w < 150;
  if (!crowded) drawIcon(ctx, face.icon, x, top, size, ink);
  ctx.globalAlpha = 1;
  if (face.spent === true) strokeCircle(ctx, x + size / 2, top + size / 2, size * 0.54, ink, 3);
  if (number !== undefined) drawBadge(brush, number, x + size / 2, area.y + area.h * 0.5, area.h * 0.46);
  let left = crowded ? area.x : x + size;
  if (face.below !== undefined) {
    drawIcon(ctx, face.below.icon, left + pad, top, size, face.below.livery.fill);
    left += size + pad;
  }
  if (face.level !== undefined) {
    const tag = Math.max(18, Math.min(area.h * 0.78, area.w * 0.2));
    drawTag(brush, String(face.level), left + pad, area.y + area.h * drop + (area.h * (1 - drop) - tag) / 2, tag);
    left += tag + pad;
  }
  const crest = face.owner === undefined ? 0 : Math.max(24, Math.min(area.h * 0.8, 34));
  let right = area.x + area.w - pad;
  if (face.owner !== undefined) {
    drawCrest(brush, face.owner, right - crest / 2, area.y + area.h - crest / 2 - 3, crest);
    right -= crest + pad;
  }
  const room = rect(left + pad, area.y + area.h * (drop + 0.08), right - left - pad, area.h * (0.84 - drop));
  if (face.store !== undefined) right -= paintCardStore(brush, face.store, room) + pad;
  drawWorths(brush, face.worths, rect(room.x, room.y, right - room.x, room.h), themeColours.ink, 'right');
}

/** Paints levels and goods on a card. */
function paintCardStore(brush: Brush, store: { readonly full: number; readonly room: number }, area: Rect): number {
  const radius = Math.min(area.h * 0.36, area.w / (store.room * 2.2));
  const width = store.room * radius * 2.2;
  for (let index = 0; index < store.room; index++) {
    const x = area.x + area.w - width + radius * 1.1 + index * radius * 2.2;
    const y = area.y + area.h / 2;
    if (index < store.full) fillCircle(brush.ctx, x, y, radius, themeColours.ink);
    else strokeCircle(brush.ctx, x, y, radius, themeColours.secondInk, Math.max(2, radius * 0.18));
  }
  return width;
}
