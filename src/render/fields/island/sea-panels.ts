import type { Die, Price, FaceDownStack, Strip, Voyage } from '../../../engine/scene/index.ts';
import { tilePart } from '../../composition.ts';
import type { PicturePart } from '../../composition.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours, inkForBackground } from '../../style/theme.ts';
import { chipWidth, drawChip, drawDie } from '../../style/symbols.ts';
import { drawCross, drawTick, fillCircle, fillRound, strokeCircle, strokeRound } from '../../style/shapes.ts';
import { drawPersonName } from '../../style/person-name.ts';
import { drawText } from '../../style/text.ts';

/**
 * Lays out the dice in the left gap: the event die above, number dice and their sum below. Before a roll, the first two
 * have numbers.
 */
export function layoutDice({ dice, roller }: Pick<Strip, 'dice' | 'roller'>, middle: number): readonly PicturePart[] {
  const hasSign = (die: Die, index: number): boolean => (die === null ? index > 1 : 'icon' in die);
  const numbers = dice.filter((die, index) => !hasSign(die, index));
  const signs = dice.filter(hasSign);
  const area = rect(26, middle - 180, 170, 340);
  return [
    tilePart('tile', ['dice', dice, roller], area, 0, (brush, room) => paintDice(brush, numbers, signs, roller, room)),
  ];
}

function paintDice(
  brush: Brush,
  numbers: readonly Die[],
  signs: readonly Die[],
  roller: Strip['roller'],
  area: Rect,
): void {
  const size = 76;
  const top = area.y + 180 - size / 2 - 34;
  const row = (dice: readonly Die[], y: number): void => {
    const left = area.x + (area.w - dice.length * (size + 10) + 10) / 2;
    for (const [index, die] of dice.entries())
      drawDie(brush, die, rect(left + index * (size + 10), y, size, size), 'pips');
  };
  row(signs, top - size - 12);
  row(numbers, top);
  const sum = numbers.reduce((all, die) => all + (die !== null && 'value' in die ? die.value : 0), 0);
  if (numbers.length < 2 || numbers.includes(null)) return;
  const style = { font: 'Fira800', size: 76, ink: themeColours.cream, align: 'center' } as const;
  drawText(brush, String(sum), style, rect(area.x, top + size + 8, area.w, 84));
  if (!roller) return;
  const small = { size: 40, least: 24, ink: themeColours.cream, align: 'center' } as const;
  drawPersonName(brush, roller, small, rect(area.x, top + size + 92, area.w, 44));
}

/** Lays out the bank, three resources per row. */
export function layoutBank({ bank }: Strip, area: Rect): readonly PicturePart[] {
  if (bank === undefined) return [];
  return [
    tilePart('tile', ['bank', bank], area, 0, (brush, room) => {
      drawText(
        brush,
        brush.translate(bank.title),
        { font: 'Fira600', size: 28, least: 18, ink: themeColours.tan },
        rect(room.x, room.y, room.w, 34),
      );
      const height = 44;
      const step = (room.w + 8) / 3;
      for (const [index, chip] of bank.chips.entries()) {
        const [x, y] = [room.x + (index % 3) * step, room.y + 40 + Math.floor(index / 3) * (height + 12)];
        const scale = Math.min(1, (step - 8) / chipWidth(chip, height));
        drawChip(brush, chip, x, y + (height * (1 - scale)) / 2, height * scale);
      }
    }),
  ];
}

/** Lays out prices, one small tile per resource. */
export function layoutPrices(prices: readonly Price[] | undefined, area: Rect): readonly PicturePart[] {
  if (prices === undefined || prices.length === 0) return [];
  const row = 46;
  return [
    tilePart('tile', ['prices', prices], rect(area.x, area.y, area.w, row * prices.length), 0, (brush, room) => {
      for (const [index, price] of prices.entries())
        paintPrice(brush, price, rect(room.x, room.y + index * row, room.w, row));
    }),
  ];
}

function paintPrice(brush: Brush, price: Price, area: Rect): void {
  const size = 36;
  drawIcon(brush.ctx, price.icon, area.x + 4, area.y + 4, 36, themeColours.tan);
  let x = area.x + 54;
  for (const { ware, amount } of price.cost) {
    for (let count = Number(amount); count > 0; count--) {
      const cell = rect(x, area.y + 5, size, size);
      fillRound(brush.ctx, cell, 6, themeColours.cream);
      fillRound(brush.ctx, inset(cell, 1.5), 5, ware.fill);
      drawIcon(brush.ctx, ware.icon, x + 6, area.y + 11, size - 12, ware.ink);
      x += size + 5;
    }
  }
}

/** Lays out stacks of cards in a row, usually at the lower edge of the sea. */
export function layoutDecks(stacks: readonly FaceDownStack[], centre: number, y: number): readonly PicturePart[] {
  const [wide, high, gap] = [100, 70, 16];
  const left = centre - (stacks.length * (wide + gap) - gap) / 2;
  return stacks.map((stack, index) =>
    tilePart('tile', ['deck', stack], rect(left + index * (wide + gap), y, wide, high), 0, (brush, area) =>
      paintDeck(brush, stack, area),
    ),
  );
}

function paintDeck(brush: Brush, stack: FaceDownStack, area: Rect): void {
  fillRound(brush.ctx, area, 9, themeColours.cream);
  fillRound(brush.ctx, inset(area, 3), 7, stack.fill);
  const ink = inkForBackground(stack.fill);
  drawIcon(brush.ctx, stack.emblem, area.x + 10, area.y + 16, 38, ink);
  const style = { font: 'Fira800', size: 40, least: 24, ink, align: 'center' } as const;
  drawText(brush, String(stack.count), style, rect(area.x + 50, area.y, area.w - 54, area.h));
}

/** Lays out the barbarians' track: the steps with the ship, then their strength against the defence. */
export function layoutVoyage(voyage: Voyage, area: Rect): readonly PicturePart[] {
  return [tilePart('tile', ['voyage', voyage], area, 8, (brush, room) => paintVoyage(brush, voyage, room))];
}

function paintVoyage(brush: Brush, voyage: Voyage, area: Rect): void {
  const { ctx } = brush;
  const y = area.y + area.h / 2;
  fillRound(ctx, area, 14, themeColours.tableDark);
  strokeRound(ctx, area, 14, themeColours.paperLine, 2);
  const way = area.w * 0.56;
  const step = (way - 60) / Math.max(1, voyage.steps - 1);
  const at = (index: number): number => area.x + 38 + (index - 1) * step;
  ctx.fillStyle = blendColours(themeColours.tableDark, themeColours.tan, 0.5);
  ctx.fillRect(at(1), y - 3, at(voyage.steps) - at(1), 6);
  for (let index = 1; index <= voyage.steps; index++) {
    const last = index === voyage.steps;
    const passed = index <= voyage.step;
    fillCircle(ctx, at(index), y, 22, last ? themeColours.warning : passed ? themeColours.tan : themeColours.tableDark);
    strokeCircle(ctx, at(index), y, 22, last ? themeColours.cream : themeColours.tan, 3);
    if (last) drawIcon(ctx, 'crossed-axes', at(index) - 14, y - 14, 28, themeColours.cream);
    else {
      const style = {
        font: 'Fira700',
        size: 28,
        ink: passed ? themeColours.ink : themeColours.tan,
        align: 'center',
      } as const;
      drawText(brush, String(index), style, rect(at(index) - 20, y - 18, 40, 35));
    }
  }
  const ship = voyage.step === 0 ? area.x + 38 - step * 0.5 : at(voyage.step);
  if (voyage.step > 0) {
    fillCircle(ctx, ship, y, 39, themeColours.ink);
    fillCircle(ctx, ship, y, 36, themeColours.cream);
    drawIcon(ctx, voyage.icon, ship - 26, y - 26, 52, themeColours.ink);
  }
  ctx.fillStyle = themeColours.paperLine;
  ctx.fillRect(area.x + way + 20, area.y + 14, 2, area.h - 28);
  paintOdds(brush, voyage, rect(area.x + way + 32, area.y, area.w - way - 44, area.h));
}

function paintOdds(brush: Brush, { foe, own }: Voyage, area: Rect): void {
  const y = area.y + area.h / 2;
  const number = (icon: string, value: number, x: number): number => {
    drawIcon(brush.ctx, icon, x, y - 22, 44, themeColours.cream);
    const style = { font: 'Fira800', size: 46, least: 26, ink: themeColours.cream } as const;
    return x + 50 + drawText(brush, String(value), style, rect(x + 50, area.y, 52, area.h)).width;
  };
  const middle = number(foe.icon, foe.value, area.x + 4);
  drawText(
    brush,
    ':',
    { font: 'Fira600', size: 38, ink: themeColours.tan, align: 'center' },
    rect(middle, area.y - 2, 36, area.h),
  );
  number(own.icon, own.value, middle + 38);
  const held = own.value >= foe.value;
  const x = area.x + area.w - 22;
  fillCircle(brush.ctx, x, y, 22, themeColours.cream);
  fillCircle(brush.ctx, x, y, 19, held ? themeColours.open : themeColours.warning);
  (held ? drawTick : drawCross)(brush.ctx, x, y, 22, themeColours.cream);
}
