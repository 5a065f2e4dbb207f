import type { Castle, SheetKnight, SheetRoad, SheetSite, Ware } from '../../../engine/scene/index.ts';
import type { Brush } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours, buildStateColours } from '../../style/theme.ts';
import { fillCircle, fillPointer, fillPolygon, roundPath, strokeCircle, strokePolygon } from '../../style/shapes.ts';
import { drawText } from '../../style/text.ts';
import { fillByBuildState, inkForBuildState } from './build-state.ts';

type Points = readonly (readonly [number, number])[];

/** Scales a numeral; all sizes here are for a hex side of 150. */
const numeralStyle = (size: number, scale: number): number => Math.max(25, size * scale);

/** Draws a bar on the middle of a path, with its number in a disc, or an arrow on the starting road. */
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
  fillByBuildState(ctx, road, scale, area, () => roundPath(ctx, area, 9 * scale));
  if (road.standing === 'built' && road.seat !== null && road.label === '' && road.start !== true)
    drawRoadMarks(brush, road.seat, length, thick);
  if (road.start === true) fillPointer(ctx, -9 * scale, 0, 24 * scale, inkForBuildState(road));
  ctx.restore();
  if (road.label === '') return;
  const radius = Math.max(19, 22 * scale);
  const ground =
    road.standing === 'built' && road.seat !== null
      ? seatStyleOf(road.seat).base
      : road.standing === 'now'
        ? buildStateColours.now
        : road.standing === 'next'
          ? buildStateColours.next
          : buildStateColours.later;
  const rim = road.standing === 'later' ? themeColours.tan : themeColours.cream;
  fillCircle(ctx, x, y, radius + 2.5, themeColours.ink);
  fillCircle(ctx, x, y, radius, rim);
  fillCircle(ctx, x, y, radius - (road.standing === 'now' ? 4.5 : 2.5), ground);
  const style = {
    font: 'Fira800',
    size: numeralStyle(30, scale),
    least: 22,
    ink: inkForBuildState(road),
    align: 'center',
  } as const;
  drawText(brush, road.label, style, rect(x - radius, y - radius, 2 * radius, 2 * radius));
}

/** Draws the seat's pattern on a road without a number. */
function drawRoadMarks(brush: Brush, seat: number, length: number, thick: number): void {
  const { ctx } = brush;
  const { dark, ink, road } = seatStyleOf(seat);
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

const gableOutline = (x: number, y: number, s: number): Points => [
  [x, y - 34 * s],
  [x + 31 * s, y - 8 * s],
  [x + 31 * s, y + 30 * s],
  [x - 31 * s, y + 30 * s],
  [x - 31 * s, y - 8 * s],
];

const towerOutline = (x: number, y: number, s: number): Points => [
  [x, y - 26 * s],
  [x + 7 * s, y - 26 * s],
  [x + 7 * s, y - 18 * s],
  [x + 14 * s, y - 18 * s],
  [x + 14 * s, y - 26 * s],
  [x + 22 * s, y - 26 * s],
  [x + 22 * s, y - 18 * s],
  [x + 29 * s, y - 18 * s],
  [x + 29 * s, y - 26 * s],
];

/** Outline of a gable beside a tower with battlements. */
const cityOutline = (x: number, y: number, s: number): Points => [
  [x - 42 * s, y - 10 * s],
  [x - 20 * s, y - 38 * s],
  [x + 2 * s, y - 12 * s],
  ...towerOutline(x + 4 * s, y - 6 * s, 1.3 * s),
  [x + 42 * s, y + 32 * s],
  [x - 42 * s, y + 32 * s],
];

export function drawSheetSite(
  brush: Brush,
  site: Pick<SheetSite, 'standing' | 'seat' | 'label' | 'shape' | 'tower'>,
  x: number,
  y: number,
  scale: number,
): void {
  const { ctx } = brush;
  const outline = site.shape === 'city' ? cityOutline(x, y, scale) : gableOutline(x, y, scale);
  if (site.tower === true) {
    const side: Points = [
      ...towerOutline(x + 32 * scale, y - 4 * scale, 0.8 * scale),
      [x + 55 * scale, y + 26 * scale],
      [x + 32 * scale, y + 26 * scale],
    ];
    fillPolygon(ctx, side, buildStateColours.now);
    ctx.setLineDash([5 * scale, 4 * scale]);
    strokePolygon(ctx, side, themeColours.tan, 2);
    ctx.setLineDash([]);
  }
  const area = rect(x - 44 * scale, y - 40 * scale, 88 * scale, 74 * scale);
  fillByBuildState(ctx, site, scale, area, () => {
    ctx.beginPath();
    for (const [px, py] of outline) ctx.lineTo(px, py);
    ctx.closePath();
  });
  const style = {
    font: 'Fira800',
    size: numeralStyle(36, scale),
    least: 24,
    ink: inkForBuildState(site),
    align: 'center',
  } as const;
  drawText(brush, site.label, style, rect(x - 40 * scale, y - 14 * scale, 80 * scale, Math.max(30, 44 * scale)));
}

/** Draws a shield with its number and joker; used jokers are crossed out. */
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
  fillByBuildState(ctx, knight, scale, rect(x - w, y - h, 2 * w, 2 * h), () => {
    ctx.beginPath();
    ctx.moveTo(x - w * size, y - h * size);
    ctx.lineTo(x + w * size, y - h * size);
    ctx.lineTo(x + w * size, y + h * size * 0.36);
    ctx.quadraticCurveTo(x + w * size * 0.86, y + h * size * 0.8, x, y + h * size);
    ctx.quadraticCurveTo(x - w * size * 0.86, y + h * size * 0.8, x - w * size, y + h * size * 0.36);
    ctx.closePath();
  });
  const style = {
    font: 'Fira800',
    size: numeralStyle(36, scale),
    least: 22,
    ink: inkForBuildState(knight),
    align: 'center',
  } as const;
  drawText(brush, knight.label, style, rect(x - w, y - h * 0.98 * size, 2 * w, h * 0.8));
  drawJoker(brush, knight.joker, x, y + h * 0.32 * size, 24 * scale, knight.used);
}

function drawJoker(brush: Brush, ware: Ware, x: number, y: number, radius: number, used: boolean): void {
  const { ctx } = brush;
  fillCircle(ctx, x, y, radius + 1.5, themeColours.ink);
  fillCircle(ctx, x, y, radius, themeColours.cream);
  fillCircle(ctx, x, y, radius - 2, used ? blendColours(ware.fill, themeColours.paper, 0.3) : ware.fill);
  drawIcon(ctx, ware.icon, x - radius * 0.62, y - radius * 0.62, radius * 1.24, ware.ink);
  if (used) drawStrikeThrough(brush, x, y, radius * 1.15);
}

/** Draws a red stroke across something used up. */
export function drawStrikeThrough(brush: Brush, x: number, y: number, reach: number): void {
  const { ctx } = brush;
  ctx.lineCap = 'round';
  for (const [colour, width] of [
    [themeColours.ink, 0.46],
    [themeColours.cream, 0.36],
    [themeColours.warning, 0.24],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x - reach * 0.8, y + reach * 0.8);
    ctx.lineTo(x + reach * 0.8, y - reach * 0.8);
    ctx.strokeStyle = colour;
    ctx.lineWidth = reach * width;
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
}

export function drawCastle(brush: Brush, castle: Castle, x: number, y: number, w: number, h: number): void {
  const { ctx } = brush;
  const area = rect(x, y, w, h);
  const ink = inkForBuildState(castle);
  fillByBuildState(ctx, castle, 1, area, () => roundPath(ctx, area, 12));
  drawIcon(ctx, castle.icon, x + w / 2 - 44, y + 14, 88, castle.standing === 'later' ? themeColours.tan : ink);
  drawText(
    brush,
    brush.translate(castle.name),
    { font: 'Fira700', size: 31, least: 20, ink, align: 'center' },
    rect(x + 6, y + 100, w - 12, 34),
  );
  drawText(
    brush,
    brush.translate(castle.note),
    { font: 'Fira600', size: 26, least: 16, ink, align: 'center' },
    rect(x + 6, y + 136, w - 12, 28),
  );
  if (castle.number !== undefined) strokeCircle(ctx, x + w / 2, y + 58, 50, themeColours.cream, 3);
}
