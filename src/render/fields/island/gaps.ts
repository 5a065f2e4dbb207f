import type { Die, Price, Stack, Strip, Voyage } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Part } from '../../composition.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { inset, rect } from '../../ink/brush.ts';
import { drawIcon } from '../../ink/icons.ts';
import { blend, colours, inkOn } from '../../ink/palette.ts';
import { chipWidth, drawChip, drawDie } from '../../ink/signs.ts';
import { drawCross, drawTick, fillCircle, fillRound, strokeCircle, strokeRound } from '../../ink/shapes.ts';
import { write } from '../../ink/words.ts';

/** The dice in the left gap: one with a sign above, those with numbers below and their sum. Not rolled yet, the first two have numbers. */
export function layDice(dice: readonly Die[], middle: number): readonly Part[] {
  const hasSign = (die: Die, index: number): boolean => (die === null ? index > 1 : 'icon' in die);
  const numbers = dice.filter((die, index) => !hasSign(die, index));
  const signs = dice.filter(hasSign);
  const area = rect(26, middle - 180, 170, 340);
  return [tile('tile', ['dice', dice], area, 0, (brush, room) => paintDice(brush, numbers, signs, room))];
}

function paintDice(brush: Brush, numbers: readonly Die[], signs: readonly Die[], area: Rect): void {
  const size = 76;
  const top = area.y + 180 - size / 2 - 34;
  const row = (dice: readonly Die[], y: number): void => {
    const left = area.x + (area.w - dice.length * (size + 10) + 10) / 2;
    for (const [index, die] of dice.entries()) drawDie(brush, die, rect(left + index * (size + 10), y, size, size), 'pips');
  };
  row(signs, top - size - 12);
  row(numbers, top);
  const sum = numbers.reduce((all, die) => all + (die !== null && 'value' in die ? die.value : 0), 0);
  if (numbers.length < 2 || numbers.includes(null)) return;
  const style = { font: 'Fira800', size: 76, ink: colours.cream, align: 'center' } as const;
  write(brush, String(sum), style, rect(area.x, top + size + 8, area.w, 84));
}

/** What is left in the bank, three to a row. */
export function layBank({ bank }: Strip, area: Rect): readonly Part[] {
  if (bank === undefined) return [];
  return [
    tile('tile', ['bank', bank], area, 0, (brush, room) => {
      write(brush, brush.say(bank.title), { font: 'Fira600', size: 28, least: 18, ink: colours.tan }, rect(room.x, room.y, room.w, 34));
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

/** What things cost, a small tile for each good. */
export function layPrices(prices: readonly Price[] | undefined, area: Rect): readonly Part[] {
  if (prices === undefined || prices.length === 0) return [];
  const row = 46;
  return [
    tile('tile', ['prices', prices], rect(area.x, area.y, area.w, row * prices.length), 0, (brush, room) => {
      for (const [index, price] of prices.entries()) paintPrice(brush, price, rect(room.x, room.y + index * row, room.w, row));
    }),
  ];
}

function paintPrice(brush: Brush, price: Price, area: Rect): void {
  const size = 36;
  drawIcon(brush.ctx, price.icon, area.x + 4, area.y + 4, 36, colours.tan);
  let x = area.x + 54;
  for (const { ware, amount } of price.cost) {
    for (let count = Number(amount); count > 0; count--) {
      const cell = rect(x, area.y + 5, size, size);
      fillRound(brush.ctx, cell, 6, colours.cream);
      fillRound(brush.ctx, inset(cell, 1.5), 5, ware.fill);
      drawIcon(brush.ctx, ware.icon, x + 6, area.y + 11, size - 12, ware.ink);
      x += size + 5;
    }
  }
}

/** Stacks of cards at the lower edge of the sea, or elsewhere in a row. */
export function layDecks(stacks: readonly Stack[], centre: number, y: number): readonly Part[] {
  const [wide, high, gap] = [100, 70, 16];
  const left = centre - (stacks.length * (wide + gap) - gap) / 2;
  return stacks.map((stack, index) =>
    tile('tile', ['deck', stack], rect(left + index * (wide + gap), y, wide, high), 0, (brush, area) => paintDeck(brush, stack, area)),
  );
}

function paintDeck(brush: Brush, stack: Stack, area: Rect): void {
  fillRound(brush.ctx, area, 9, colours.cream);
  fillRound(brush.ctx, inset(area, 3), 7, stack.fill);
  const ink = inkOn(stack.fill);
  drawIcon(brush.ctx, stack.emblem, area.x + 10, area.y + 16, 38, ink);
  const style = { font: 'Fira800', size: 40, least: 24, ink, align: 'center' } as const;
  write(brush, String(stack.count), style, rect(area.x + 50, area.y, area.w - 54, area.h));
}

/** The way of the foe: the steps with the ship on its own, then its strength against the defence. */
export function layVoyage(voyage: Voyage, area: Rect): readonly Part[] {
  return [tile('tile', ['voyage', voyage], area, 8, (brush, room) => paintVoyage(brush, voyage, room))];
}

function paintVoyage(brush: Brush, voyage: Voyage, area: Rect): void {
  const { ctx } = brush;
  const y = area.y + area.h / 2;
  fillRound(ctx, area, 14, colours.tableDark);
  strokeRound(ctx, area, 14, colours.paperLine, 2);
  const way = area.w * 0.56;
  const step = (way - 60) / Math.max(1, voyage.steps - 1);
  const at = (index: number): number => area.x + 38 + (index - 1) * step;
  ctx.fillStyle = blend(colours.tableDark, colours.tan, 0.5);
  ctx.fillRect(at(1), y - 3, at(voyage.steps) - at(1), 6);
  for (let index = 1; index <= voyage.steps; index++) {
    const last = index === voyage.steps;
    const passed = index <= voyage.step;
    fillCircle(ctx, at(index), y, 22, last ? colours.warning : passed ? colours.tan : colours.tableDark);
    strokeCircle(ctx, at(index), y, 22, last ? colours.cream : colours.tan, 3);
    if (last) drawIcon(ctx, 'crossed-axes', at(index) - 14, y - 14, 28, colours.cream);
    else {
      const style = { font: 'Fira700', size: 28, ink: passed ? colours.ink : colours.tan, align: 'center' } as const;
      write(brush, String(index), style, rect(at(index) - 20, y - 18, 40, 35));
    }
  }
  const ship = voyage.step === 0 ? area.x + 38 - step * 0.5 : at(voyage.step);
  if (voyage.step > 0) {
    fillCircle(ctx, ship, y, 39, colours.ink);
    fillCircle(ctx, ship, y, 36, colours.cream);
    drawIcon(ctx, voyage.icon, ship - 26, y - 26, 52, colours.ink);
  }
  ctx.fillStyle = colours.paperLine;
  ctx.fillRect(area.x + way + 20, area.y + 14, 2, area.h - 28);
  paintOdds(brush, voyage, rect(area.x + way + 32, area.y, area.w - way - 44, area.h));
}

function paintOdds(brush: Brush, { foe, own }: Voyage, area: Rect): void {
  const y = area.y + area.h / 2;
  const number = (icon: string, value: number, x: number): number => {
    drawIcon(brush.ctx, icon, x, y - 22, 44, colours.cream);
    const style = { font: 'Fira800', size: 46, least: 26, ink: colours.cream } as const;
    return x + 50 + write(brush, String(value), style, rect(x + 50, area.y, 52, area.h)).width;
  };
  const middle = number(foe.icon, foe.value, area.x + 4);
  write(brush, ':', { font: 'Fira600', size: 38, ink: colours.tan, align: 'center' }, rect(middle, area.y - 2, 36, area.h));
  number(own.icon, own.value, middle + 38);
  const held = own.value >= foe.value;
  const x = area.x + area.w - 22;
  fillCircle(brush.ctx, x, y, 22, colours.cream);
  fillCircle(brush.ctx, x, y, 19, held ? colours.open : colours.warning);
  (held ? drawTick : drawCross)(brush.ctx, x, y, 22, colours.cream);
}
