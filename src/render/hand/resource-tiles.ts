import type { HandScene, HandTile } from '../../engine/scene/index.ts';
import type { Text } from '../../engine/text.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { fillRound, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

export const resourceTileHeight = 168;

/** Paints the count of a resource and its trade rate; hollow if there is none. */
export function paintResourceTile(brush: Brush, { ware, count, rate, good }: HandTile, area: Rect): void {
  const { ctx } = brush;
  const none = count === 0;
  const card = rect(area.x, area.y, area.w - 8, area.h - 4);
  if (none) {
    ctx.setLineDash([9, 7]);
    strokeRound(ctx, card, 14, themeColours.paperLine, 2.5);
    ctx.setLineDash([]);
  } else {
    for (const offset of count > 2 ? [8, 4, 0] : count > 1 ? [4, 0] : [0]) {
      const back = rect(card.x + offset, card.y - offset, card.w, card.h);
      fillRound(ctx, inset(back, -1), 14, themeColours.tableDark);
      fillRound(ctx, back, 14, offset === 0 ? ware.fill : blendColours(ware.fill, themeColours.ink, 0.3));
      strokeRound(
        ctx,
        back,
        14,
        offset === 0 ? themeColours.cream : blendColours(ware.fill, themeColours.cream, 0.5),
        offset === 0 ? 4 : 2,
      );
    }
    strokeRound(ctx, inset(card, 8), 8, blendColours(ware.fill, ware.ink, 0.3), 2);
  }
  const ink = none ? themeColours.tan : ware.ink;
  const size = 76;
  drawIcon(
    ctx,
    ware.icon,
    card.x + 16,
    card.y + 20,
    size,
    none ? blendColours(themeColours.table, themeColours.tan, 0.5) : ware.ink,
  );
  const digits = { font: 'Fira800', size: 80, least: 44, ink, align: 'center' } as const;
  drawText(brush, String(count), digits, rect(card.x + 20 + size, card.y + 14, card.w - size - 30, 88));
  const plate = rate === undefined ? 0 : widthOf('Fira700', 29, rate) + 18;
  const name = { font: 'Fira700', size: 34, least: 20, ink } as const;
  drawText(
    brush,
    brush.translate(ware.name),
    { ...name, align: plate === 0 ? 'center' : 'left' },
    rect(card.x + 14, card.y + 110, card.w - 32 - plate, 44),
  );
  if (rate === undefined) return;
  const pill = rect(card.x + card.w - plate - 12, card.y + 114, plate, 38);
  fillRound(ctx, pill, 9, themeColours.ink);
  fillRound(ctx, inset(pill, 2.5), 7, good === true ? themeColours.gold : themeColours.paper);
  drawText(brush, rate, { font: 'Fira700', size: 29, ink: themeColours.ink, align: 'center' }, pill);
}

export function paintWarning(brush: Brush, warning: Text, area: Rect): void {
  fillRound(brush.ctx, area, 12, themeColours.warning);
  drawIcon(brush.ctx, 'poker-hand', area.x + 16, area.y + 10, area.h - 20, themeColours.cream);
  const style = { font: 'Fira600', size: 31, least: 20, ink: themeColours.cream } as const;
  drawText(brush, brush.translate(warning), style, rect(area.x + 64, area.y, area.w - 80, area.h));
}

/** Paints the title of a section and its number of entries. */
export function paintHeading(brush: Brush, title: Text, count: number | null, area: Rect): void {
  drawText(
    brush,
    brush.translate(title),
    { font: 'Grenze700', size: 38, least: 24, ink: themeColours.cream },
    rect(area.x + 2, area.y, area.w * 0.8, area.h),
  );
  if (count === null) return;
  const style = { font: 'Fira800', size: 38, ink: themeColours.cream, align: 'right' } as const;
  drawText(brush, String(count), style, rect(area.x + area.w * 0.8, area.y, area.w * 0.2 - 4, area.h));
}

const factRow = 56;
export const factsHeight = (facts: NonNullable<HandScene['facts']>): number =>
  Math.ceil(facts.length / 2) * factRow + 24;

export function paintFacts(brush: Brush, facts: NonNullable<HandScene['facts']>, area: Rect): void {
  brush.ctx.setLineDash([10, 8]);
  strokeRound(brush.ctx, area, 14, themeColours.paperLine, 2.5);
  brush.ctx.setLineDash([]);
  const half = (area.w - 40) / 2;
  for (const [index, { icon, text }] of facts.entries()) {
    const [x, y] = [area.x + 24 + (index % 2) * half, area.y + 12 + Math.floor(index / 2) * factRow];
    drawIcon(brush.ctx, icon, x, y + 8, 40, themeColours.cream);
    const style = { font: 'Fira600', size: 32, least: 17, ink: themeColours.cream, lines: 2, leading: 1 } as const;
    drawText(brush, brush.translate(text), style, rect(x + 56, y, half - 66, factRow));
  }
}

export function paintFoot(brush: Brush, foot: NonNullable<HandScene['foot']>, area: Rect): void {
  drawIcon(brush.ctx, foot.icon, area.x + 2, area.y + 6, area.h - 12, themeColours.gold);
  const lead = drawText(
    brush,
    brush.translate(foot.lead),
    { font: 'Fira700', size: 32, least: 22, ink: themeColours.cream },
    rect(area.x + 50, area.y, area.w * 0.5, area.h),
  );
  const left = area.x + 50 + lead.width + 14;
  drawText(
    brush,
    brush.translate(foot.detail),
    { font: 'Fira500', size: 30, least: 16, ink: themeColours.tan },
    rect(left, area.y, area.x + area.w - left - 4, area.h),
  );
}
