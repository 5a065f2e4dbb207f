import type { BoardScene, Column, Side, SidesField, ZoomScene } from '../../engine/scene/index.ts';
import { bannerHeight, layBanner } from '../frame/banner.ts';
import type { Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { tile } from '../composition.ts';
import type { Composition, Part } from '../composition.ts';
import { drawIcon } from '../ink/icons.ts';
import { stackMarks } from '../frame/marks.ts';
import type { Mark } from '../frame/marks.ts';
import { colours } from '../ink/palette.ts';
import { boardLimits, fieldHeight, gap, gridOf, layField, widthOfColumns } from './side.ts';
import type { Grid } from './side.ts';
import { layRoll, rollHeight } from '../frame/roll-strip.ts';
import { layStrip, stripHeight } from '../frame/strip.ts';
import { footerHeight, layFooter } from '../frame/footer.ts';
import { layTable, margin, width } from '../frame/table.ts';
import { write } from '../ink/words.ts';

/** Both sides upright, the viewer's below; the width never grows, for a wider picture is only shown smaller. */
export function composeSides(scene: BoardScene, { sides }: SidesField): Composition {
  const inner = width - 2 * margin;
  const parts: Part[] = [];
  const marks: Mark[] = [];
  let y = margin;
  const next = (height: number): Rect => {
    const area = rect(margin, y, inner, height);
    y += height;
    return area;
  };
  const field = (side: Side): void => {
    const grid = gridOf(side.columns, inner, boardLimits);
    const area = next(fieldHeight(grid));
    const laid = layField(side.columns, side.seat, area, grid);
    parts.push(...laid.parts, ...layKey(scene, side, area, grid));
    marks.push(...laid.marks);
  };
  for (const [index, side] of sides.entries()) {
    const banner = scene.banners[index];
    const last = index === sides.length - 1;
    if (last) parts.push(...layStrip(scene.strip, next(stripHeight(scene.strip))));
    if (banner !== undefined && !last) parts.push(...layBanner(banner, next(bannerHeight)));
    field(side);
    if (banner !== undefined && last) parts.push(...layBanner(banner, next(bannerHeight)));
  }
  parts.push(...layFooter(scene.footer, next(footerHeight)));
  const height = y + 8;
  return { width, height, parts: [...layTable(width, height), ...parts, ...stackMarks(marks)] };
}

/** One side alone, as large as it goes; a long one in two rows. */
export function composeSide(scene: ZoomScene, { sides }: SidesField): Composition {
  const [banner] = scene.banners;
  const [side] = sides;
  if (banner === undefined || side === undefined) throw new Error('No side to look at');
  const { roll } = scene;
  const wide = roll === undefined ? width : beside;
  const inner = wide - 2 * margin;
  const head = rect(margin, margin, inner, roll === undefined ? bannerHeight : rollHeight);
  const parts: Part[] = [...(roll === undefined ? layBanner(banner, head) : layRoll(roll, banner, head))];
  const marks: Mark[] = [];
  let y = head.y + head.h;
  for (const { columns, grid } of rowsOf(side.columns, inner, roll === undefined ? 9 : 7)) {
    const area = rect(margin, y, inner, fieldHeight(grid));
    const laid = layField(columns, side.seat, area, grid);
    parts.push(...laid.parts);
    marks.push(...laid.marks);
    y += area.h + gap;
  }
  // Beside a question there is no need for a footer: the question says it all.
  if (roll !== undefined) return { width: wide, height: y + 8, parts: [...layTable(wide, y + 8), ...parts, ...stackMarks(marks)] };
  parts.push(...layFooter(scene.footer, rect(margin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width: wide, height, parts: [...layTable(wide, height), ...parts, ...stackMarks(marks)] };
}

/** A picture beside a question is narrow: the narrower, the larger it is shown. */
const beside = 1200;

function rowsOf(columns: readonly Column[], inner: number, most: number): readonly { readonly columns: readonly Column[]; readonly grid: Grid }[] {
  const half = Math.ceil(columns.length / 2);
  const rows = columns.length > most ? [columns.slice(0, half), columns.slice(half)] : [columns];
  const limits = inner > beside ? { unit: 262, site: 140 } : { unit: 168, site: 84 };
  const unit = Math.min(...rows.map((row) => gridOf(row, inner, limits).unit));
  return rows.map((row) => ({ columns: row, grid: gridOf(row, inner, { ...limits, unit }) }));
}

/** A small side leaves room at its ends: there the signs are explained. */
function layKey(scene: BoardScene, side: Side, area: Rect, grid: Grid): readonly Part[] {
  const room = (area.w - widthOfColumns(side.columns, grid)) / 2 - 40;
  if (room < 230 || scene.key.length === 0) return [];
  const row = 58;
  const height = scene.key.length * row;
  const place = rect(area.x + 24, area.y + (area.h - height) / 2, room, height);
  return [
    tile('tile', ['key', scene.key], place, 0, (brush, inner) => {
      for (const [index, { icon, name }] of scene.key.entries()) {
        const y = inner.y + index * row;
        drawIcon(brush.ctx, icon, inner.x, y + 8, 42, colours.tan);
        write(
          brush,
          brush.say(name),
          { font: 'Fira500', size: 31, least: 22, ink: colours.tan },
          rect(inner.x + 58, y, inner.w - 58, row),
        );
      }
    }),
  ];
}
