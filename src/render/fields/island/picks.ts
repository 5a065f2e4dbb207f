import type { Brush } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { colours } from '../../ink/palette.ts';
import { fillCircle, fillRound } from '../../ink/shapes.ts';
import { widthOf, write } from '../../ink/words.ts';

/** A place to choose: dark numbers on paper are always tokens, white ones on green always buttons. */
export function drawPick(brush: Brush, number: number, x: number, y: number, radius: number): void {
  const { ctx } = brush;
  fillCircle(ctx, x, y, radius, colours.ink);
  fillCircle(ctx, x, y, radius - 2.5, colours.cream);
  fillCircle(ctx, x, y, radius * 0.84, colours.open);
  const size = radius * 1.16;
  const style = { font: 'Fira800', size, least: size * 0.6, ink: '#ffffff', align: 'center' } as const;
  write(brush, String(number), style, rect(x - radius * 0.8, y - radius * 0.7, radius * 1.6, radius * 1.4));
}

/** The name of a corner in a dark disc; wider for a longer name. */
export function drawName(brush: Brush, name: string, x: number, y: number, size: number): void {
  const wide = Math.max(size * 1.32, widthOf('Fira700', size, name) + size * 0.5);
  fillRound(brush.ctx, rect(x - wide / 2, y - size * 0.66, wide, size * 1.32), size * 0.66, colours.ink);
  write(brush, name, { font: 'Fira700', size, ink: colours.deepShade, align: 'center' }, rect(x - wide / 2, y - size * 0.66, wide, size * 1.3));
}
