import type { Banner, BoardScene, Sheet, Throw, ZoomScene } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Composition, Part } from '../../composition.ts';
import { footerHeight, layFooter } from '../../frame/footer.ts';
import { stackMarks } from '../../frame/marks.ts';
import { layTable, margin } from '../../frame/table.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { drawCrest, edgePennant, hatchSeat } from '../../ink/heraldry.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { colours, waters } from '../../ink/palette.ts';
import { writePerson } from '../../ink/person.ts';
import { fillCircle, fillPolygon, fillRound, roundPath, strokeCircle, strokeRound } from '../../ink/shapes.ts';
import { drawPlate, plateWidth } from '../../ink/tokens.ts';
import { write } from '../../ink/words.ts';
import { layGround } from '../side.ts';
import { layMap } from './map.ts';
import { paintJoker, paintWareDie } from './panels.ts';

const width = 1400;
const plateHeight = 152;
const mapHeight = 1146;

/** One map for all: everybody's plate above, the dice of the player to move below. */
export function composeShared(scene: BoardScene | ZoomScene, sheet: Sheet): Composition {
  const inner = width - 2 * margin;
  const parts: Part[] = [];
  const step = (inner + 10) / Math.max(2, scene.banners.length);
  for (const [index, banner] of scene.banners.entries()) {
    const area = rect(margin + index * step, margin, step - 10, plateHeight);
    parts.push(tile('tile', ['plate', banner], area, 0, (brush, room) => paintPlate(brush, banner, room)));
  }
  let y = margin + plateHeight + 14;
  const { parts: land, marks } = layMap(sheet.map, rect(margin, y, inner, mapHeight), true);
  parts.push(...land);
  const frame = rect(margin, y, inner, mapHeight);
  parts.push(tile('ground', ['shared frame'], rect(frame.x, frame.y, frame.w, 4), 0, ({ ctx }, area) => fillRound(ctx, area, 0, waters.rim)));
  y += mapHeight + 14;
  const moving = scene.banners.find(({ note }) => note !== null);
  const { throw: thrown } = sheet;
  if (thrown !== null && moving !== undefined) {
    const row = rect(margin, y, inner, 160);
    parts.push(
      ...layGround(moving.seat, row),
      tile('tile', ['shared throw', moving, thrown, sheet.jokers], row, 0, (brush, area) => paintRow(brush, moving, thrown, sheet, area)),
    );
    y += row.h + 8;
  }
  parts.push(...stackMarks(marks), ...layFooter(scene.footer, rect(margin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width, height, parts: [...layTable(width, height), ...parts] };
}

function paintPlate(brush: Brush, banner: Banner, area: Rect): void {
  const { ctx } = brush;
  const house = houseOf(banner.seat);
  const { x, y, w, h } = area;
  const head = 70;
  fillRound(ctx, area, 12, colours.paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  fillPolygon(ctx, [[x, y], [x + w - 46, y], [x + w - 20, y + head / 2], [x + w - 46, y + head], [x, y + head]], house.base);
  ctx.clip();
  hatchSeat(brush, banner.seat, rect(x, y, w, head), 0, 10, 3);
  ctx.restore();
  edgePennant(ctx, house, x + w - 46, y, 26, head);
  strokeRound(ctx, area, 12, banner.note === null ? house.base : colours.cream, banner.note === null ? 4 : 6);
  drawCrest(brush, banner.seat, x + 40, y + head / 2 + 1, 52);
  writePerson(brush, banner, { size: 40, least: 20, ink: house.ink }, rect(x + 76, y + 4, w - 130, head - 8));
  const row = rect(x + 12, y + head + 8, w - 24, h - head - 16);
  drawIcon(ctx, banner.score.icon, row.x, row.y + 10, 46, colours.goldInk);
  const digits = write(brush, String(banner.score.value), { font: 'Fira800', size: 52, ink: colours.ink }, rect(row.x + 52, row.y, 80, row.h));
  let left = row.x + 56 + digits.width;
  if (banner.target !== null) left += write(brush, `/${banner.target}`, { font: 'Fira700', size: 30, ink: colours.secondInk }, rect(left, row.y + 8, 60, row.h - 8)).width + 14;
  const wanted = banner.totals.reduce((sum, total) => sum + plateWidth(total, 52), 0) + 10 * (banner.totals.length - 1);
  const size = 52 * Math.min(1, (row.x + row.w - left) / wanted);
  for (const total of banner.totals) left += drawPlate(brush, total, left, row.y + (row.h - size) / 2, size) + 10;
}

function paintRow(brush: Brush, banner: Banner, thrown: Throw, sheet: Sheet, area: Rect): void {
  const { ctx } = brush;
  const { x, y, h } = area;
  drawCrest(brush, banner.seat, x + 54, y + h / 2, 78);
  writePerson(brush, banner, { size: 38, least: 20, ink: colours.cream }, rect(x + 108, y + 14, 194, 48));
  write(brush, `${brush.say(thrown.title)} ${thrown.count} ${brush.say(thrown.note)}`, { font: 'Fira600', size: 30, least: 18, ink: colours.tan }, rect(x + 108, y + 62, 194, 38));
  for (let index = 0; index < thrown.of; index++) {
    if (index < thrown.count) fillCircle(ctx, x + 122 + index * 40, y + 124, 12, colours.cream);
    else strokeCircle(ctx, x + 122 + index * 40, y + 124, 12, colours.cream, 3);
  }
  const size = 116;
  for (const [index, { die }] of thrown.dice.entries()) paintWareDie(brush, die, rect(x + 318 + index * (size + 10), y + (h - size) / 2, size, size), true);
  const left = x + 318 + 6 * (size + 10) + 12;
  const room = x + area.w - left - 16;
  write(brush, brush.say(sheet.jokers.title), { font: 'Fira600', size: 28, least: 18, ink: colours.tan }, rect(left, y + 10, room, 34));
  const shown = sheet.jokers.list.filter(({ state }) => state !== 'later').slice(0, 5);
  const cell = Math.min(66, room / Math.max(1, shown.length) - 8);
  for (const [index, { ware, state, note }] of shown.entries()) {
    const at = left + index * (cell + 8);
    paintJoker(brush, ware, state, rect(at, y + 48, cell, cell));
    write(brush, brush.say(note), { font: 'Fira600', size: 23, least: 13, ink: state === 'ready' ? colours.cream : colours.tan, align: 'center' }, rect(at - 4, y + 116, cell + 8, 30));
  }
}
