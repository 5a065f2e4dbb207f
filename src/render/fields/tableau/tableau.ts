import type { Banner, BoardScene, TableauRow, TableauField, Total, ZoomScene } from '../../../engine/scene/index.ts';
import { placePart, tilePart } from '../../composition.ts';
import type { Composition, PicturePart } from '../../composition.ts';
import { footerHeight, layoutFooter } from '../../frame/footer.ts';
import { layoutChangeMark, type PlacedMark, stackChangeMarks } from '../../frame/change-marks.ts';
import { layoutBackground, boardMargin, boardWidth } from '../../frame/background.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { inset, rect } from '../../style/brush.ts';
import { drawCrest, hatchSeatColours } from '../../style/crest.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { themeColours } from '../../style/theme.ts';
import { drawPersonName } from '../../style/person-name.ts';
import { drawCircularArrow, fillPointer, fillPolygon, fillRound, roundPath, strokeRound } from '../../style/shapes.ts';
import { drawText } from '../../style/text.ts';
import { drawVerticalText } from '../region-card.ts';
import { layoutGround } from '../side-layout.ts';
import { paintSlip, paintTownCard } from './town-cards.ts';
import { layoutShelf, shelfHeight } from './shelf.ts';

const rowHeight = 224;
const gap = 12;
const plate = 300;
const slip = { w: 116, h: 92 };

/** Composes the common cards, then one row of cards per player, with the destiny ribbon at the left. */
export function composeTableau(scene: BoardScene | ZoomScene, { shelf, rows, ribbon }: TableauField): Composition {
  const inner = boardWidth - 2 * boardMargin;
  const parts: PicturePart[] = [];
  const marks: PlacedMark[] = [];
  let y = boardMargin;
  if (shelf.length > 0) {
    parts.push(...layoutShelf(shelf, rect(boardMargin + 6, y, inner - 12, shelfHeight)));
    y += shelfHeight + gap;
  }
  const left = ribbon === null ? boardMargin : boardMargin + 62;
  const high = rows.length * (rowHeight + gap) - gap;
  if (ribbon !== null)
    parts.push(
      tilePart('tile', ['ribbon', ribbon, rows.length], rect(boardMargin, y, 50, high), 0, (brush, area) =>
        paintRibbon(brush, ribbon, rows.length, area),
      ),
    );
  for (const [index, row] of rows.entries()) {
    const banner = scene.banners[index];
    if (banner === undefined) continue;
    const area = rect(left, y + index * (rowHeight + gap), boardMargin + inner - left, rowHeight);
    parts.push(...layoutRow(row, banner, area, marks));
  }
  y += high + 10;
  parts.push(...stackChangeMarks(marks), ...layoutFooter(scene.footer, rect(boardMargin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width: boardWidth, height, parts: [...layoutBackground(boardWidth, height), ...parts] };
}

function layoutRow(row: TableauRow, banner: Banner, area: Rect, marks: PlacedMark[]): readonly PicturePart[] {
  const parts: PicturePart[] = [
    ...layoutGround(row.seat, area),
    tilePart('tile', ['row', banner], rect(area.x, area.y, plate, area.h), 0, (brush, room) =>
      paintPlate(brush, banner, room),
    ),
    ...(row.place === undefined ? [] : [placePart(row.place, rect(area.x, area.y, plate, area.h))]),
  ];
  const slips = area.x + area.w - 580;
  const towns = rect(area.x + plate + 18, area.y + 17, slips - area.x - plate - 50, 190);
  const step = row.towns.length < 2 ? 0 : Math.min(166, (towns.w - 150) / (row.towns.length - 1));
  for (const [index, { place, change, ...card }] of row.towns.entries()) {
    const room = rect(towns.x + index * step, towns.y, 150, towns.h);
    const shown = index === row.towns.length - 1 ? 150 : Math.min(150, Math.floor(step));
    parts.push(
      tilePart(step < 150 ? 'mark' : 'tile', ['town card', card, shown], room, 4, (brush, inside) =>
        paintTownCard(brush, card, inside, shown),
      ),
      placePart(place, { ...room, w: shown }),
    );
    if (change !== undefined) marks.push(layoutChangeMark(change, room, 'in'));
  }
  parts.push(rule(slips - 14, area), rule(area.x + area.w - 136, area));
  for (const [line, list] of [row.upper, row.lower].entries()) {
    const pace = list.length < 2 ? 0 : Math.min(slip.w + 13, (424 - slip.w) / (list.length - 1));
    for (const [index, { place: _place, change, ...look }] of list.entries()) {
      const room = rect(slips + 6 + index * pace, area.y + 15 + line * (slip.h + 11), slip.w, slip.h);
      parts.push(
        tilePart(pace < slip.w ? 'mark' : 'tile', ['slip', look], room, 10, (brush, inside) =>
          paintSlip(brush, look, inside),
        ),
      );
      if (change !== undefined) marks.push(layoutChangeMark(change, room, 'in'));
    }
  }
  for (const [index, total] of row.totals.entries()) {
    const room = rect(area.x + area.w - 122, area.y + 20 + index * 96, 110, 84);
    parts.push(tilePart('tile', ['row total', total], room, 0, (brush, inside) => paintTotal(brush, total, inside)));
  }
  return banner.note === null
    ? parts
    : [
        ...parts,
        tilePart('mark', ['row frame'], area, 2, ({ ctx }, room) => strokeRound(ctx, room, 16, themeColours.cream, 5)),
      ];
}

const rule = (x: number, area: Rect): PicturePart => ({
  kind: 'fill',
  area: rect(x, area.y + 16, 2, area.h - 32),
  colour: themeColours.paperLine,
});

function paintTotal(brush: Brush, total: Total, { x, y, w, h }: Rect): void {
  drawIcon(brush.ctx, total.icon, x, y + (h - 48) / 2, 48, themeColours.cream);
  drawText(
    brush,
    String(total.value),
    { font: 'Fira800', size: 48, least: 30, ink: themeColours.cream },
    rect(x + 58, y, w - 58, h),
  );
}

function paintPlate(brush: Brush, banner: Banner, area: Rect): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(banner.seat);
  const { x, y, w, h } = area;
  ctx.save();
  roundPath(ctx, area, 14);
  ctx.clip();
  ctx.fillStyle = seatStyle.base;
  ctx.fillRect(x, y, w, h);
  hatchSeatColours(brush, banner.seat, area, 0, 10, 3);
  ctx.restore();
  drawCrest(brush, banner.seat, x + 50, y + 54, 64);
  const room = rect(x + 96, y + 14, w - 106, 82);
  const style = { size: 44, least: 20, ink: seatStyle.ink, lines: 2, leading: 0.95 } as const;
  if (banner.note === null) drawPersonName(brush, banner, style, room);
  else {
    drawPersonName(brush, banner, { ...style, lines: 1 }, rect(room.x, room.y, room.w, 46));
    fillPointer(ctx, room.x + 2, y + 78, 18, seatStyle.ink);
    drawText(
      brush,
      brush.translate(banner.note),
      { font: 'Fira600', size: 29, least: 18, ink: seatStyle.ink },
      rect(room.x + 26, y + 62, room.w - 26, 32),
    );
  }
  const paper = rect(x + 12, y + h - 114, w - 24, 98);
  fillRound(ctx, paper, 10, themeColours.ink);
  fillRound(ctx, inset(paper, 2.5), 8, themeColours.paper);
  drawIcon(ctx, banner.score.icon, paper.x + 12, paper.y + 24, 50, themeColours.goldInk);
  const digits = drawText(
    brush,
    String(banner.score.value),
    { font: 'Fira800', size: 60, ink: themeColours.ink },
    rect(paper.x + 66, paper.y, 70, paper.h),
  );
  const target = banner.target === null ? '' : `/${banner.target}`;
  const tail = drawText(
    brush,
    target,
    { font: 'Fira700', size: 32, ink: themeColours.secondInk },
    rect(paper.x + 70 + digits.width, paper.y + 12, 60, paper.h - 12),
  );
  const [held] = [...banner.holdings, ...banner.totals];
  if (held !== undefined)
    paintHeld(
      brush,
      held,
      rect(
        paper.x + 80 + digits.width + tail.width,
        paper.y + 18,
        paper.w - 90 - digits.width - tail.width,
        paper.h - 36,
      ),
    );
}

function paintHeld(brush: Brush, held: Total, area: Rect): void {
  const ink = held.warn === true ? themeColours.cream : themeColours.ink;
  if (held.warn === true) fillRound(brush.ctx, area, 10, themeColours.warning);
  const icon = Math.min(42, area.w * 0.42);
  drawIcon(brush.ctx, held.icon, area.x + 6, area.y + (area.h - icon) / 2, icon, ink);
  drawText(
    brush,
    String(held.value),
    { font: 'Fira800', size: 44, least: 24, ink },
    rect(area.x + icon + 12, area.y, area.w - icon - 14, area.h),
  );
}

/** Paints the direction in which cards are taken. */
function paintRibbon(brush: Brush, ribbon: NonNullable<TableauField['ribbon']>, rows: number, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 10, themeColours.paperLine);
  fillRound(ctx, inset(area, 2.5), 8, '#3d4a57');
  const x = area.x + area.w / 2;
  for (const end of [area.y + 30, area.y + area.h - 30]) drawCircularArrow(ctx, x, end, 14, themeColours.cream);
  const step = rowHeight + gap;
  const turn = ribbon.way === 'down' ? 1 : -1;
  for (let index = 0; index < rows; index++) {
    const room = rect(
      area.x + 6,
      area.y + index * step + (index === 0 ? 56 : 46),
      area.w - 12,
      step - (index === 0 ? 112 : index === rows - 1 ? 120 : 96),
    );
    drawVerticalText(brush, brush.translate(ribbon.name), room, themeColours.cream);
    if (index === rows - 1) continue;
    const y = area.y + (index + 1) * step - 6;
    for (const offset of [-22, 0, 22]) {
      const at = y + offset;
      fillPolygon(
        ctx,
        [
          [x - 14, at - 9 * turn],
          [x + 14, at - 9 * turn],
          [x, at + 11 * turn],
        ],
        themeColours.cream,
      );
    }
  }
}
