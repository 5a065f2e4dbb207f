import type { Banner, BoardScene, MapSheet, SheetsField, ZoomScene } from '../../../engine/scene/index.ts';
import { tilePart } from '../../composition.ts';
import type { Composition, PicturePart } from '../../composition.ts';
import { bannerHeight, layoutBanner } from '../../frame/banner.ts';
import { footerHeight, layoutFooter } from '../../frame/footer.ts';
import { type PlacedMark, stackChangeMarks } from '../../frame/change-marks.ts';
import { layoutBackground, boardMargin } from '../../frame/background.ts';
import { rect } from '../../style/brush.ts';
import { themeColours } from '../../style/theme.ts';
import { drawText } from '../../style/text.ts';
import { layoutGround } from '../side-layout.ts';
import { layoutMap } from './sheet-map.ts';
import { paintScoreBox, paintCosts, paintJokers, paintDiceThrow } from './sheet-panels.ts';
import { composeSharedMap } from './shared-map.ts';
import { layoutSmallSheet, smallSheetHeight } from './small-sheet.ts';

/** Composes one large sheet, several small ones, or the shared map. */
export function composeSheets(scene: BoardScene | ZoomScene, { sheets }: SheetsField): Composition {
  const [first, ...rest] = sheets;
  if (first === undefined) throw new Error('No sheet to draw');
  if (first.seat === null) return composeSharedMap(scene, first);
  const [banner] = scene.banners;
  return rest.length === 0 && banner !== undefined
    ? composeLargeSheet(scene, banner, first)
    : composeSmallSheets(scene, sheets);
}

function composeSmallSheets(scene: BoardScene | ZoomScene, sheets: readonly MapSheet[]): Composition {
  const [width, gap] = [1600, 12];
  const parts: PicturePart[] = [];
  const marks: PlacedMark[] = [];
  const wide = (width - 2 * boardMargin - gap) / 2;
  for (const [index, sheet] of sheets.entries()) {
    const banner = scene.banners[index];
    if (banner === undefined) continue;
    const area = rect(
      boardMargin + (index % 2) * (wide + gap),
      boardMargin + Math.floor(index / 2) * (smallSheetHeight + gap),
      wide,
      smallSheetHeight,
    );
    const placed = layoutSmallSheet(sheet, banner, area);
    parts.push(...placed.parts);
    marks.push(...placed.marks);
  }
  const bottom = boardMargin + Math.ceil(sheets.length / 2) * (smallSheetHeight + gap);
  const height = bottom + footerHeight + 4;
  const foot = layoutFooter(scene.footer, rect(boardMargin, bottom - 2, width - 2 * boardMargin, footerHeight));
  return { width, height, parts: [...layoutBackground(width, height), ...parts, ...stackChangeMarks(marks), ...foot] };
}

const LARGE_WIDTH = 1200;
const MAP_SIDE = 846;

/** Composes banner, map with jokers and costs, dice and boxes. */
function composeLargeSheet(scene: BoardScene | ZoomScene, banner: Banner, sheet: MapSheet): Composition {
  const inner = LARGE_WIDTH - 2 * boardMargin;
  const seat = sheet.seat ?? 0;
  const { throw: thrown, costs, done } = sheet;
  let y = boardMargin + bannerHeight + 14;
  const parts: PicturePart[] = [...layoutBanner(banner, rect(boardMargin, boardMargin, inner, bannerHeight), 336)];
  const { parts: land, marks } = layoutMap(sheet.map, rect(boardMargin + 3, y + 3, MAP_SIDE - 6, MAP_SIDE - 6), false);
  parts.push(...layoutGround(seat, rect(boardMargin, y, MAP_SIDE, MAP_SIDE)), ...land);
  const aside = rect(boardMargin + MAP_SIDE + 14, y, inner - MAP_SIDE - 14, MAP_SIDE);
  const [left, wide] = [aside.x + 20, aside.w - 40];
  const jokers = 62 + Math.ceil(sheet.jokers.list.length / (sheet.jokers.list.length > 6 ? 4 : 3)) * 130;
  parts.push(
    ...layoutGround(seat, aside),
    tilePart(
      'tile',
      ['jokers', sheet.jokers],
      rect(left, aside.y + 12, wide, jokers),
      12,
      (brush, area) => void paintJokers(brush, sheet.jokers, area),
    ),
  );
  if (costs !== null) {
    const room = rect(left, aside.y + jokers + 26, wide, MAP_SIDE - jokers - 40);
    parts.push(tilePart('tile', ['costs', costs], room, 8, (brush, area) => paintCosts(brush, costs, area)));
  }
  y += MAP_SIDE + 14;
  const row = rect(boardMargin, y, inner, thrown === null ? 96 : 216);
  parts.push(...layoutGround(seat, row));
  if (thrown !== null)
    parts.push(tilePart('tile', ['throw', thrown], row, 0, (brush, area) => paintDiceThrow(brush, thrown, area)));
  else if (done !== null)
    parts.push(
      tilePart(
        'tile',
        ['done', done],
        row,
        0,
        (brush, area) =>
          void drawText(
            brush,
            brush.translate(done),
            { font: 'Grenze700', size: 44, least: 26, ink: themeColours.cream, align: 'center' },
            area,
          ),
      ),
    );
  y += row.h + 14;
  const step = (inner + 8) / Math.max(15, sheet.boxes.length);
  for (const [index, box] of sheet.boxes.entries()) {
    const area = rect(boardMargin + index * step, y, step - 8, 104);
    parts.push(tilePart('tile', ['box', box, seat], area, 0, (brush, room) => paintScoreBox(brush, box, seat, room)));
  }
  if (sheet.boxes.length > 0) y += 112;
  parts.push(...stackChangeMarks(marks), ...layoutFooter(scene.footer, rect(boardMargin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width: LARGE_WIDTH, height, parts: [...layoutBackground(LARGE_WIDTH, height), ...parts] };
}
