import type { Footer, Seat, Sign } from '../../engine/scene/index.ts';
import { tile } from '../composition.ts';
import type { Part } from '../composition.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { houseOf } from '../ink/houses.ts';
import { drawIcon } from '../ink/icons.ts';
import { colours, standings } from '../ink/palette.ts';
import { writeNamed } from '../ink/person.ts';
import { corners, fillCircle, fillPolygon, fillRound, strokeCircle, strokeRound } from '../ink/shapes.ts';
import { widthOf, write } from '../ink/words.ts';

export const footerHeight = 46;

/** Where the match stands, and what the marks on the table mean. */
export function layFooter(footer: Footer, area: Rect): readonly Part[] {
  return [tile('tile', ['footer', footer], area, 0, (brush, room) => paintFooter(brush, footer, room))];
}

/** The sign and its words; wider than the words by the sign and the space around. */
interface Entry {
  readonly words: string;
  readonly paint: (brush: Brush, area: Rect) => void;
}

const signWidth = 64;

function paintFooter(brush: Brush, footer: Footer, area: Rect): void {
  const { x, y, w, h } = area;
  const lead = write(
    brush,
    brush.say(footer.lead),
    { font: 'Fira700', size: 32, least: 24, ink: colours.cream },
    rect(x + 8, y, w * 0.3, h),
  );
  const entries = entriesOf(brush, footer);
  const start = x + 8 + lead.width + 14;
  const detail = brush.say(footer.detail);
  const spare = (w - (start - x) - 28 - Math.min(widthOf('Fira500', 26, detail), w * 0.4) - entries.length * (signWidth + 12));
  const natural = entries.reduce((sum, { words }) => sum + widthOf('Fira500', 31, words), 0);
  const size = entries.length === 1 ? 31 : Math.max(17, Math.min(31, (31 * spare) / natural));
  const legendWidth = entries.reduce((sum, { words }) => sum + widthOf('Fira500', size, words) + signWidth, 12 * Math.max(0, entries.length - 1));
  writeNamed(
    brush,
    detail,
    { font: 'Fira500', size: 31, least: 18, ink: colours.tan },
    rect(start, y, x + w - 8 - legendWidth - start - 20, h),
  );
  let left = x + w - legendWidth;
  for (const entry of entries) {
    const wide = widthOf('Fira500', size, entry.words) + signWidth;
    entry.paint(brush, rect(left - 2, y + h / 2 - 14, 44, 28));
    write(brush, entry.words, { font: 'Fira500', size, ink: colours.tan, align: 'right' }, rect(left, y, wide - 8, h));
    left += wide + 12;
  }
}

const longest = 34;
const brief = (words: string): string => (words.length > longest ? `${words.slice(0, longest - 1).trimEnd()}…` : words);

function entriesOf(brush: Brush, { signs = [], legend }: Footer): readonly Entry[] {
  const entries: Entry[] = signs.map(({ sign, name, seat }) => ({
    words: brief(brush.say(name)),
    paint: (each, area) => paintSign(each, sign, seat ?? null, area),
  }));
  if (legend !== null) entries.push({ words: brush.say(legend), paint: ({ ctx }, area) => strokeRound(ctx, area, 9, colours.changed, 6) });
  return entries;
}

function paintSign(brush: Brush, sign: Sign, seat: Seat | null, area: Rect): void {
  const { ctx } = brush;
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  const house = seat === null ? null : houseOf(seat);
  switch (sign) {
    case 'built':
      fillRound(ctx, area, 8, colours.cream);
      return fillRound(ctx, inset(area, 2.5), 6, house?.base ?? colours.tan);
    case 'now':
      fillRound(ctx, area, 8, standings.now);
      return strokeRound(ctx, area, 8, colours.cream, 5);
    case 'next':
      fillRound(ctx, area, 8, standings.next);
      return strokeRound(ctx, area, 8, colours.cream, 2.5);
    case 'later':
      fillRound(ctx, area, 8, standings.later);
      ctx.setLineDash([6, 5]);
      strokeRound(ctx, area, 8, colours.tan, 2.5);
      return ctx.setLineDash([]);
    case 'title':
      fillRound(ctx, area, 14, colours.ink);
      return fillRound(ctx, inset(area, 2.5), 12, colours.gold);
    case 'taken':
      fillCircle(ctx, x, y, 21, colours.cream);
      fillCircle(ctx, x, y, 18, colours.warning);
      return fillPolygon(ctx, corners(x, y + 2, 11, 3), colours.cream);
    case 'safe':
      fillCircle(ctx, x, y, 20, colours.cream);
      fillCircle(ctx, x, y, 18, colours.ink);
      return drawIcon(ctx, 'padlock', x - 11, y - 11, 22, colours.cream);
    case 'button':
      fillCircle(ctx, x, y, 21, colours.cream);
      fillCircle(ctx, x, y, 17, colours.open);
      write(brush, 'n', { font: 'Fira800', size: 26, ink: colours.cream, align: 'center' }, rect(x - 16, y - 17, 32, 32));
      return strokeCircle(ctx, x, y, 22, colours.ink, 1);
    case 'foreign':
      fillRound(ctx, area, 6, house?.base ?? colours.tan);
      return fillRound(ctx, inset(area, 5), 3, colours.paper);
  }
}
