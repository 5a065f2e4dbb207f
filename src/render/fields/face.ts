import type { Face } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { houseOf } from '../ink/houses.ts';
import { drawIcon } from '../ink/icons.ts';
import { blend, colours } from '../ink/palette.ts';
import { drawBadge, drawWorths } from '../ink/signs.ts';
import { fillCircle, fillEdge, fillRound, roundPath, strokeCircle, strokeRound } from '../ink/shapes.ts';
import { drawTag } from '../ink/tokens.ts';
import { trySettle, write } from '../ink/words.ts';

/**
 * A card on a building site: title strip in the colour and with the edge of its kind, icon left, worth right.
 * A marked card leaves room for the badge at its corner.
 */
export function paintFace(
  brush: Brush,
  face: Face,
  area: Rect,
  look: { readonly number?: number; readonly marked?: boolean } = {},
): void {
  const { number, marked = false } = look;
  const { ctx } = brush;
  // What can be chosen has a frame of its own around it.
  let card = number === undefined ? area : inset(area, 5);
  const radius = Math.min(10, area.h * 0.12);
  fillRound(ctx, rect(area.x, area.y + 3, area.w, area.h), radius, colours.tableDark);
  if (face.below !== undefined) {
    fillRound(ctx, area, radius, colours.cream);
    fillRound(ctx, inset(area, 1.5), radius, face.below.livery.fill);
    card = rect(card.x, card.y + 10, card.w - 10, card.h - 10);
  } else if (face.covers === true) {
    fillRound(ctx, area, radius, colours.paperLine);
    fillRound(ctx, rect(area.x + 2, area.y + 2, area.w - 4, area.h - 4), radius, colours.deepShade);
    card = rect(card.x, card.y + 6, card.w - 6, card.h - 6);
  }
  if (number !== undefined) strokeRound(ctx, area, radius, colours.cream, 5);
  fillRound(ctx, card, radius, colours.paper);
  const left = marked ? 4 : face.owner === undefined ? 5 : 9;
  const room = card.w - left - (marked ? 24 : left);
  const title = titleOf(brush, face, card, room);
  ctx.save();
  roundPath(ctx, card, radius);
  ctx.clip();
  ctx.fillStyle = face.livery.fill;
  ctx.fillRect(card.x, card.y, card.w, title.h);
  fillEdge(ctx, face.livery.edge, rect(card.x, card.y, card.w, title.h), card.h * 0.085, face.livery.fill);
  ctx.restore();
  strokeRound(ctx, card, radius, blend(face.livery.fill, colours.ink, 0.45), 1.5);
  if (face.owner !== undefined) {
    strokeRound(ctx, inset(area, -3), radius + 2, colours.ink, 3);
    strokeRound(ctx, inset(area, -1), radius + 1, houseOf(face.owner).base, 6);
    strokeRound(ctx, inset(area, 4.5), radius - 3, colours.cream, 1.5);
  }
  write(brush, brush.say(face.name), title.style, rect(card.x + left, card.y + 1, room, title.h - 1));
  paintBelow(brush, face, rect(card.x, card.y + title.h, card.w, card.h - title.h), number);
}

/** The strip is two fifths of the card; a long name may have a second line and a little more of it. */
function titleOf(brush: Brush, face: Face, card: Rect, width: number) {
  const size = Math.min(card.h * 0.35, card.w * 0.2);
  const style = {
    font: 'Fira600',
    size,
    least: Math.min(20, Math.max(13.5, size * 0.62)),
    ink: colours.cream,
    align: 'center',
    lines: 1,
    leading: 1,
  } as const;
  const words = brush.say(face.name);
  const h = Math.round(card.h * 0.4);
  if (trySettle(words, style, width, h - 1) !== null) return { h, style };
  return { h: Math.round(card.h * 0.52), style: { ...style, size: Math.min(size, 26), least: Math.min(12, size * 0.4), lines: 2 } };
}

function paintBelow(brush: Brush, face: Face, area: Rect, number: number | undefined): void {
  const { ctx } = brush;
  const ink = face.livery.fill;
  const pad = Math.max(4, area.w * 0.04);
  const drop = face.livery.edge === 'straight' ? 0.04 : 0.1;
  const size = Math.min(area.h * (0.92 - drop), area.w * 0.34);
  const top = area.y + area.h * drop + (area.h * (1 - drop) - size) / 2;
  const alone = [face.store, face.owner, face.below, face.level].every((each) => each === undefined) && face.worths.length === 0;
  const x = alone ? area.x + (area.w - size) / 2 : area.x + pad;
  ctx.globalAlpha = face.spent === true ? 0.35 : 1;
  // Where much stands beside it on a narrow place, the name says enough.
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
  if (face.store !== undefined) right -= paintStore(brush, face.store, room) + pad;
  drawWorths(brush, face.worths, rect(room.x, room.y, right - room.x, room.h), colours.ink, 'right');
}

/** Levels and goods on a card. */
function paintStore(brush: Brush, store: { readonly full: number; readonly room: number }, area: Rect): number {
  const radius = Math.min(area.h * 0.36, area.w / (store.room * 2.2));
  const width = store.room * radius * 2.2;
  for (let index = 0; index < store.room; index++) {
    const x = area.x + area.w - width + radius * 1.1 + index * radius * 2.2;
    const y = area.y + area.h / 2;
    if (index < store.full) fillCircle(brush.ctx, x, y, radius, colours.ink);
    else strokeCircle(brush.ctx, x, y, radius, colours.secondInk, Math.max(2, radius * 0.18));
  }
  return width;
}
