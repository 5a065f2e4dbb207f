import type { Footer, Seat, LegendSign } from '../../engine/scene/index.ts';
import { tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { drawIcon } from '../style/icons.ts';
import { themeColours, buildStateColours } from '../style/theme.ts';
import { drawTextWithName } from '../style/person-name.ts';
import { polygonCorners, fillCircle, fillPolygon, fillRound, strokeCircle, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

export const footerHeight = 46;

/** Lays out the state of the match and the legend. */
export function layoutFooter(footer: Footer, area: Rect): readonly PicturePart[] {
  return [tilePart('tile', ['footer', footer], area, 0, (brush, room) => paintFooter(brush, footer, room))];
}

/** A legend icon with its text and total width. */
interface LegendEntry {
  readonly text: string;
  readonly paint: (brush: Brush, area: Rect) => void;
}

const signWidth = 64;

function paintFooter(brush: Brush, footer: Footer, area: Rect): void {
  const { x, y, w, h } = area;
  const lead = drawText(
    brush,
    brush.translate(footer.lead),
    { font: 'Fira700', size: 32, least: 24, ink: themeColours.cream },
    rect(x + 8, y, w * 0.3, h),
  );
  const entries = legendEntries(brush, footer);
  const start = x + 8 + lead.width + 14;
  const detail = brush.translate(footer.detail);
  const spare =
    w - (start - x) - 28 - Math.min(widthOf('Fira500', 26, detail), w * 0.4) - entries.length * (signWidth + 12);
  const natural = entries.reduce((sum, { text }) => sum + widthOf('Fira500', 31, text), 0);
  const size = entries.length === 1 ? 31 : Math.max(17, Math.min(31, (31 * spare) / natural));
  const legendWidth = entries.reduce(
    (sum, { text }) => sum + widthOf('Fira500', size, text) + signWidth,
    12 * Math.max(0, entries.length - 1),
  );
  drawTextWithName(
    brush,
    detail,
    { font: 'Fira500', size: 31, least: 18, ink: themeColours.tan },
    rect(start, y, x + w - 8 - legendWidth - start - 20, h),
  );
  let left = x + w - legendWidth;
  for (const entry of entries) {
    const wide = widthOf('Fira500', size, entry.text) + signWidth;
    entry.paint(brush, rect(left - 2, y + h / 2 - 14, 44, 28));
    drawText(
      brush,
      entry.text,
      { font: 'Fira500', size, ink: themeColours.tan, align: 'right' },
      rect(left, y, wide - 8, h),
    );
    left += wide + 12;
  }
}

const longest = 34;
const brief = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);

function legendEntries(brush: Brush, { signs = [], legend }: Footer): readonly LegendEntry[] {
  const entries: LegendEntry[] = signs.map(({ sign, name, seat }) => ({
    text: brief(brush.translate(name)),
    paint: (each, area) => paintSign(each, sign, seat ?? null, area),
  }));
  if (legend !== null)
    entries.push({
      text: brush.translate(legend),
      paint: ({ ctx }, area) => strokeRound(ctx, area, 9, themeColours.changed, 6),
    });
  return entries;
}

function paintSign(brush: Brush, sign: LegendSign, seat: Seat | null, area: Rect): void {
  const { ctx } = brush;
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  const seatStyle = seat === null ? null : seatStyleOf(seat);
  switch (sign) {
    case 'built':
      fillRound(ctx, area, 8, themeColours.cream);
      return fillRound(ctx, inset(area, 2.5), 6, seatStyle?.base ?? themeColours.tan);
    case 'now':
      fillRound(ctx, area, 8, buildStateColours.now);
      return strokeRound(ctx, area, 8, themeColours.cream, 5);
    case 'next':
      fillRound(ctx, area, 8, buildStateColours.next);
      return strokeRound(ctx, area, 8, themeColours.cream, 2.5);
    case 'later':
      fillRound(ctx, area, 8, buildStateColours.later);
      ctx.setLineDash([6, 5]);
      strokeRound(ctx, area, 8, themeColours.tan, 2.5);
      return ctx.setLineDash([]);
    case 'title':
      fillRound(ctx, area, 14, themeColours.ink);
      return fillRound(ctx, inset(area, 2.5), 12, themeColours.gold);
    case 'taken':
      fillCircle(ctx, x, y, 21, themeColours.cream);
      fillCircle(ctx, x, y, 18, themeColours.warning);
      return fillPolygon(ctx, polygonCorners(x, y + 2, 11, 3), themeColours.cream);
    case 'safe':
      fillCircle(ctx, x, y, 20, themeColours.cream);
      fillCircle(ctx, x, y, 18, themeColours.ink);
      return drawIcon(ctx, 'padlock', x - 11, y - 11, 22, themeColours.cream);
    case 'button':
      fillCircle(ctx, x, y, 21, themeColours.cream);
      fillCircle(ctx, x, y, 17, themeColours.open);
      drawText(
        brush,
        'n',
        { font: 'Fira800', size: 26, ink: themeColours.cream, align: 'center' },
        rect(x - 16, y - 17, 32, 32),
      );
      return strokeCircle(ctx, x, y, 22, themeColours.ink, 1);
    case 'foreign':
      fillRound(ctx, area, 6, seatStyle?.base ?? themeColours.tan);
      return fillRound(ctx, inset(area, 5), 3, themeColours.paper);
  }
}
