import type { Banner, BoardScene, Row, TableauField, Total, ZoomScene } from '../../../engine/scene/index.ts';
import { tile } from '../../composition.ts';
import type { Composition, Part } from '../../composition.ts';
import { footerHeight, layFooter } from '../../frame/footer.ts';
import { layMark, type Mark, stackMarks } from '../../frame/marks.ts';
import { layTable, margin, width } from '../../frame/table.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { inset, rect } from '../../ink/brush.ts';
import { drawCrest, hatchSeat } from '../../ink/heraldry.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { colours } from '../../ink/palette.ts';
import { writePerson } from '../../ink/person.ts';
import { drawTurn, fillPointer, fillPolygon, fillRound, roundPath, strokeRound } from '../../ink/shapes.ts';
import { write } from '../../ink/words.ts';
import { writeUpright } from '../region.ts';
import { layGround } from '../side.ts';
import { paintSlip, paintTownCard } from './cards.ts';
import { layShelf, shelfHeight } from './shelf.ts';

const rowHeight = 224;
const gap = 12;
const plate = 300;
const slip = { w: 116, h: 92 };

/** What is for all above, then one row of cards for each player; at the left the way in which cards are handed on. */
export function composeTableau(scene: BoardScene | ZoomScene, { shelf, rows, ribbon }: TableauField): Composition {
  const inner = width - 2 * margin;
  const parts: Part[] = [];
  const marks: Mark[] = [];
  let y = margin;
  if (shelf.length > 0) {
    parts.push(...layShelf(shelf, rect(margin + 6, y, inner - 12, shelfHeight)));
    y += shelfHeight + gap;
  }
  const left = ribbon === null ? margin : margin + 62;
  const high = rows.length * (rowHeight + gap) - gap;
  if (ribbon !== null) parts.push(tile('tile', ['ribbon', ribbon, rows.length], rect(margin, y, 50, high), 0, (brush, area) => paintRibbon(brush, ribbon, rows.length, area)));
  for (const [index, row] of rows.entries()) {
    const banner = scene.banners[index];
    if (banner === undefined) continue;
    const area = rect(left, y + index * (rowHeight + gap), margin + inner - left, rowHeight);
    parts.push(...layRow(row, banner, area, marks));
  }
  y += high + 10;
  parts.push(...stackMarks(marks), ...layFooter(scene.footer, rect(margin, y, inner, footerHeight)));
  const height = y + footerHeight + 8;
  return { width, height, parts: [...layTable(width, height), ...parts] };
}

function layRow(row: Row, banner: Banner, area: Rect, marks: Mark[]): readonly Part[] {
  const parts: Part[] = [
    ...layGround(row.seat, area),
    tile('tile', ['row', banner], rect(area.x, area.y, plate, area.h), 0, (brush, room) => paintPlate(brush, banner, room)),
  ];
  const slips = area.x + area.w - 580;
  const towns = rect(area.x + plate + 18, area.y + 17, slips - area.x - plate - 50, 190);
  const step = row.towns.length < 2 ? 0 : Math.min(166, (towns.w - 150) / (row.towns.length - 1));
  for (const [index, { place: _place, change, ...card }] of row.towns.entries()) {
    const room = rect(towns.x + index * step, towns.y, 150, towns.h);
    const shown = index === row.towns.length - 1 ? 150 : Math.min(150, Math.floor(step));
    parts.push(tile(step < 150 ? 'mark' : 'tile', ['town card', card, shown], room, 4, (brush, inside) => paintTownCard(brush, card, inside, shown)));
    if (change !== undefined) marks.push(layMark(change, room, 'in'));
  }
  parts.push(rule(slips - 14, area), rule(area.x + area.w - 136, area));
  for (const [line, list] of [row.upper, row.lower].entries()) {
    const pace = list.length < 2 ? 0 : Math.min(slip.w + 13, (424 - slip.w) / (list.length - 1));
    for (const [index, { place: _place, change, ...look }] of list.entries()) {
      const room = rect(slips + 6 + index * pace, area.y + 15 + line * (slip.h + 11), slip.w, slip.h);
      parts.push(tile(pace < slip.w ? 'mark' : 'tile', ['slip', look], room, 10, (brush, inside) => paintSlip(brush, look, inside)));
      if (change !== undefined) marks.push(layMark(change, room, 'in'));
    }
  }
  for (const [index, total] of row.totals.entries()) {
    const room = rect(area.x + area.w - 122, area.y + 20 + index * 96, 110, 84);
    parts.push(tile('tile', ['row total', total], room, 0, (brush, inside) => paintTotal(brush, total, inside)));
  }
  return banner.note === null ? parts : [...parts, tile('mark', ['row frame'], area, 2, ({ ctx }, room) => strokeRound(ctx, room, 16, colours.cream, 5))];
}

const rule = (x: number, area: Rect): Part => ({ kind: 'fill', area: rect(x, area.y + 16, 2, area.h - 32), colour: colours.paperLine });

function paintTotal(brush: Brush, total: Total, { x, y, w, h }: Rect): void {
  drawIcon(brush.ctx, total.icon, x, y + (h - 48) / 2, 48, colours.cream);
  write(brush, String(total.value), { font: 'Fira800', size: 48, least: 30, ink: colours.cream }, rect(x + 58, y, w - 58, h));
}

function paintPlate(brush: Brush, banner: Banner, area: Rect): void {
  const { ctx } = brush;
  const house = houseOf(banner.seat);
  const { x, y, w, h } = area;
  ctx.save();
  roundPath(ctx, area, 14);
  ctx.clip();
  ctx.fillStyle = house.base;
  ctx.fillRect(x, y, w, h);
  hatchSeat(brush, banner.seat, area, 0, 10, 3);
  ctx.restore();
  drawCrest(brush, banner.seat, x + 50, y + 54, 64);
  const room = rect(x + 96, y + 14, w - 106, 82);
  const style = { size: 44, least: 20, ink: house.ink, lines: 2, leading: 0.95 } as const;
  if (banner.note === null) writePerson(brush, banner, style, room);
  else {
    writePerson(brush, banner, { ...style, lines: 1 }, rect(room.x, room.y, room.w, 46));
    fillPointer(ctx, room.x + 2, y + 78, 18, house.ink);
    write(brush, brush.say(banner.note), { font: 'Fira600', size: 29, least: 18, ink: house.ink }, rect(room.x + 26, y + 62, room.w - 26, 32));
  }
  const paper = rect(x + 12, y + h - 114, w - 24, 98);
  fillRound(ctx, paper, 10, colours.ink);
  fillRound(ctx, inset(paper, 2.5), 8, colours.paper);
  drawIcon(ctx, banner.score.icon, paper.x + 12, paper.y + 24, 50, colours.goldInk);
  const digits = write(brush, String(banner.score.value), { font: 'Fira800', size: 60, ink: colours.ink }, rect(paper.x + 66, paper.y, 70, paper.h));
  const target = banner.target === null ? '' : `/${banner.target}`;
  const tail = write(brush, target, { font: 'Fira700', size: 32, ink: colours.secondInk }, rect(paper.x + 70 + digits.width, paper.y + 12, 60, paper.h - 12));
  const [held] = [...banner.holdings, ...banner.totals];
  if (held !== undefined) paintHeld(brush, held, rect(paper.x + 80 + digits.width + tail.width, paper.y + 18, paper.w - 90 - digits.width - tail.width, paper.h - 36));
}

function paintHeld(brush: Brush, held: Total, area: Rect): void {
  const ink = held.warn === true ? colours.cream : colours.ink;
  if (held.warn === true) fillRound(brush.ctx, area, 10, colours.warning);
  const icon = Math.min(42, area.w * 0.42);
  drawIcon(brush.ctx, held.icon, area.x + 6, area.y + (area.h - icon) / 2, icon, ink);
  write(brush, String(held.value), { font: 'Fira800', size: 44, least: 24, ink }, rect(area.x + icon + 12, area.y, area.w - icon - 14, area.h));
}

/** Which way cards go when a stack is empty. */
function paintRibbon(brush: Brush, ribbon: NonNullable<TableauField['ribbon']>, rows: number, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 10, colours.paperLine);
  fillRound(ctx, inset(area, 2.5), 8, '#3d4a57');
  const x = area.x + area.w / 2;
  for (const end of [area.y + 30, area.y + area.h - 30]) drawTurn(ctx, x, end, 14, colours.cream);
  const step = rowHeight + gap;
  const turn = ribbon.way === 'down' ? 1 : -1;
  for (let index = 0; index < rows; index++) {
    const room = rect(area.x + 6, area.y + index * step + (index === 0 ? 56 : 46), area.w - 12, step - (index === 0 ? 112 : index === rows - 1 ? 120 : 96));
    writeUpright(brush, brush.say(ribbon.name), room, colours.cream);
    if (index === rows - 1) continue;
    const y = area.y + (index + 1) * step - 6;
    for (const offset of [-22, 0, 22]) {
      const at = y + offset;
      fillPolygon(ctx, [[x - 14, at - 9 * turn], [x + 14, at - 9 * turn], [x, at + 11 * turn]], colours.cream);
    }
  }
}

