import type { BracketScene, StandingsScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { printableName, titleFont } from '../style/fonts.ts';
import { drawIcon } from '../style/icons.ts';
import { drawTextWithName } from '../style/person-name.ts';
import { fillCircle, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { themeColours } from '../style/theme.ts';

/** Paints the name of a competition with its icon, and what is played. */
export function paintCompetitionHead(
  brush: Brush,
  { icon, title, subtitle }: Pick<StandingsScene | BracketScene, 'icon' | 'title' | 'subtitle'>,
  area: Rect,
): void {
  const { ctx } = brush;
  const { x, y, w, h } = area;
  fillRound(ctx, area, 18, themeColours.tableDark);
  strokeRound(ctx, area, 18, themeColours.gold, 5);
  fillCircle(ctx, x + 78, y + h / 2, 50, themeColours.gold);
  drawIcon(ctx, icon, x + 46, y + h / 2 - 32, 64, themeColours.ink);
  const name = brush.translate(title);
  const printed = printableName(name) ?? '';
  drawTextWithName(
    brush,
    name,
    { font: titleFont(printed), size: 52, least: 26, ink: themeColours.cream, lines: 2, leading: 0.95 },
    rect(x + 152, y + 10, w - 176, printed === '' ? 0 : 70),
  );
  const below = printed === '' ? rect(x + 152, y + 10, w - 176, h - 20) : rect(x + 152, y + 82, w - 176, 38);
  drawText(brush, brush.translate(subtitle), { font: 'Fira500', size: 29, least: 17, ink: themeColours.tan }, below);
}
