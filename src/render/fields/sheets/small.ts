import type { Banner, Sheet, Total } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Part } from '../../composition.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { drawCrest, edgePennant, hatchSeat } from '../../ink/heraldry.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { colours } from '../../ink/palette.ts';
import { writePerson } from '../../ink/person.ts';
import { drawTick, fillPointer, fillPolygon, fillRound, roundPath, strokeRound } from '../../ink/shapes.ts';
import { drawPlate, plateWidth } from '../../ink/tokens.ts';
import { write } from '../../ink/words.ts';
import { layGround } from '../side.ts';
import { layMap, type Laid } from './map.ts';
import { paintBox, paintJoker, paintWareDie } from './panels.ts';

export const smallHeight = 708;
const head = 86;
const aside = 196;

/** A sheet among others: name and points above, the map, beside it boxes, dice and jokers. */
export function laySmallSheet(sheet: Sheet, banner: Banner, area: Rect): Laid {
  const seat = sheet.seat ?? 0;
  const body = rect(area.x, area.y + head - 16, area.w, area.h - head + 16);
  const map = rect(area.x + 4, area.y + head + 2, area.w - aside - 8, area.h - head - 6);
  const { parts: land, marks } = layMap(sheet.map, map, false);
  const column = rect(area.x + area.w - aside + 4, area.y + head + 10, aside - 18, area.h - head - 20);
  const parts: Part[] = [
    ...layGround(seat, body),
    ...land,
    tile('tile', ['sheet head', banner, sheet.done], rect(area.x, area.y, area.w, head), 0, (brush, room) => paintHead(brush, banner, sheet.done, room)),
    tile('tile', ['sheet aside', sheet.boxes, sheet.throw, sheet.jokers, seat], column, 0, (brush, room) => paintAside(brush, sheet, room)),
  ];
  return { parts, marks };
}

function paintHead(brush: Brush, banner: Banner, done: Sheet['done'], area: Rect): void {
  const { ctx } = brush;
  const house = houseOf(banner.seat);
  const { x, y, w, h } = area;
  const pennant = 380;
  fillRound(ctx, area, 12, colours.paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  fillPolygon(ctx, [[x, y], [x + pennant, y], [x + pennant + 26, y + h / 2], [x + pennant, y + h], [x, y + h]], house.base);
  ctx.clip();
  hatchSeat(brush, banner.seat, rect(x, y, pennant + 26, h), 0, 10, 3);
  ctx.restore();
  edgePennant(ctx, house, x + pennant, y, 26, h);
  strokeRound(ctx, area, 12, house.base, 4);
  drawCrest(brush, banner.seat, x + 46, y + h / 2, 62);
  const room = rect(x + 86, y + 5, pennant - 96, h - 10);
  const style = { size: 44, least: 20, ink: house.ink } as const;
  if (banner.note === null) writePerson(brush, banner, style, room);
  else {
    writePerson(brush, banner, { ...style, size: 40 }, rect(room.x, room.y, room.w, 44));
    if (done === null) fillPointer(ctx, room.x + 2, y + 65, 16, house.ink);
    const note = rect(room.x + (done === null ? 24 : 2), y + 50, room.w - 24, 30);
    write(brush, brush.say(banner.note), { font: 'Fira600', size: 27, least: 17, ink: house.ink }, note);
  }
  let left = x + pennant + 46;
  drawIcon(ctx, banner.score.icon, left, y + 17, 52, colours.goldInk);
  const digits = write(brush, String(banner.score.value).replace('-', '−'), { font: 'Fira800', size: 58, ink: colours.ink }, rect(left + 60, y, 110, h));
  left += 66 + digits.width;
  if (banner.target !== null) left += write(brush, `/${banner.target}`, { font: 'Fira700', size: 34, ink: colours.secondInk }, rect(left, y + 10, 70, h - 10)).width;
  left += 20;
  if (done !== null) {
    const plate = rect(left, y + 17, x + w - left - 14, h - 34);
    fillRound(ctx, plate, plate.h / 2, colours.open);
    drawTick(ctx, plate.x + 32, plate.y + plate.h / 2, 26, colours.cream);
    return void write(brush, brush.say(done), { font: 'Fira700', size: 31, least: 16, ink: colours.cream }, rect(plate.x + 56, plate.y, plate.w - 72, plate.h));
  }
  if (banner.target !== null) paintTotals(brush, banner.totals, rect(left, y + 16, x + w - left - 12, h - 32));
}

/** From the right, as many as there is room for. */
function paintTotals(brush: Brush, totals: readonly Total[], area: Rect): void {
  let { x } = area;
  for (const total of totals) {
    const wide = plateWidth(total, area.h * 0.8);
    if (x + wide > area.x + area.w) return;
    drawPlate(brush, total, x, area.y + area.h * 0.1, area.h * 0.8);
    x += wide + 12;
  }
}

function paintAside(brush: Brush, sheet: Sheet, area: Rect): void {
  const step = (area.w + 6) / 3;
  const high = 58;
  for (const [index, box] of sheet.boxes.entries()) {
    paintBox(brush, box, sheet.seat, rect(area.x + (index % 3) * step, area.y + Math.floor(index / 3) * (high + 6), step - 6, high));
  }
  let y = area.y + Math.ceil(sheet.boxes.length / 3) * (high + 6) + (sheet.boxes.length > 0 ? 6 : 0);
  const label = { font: 'Fira600', size: 27, least: 16, ink: colours.tan } as const;
  const { throw: thrown } = sheet;
  if (thrown !== null) {
    write(brush, `${brush.say(thrown.title)} ${thrown.count} ${brush.say(thrown.note)}`, label, rect(area.x, y, area.w, 34));
    y += 40;
    for (const [index, { die }] of thrown.dice.entries()) {
      paintWareDie(brush, die, rect(area.x + (index % 3) * step, y + Math.floor(index / 3) * step, step - 6, step - 6), false);
    }
    y += Math.ceil(thrown.dice.length / 3) * step + 6;
  }
  // Beside the boxes there is room for those at hand only.
  const ready = sheet.boxes.length === 0 ? sheet.jokers.list : sheet.jokers.list.filter(({ state }) => state === 'ready');
  if (ready.length === 0) return;
  write(brush, brush.say(sheet.jokers.title), label, rect(area.x, y, area.w, 34));
  const many = sheet.boxes.length === 0 ? 3 : 4;
  const size = many === 3 ? step - 4 : 44;
  for (const [index, { ware, state }] of ready.entries()) {
    const [across, down] = [index % many, Math.floor(index / many)];
    if (y + 40 + (down + 1) * size > area.y + area.h) return;
    paintJoker(brush, ware, state, rect(area.x + across * (size + 1), y + 38 + down * (size + 2), size - 2, size - 2));
  }
}
