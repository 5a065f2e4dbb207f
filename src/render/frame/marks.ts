import type { Change } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { tile } from '../composition.ts';
import type { Part } from '../composition.ts';
import { colours } from '../ink/palette.ts';
import { fillCircle, fillRound, fillStar, strokeRound } from '../ink/shapes.ts';
import { widthOf, write } from '../ink/words.ts';

/** The frame around what changed, with ink on either side so that it stands on any colour, and a badge that says what. */
export function layMark(change: Change, area: Rect, corner: Corner | null): Mark {
  return {
    frame: tile('mark', ['changed'], inset(area, -3), 4, (brush, room) => paintFrame(brush, room)),
    badge: corner === null ? null : layBadge(change, badgeArea(change, area, corner)),
  };
}

export const layBadge = (change: Change, area: Rect): Part =>
  tile('mark', ['change', change], area, 0, (brush, room) => paintBadge(brush, change, room));

/** Where the badge covers no words: mostly outside, inside beside cards with a title, or below a title of its own. */
export type Corner = 'out' | 'in' | 'low';

export interface Mark {
  readonly frame: Part;
  readonly badge: Part | null;
}

/** Badges lie above all frames. */
export const stackMarks = (marks: readonly Mark[]): readonly Part[] => [
  ...marks.map((mark) => mark.frame),
  ...marks.flatMap((mark) => mark.badge ?? []),
];

function paintFrame(brush: Brush, area: Rect): void {
  strokeRound(brush.ctx, inset(area, -3), 15, colours.ink, 11);
  strokeRound(brush.ctx, inset(area, -0.5), 13, colours.changed, 6);
}

const words = (change: number): string => (change > 0 ? `+${change}` : `−${-change}`);

function badgeArea(change: Change, area: Rect, corner: Corner): Rect {
  const w = typeof change === 'number' ? Math.ceil(widthOf('Fira800', 30, words(change))) + 18 : 38;
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

function paintBadge(brush: Brush, change: Change, area: Rect): void {
  const { ctx } = brush;
  const x = area.x + area.w / 2;
  const y = area.y + area.h / 2;
  if (typeof change === 'number') {
    fillRound(ctx, area, 10, colours.ink);
    fillRound(ctx, inset(area, 3), 8, colours.changed);
    write(brush, words(change), { font: 'Fira800', size: 30, ink: colours.ink, align: 'center' }, area);
    return;
  }
  fillCircle(ctx, x, y, area.w / 2, colours.ink);
  fillCircle(ctx, x, y, area.w / 2 - 3, colours.changed);
  if (change === 'new') fillStar(ctx, x, y, area.w * 0.34, colours.ink);
  else fillRound(ctx, rect(x - 10, y - 3.5, 20, 7), 2, colours.ink);
}
