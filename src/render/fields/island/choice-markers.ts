import type { Brush } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { themeColours } from '../../style/theme.ts';
import { fillCircle, fillRound } from '../../style/shapes.ts';
import { widthOf, drawText } from '../../style/text.ts';

/** Draws a choice in white on green; dark numbers on paper are always number tokens. */
export function drawChoiceMarker(brush: Brush, number: number, x: number, y: number, radius: number): void {
  const { ctx } = brush;
  fillCircle(ctx, x, y, radius, themeColours.ink);
  fillCircle(ctx, x, y, radius - 2.5, themeColours.cream);
  fillCircle(ctx, x, y, radius * 0.84, themeColours.open);
  const size = radius * 1.16;
  const style = { font: 'Fira800', size, least: size * 0.6, ink: '#ffffff', align: 'center' } as const;
  drawText(brush, String(number), style, rect(x - radius * 0.8, y - radius * 0.7, radius * 1.6, radius * 1.4));
}

/** Draws a corner's name in a dark disc, wider for longer names. */
export function drawPlaceName(brush: Brush, name: string, x: number, y: number, size: number): void {
  const wide = Math.max(size * 1.32, widthOf('Fira700', size, name) + size * 0.5);
  fillRound(brush.ctx, rect(x - wide / 2, y - size * 0.66, wide, size * 1.32), size * 0.66, themeColours.ink);
  drawText(
    brush,
    name,
    { font: 'Fira700', size, ink: themeColours.deepShade, align: 'center' },
    rect(x - wide / 2, y - size * 0.66, wide, size * 1.3),
  );
}
