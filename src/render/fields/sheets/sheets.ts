import type { Banner, BoardScene, Sheet, SheetsField, ZoomScene } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Composition, Part } from '../../composition.ts';
import { bannerHeight, layBanner } from '../../frame/banner.ts';
import { footerHeight, layFooter } from '../../frame/footer.ts';
import { type Mark, stackMarks } from '../../frame/marks.ts';
import { layTable, margin } from '../../frame/table.ts';
import { rect } from '../../ink/brush.ts';
import { colours } from '../../ink/palette.ts';
import { write } from '../../ink/words.ts';
import { layGround } from '../side.ts';
import { layMap } from './map.ts';
import { paintBox, paintCosts, paintJokers, paintThrow } from './panels.ts';
import { composeShared } from './shared.ts';
import { laySmallSheet, smallHeight } from './small.ts';

/** One sheet large, several two by two, or the map that all share. */
export function composeSheets(scene: BoardScene | ZoomScene, { sheets }: SheetsField): Composition {
  const [first, ...rest] = sheets;
  if (first === undefined) throw new Error('No sheet to look at');
  if (first.seat === null) return composeShared(scene, first);
  const [banner] = scene.banners;
  return rest.length === 0 && banner !== undefined ? composeLarge(scene, banner, first) : composeSmall(scene, sheets);
}

function composeSmall(scene: BoardScene | ZoomScene, sheets: readonly Sheet[]): Composition {
  const [width, gap] = [1600, 12];
  const parts: Part[] = [];
  const marks: Mark[] = [];
  const wide = (width - 2 * margin - gap) / 2;
  for (const [index, sheet] of sheets.entries()) {
    const banner = scene.banners[index];
    if (banner === undefined) continue;
    const area = rect(margin + (index % 2) * (wide + gap), margin + Math.floor(index / 2) * (smallHeight + gap), wide, smallHeight);
    const laid = laySmallSheet(sheet, banner, area);
    parts.push(...laid.parts);
    marks.push(...laid.marks);
  }
  const bottom = margin + Math.ceil(sheets.length / 2) * (smallHeight + gap);
  const height = bottom + footerHeight + 4;
  const foot = layFooter(scene.footer, rect(margin, bottom - 2, width - 2 * margin, footerHeight));
  return { width, height, parts: [...layTable(width, height), ...parts, ...stackMarks(marks), ...foot] };
}

const large = 1200;
const mapSide = 846;

/** Banner, map with jokers and costs beside it, dice, boxes. */
function composeLarge(scene: BoardScene | ZoomScene, banner: Banner, sheet: Sheet): Composition {
  const inner = large - 2 * margin;
  const seat = sheet.seat ?? 0;
  const { throw: thrown, costs, done } = sheet;
  let y = margin + bannerHeight + 14;
  const parts: Part[] = [...layBanner(banner, rect(margin, margin, inner, bannerHeight), 336)];
  const { parts: land, marks } = layMap(sheet.map, rect(margin + 3, y + 3, mapSide - 6, mapSide - 6), false);
  parts.push(...layGround(seat, rect(margin, y, mapSide, mapSide)), ...land);
  const aside = rect(margin + mapSide + 14, y, inner - mapSide - 14, mapSide);
  const [left, wide] = [aside.x + 20, aside.w - 40];
  const jokers = 62 + Math.ceil(sheet.jokers.list.length / (sheet.jokers.list.length > 6 ? 4 : 3)) * 130;
  parts.push(
    ...layGround(seat, aside),
    tile('tile', ['jokers', sheet.jokers], rect(left, aside.y + 12, wide, jokers), 12, (brush, area) => void paintJokers(brush, sheet.jokers, area)),
  );
  if (costs !== null) {
    const room = rect(left, aside.y + jokers + 26, wide, mapSide - jokers - 40);
    parts.push(tile('tile', ['costs', costs], room, 8, (brush, area) => paintCosts(brush, costs, area)));
  }
  y += mapSide + 14;
  const row = rect(margin, y, inner, thrown === null ? 96 : 216);
  parts.push(...layGround(seat, row));
  if (thrown !== null) parts.push(tile('tile', ['throw', thrown], row, 0, (brush, area) => paintThrow(brush, thrown, area)));
  else if (done !== null) parts.push(tile('tile', ['done', done], row, 0, (brush, area) =>
    void write(brush, brush.say(done), { font: 'Grenze700', size: 44, least: 26, ink: colours.cream, align: 'center' }, area)));
  y += row.h + 14;
  const step = (inner + 8) / Math.max(15, sheet.boxes.length);
  for (const [index, box] of sheet.boxes.entries()) {
    const area = rect(margin + index * step, y, step - 8, 104);
    parts.push(tile('tile', ['box', box, seat], area, 0, (brush, room) => paintBox(brush, box, seat, room)));
  }
  if (sheet.boxes.length > 0) y += 112;
  parts.push(...stackMarks(marks), ...layFooter(scene.footer, rect(margin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width: large, height, parts: [...layTable(large, height), ...parts] };
}
