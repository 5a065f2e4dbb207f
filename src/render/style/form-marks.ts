import type { FormMark } from '../../engine/scene/index.ts';
import type { Brush } from './brush.ts';
import { drawCross, drawTick, fillCircle } from './shapes.ts';
import { themeColours } from './theme.ts';

/** Paints results in a row: a tick for a win, a cross for a loss, a bar for a tie. */
export function paintFormMarks(
  brush: Brush,
  marks: readonly FormMark[],
  centre: number,
  y: number,
  step: number,
): void {
  const { ctx } = brush;
  for (const [index, mark] of marks.entries()) {
    const x = centre + (index - (marks.length - 1) / 2) * step;
    const size = step * 0.62;
    if (mark === 'won') {
      fillCircle(ctx, x, y, step * 0.46, themeColours.gold);
      drawTick(ctx, x, y, size * 0.8, themeColours.ink);
    } else if (mark === 'lost') {
      fillCircle(ctx, x, y, step * 0.46, themeColours.dimmedHeader);
      drawCross(ctx, x, y, size, themeColours.cream);
    } else {
      fillCircle(ctx, x, y, step * 0.46, themeColours.tan);
      ctx.fillStyle = themeColours.ink;
      ctx.fillRect(x - size * 0.4, y - 2.5, size * 0.8, 5);
    }
  }
}
