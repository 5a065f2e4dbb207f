import type { Castle, SheetKnight, SheetRoad, SheetSite, Ware } from '../../../engine/scene/index.ts';
import type { Brush } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { blend, colours, standings } from '../../ink/palette.ts';
import { fillCircle, fillPointer, fillPolygon, roundPath, strokeCircle, strokePolygon } from '../../ink/shapes.ts';
import { write } from '../../ink/words.ts';
import { fillStand, inkOf } from './standing.ts';

type Points = readonly (readonly [number, number])[];

/** All measures are for a hex with a side of 150. */
const numeral = (size: number, scale: number): number => Math.max(25, size * scale);

/** A bar on the middle of a path, its number in a disc upon it, or an arrow where the way begins. */
export function drawSheetRoad(
  brush: Brush,
  road: Pick<SheetRoad, 'standing' | 'seat' | 'label' | 'start'>,
  x: number,
  y: number,
  angle: number,
  scale: number,
  length: number,
): void {
  const { ctx } = brush;
  const thick = 32 * scale;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  const area = rect(-length / 2, -thick / 2, length, thick);
  fillStand(ctx, road, scale, area, () => roundPath(ctx, area, 9 * scale));
  if (road.standing === 'built' && road.seat !== null && road.label === '' && road.start !== true) markRoad(brush, road.seat, length, thick);
  if (road.start === true) fillPointer(ctx, -9 * scale, 0, 24 * scale, inkOf(road));
  ctx.restore();
  if (road.label === '') return;
  const radius = Math.max(19, 22 * scale);
  const ground = road.standing === 'built' && road.seat !== null ? houseOf(road.seat).base : road.standing === 'now' ? standings.now : road.standing === 'next' ? standings.next : standings.later;
  const rim = road.standing === 'later' ? colours.tan : colours.cream;
  fillCircle(ctx, x, y, radius + 2.5, colours.ink);
  fillCircle(ctx, x, y, radius, rim);
  fillCircle(ctx, x, y, radius - (road.standing === 'now' ? 4.5 : 2.5), ground);
  const style = { font: 'Fira800', size: numeral(30, scale), least: 22, ink: inkOf(road), align: 'center' } as const;
  write(brush, road.label, style, rect(x - radius, y - radius, 2 * radius, 2 * radius));
}

/** The pattern of a house, strong, where a road carries no number. */
function markRoad(brush: Brush, seat: number, length: number, thick: number): void {
  const { ctx } = brush;
  const { dark, ink, road } = houseOf(seat);
  ctx.save();
  ctx.beginPath();
  ctx.rect(-length / 2 + 2, -thick / 2 + 1, length - 4, thick - 2);
  ctx.clip();
  ctx.fillStyle = dark;
  ctx.strokeStyle = dark;
  const step = road === 'crosses' ? 26 : road === 'chevrons' ? 20 : 14;
  if (road === 'line') ctx.fillRect(-length / 2, -thick * 0.16, length, thick * 0.32);
  if (road !== 'line' && road !== 'plain') {
    for (let at = -length / 2 + 10; at < length / 2 - 4; at += step) {
      if (road === 'rungs') ctx.fillRect(at, -thick / 2, 6, thick);
      if (road === 'dots') fillCircle(ctx, at + 2, 0, thick * 0.2, ink);
      if (road === 'chevrons' || road === 'crosses') {
        ctx.lineWidth = 6;
        ctx.beginPath();
        ctx.moveTo(at, -thick / 2);
        ctx.lineTo(at + thick * 0.45, road === 'crosses' ? thick / 2 : 0);
        if (road === 'crosses') ctx.moveTo(at + thick * 0.45, -thick / 2);
        ctx.lineTo(at, thick / 2);
        ctx.stroke();
      }
    }
  }
  ctx.restore();
}

const gable = (x: number, y: number, s: number): Points => [[x, y - 34 * s], [x + 31 * s, y - 8 * s], [x + 31 * s, y + 30 * s], [x - 31 * s, y + 30 * s], [x - 31 * s, y - 8 * s]];

const tower = (x: number, y: number, s: number): Points => [
  [x, y - 26 * s], [x + 7 * s, y - 26 * s], [x + 7 * s, y - 18 * s], [x + 14 * s, y - 18 * s], [x + 14 * s, y - 26 * s], [x + 22 * s, y - 26 * s],
  [x + 22 * s, y - 18 * s], [x + 29 * s, y - 18 * s], [x + 29 * s, y - 26 * s],
];

/** A gable, and a tower with battlements beside it. */
const city = (x: number, y: number, s: number): Points => [
  [x - 42 * s, y - 10 * s], [x - 20 * s, y - 38 * s], [x + 2 * s, y - 12 * s], ...tower(x + 4 * s, y - 6 * s, 1.3 * s),
  [x + 42 * s, y + 32 * s], [x - 42 * s, y + 32 * s],
];

export function drawSheetSite(brush: Brush, site: Pick<SheetSite, 'standing' | 'seat' | 'label' | 'shape' | 'tower'>, x: number, y: number, scale: number): void {
  const { ctx } = brush;
  const outline = site.shape === 'city' ? city(x, y, scale) : gable(x, y, scale);
  if (site.tower === true) {
    const side: Points = [...tower(x + 32 * scale, y - 4 * scale, 0.8 * scale), [x + 55 * scale, y + 26 * scale], [x + 32 * scale, y + 26 * scale]];
    fillPolygon(ctx, side, standings.now);
    ctx.setLineDash([5 * scale, 4 * scale]);
    strokePolygon(ctx, side, colours.tan, 2);
    ctx.setLineDash([]);
  }
  const area = rect(x - 44 * scale, y - 40 * scale, 88 * scale, 74 * scale);
  fillStand(ctx, site, scale, area, () => {
    ctx.beginPath();
    for (const [px, py] of outline) ctx.lineTo(px, py);
    ctx.closePath();
  });
  const style = { font: 'Fira800', size: numeral(36, scale), least: 24, ink: inkOf(site), align: 'center' } as const;
  write(brush, site.label, style, rect(x - 40 * scale, y - 14 * scale, 80 * scale, Math.max(30, 44 * scale)));
}

/** A shield with its number above and its joker below; a joker that is used is struck out. */
export function drawSheetKnight(
  brush: Brush,
  knight: Pick<SheetKnight, 'standing' | 'seat' | 'label' | 'joker' | 'used'>,
  x: number,
  y: number,
  scale: number,
): void {
  const { ctx } = brush;
  const [w, h] = [46 * scale, 54 * scale];
  const size = knight.standing === 'built' || knight.standing === 'now' ? 1 : 0.9;
  fillStand(ctx, knight, scale, rect(x - w, y - h, 2 * w, 2 * h), () => {
    ctx.beginPath();
    ctx.moveTo(x - w * size, y - h * size);
    ctx.lineTo(x + w * size, y - h * size);
    ctx.lineTo(x + w * size, y + h * size * 0.36);
    ctx.quadraticCurveTo(x + w * size * 0.86, y + h * size * 0.8, x, y + h * size);
    ctx.quadraticCurveTo(x - w * size * 0.86, y + h * size * 0.8, x - w * size, y + h * size * 0.36);
    ctx.closePath();
  });
  const style = { font: 'Fira800', size: numeral(36, scale), least: 22, ink: inkOf(knight), align: 'center' } as const;
  write(brush, knight.label, style, rect(x - w, y - h * 0.98 * size, 2 * w, h * 0.8));
  drawJoker(brush, knight.joker, x, y + h * 0.32 * size, 24 * scale, knight.used);
}

export function drawJoker(brush: Brush, ware: Ware, x: number, y: number, radius: number, used: boolean): void {
  const { ctx } = brush;
  fillCircle(ctx, x, y, radius + 1.5, colours.ink);
  fillCircle(ctx, x, y, radius, colours.cream);
  fillCircle(ctx, x, y, radius - 2, used ? blend(ware.fill, colours.paper, 0.3) : ware.fill);
  drawIcon(ctx, ware.icon, x - radius * 0.62, y - radius * 0.62, radius * 1.24, ware.ink);
  if (used) strike(brush, x, y, radius * 1.15);
}

/** Used up: a red stroke across. */
export function strike(brush: Brush, x: number, y: number, reach: number): void {
  const { ctx } = brush;
  ctx.lineCap = 'round';
  for (const [colour, width] of [[colours.ink, 0.46], [colours.cream, 0.36], [colours.warning, 0.24]] as const) {
    ctx.beginPath();
    ctx.moveTo(x - reach * 0.8, y + reach * 0.8);
    ctx.lineTo(x + reach * 0.8, y - reach * 0.8);
    ctx.strokeStyle = colour;
    ctx.lineWidth = reach * width;
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
}

/** A place beyond the land. */
export function drawCastle(brush: Brush, castle: Castle, x: number, y: number, w: number, h: number): void {
  const { ctx } = brush;
  const area = rect(x, y, w, h);
  const ink = inkOf(castle);
  fillStand(ctx, castle, 1, area, () => roundPath(ctx, area, 12));
  drawIcon(ctx, castle.icon, x + w / 2 - 44, y + 14, 88, castle.standing === 'later' ? colours.tan : ink);
  write(brush, brush.say(castle.name), { font: 'Fira700', size: 31, least: 20, ink, align: 'center' }, rect(x + 6, y + 100, w - 12, 34));
  write(brush, brush.say(castle.note), { font: 'Fira600', size: 26, least: 16, ink, align: 'center' }, rect(x + 6, y + 136, w - 12, 28));
  if (castle.number !== undefined) strokeCircle(ctx, x + w / 2, y + 58, 50, colours.cream, 3);
}
