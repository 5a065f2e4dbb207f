import type { Banner, BoardScene, MapSheet, DiceThrow, ZoomScene } from '../../../engine/scene/index.ts';
import { tilePart } from '../../composition.ts';
import type { Composition, PicturePart } from '../../composition.ts';
import { footerHeight, layoutFooter } from '../../frame/footer.ts';
import { stackChangeMarks } from '../../frame/change-marks.ts';
import { layoutBackground, boardMargin } from '../../frame/background.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { drawCrest, outlinePennant, hatchSeatColours } from '../../style/crest.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { themeColours, seaColours } from '../../style/theme.ts';
import { drawPersonName } from '../../style/person-name.ts';
import { fillCircle, fillPolygon, fillRound, roundPath, strokeCircle, strokeRound } from '../../style/shapes.ts';
import { drawPlate, plateWidth } from '../../style/tokens.ts';
import { drawText } from '../../style/text.ts';
import { layoutGround } from '../side-layout.ts';
import { layoutMap } from './sheet-map.ts';
import { paintJoker, paintWareDie } from './sheet-panels.ts';

const width = 1400;
const plateHeight = 152;
const mapHeight = 1146;

/** Composes the shared map: all players' plates above, the active player's dice below. */
export function composeSharedMap(scene: BoardScene | ZoomScene, sheet: MapSheet): Composition {
  const inner = width - 2 * boardMargin;
  const parts: PicturePart[] = [];
  const step = (inner + 10) / Math.max(2, scene.banners.length);
  for (const [index, banner] of scene.banners.entries()) {
    const area = rect(boardMargin + index * step, boardMargin, step - 10, plateHeight);
    parts.push(tilePart('tile', ['plate', banner], area, 0, (brush, room) => paintPlate(brush, banner, room)));
  }
  let y = boardMargin + plateHeight + 14;
  const { parts: land, marks } = layoutMap(sheet.map, rect(boardMargin, y, inner, mapHeight), true);
  parts.push(...land);
  const frame = rect(boardMargin, y, inner, mapHeight);
  parts.push(
    tilePart('ground', ['shared frame'], rect(frame.x, frame.y, frame.w, 4), 0, ({ ctx }, area) =>
      fillRound(ctx, area, 0, seaColours.rim),
    ),
  );
  y += mapHeight + 14;
  const moving = scene.banners.find(({ note }) => note !== null);
  const { throw: thrown } = sheet;
  if (thrown !== null && moving !== undefined) {
    const row = rect(boardMargin, y, inner, 160);
    parts.push(
      ...layoutGround(moving.seat, row),
      tilePart('tile', ['shared throw', moving, thrown, sheet.jokers], row, 0, (brush, area) =>
        paintRow(brush, moving, thrown, sheet, area),
      ),
    );
    y += row.h + 8;
  }
  parts.push(...stackChangeMarks(marks), ...layoutFooter(scene.footer, rect(boardMargin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width, height, parts: [...layoutBackground(width, height), ...parts] };
}

function paintPlate(brush: Brush, banner: Banner, area: Rect): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(banner.seat);
  const { x, y, w, h } = area;
  const head = 70;
  fillRound(ctx, area, 12, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 12);
  ctx.clip();
  fillPolygon(
    ctx,
    [
      [x, y],
      [x + w - 46, y],
      [x + w - 20, y + head / 2],
      [x + w - 46, y + head],
      [x, y + head],
    ],
    seatStyle.base,
  );
  ctx.clip();
  hatchSeatColours(brush, banner.seat, rect(x, y, w, head), 0, 10, 3);
  ctx.restore();
  outlinePennant(ctx, seatStyle, x + w - 46, y, 26, head);
  strokeRound(ctx, area, 12, banner.note === null ? seatStyle.base : themeColours.cream, banner.note === null ? 4 : 6);
  drawCrest(brush, banner.seat, x + 40, y + head / 2 + 1, 52);
  drawPersonName(brush, banner, { size: 40, least: 20, ink: seatStyle.ink }, rect(x + 76, y + 4, w - 130, head - 8));
  const row = rect(x + 12, y + head + 8, w - 24, h - head - 16);
  drawIcon(ctx, banner.score.icon, row.x, row.y + 10, 46, themeColours.goldInk);
  const digits = drawText(
    brush,
    String(banner.score.value),
    { font: 'Fira800', size: 52, ink: themeColours.ink },
    rect(row.x + 52, row.y, 80, row.h),
  );
  let left = row.x + 56 + digits.width;
  if (banner.target !== null)
    left +=
      drawText(
        brush,
        `/${banner.target}`,
        { font: 'Fira700', size: 30, ink: themeColours.secondInk },
        rect(left, row.y + 8, 60, row.h - 8),
      ).width + 14;
  const wanted = banner.totals.reduce((sum, total) => sum + plateWidth(total, 52), 0) + 10 * (banner.totals.length - 1);
  const size = 52 * Math.min(1, (row.x + row.w - left) / wanted);
  for (const total of banner.totals) left += drawPlate(brush, total, left, row.y + (row.h - size) / 2, size) + 10;
}

function paintRow(brush: Brush, banner: Banner, thrown: DiceThrow, sheet: MapSheet, area: Rect): void {
  const { ctx } = brush;
  const { x, y, h } = area;
  drawCrest(brush, banner.seat, x + 54, y + h / 2, 78);
  drawPersonName(brush, banner, { size: 38, least: 20, ink: themeColours.cream }, rect(x + 108, y + 14, 194, 48));
  drawText(
    brush,
    `${brush.translate(thrown.title)} ${thrown.count} ${brush.translate(thrown.note)}`,
    { font: 'Fira600', size: 30, least: 18, ink: themeColours.tan },
    rect(x + 108, y + 62, 194, 38),
  );
  for (let index = 0; index < thrown.of; index++) {
    if (index < thrown.count) fillCircle(ctx, x + 122 + index * 40, y + 124, 12, themeColours.cream);
    else strokeCircle(ctx, x + 122 + index * 40, y + 124, 12, themeColours.cream, 3);
  }
  const size = 116;
  for (const [index, { die }] of thrown.dice.entries())
    paintWareDie(brush, die, rect(x + 318 + index * (size + 10), y + (h - size) / 2, size, size), true);
  const left = x + 318 + 6 * (size + 10) + 12;
  const room = x + area.w - left - 16;
  drawText(
    brush,
    brush.translate(sheet.jokers.title),
    { font: 'Fira600', size: 28, least: 18, ink: themeColours.tan },
    rect(left, y + 10, room, 34),
  );
  const shown = sheet.jokers.list.filter(({ state }) => state !== 'later').slice(0, 5);
  const cell = Math.min(66, room / Math.max(1, shown.length) - 8);
  for (const [index, { ware, state, note }] of shown.entries()) {
    const at = left + index * (cell + 8);
    paintJoker(brush, ware, state, rect(at, y + 48, cell, cell));
    drawText(
      brush,
      brush.translate(note),
      {
        font: 'Fira600',
        size: 23,
        least: 13,
        ink: state === 'ready' ? themeColours.cream : themeColours.tan,
        align: 'center',
      },
      rect(at - 4, y + 116, cell + 8, 30),
    );
  }
}
