import type { Banner, MapSheet, Total } from '../../../engine/scene/index.ts';
import { tilePart } from '../../composition.ts';
import type { PicturePart } from '../../composition.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { drawCrest, outlinePennant, hatchSeatColours } from '../../style/crest.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { themeColours } from '../../style/theme.ts';
import { drawPersonName } from '../../style/person-name.ts';
import { drawTick, fillPointer, fillPolygon, fillRound, roundPath, strokeRound } from '../../style/shapes.ts';
import { drawPlate, plateWidth } from '../../style/tokens.ts';
import { drawText } from '../../style/text.ts';
import { layoutGround } from '../side-layout.ts';
import { layoutMap, type PlacedMap } from './sheet-map.ts';
import { paintScoreBox, paintJoker, paintWareDie } from './sheet-panels.ts';

export const smallSheetHeight = 708;
const HEAD_HEIGHT = 86;
const SIDE_COLUMN_WIDTH = 196;

/** Lays out one of several sheets: name and points above, map, then boxes, dice and jokers. */
export function layoutSmallSheet(sheet: MapSheet, banner: Banner, area: Rect): PlacedMap {
  const seat = sheet.seat ?? 0;
  const body = rect(area.x, area.y + HEAD_HEIGHT - 16, area.w, area.h - HEAD_HEIGHT + 16);
  const map = rect(area.x + 4, area.y + HEAD_HEIGHT + 2, area.w - SIDE_COLUMN_WIDTH - 8, area.h - HEAD_HEIGHT - 6);
  const { parts: land, marks } = layoutMap(sheet.map, map, false);
  const column = rect(
    area.x + area.w - SIDE_COLUMN_WIDTH + 4,
    area.y + HEAD_HEIGHT + 10,
    SIDE_COLUMN_WIDTH - 18,
    area.h - HEAD_HEIGHT - 20,
  );
  const parts: PicturePart[] = [
    ...layoutGround(seat, body),
    ...land,
    tilePart('tile', ['sheet head', banner, sheet.done], rect(area.x, area.y, area.w, HEAD_HEIGHT), 0, (brush, room) =>
      paintHead(brush, banner, sheet.done, room),
    ),
    tilePart('tile', ['sheet aside', sheet.boxes, sheet.throw, sheet.jokers, seat], column, 0, (brush, room) =>
      paintSideColumn(brush, sheet, room),
    ),
  ];
  return { parts, marks };
}

function paintHead(brush: Brush, banner: Banner, done: MapSheet['done'], area: Rect): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(banner.seat);
  const { x, y, w, h } = area;
  const pennant = 380;
  fillRound(ctx, area, 12, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  fillPolygon(
    ctx,
    [
      [x, y],
      [x + pennant, y],
      [x + pennant + 26, y + h / 2],
      [x + pennant, y + h],
      [x, y + h],
    ],
    seatStyle.base,
  );
  ctx.clip();
  hatchSeatColours(brush, banner.seat, rect(x, y, pennant + 26, h), 0, 10, 3);
  ctx.restore();
  outlinePennant(ctx, seatStyle, x + pennant, y, 26, h);
  strokeRound(ctx, area, 12, seatStyle.base, 4);
  drawCrest(brush, banner.seat, x + 46, y + h / 2, 62);
  const room = rect(x + 86, y + 5, pennant - 96, h - 10);
  const style = { size: 44, least: 20, ink: seatStyle.ink } as const;
  if (banner.note === null) drawPersonName(brush, banner, style, room);
  else {
    drawPersonName(brush, banner, { ...style, size: 40 }, rect(room.x, room.y, room.w, 44));
    if (done === null) fillPointer(ctx, room.x + 2, y + 65, 16, seatStyle.ink);
    const note = rect(room.x + (done === null ? 24 : 2), y + 50, room.w - 24, 30);
    drawText(brush, brush.translate(banner.note), { font: 'Fira600', size: 27, least: 17, ink: seatStyle.ink }, note);
  }
  let left = x + pennant + 46;
  drawIcon(ctx, banner.score.icon, left, y + 17, 52, themeColours.goldInk);
  const digits = drawText(
    brush,
    String(banner.score.value).replace('-', '−'),
    { font: 'Fira800', size: 58, ink: themeColours.ink },
    rect(left + 60, y, 110, h),
  );
  left += 66 + digits.width;
  if (banner.target !== null)
    left += drawText(
      brush,
      `/${banner.target}`,
      { font: 'Fira700', size: 34, ink: themeColours.secondInk },
      rect(left, y + 10, 70, h - 10),
    ).width;
  left += 20;
  if (done !== null) {
    const plate = rect(left, y + 17, x + w - left - 14, h - 34);
    fillRound(ctx, plate, plate.h / 2, themeColours.open);
    drawTick(ctx, plate.x + 32, plate.y + plate.h / 2, 26, themeColours.cream);
    return void drawText(
      brush,
      brush.translate(done),
      { font: 'Fira700', size: 31, least: 16, ink: themeColours.cream },
      rect(plate.x + 56, plate.y, plate.w - 72, plate.h),
    );
  }
  if (banner.target !== null) paintTotals(brush, banner.totals, rect(left, y + 16, x + w - left - 12, h - 32));
}

/** Paints as many totals as fit, from the right. */
function paintTotals(brush: Brush, totals: readonly Total[], area: Rect): void {
  let { x } = area;
  for (const total of totals) {
    const wide = plateWidth(total, area.h * 0.8);
    if (x + wide > area.x + area.w) return;
    drawPlate(brush, total, x, area.y + area.h * 0.1, area.h * 0.8);
    x += wide + 12;
  }
}

function paintSideColumn(brush: Brush, sheet: MapSheet, area: Rect): void {
  const step = (area.w + 6) / 3;
  const high = 58;
  for (const [index, box] of sheet.boxes.entries()) {
    paintScoreBox(
      brush,
      box,
      sheet.seat,
      rect(area.x + (index % 3) * step, area.y + Math.floor(index / 3) * (high + 6), step - 6, high),
    );
  }
  let y = area.y + Math.ceil(sheet.boxes.length / 3) * (high + 6) + (sheet.boxes.length > 0 ? 6 : 0);
  const label = { font: 'Fira600', size: 27, least: 16, ink: themeColours.tan } as const;
  const { throw: thrown } = sheet;
  if (thrown !== null) {
    drawText(
      brush,
      `${brush.translate(thrown.title)} ${thrown.count} ${brush.translate(thrown.note)}`,
      label,
      rect(area.x, y, area.w, 34),
    );
    y += 40;
    for (const [index, { die }] of thrown.dice.entries()) {
      paintWareDie(
        brush,
        die,
        rect(area.x + (index % 3) * step, y + Math.floor(index / 3) * step, step - 6, step - 6),
        false,
      );
    }
    y += Math.ceil(thrown.dice.length / 3) * step + 6;
  }
  // Beside the boxes there is only room for the ready ones.
  const ready =
    sheet.boxes.length === 0 ? sheet.jokers.list : sheet.jokers.list.filter(({ state }) => state === 'ready');
  if (ready.length === 0) return;
  drawText(brush, brush.translate(sheet.jokers.title), label, rect(area.x, y, area.w, 34));
  const many = sheet.boxes.length === 0 ? 3 : 4;
  const size = many === 3 ? step - 4 : 44;
  for (const [index, { ware, state }] of ready.entries()) {
    const [across, down] = [index % many, Math.floor(index / many)];
    if (y + 40 + (down + 1) * size > area.y + area.h) return;
    paintJoker(brush, ware, state, rect(area.x + across * (size + 1), y + 38 + down * (size + 2), size - 2, size - 2));
  }
}
