import type { ResultScene } from '../../engine/scene/index.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { printedNameOf, drawPersonName } from '../style/person-name.ts';
import { fillRound, hatch, roundPath, strokeRound } from '../style/shapes.ts';
import { tryFitText, drawText } from '../style/text.ts';

const width = 1000;
const line = 58;
/** Height of the table header. */
const header = 118;

/** Cells from this width on name what they count; in narrower ones the header must do. */
const WORDS = 140;

const signed = (points: number): string => String(points).replace('-', '−');
const winnersOf = ({ people }: ResultScene) => people.filter(({ rank }) => rank === 1);
const isDuel = ({ people }: ResultScene): boolean => people.length === 2;

/** Composes the winner's arms in a laurel, the result and the sources of all points. */
export function composeResult(scene: ResultScene): Composition {
  const table = isDuel(scene) ? 114 : header + line * scene.people.length + 8;
  const height = 316 + (scene.sources.length === 0 && isDuel(scene) ? 40 : table + 34);
  const area = rect(0, 0, width, height);
  return {
    width,
    height,
    parts: [
      fillPart(area, themeColours.table),
      tilePart('tile', ['result', scene], area, 0, (brush, room) => paintResult(brush, scene, room)),
    ],
  };
}

function paintResult(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  const winners = winnersOf(scene);
  const [winner] = winners;
  if (winner === undefined) return;
  const seatStyle = seatStyleOf(winner.seat);
  fillRound(ctx, inset(area, 4), 22, seatStyle.field);
  ctx.save();
  roundPath(ctx, inset(area, 4), 22);
  ctx.clip();
  hatch(ctx, area, seatStyle.hatching, 14, 4, blendColours(seatStyle.field, seatStyle.base, 0.16));
  ctx.restore();
  strokeRound(ctx, inset(area, 6), 20, themeColours.gold, 5);
  strokeRound(ctx, inset(area, 17), 13, themeColours.gold, 2);
  drawIcon(ctx, 'laurels', 50, 42, 252, themeColours.gold);
  const crest = winners.length === 1 ? 122 : 150 / winners.length;
  for (const [index, { seat }] of winners.entries()) {
    drawCrest(brush, seat, 176 + (index - (winners.length - 1) / 2) * crest * 1.08, 166, crest);
  }
  const room = rect(338, 46, width - 338 - 44, 78);
  const names =
    winners.length === 1
      ? winner
      : { seat: winner.seat, name: winners.map((each) => printedNameOf(each, brush.translate)).join(', ') };
  drawPersonName(brush, names, { size: 76, least: 34, ink: themeColours.cream, lines: 2, leading: 0.94 }, room);
  drawText(
    brush,
    brush.translate(winnersOf(scene).length > 1 ? (scene.shared ?? scene.verdict) : scene.verdict),
    { font: 'Fira600', size: 42, least: 26, ink: themeColours.tan },
    rect(340, 128, room.w, 54),
  );
  paintPoints(brush, scene);
  const top = 308;
  const table = rect(44, top, width - 88, area.h - top - 34);
  if (isDuel(scene)) paintSources(brush, scene, table);
  else paintTable(brush, scene, table);
}

/** Paints the winner's points, those of a single opponent, and the length of the match. */
function paintPoints(brush: Brush, scene: ResultScene): void {
  const digits = drawText(
    brush,
    signed(scene.points[0] ?? 0),
    { font: 'Fira800', size: 100, ink: themeColours.gold },
    rect(338, 192, 200, 96),
  );
  const [, loser] = scene.people;
  let x = 338 + digits.width + 16;
  if (isDuel(scene)) {
    const rest = drawText(
      brush,
      `: ${signed(scene.points[1] ?? 0)}`,
      { font: 'Fira700', size: 70, ink: themeColours.tan },
      rect(x, 206, 160, 76),
    );
    x += rest.width + 34;
    if (loser !== undefined)
      drawPersonName(brush, loser, { size: 34, least: 20, ink: themeColours.tan }, rect(x, 196, width - x - 44, 44));
  }
  const detail = { font: 'Fira500', size: 34, least: 20, ink: themeColours.tan, lines: 2, leading: 1.1 } as const;
  drawText(brush, brush.translate(scene.detail), detail, rect(x, 244, width - x - 44, 44));
}

/** Paints one column per source and one row per person. */
function paintSources(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  if (scene.sources.length === 0) return;
  fillRound(ctx, area, 12, themeColours.paper);
  const lead = 62;
  const step = (area.w - lead - 12) / scene.sources.length;
  const row = area.h / 3;
  for (const [index, person] of scene.people.entries())
    drawCrest(brush, person.seat, area.x + 36, area.y + row * (index + 1.5), row * 0.86);
  for (const [index, source] of scene.sources.entries()) {
    const x = area.x + lead + index * step;
    const icon = Math.min(row * 0.84, step * 0.22);
    drawIcon(ctx, source.icon, x + 4, area.y + (row - icon) / 2 + 2, icon, themeColours.secondInk);
    const label = {
      font: 'Fira500',
      size: 24,
      least: 12,
      ink: themeColours.secondInk,
      lines: 2,
      leading: 0.95,
    } as const;
    drawText(brush, brush.translate(source.name), label, rect(x + icon + 8, area.y + 2, step - icon - 12, row));
    for (const who of scene.people.keys()) {
      writeCell(brush, source, who, rect(x + 6, area.y + row * (who + 1), step - 12, row), row * 0.86);
    }
  }
}

/** Writes the points from one source, bold for the highest, after what they are for: `2 cities · 4`. */
function writeCell(brush: Brush, source: ResultScene['sources'][number], who: number, room: Rect, size: number): void {
  const points = source.points[who] ?? 0;
  const best = points === Math.max(...source.points) && points > 0;
  const style = {
    font: best ? 'Fira800' : 'Fira500',
    size,
    ink: best ? themeColours.ink : themeColours.secondInk,
  } as const;
  const count = source.counts?.[who] ?? 0;
  if (count === 0 || count === points) {
    drawText(brush, signed(points), style, room);
    return;
  }
  const small = { font: 'Fira500', size: size * 0.66, least: 17, ink: themeColours.secondInk } as const;
  const free = room.w - size * 0.62 * signed(points).length - 6;
  const name = source.counted && brush.translate(count === 1 ? source.counted.one : source.counted.many);
  const long = `${count} ${name ?? ''} ·`;
  const text = name !== undefined && room.w > WORDS && tryFitText(long, small, free, room.h) ? long : `${count} ·`;
  const { width: used } = drawText(brush, text, small, rect(room.x, room.y + size * 0.08, free, room.h));
  drawText(brush, signed(points), style, rect(room.x + used + 6, room.y, room.w - used - 6, room.h));
}

/** Paints a row per person: rank, arms, name, sources and total. */
function paintTable(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 12, themeColours.paper);
  // Many sources take room from the names.
  const [lead, end] = [scene.sources.length > 5 ? 250 : scene.sources.length > 3 ? 276 : 306, 80];
  const step = (area.w - lead - end - 12) / Math.max(1, scene.sources.length);
  for (const [index, source] of scene.sources.entries()) {
    const x = area.x + lead + index * step;
    drawIcon(ctx, source.icon, x + 4, area.y + 8, 46, themeColours.secondInk);
    const label = { font: 'Fira600', size: 25, ink: themeColours.secondInk, lines: 3, leading: 0.98 } as const;
    const [text, room] = [brush.translate(source.name), rect(x + 4, area.y + 55, step - 14, header - 58)];
    // Two lines are better than small text.
    const least = tryFitText(text, { ...label, least: 22 }, room.w, room.h) ? 22 : 13;
    drawText(brush, text, { ...label, least }, room);
  }
  for (const [who, person] of scene.people.entries()) {
    const y = area.y + header + who * line;
    ctx.fillStyle = who % 2 === 0 ? themeColours.shade : themeColours.paper;
    ctx.fillRect(area.x, y, area.w, line);
    const rank = { font: 'Fira700', size: 30, ink: themeColours.secondInk, align: 'center' } as const;
    drawText(brush, `${person.rank}.`, rank, rect(area.x + 8, y, 44, line));
    drawCrest(brush, person.seat, area.x + 78, y + line / 2, 46);
    drawPersonName(
      brush,
      person,
      { size: 34, least: 16, ink: themeColours.ink, lines: 2, leading: 0.95 },
      rect(area.x + 110, y, lead - 120, line),
    );
    for (const [index, source] of scene.sources.entries()) {
      writeCell(brush, source, who, rect(area.x + lead + index * step + 4, y, step - 8, line), 36);
    }
    const sum = { font: 'Fira800', size: 42, least: 26, ink: themeColours.goldInk, align: 'right' } as const;
    drawText(brush, signed(scene.points[who] ?? 0), sum, rect(area.x + area.w - end, y, end - 20, line));
  }
}
