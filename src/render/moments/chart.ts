import type { ChartScene } from '../../engine/scene/index.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { drawCrest } from '../style/crest.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { themeColours } from '../style/theme.ts';
import { drawPersonName } from '../style/person-name.ts';
import { fillRound, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { paintPlot } from './plot.ts';

const width = 1000;
const headHeight = 190;
const plotHeight = 330;

/** Composes a series or a match in numbers: scores above, plots below. */
export function composeChart(scene: ChartScene): Composition {
  const height = headHeight + scene.plots.length * (plotHeight + 14) + 12;
  return {
    width,
    height,
    parts: [
      fillPart(rect(0, 0, width, height), themeColours.table),
      tilePart(
        'tile',
        ['chart', scene.title, scene.note, scene.people, scene.score],
        rect(14, 10, width - 28, headHeight - 20),
        0,
        (brush, area) => paintHead(brush, scene, area),
      ),
      ...scene.plots.map((plot, index) =>
        tilePart(
          'tile',
          ['plot', plot, scene.people],
          rect(14, headHeight + index * (plotHeight + 14), width - 28, plotHeight),
          0,
          (brush, area) => paintPlot(brush, scene, plot, area),
        ),
      ),
    ],
  };
}

function paintHead(brush: Brush, scene: ChartScene, area: Rect): void {
  const { x, y, w } = area;
  drawText(
    brush,
    brush.translate(scene.title),
    { font: 'Grenze700', size: 46, least: 28, ink: themeColours.cream },
    rect(x + 6, y, w * 0.58, 60),
  );
  drawText(
    brush,
    brush.translate(scene.note),
    { font: 'Fira500', size: 29, least: 18, ink: themeColours.tan, align: 'right', lines: 2 },
    rect(x + w * 0.6, y, w * 0.4 - 6, 60),
  );
  const row = rect(x, y + 68, w, 94);
  if (scene.people.length === 2) paintPair(brush, scene, row);
  else paintRow(brush, scene, row);
}

/** Paints two people facing each other, with the score between them. */
function paintPair(brush: Brush, scene: ChartScene, { x, y, w, h }: Rect): void {
  const middle = x + w / 2;
  const gap = scene.score === null ? 40 : 110;
  for (const [index, person] of scene.people.entries()) {
    const left = index === 0;
    const plate = left ? rect(x, y, w / 2 - gap, h) : rect(middle + gap, y, w / 2 - gap, h);
    paintPlate(brush, person.seat, plate);
    drawCrest(brush, person.seat, left ? plate.x + 50 : plate.x + plate.w - 50, plate.y + 47, 68);
    const style = { size: 40, least: 18, ink: seatStyleOf(person.seat).ink, lines: 2, leading: 0.95 } as const;
    const room = rect(left ? plate.x + 98 : plate.x + 14, plate.y + 4, plate.w - 112, 86);
    drawPersonName(brush, person, { ...style, align: left ? 'left' : 'right' }, room);
  }
  if (scene.score === null) return;
  drawText(
    brush,
    scene.score.join(' : '),
    { font: 'Fira800', size: 76, least: 40, ink: themeColours.gold, align: 'center' },
    rect(middle - gap + 8, y + 4, 2 * gap - 16, h - 8),
  );
}

/** Paints one plate with the score per person. */
function paintRow(brush: Brush, scene: ChartScene, { x, y, w, h }: Rect): void {
  const count = Math.max(2, scene.people.length);
  const step = (w + 10) / count;
  for (const [index, person] of scene.people.entries()) {
    const plate = rect(x + index * step, y, step - 10, h);
    const score = scene.score?.[index];
    const { ink } = seatStyleOf(person.seat);
    paintPlate(brush, person.seat, plate);
    const crest = count > 4 ? 44 : 58;
    drawCrest(brush, person.seat, plate.x + 12 + crest / 2, plate.y + h / 2, crest);
    const room = rect(plate.x + crest + 24, plate.y + 6, plate.w - crest - 34, score === undefined ? h - 12 : 40);
    drawPersonName(brush, person, { size: 34, least: 15, ink, lines: 2, leading: 0.95 }, room);
    if (score === undefined) continue;
    drawText(
      brush,
      String(score),
      { font: 'Fira800', size: 44, least: 24, ink },
      rect(room.x, plate.y + 46, room.w, 44),
    );
  }
}

function paintPlate(brush: Brush, seat: number, plate: Rect): void {
  fillRound(brush.ctx, plate, 14, seatStyleOf(seat).base);
  strokeRound(brush.ctx, plate, 14, themeColours.cream, 3);
}
