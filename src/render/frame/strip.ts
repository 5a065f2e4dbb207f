import type { Stack, Strip } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { tile } from '../composition.ts';
import type { Part } from '../composition.ts';
import { layAhead, layAttack, layDeck } from './attack.ts';
import { paintFace } from '../fields/face.ts';
import { drawIcon } from '../ink/icons.ts';
import { blend, colours } from '../ink/palette.ts';
import { drawBadge, drawDie } from '../ink/signs.ts';
import { fillRound, roundPath, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';

const row = 132;
const second = 112;
const hasSecond = ({ attack, ahead, decks }: Strip): boolean => attack !== undefined || ahead !== undefined || decks !== undefined;
export const stripHeight = (strip: Strip): number => row + (hasSecond(strip) ? second : 0);

/** Dice and event, the stacks face down, the common supply, the open piles; below, where there are any, a foe and own stacks. */
export function layStrip(strip: Strip, area: Rect): readonly Part[] {
  return [...layFirst(strip, area), ...(hasSecond(strip) ? laySecond(strip, rect(area.x, area.y + row, area.w, second - 10)) : [])];
}

/** Own stacks at both ends and what is ahead between them; without own stacks the foe stands here. */
function laySecond({ attack, ahead, decks = [] }: Strip, area: Rect): readonly Part[] {
  const [first, last] = decks;
  const wide = 500;
  if (first !== undefined) return [
    ...layDeck(first, rect(area.x + 8, area.y, wide, area.h)),
    ...(ahead === undefined ? [] : layAhead(ahead, rect(area.x + wide + 20, area.y, area.w - 2 * wide - 40, area.h))),
    ...(last === undefined || last === first ? [] : layDeck(last, rect(area.x + area.w - wide - 8, area.y, wide, area.h))),
  ];
  const room = ahead === undefined ? 0 : 520;
  return [
    ...(attack === undefined ? [] : layAttack(attack, rect(area.x + 12, area.y, area.w - room - 24, area.h))),
    ...(ahead === undefined ? [] : layAhead(ahead, rect(area.x + area.w - room, area.y, room - 12, area.h))),
  ];
}

function layFirst(strip: Strip, area: Rect): readonly Part[] {
  const parts: Part[] = [];
  const top = area.y + 16;
  const size = 100;
  let x = area.x + 12;
  for (const die of strip.dice) {
    parts.push(tile('tile', ['die', die], rect(x, top, size, size), 0, (brush, room) => drawDie(brush, die, room)));
    x += size + 18;
  }
  const backs = [...strip.stacks, ...strip.others];
  const backWidth = 82;
  const pileWidth = strip.piles.length === 0 ? 0 : strip.piles.length === 1 ? 200 : 186;
  const supplyWidth = strip.supply.length === 0 ? 0 : 104;
  const needed = backs.length * (backWidth + 9) + 14 + (supplyWidth + 14) + strip.piles.length * (pileWidth + 10);
  const right = area.x + area.w - 8;
  const eventRoom = rect(x, top - 2, right - needed - x - 12, size + 4);
  const { event, attack, decks } = strip;
  if (attack !== undefined && decks !== undefined) parts.push(...layAttack(attack, eventRoom));
  else if (event !== null) parts.push(tile(
    'tile',
    ['event', event],
    eventRoom,
    0,
    (brush, room) => paintEvent(brush, brush.say(event), room),
  ));
  x = right - needed;
  for (const [index, stack] of backs.entries()) {
    if (index === strip.stacks.length) x += 14;
    parts.push(tile(
      'tile',
      ['stack', stack],
      rect(x, top - 4, backWidth, size + 8),
      5,
      (brush, room) => paintStack(brush, stack, room),
    ));
    x += backWidth + 9;
  }
  if (supplyWidth > 0) {
    parts.push(tile(
      'tile',
      ['supply', strip.supply],
      rect(x + 5, top - 4, supplyWidth, size + 8),
      0,
      (brush, room) => paintSupply(brush, strip, room),
    ));
    x += supplyWidth + 14;
  }
  for (const pile of strip.piles) {
    parts.push(tile(
      'tile',
      ['pile', pile],
      rect(x, top - 8, pileWidth, size + 12),
      3,
      (brush, room) => paintPile(brush, pile, room),
    ));
    x += pileWidth + 10;
  }
  return parts;
}

function paintEvent(brush: Brush, words: string, area: Rect): void {
  write(brush, words, { font: 'Grenze700', size: 42, least: 20, ink: colours.cream, lines: 3, leading: 0.96 }, area);
}

/** Only the back: set colour, emblem, count and label; never a hint of the front. An empty stack stays, hollow. */
export function paintStack(brush: Brush, stack: Stack, area: Rect): void {
  const { ctx } = brush;
  const radius = 9;
  const empty = stack.count === 0;
  if (!empty) {
    for (const offset of stack.count > 1 ? [4, 0] : [0]) {
      const card = rect(area.x + offset, area.y - offset + 2, area.w - 2, area.h - 2);
      fillRound(ctx, card, radius, colours.cream);
      fillRound(ctx, inset(card, 2.5), radius - 2, stack.fill);
      strokeRound(ctx, inset(card, -1), radius, colours.tableDark, 1.5);
    }
  } else {
    ctx.setLineDash([8, 6]);
    strokeRound(ctx, area, radius, colours.tan, 2.5);
    ctx.setLineDash([]);
  }
  const card = rect(area.x, area.y + 2, area.w - 2, area.h - 2);
  if (!empty) {
    ctx.save();
    roundPath(ctx, inset(card, 3), radius - 2);
    ctx.clip();
    const size = area.w * 0.8;
    drawIcon(ctx, stack.emblem, card.x + (card.w - size) / 2, card.y + 6, size, blend(stack.fill, colours.cream, 0.26));
    ctx.restore();
  }
  const label = rect(card.x + 5, card.y + card.h - 35, card.w - 10, 30);
  const number = rect(card.x, card.y + 2, card.w, card.h - 38);
  if (stack.number !== undefined) drawBadge(brush, stack.number, number.x + number.w / 2, number.y + number.h / 2 + 2, 30);
  else {
    const style = { font: 'Fira800', size: 54, least: 30, ink: empty ? colours.tan : colours.cream, align: 'center' } as const;
    write(brush, String(stack.count), style, number);
  }
  fillRound(ctx, label, 5, empty ? colours.table : blend(stack.fill, colours.ink, 0.72));
  write(
    brush,
    brush.say(stack.label),
    { font: 'Fira700', size: 27, least: 15, ink: empty ? colours.tan : colours.cream, align: 'center' },
    inset(label, 2, 0),
  );
}

function paintSupply(brush: Brush, strip: Strip, area: Rect): void {
  fillRound(brush.ctx, area, 9, blend(colours.table, colours.paperLine, 0.22));
  strokeRound(brush.ctx, area, 9, colours.paperLine, 2);
  const row = (area.h - 10) / strip.supply.length;
  for (const [index, total] of strip.supply.entries()) {
    const y = area.y + 5 + index * row;
    const size = Math.min(row * 0.88, 30);
    drawIcon(brush.ctx, total.icon, area.x + 14, y + (row - size) / 2, size, colours.cream);
    write(
      brush,
      String(total.value),
      { font: 'Fira700', size: 33, ink: colours.cream, align: 'right' },
      rect(area.x + 50, y, area.w - 64, row),
    );
  }
}

function paintPile(brush: Brush, pile: Strip['piles'][number], area: Rect): void {
  write(
    brush,
    brush.say(pile.label),
    { font: 'Fira600', size: 27, least: 18, ink: colours.tan, align: 'center' },
    rect(area.x, area.y, area.w, 28),
  );
  const card = rect(area.x, area.y + 30, area.w, area.h - 34);
  if (pile.face !== null) {
    paintFace(brush, pile.face, card);
    return;
  }
  brush.ctx.setLineDash([8, 6]);
  strokeRound(brush.ctx, card, 10, colours.tan, 2.5);
  brush.ctx.setLineDash([]);
}
