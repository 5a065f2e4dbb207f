import type { BoardScene, Column, PlayerSide, SidesField, ZoomScene } from '../../engine/scene/index.ts';
import { bannerHeight, layoutBanner } from '../frame/banner.ts';
import type { Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { tilePart } from '../composition.ts';
import type { Composition, PicturePart } from '../composition.ts';
import { drawIcon } from '../style/icons.ts';
import { stackChangeMarks } from '../frame/change-marks.ts';
import type { PlacedMark } from '../frame/change-marks.ts';
import { themeColours } from '../style/theme.ts';
import { boardLimits, fieldHeight, fieldGap, columnGridOf, layoutField, widthOfColumns } from './side-layout.ts';
import type { ColumnGrid } from './side-layout.ts';
import { layoutRoll, rollHeight } from '../frame/roll-strip.ts';
import { layoutStrip, stripHeight } from '../frame/strip.ts';
import { footerHeight, layoutFooter } from '../frame/footer.ts';
import { layoutBackground, boardMargin, boardWidth } from '../frame/background.ts';
import { drawText } from '../style/text.ts';

/** Composes both sides upright, the viewer's below. The width is fixed, as Discord would scale a wider picture down. */
export function composeSides(scene: BoardScene, { sides }: SidesField): Composition {
  const inner = boardWidth - 2 * boardMargin;
  const parts: PicturePart[] = [];
  const marks: PlacedMark[] = [];
  let y = boardMargin;
  const next = (height: number): Rect => {
    const area = rect(boardMargin, y, inner, height);
    y += height;
    return area;
  };
  const field = (side: PlayerSide): void => {
    const grid = columnGridOf(side.columns, inner, boardLimits);
    const area = next(fieldHeight(grid));
    const placed = layoutField(side, area, grid);
    parts.push(...placed.parts, ...layoutLegend(scene, side, area, grid));
    marks.push(...placed.marks);
  };
  for (const [index, side] of sides.entries()) {
    const banner = scene.banners[index];
    const last = index === sides.length - 1;
    if (last) parts.push(...layoutStrip(scene.strip, next(stripHeight(scene.strip))));
    if (banner !== undefined && !last) parts.push(...layoutBanner(banner, next(bannerHeight)));
    field(side);
    if (banner !== undefined && last) parts.push(...layoutBanner(banner, next(bannerHeight)));
  }
  parts.push(...layoutFooter(scene.footer, next(footerHeight)));
  const height = y + 8;
  return {
    width: boardWidth,
    height,
    parts: [...layoutBackground(boardWidth, height), ...parts, ...stackChangeMarks(marks)],
  };
}

/** Composes one side as large as possible, in two rows if long. */
export function composeSideZoom(scene: ZoomScene, { sides }: SidesField): Composition {
  const [banner] = scene.banners;
  const [side] = sides;
  if (banner === undefined || side === undefined) throw new Error('No side to draw');
  const { roll } = scene;
  const wide = roll === undefined ? boardWidth : ZOOM_WIDTH;
  const inner = wide - 2 * boardMargin;
  const head = rect(boardMargin, boardMargin, inner, roll === undefined ? bannerHeight : rollHeight);
  const parts: PicturePart[] = [...(roll === undefined ? layoutBanner(banner, head) : layoutRoll(roll, banner, head))];
  const marks: PlacedMark[] = [];
  let y = head.y + head.h;
  for (const { columns, grid } of rowsOf(side.columns, inner, roll === undefined ? 9 : 7)) {
    const area = rect(boardMargin, y, inner, fieldHeight(grid));
    const placed = layoutField({ ...side, columns }, area, grid);
    parts.push(...placed.parts);
    marks.push(...placed.marks);
    y += area.h + fieldGap;
  }
  // A picture with a question needs no footer.
  if (roll !== undefined)
    return {
      width: wide,
      height: y + 8,
      parts: [...layoutBackground(wide, y + 8), ...parts, ...stackChangeMarks(marks)],
    };
  parts.push(...layoutFooter(scene.footer, rect(boardMargin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width: wide, height, parts: [...layoutBackground(wide, height), ...parts, ...stackChangeMarks(marks)] };
}

/** Width of a picture with a question; Discord shows narrow pictures larger. */
const ZOOM_WIDTH = 1200;

function rowsOf(
  columns: readonly Column[],
  inner: number,
  most: number,
): readonly { readonly columns: readonly Column[]; readonly grid: ColumnGrid }[] {
  const half = Math.ceil(columns.length / 2);
  const rows = columns.length > most ? [columns.slice(0, half), columns.slice(half)] : [columns];
  const limits = inner > ZOOM_WIDTH ? { unit: 262, site: 140 } : { unit: 168, site: 84 };
  const unit = Math.min(...rows.map((row) => columnGridOf(row, inner, limits).unit));
  return rows.map((row) => ({ columns: row, grid: columnGridOf(row, inner, { ...limits, unit }) }));
}

/** Lays out the legend in the free space at the ends of a small side. */
function layoutLegend(scene: BoardScene, side: PlayerSide, area: Rect, grid: ColumnGrid): readonly PicturePart[] {
  const room = (area.w - widthOfColumns(side.columns, grid)) / 2 - 40;
  if (room < 230 || scene.key.length === 0) return [];
  const row = 58;
  const height = scene.key.length * row;
  const place = rect(area.x + 24, area.y + (area.h - height) / 2, room, height);
  return [
    tilePart('tile', ['key', scene.key], place, 0, (brush, inner) => {
      for (const [index, { icon, name }] of scene.key.entries()) {
        const y = inner.y + index * row;
        drawIcon(brush.ctx, icon, inner.x, y + 8, 42, themeColours.tan);
        drawText(
          brush,
          brush.translate(name),
          { font: 'Fira500', size: 31, least: 22, ink: themeColours.tan },
          rect(inner.x + 58, y, inner.w - 58, row),
        );
      }
    }),
  ];
}
