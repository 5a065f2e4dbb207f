import type { StandingsMark, StandingsRow, StandingsScene } from '../../engine/scene/index.ts';
import type { Composition, PicturePart } from '../composition.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { paintFormMarks } from '../style/form-marks.ts';
import { drawIcon } from '../style/icons.ts';
import { drawPersonName } from '../style/person-name.ts';
import { fillCircle, fillPolygon, fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { themeColours } from '../style/theme.ts';
import { paintCompetitionHead } from './competition-head.ts';

const width = 1000;
const margin = 14;
const gap = 10;
const headHeight = 132;
const titleHeight = 50;
const rowHeight = 66;
const rowGap = 6;
const moreHeight = 44;
const legendHeight = 46;
/** Width of a column of figures, from the right. */
const figureWidth = 104;
const formWidth = 176;

/** Composes the table of a competition: its head, the divisions with a row per person, and a legend. */
export function composeStandings(scene: StandingsScene): Composition {
  const inner = width - 2 * margin;
  const parts: PicturePart[] = [];
  let top = margin;
  const add = (
    key: string,
    content: unknown,
    height: number,
    space: number,
    paint: (brush: Brush, area: Rect) => void,
  ): void => {
    parts.push(tilePart('tile', [key, content], rect(margin, top, inner, height), 0, paint));
    top += height + space;
  };
  const { icon, title, subtitle, columns, formLabel, divisions, legend } = scene;
  add('competition', { icon, title, subtitle }, headHeight, gap, (brush, area) =>
    paintCompetitionHead(brush, scene, area),
  );
  for (const { name, rows, more } of divisions) {
    add('division', { name, columns, formLabel }, titleHeight, 0, (brush, area) =>
      paintDivision(brush, name === null ? '' : brush.translate(name), scene, area),
    );
    // A first place shared by many is no distinction.
    const leader = rows.filter(({ rank }) => rank === 1).length === 1 ? rows.find(({ rank }) => rank === 1) : null;
    for (const row of rows) {
      const leads = row === leader && row.left === null;
      add('standing', { row, leads, columns: columns.length }, rowHeight, rowGap, (brush, area) =>
        paintRow(brush, row, leads, area),
      );
    }
    if (more) add('more', more, moreHeight, rowGap, (brush, area) => paintMore(brush, brush.translate(more), area));
    top += gap - rowGap;
  }
  for (const entry of legend) add('legend', entry, legendHeight, gap, (brush, area) => paintLegend(brush, entry, area));
  const height = top - gap + margin;
  return { width, height, parts: [fillPart(rect(0, 0, width, height), themeColours.table), ...parts] };
}

/** Returns the area of a column of figures. */
const figureArea = (area: Rect, column: number, columns: number): Rect =>
  rect(area.x + area.w - 14 - (columns - column) * figureWidth, area.y, figureWidth, area.h);

const formArea = (area: Rect, columns: number): Rect =>
  rect(area.x + area.w - 14 - columns * figureWidth - formWidth, area.y, formWidth, area.h);

function paintDivision(
  brush: Brush,
  name: string,
  { columns, formLabel, divisions }: StandingsScene,
  area: Rect,
): void {
  const label = { font: 'Fira500', size: 26, least: 15, ink: themeColours.tan, align: 'center' } as const;
  const form = formArea(area, columns.length);
  drawText(
    brush,
    name,
    { font: 'Fira700', size: 34, least: 22, ink: themeColours.gold },
    rect(area.x + 8, area.y, form.x - area.x - 16, area.h),
  );
  if (divisions.some(({ rows }) => rows.some((row) => row.form.length > 0)))
    drawText(brush, brush.translate(formLabel), label, form);
  for (const [index, column] of columns.entries())
    drawText(brush, brush.translate(column), label, figureArea(area, index, columns.length));
}

function paintRow(
  brush: Brush,
  { rank, person, mark, left, form, figures }: StandingsRow,
  leads: boolean,
  area: Rect,
): void {
  const { ctx } = brush;
  const { x, y, h } = area;
  const middle = y + h / 2;
  fillRound(ctx, area, 12, left === null ? themeColours.paper : themeColours.dimmed);
  if (leads) strokeRound(ctx, area, 12, themeColours.gold, 5);
  const ink = themeColours.ink;
  fillRound(ctx, rect(x + 10, y + 9, 60, h - 18), 10, leads ? themeColours.gold : themeColours.deepShade);
  const digits = { font: 'Fira800', size: 36, least: 22, ink, align: 'center' } as const;
  drawText(brush, String(rank), digits, rect(x + 12, y + 9, 56, h - 18));
  if (mark) paintMark(brush, mark, x + 97, middle);
  ctx.globalAlpha = left === null ? 1 : 0.6;
  drawCrest(brush, person.seat, x + 152, middle, 50);
  ctx.globalAlpha = 1;
  const start = x + 190;
  const room = formArea(area, figures.length).x - start - 10;
  const name = { size: 36, least: 19, ink } as const;
  if (left === null) {
    drawPersonName(brush, person, { ...name, lines: 2, leading: 0.92 }, rect(start, y + 4, room, h - 8));
  } else {
    drawPersonName(brush, person, { ...name, size: 30 }, rect(start, y + 4, room, h - 34));
    const note = { font: 'Fira500', size: 25, least: 16, ink: themeColours.ink } as const;
    drawText(brush, brush.translate(left), note, rect(start, y + h - 31, room, 28));
  }
  const marks = formArea(area, figures.length);
  paintFormMarks(brush, form, marks.x + marks.w / 2, middle, 33);
  for (const [index, figure] of figures.entries()) {
    const decides = index === figures.length - 1;
    drawText(
      brush,
      figure,
      { font: decides ? 'Fira800' : 'Fira600', size: decides ? 42 : 33, least: 17, ink, align: 'center' },
      figureArea(area, index, figures.length),
    );
  }
}

/** Paints an arrow for moving up or down a division, or a crown. */
function paintMark({ ctx }: Brush, mark: StandingsMark, x: number, y: number): void {
  if (mark === 'crown') {
    fillCircle(ctx, x, y, 22, themeColours.gold);
    drawIcon(ctx, 'crown', x - 15, y - 15, 30, themeColours.ink);
    return;
  }
  const tip = mark === 'up' ? -1 : 1;
  fillCircle(ctx, x, y, 19, mark === 'up' ? themeColours.open : themeColours.warning);
  fillPolygon(
    ctx,
    [
      [x, y + tip * 12],
      [x + 12, y - tip * 7],
      [x - 12, y - tip * 7],
    ],
    themeColours.cream,
  );
}

function paintMore(brush: Brush, more: string, area: Rect): void {
  const style = { font: 'Fira500', size: 28, least: 18, ink: themeColours.tan, align: 'center' } as const;
  drawText(brush, more, style, area);
}

function paintLegend(brush: Brush, { mark, text }: StandingsScene['legend'][number], area: Rect): void {
  paintMark(brush, mark, area.x + 26, area.y + area.h / 2);
  const style = { font: 'Fira500', size: 27, least: 16, ink: themeColours.tan } as const;
  drawText(brush, brush.translate(text), style, rect(area.x + 56, area.y, area.w - 64, area.h));
}
