import type { Banner, Strip } from '../../engine/scene/index.ts';
import { tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { themeColours } from '../style/theme.ts';
import { fillRound } from '../style/shapes.ts';
import { drawDie } from '../style/symbols.ts';
import { widthOf, drawText } from '../style/text.ts';

export const rollHeight = 104;

/** Lays out the roll above the viewer's side, then the viewer's points and totals. */
export function layoutRoll(roll: Pick<Strip, 'dice' | 'event'>, banner: Banner, area: Rect): readonly PicturePart[] {
  return [
    tilePart('tile', ['roll strip', roll, banner], area, 0, (brush, room) => paintRoll(brush, roll, banner, room)),
  ];
}

function paintRoll(brush: Brush, { dice, event }: Pick<Strip, 'dice' | 'event'>, banner: Banner, area: Rect): void {
  const size = 84;
  let x = area.x + 6;
  for (const die of dice) {
    drawDie(brush, die, rect(x, area.y + (area.h - size) / 2 - 2, size, size));
    x += size + 14;
  }
  const right = paintTotals(brush, banner, area);
  if (event === null) return;
  const style = { font: 'Grenze700', size: 42, least: 20, ink: themeColours.cream, lines: 2, leading: 0.96 } as const;
  drawText(brush, brush.translate(event), style, rect(x + 8, area.y, right - x - 24, area.h - 4));
}

/** Paints totals from the right; returns their left edge. */
function paintTotals(brush: Brush, banner: Banner, area: Rect): number {
  const { ctx } = brush;
  const items = [banner.score, ...banner.totals, ...banner.holdings];
  const [icon, digits] = [38, 44];
  const widths = items.map(
    ({ value, warn }) => icon + 6 + widthOf('Fira800', digits, String(value)) + (warn === true ? 20 : 0),
  );
  const wide = widths.reduce((sum, each) => sum + each + 16, 78);
  let x = area.x + area.w - wide;
  const begin = x;
  drawCrest(brush, banner.seat, x + 32, area.y + area.h / 2 - 2, 56);
  x += 78;
  for (const [index, total] of items.entries()) {
    const width = widths[index] ?? 0;
    const warn = total.warn === true;
    if (warn) fillRound(ctx, rect(x, area.y + 18, width, area.h - 40), 10, themeColours.warning);
    const ink = index === 0 ? themeColours.gold : themeColours.cream;
    drawIcon(ctx, total.icon, x + (warn ? 10 : 0), area.y + (area.h - icon) / 2 - 2, icon, ink);
    drawText(
      brush,
      String(total.value),
      { font: 'Fira800', size: digits, ink },
      rect(x + icon + 6 + (warn ? 10 : 0), area.y, width, area.h - 4),
    );
    x += width + 16;
  }
  return begin;
}
