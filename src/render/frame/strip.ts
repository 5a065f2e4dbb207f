import type { FaceDownStack, Strip } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { placePart, tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { layoutUpcomingCards, layoutAttack, layoutOwnStacks } from './attack.ts';
import { paintCardFace } from '../fields/card-face.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawBadge, drawDie } from '../style/symbols.ts';
import { fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { drawPersonName } from '../style/person-name.ts';
import { drawText } from '../style/text.ts';

const ROW_HEIGHT = 132;
const SECOND_ROW_HEIGHT = 112;
const hasSecondRow = ({ attack, forecast: ahead, decks }: Strip): boolean =>
  attack !== undefined || ahead !== undefined || decks !== undefined;
export const stripHeight = (strip: Strip): number => ROW_HEIGHT + (hasSecondRow(strip) ? SECOND_ROW_HEIGHT : 0);

/** Lays out dice and event, face-down stacks, common supply and open piles; a foe and own stacks below. */
export function layoutStrip(strip: Strip, area: Rect): readonly PicturePart[] {
  return [
    ...layoutFirstRow(strip, area),
    ...(hasSecondRow(strip)
      ? layoutSecondRow(strip, rect(area.x, area.y + ROW_HEIGHT, area.w, SECOND_ROW_HEIGHT - 10))
      : []),
  ];
}

/** Lays out own stacks at both ends with the forecast between; without own stacks, the foe. */
function layoutSecondRow({ attack, forecast: ahead, decks = [] }: Strip, area: Rect): readonly PicturePart[] {
  const [first, last] = decks;
  const wide = 500;
  if (first !== undefined)
    return [
      ...layoutOwnStacks(first, rect(area.x + 8, area.y, wide, area.h)),
      ...(ahead === undefined
        ? []
        : layoutUpcomingCards(ahead, rect(area.x + wide + 20, area.y, area.w - 2 * wide - 40, area.h))),
      ...(last === undefined || last === first
        ? []
        : layoutOwnStacks(last, rect(area.x + area.w - wide - 8, area.y, wide, area.h))),
    ];
  const room = ahead === undefined ? 0 : 520;
  return [
    ...(attack === undefined ? [] : layoutAttack(attack, rect(area.x + 12, area.y, area.w - room - 24, area.h))),
    ...(ahead === undefined ? [] : layoutUpcomingCards(ahead, rect(area.x + area.w - room, area.y, room - 12, area.h))),
  ];
}

function layoutFirstRow(strip: Strip, area: Rect): readonly PicturePart[] {
  const parts: PicturePart[] = [];
  const top = area.y + 16;
  const size = 100;
  const { roller } = strip;
  const dieSize = roller ? 70 : size;
  let x = area.x + 12;
  for (const die of strip.dice) {
    const place = rect(x, top - (roller ? 10 : 0), dieSize, dieSize);
    parts.push(tilePart('tile', ['die', die], place, 0, (brush, room) => drawDie(brush, die, room)));
    x += dieSize + 18;
  }
  if (roller) {
    const style = { size: 42, least: 24, ink: themeColours.cream } as const;
    const name = rect(area.x + 12, top + dieSize - 6, Math.max(x - area.x - 30, 200), 46);
    parts.push(
      tilePart('tile', ['roller', roller], name, 0, (brush, room) => drawPersonName(brush, roller, style, room)),
    );
  }
  const backs = [...strip.stacks, ...strip.others];
  const backWidth = 82;
  const pileWidth = strip.piles.length === 0 ? 0 : strip.piles.length === 1 ? 200 : 186;
  const supplyWidth = strip.supply.length === 0 ? 0 : 104;
  const needed = backs.length * (backWidth + 9) + 14 + (supplyWidth + 14) + strip.piles.length * (pileWidth + 10);
  const right = area.x + area.w - 8;
  const eventRoom = rect(x, top - 2, right - needed - x - 12, size + 4);
  const { event, attack, decks } = strip;
  if (attack !== undefined && decks !== undefined) parts.push(...layoutAttack(attack, eventRoom));
  else if (event !== null)
    parts.push(
      tilePart('tile', ['event', event], eventRoom, 0, (brush, room) =>
        paintEvent(brush, brush.translate(event), room),
      ),
    );
  x = right - needed;
  for (const [index, { place, ...stack }] of backs.entries()) {
    if (index === strip.stacks.length) x += 14;
    const area = rect(x, top - 4, backWidth, size + 8);
    parts.push(
      tilePart('tile', ['stack', stack], area, 5, (brush, room) => paintFaceDownStack(brush, stack, room)),
      ...(place === undefined ? [] : [placePart(place, area)]),
    );
    x += backWidth + 9;
  }
  if (supplyWidth > 0) {
    parts.push(
      tilePart('tile', ['supply', strip.supply], rect(x + 5, top - 4, supplyWidth, size + 8), 0, (brush, room) =>
        paintSupply(brush, strip, room),
      ),
    );
    x += supplyWidth + 14;
  }
  for (const pile of strip.piles) {
    parts.push(
      tilePart('tile', ['pile', pile], rect(x, top - 8, pileWidth, size + 12), 3, (brush, room) =>
        paintPile(brush, pile, room),
      ),
    );
    x += pileWidth + 10;
  }
  return parts;
}

function paintEvent(brush: Brush, text: string, area: Rect): void {
  drawText(
    brush,
    text,
    { font: 'Grenze700', size: 42, least: 20, ink: themeColours.cream, lines: 3, leading: 0.96 },
    area,
  );
}

/** Paints a card back: set colour, emblem, count and label. An empty stack stays visible, hollow. */
function paintFaceDownStack(brush: Brush, stack: FaceDownStack, area: Rect): void {
  const { ctx } = brush;
  const radius = 9;
  const empty = stack.count === 0;
  if (!empty) {
    for (const offset of stack.count > 1 ? [4, 0] : [0]) {
      const card = rect(area.x + offset, area.y - offset + 2, area.w - 2, area.h - 2);
      fillRound(ctx, card, radius, themeColours.cream);
      fillRound(ctx, inset(card, 2.5), radius - 2, stack.fill);
      strokeRound(ctx, inset(card, -1), radius, themeColours.tableDark, 1.5);
    }
  } else {
    ctx.setLineDash([8, 6]);
    strokeRound(ctx, area, radius, themeColours.tan, 2.5);
    ctx.setLineDash([]);
  }
  const card = rect(area.x, area.y + 2, area.w - 2, area.h - 2);
  if (!empty) {
    ctx.save();
    roundPath(ctx, inset(card, 3), radius - 2);
    ctx.clip();
    const size = area.w * 0.8;
    drawIcon(
      ctx,
      stack.emblem,
      card.x + (card.w - size) / 2,
      card.y + 6,
      size,
      blendColours(stack.fill, themeColours.cream, 0.26),
    );
    ctx.restore();
  }
  const label = rect(card.x + 5, card.y + card.h - 35, card.w - 10, 30);
  const number = rect(card.x, card.y + 2, card.w, card.h - 38);
  if (stack.number !== undefined)
    drawBadge(brush, stack.number, number.x + number.w / 2, number.y + number.h / 2 + 2, 30);
  else {
    const style = {
      font: 'Fira800',
      size: 54,
      least: 30,
      ink: empty ? themeColours.tan : themeColours.cream,
      align: 'center',
    } as const;
    drawText(brush, String(stack.count), style, number);
  }
  fillRound(ctx, label, 5, empty ? themeColours.table : blendColours(stack.fill, themeColours.ink, 0.72));
  drawText(
    brush,
    brush.translate(stack.label),
    { font: 'Fira700', size: 27, least: 15, ink: empty ? themeColours.tan : themeColours.cream, align: 'center' },
    inset(label, 2, 0),
  );
}

function paintSupply(brush: Brush, strip: Strip, area: Rect): void {
  fillRound(brush.ctx, area, 9, blendColours(themeColours.table, themeColours.paperLine, 0.22));
  strokeRound(brush.ctx, area, 9, themeColours.paperLine, 2);
  const row = (area.h - 10) / strip.supply.length;
  for (const [index, total] of strip.supply.entries()) {
    const y = area.y + 5 + index * row;
    const size = Math.min(row * 0.88, 30);
    drawIcon(brush.ctx, total.icon, area.x + 14, y + (row - size) / 2, size, themeColours.cream);
    drawText(
      brush,
      String(total.value),
      { font: 'Fira700', size: 33, ink: themeColours.cream, align: 'right' },
      rect(area.x + 50, y, area.w - 64, row),
    );
  }
}

function paintPile(brush: Brush, pile: Strip['piles'][number], area: Rect): void {
  drawText(
    brush,
    brush.translate(pile.label),
    { font: 'Fira600', size: 27, least: 18, ink: themeColours.tan, align: 'center' },
    rect(area.x, area.y, area.w, 28),
  );
  const card = rect(area.x, area.y + 30, area.w, area.h - 34);
  if (pile.face !== null) {
    paintCardFace(brush, pile.face, card);
    return;
  }
  brush.ctx.setLineDash([8, 6]);
  strokeRound(brush.ctx, card, 10, themeColours.tan, 2.5);
  brush.ctx.setLineDash([]);
}
