import type { ChangeMark } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { tilePart } from '../composition.ts';
import type { PicturePart } from '../composition.ts';
import { themeColours } from '../style/theme.ts';
import { fillCircle, fillRound, fillStar, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

/** Lays out a frame around a change, visible on any colour, and a badge that names it. */
export function layoutChangeMark(change: ChangeMark, area: Rect, corner: BadgePlacement | null): PlacedMark {
  return {
    frame: tilePart('mark', ['changed'], inset(area, -3), 4, (brush, room) => paintFrame(brush, room)),
    badge: corner === null ? null : layoutChangeBadge(change, badgeArea(change, area, corner)),
  };
}

export const layoutChangeBadge = (change: ChangeMark, area: Rect): PicturePart =>
  tilePart('mark', ['change', change], area, 0, (brush, room) => paintBadge(brush, change, room));

/** Badge position that covers no text: outside, inside beside a titled card, or below a title. */
export type BadgePlacement = 'out' | 'in' | 'low';

export interface PlacedMark {
  readonly frame: PicturePart;
  readonly badge: PicturePart | null;
}

/** Orders badges above all frames. */
export const stackChangeMarks = (marks: readonly PlacedMark[]): readonly PicturePart[] => [
  ...marks.map((mark) => mark.frame),
  ...marks.flatMap((mark) => mark.badge ?? []),
];

function paintFrame(brush: Brush, area: Rect): void {
  strokeRound(brush.ctx, inset(area, -3), 15, themeColours.ink, 11);
  strokeRound(brush.ctx, inset(area, -0.5), 13, themeColours.changed, 6);
}

const badgeText = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

function badgeArea(change: ChangeMark, area: Rect, corner: BadgePlacement): Rect {
  const w = typeof change === 'number' ? Math.ceil(widthOf('Fira800', 30, badgeText(change))) + 18 : 38;
  const h = 38;
  switch (corner) {
    case 'out':
      return rect(area.x + area.w - w + 14, area.y - 20, w, h);
    case 'in':
      return rect(area.x + area.w - w + 6, area.y - 20, w, h);
    case 'low':
      return rect(area.x - 6, area.y + area.h - h + 8, w, h);
  }
}

function paintBadge(brush: Brush, change: ChangeMark, area: Rect): void {
  const { ctx } = brush;
  const x = area.x + area.w / 2;
  const y = area.y + area.h / 2;
  if (typeof change === 'number') {
    fillRound(ctx, area, 10, themeColours.ink);
    fillRound(ctx, inset(area, 3), 8, themeColours.changed);
    drawText(brush, badgeText(change), { font: 'Fira800', size: 30, ink: themeColours.ink, align: 'center' }, area);
    return;
  }
  fillCircle(ctx, x, y, area.w / 2, themeColours.ink);
  fillCircle(ctx, x, y, area.w / 2 - 3, themeColours.changed);
  if (change === 'new') fillStar(ctx, x, y, area.w * 0.34, themeColours.ink);
  else fillRound(ctx, rect(x - 10, y - 3.5, 20, 7), 2, themeColours.ink);
}
