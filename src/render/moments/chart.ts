import type { ChartScene } from '../../engine/scene/index.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { houseOf } from '../ink/houses.ts';
import { colours } from '../ink/palette.ts';
import { writePerson } from '../ink/person.ts';
import { fillRound, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';
import { paintPlot } from './plots.ts';

const width = 1000;
const headHeight = 190;
const plotHeight = 330;

/** A series or a match in numbers: who stands where, then one plot below the other. */
export function composeChart(scene: ChartScene): Composition {
  const height = headHeight + scene.plots.length * (plotHeight + 14) + 12;
  return {
    width,
    height,
    parts: [
      fill(rect(0, 0, width, height), colours.table),
      tile(
        'tile',
        ['chart', scene.title, scene.note, scene.people, scene.score],
        rect(14, 10, width - 28, headHeight - 20),
        0,
        (brush, area) => paintHead(brush, scene, area),
      ),
      ...scene.plots.map((plot, index) =>
        tile(
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
  write(
    brush,
    brush.say(scene.title),
    { font: 'Grenze700', size: 46, least: 28, ink: colours.cream },
    rect(x + 6, y, w * 0.58, 60),
  );
  write(
    brush,
    brush.say(scene.note),
    { font: 'Fira500', size: 29, least: 18, ink: colours.tan, align: 'right', lines: 2 },
    rect(x + w * 0.6, y, w * 0.4 - 6, 60),
  );
  const row = rect(x, y + 68, w, 94);
  if (scene.people.length === 2) paintPair(brush, scene, row);
  else paintRow(brush, scene, row);
}

/** Two people face each other, the score between them. */
function paintPair(brush: Brush, scene: ChartScene, { x, y, w, h }: Rect): void {
  const middle = x + w / 2;
  const gap = scene.score === null ? 40 : 110;
  for (const [index, person] of scene.people.entries()) {
    const left = index === 0;
    const plate = left ? rect(x, y, w / 2 - gap, h) : rect(middle + gap, y, w / 2 - gap, h);
    paintPlate(brush, person.seat, plate);
    drawCrest(brush, person.seat, left ? plate.x + 50 : plate.x + plate.w - 50, plate.y + 47, 68);
    const style = { size: 40, least: 18, ink: houseOf(person.seat).ink, lines: 2, leading: 0.95 } as const;
    const room = rect(left ? plate.x + 98 : plate.x + 14, plate.y + 4, plate.w - 112, 86);
    writePerson(brush, person, { ...style, align: left ? 'left' : 'right' }, room);
  }
  if (scene.score === null) return;
  write(
    brush,
    scene.score.join(' : '),
    { font: 'Fira800', size: 76, least: 40, ink: colours.gold, align: 'center' },
    rect(middle - gap + 8, y + 4, 2 * gap - 16, h - 8),
  );
}

/** More than two, or one alone: a plate for each with its score. */
function paintRow(brush: Brush, scene: ChartScene, { x, y, w, h }: Rect): void {
  const count = Math.max(2, scene.people.length);
  const step = (w + 10) / count;
  for (const [index, person] of scene.people.entries()) {
    const plate = rect(x + index * step, y, step - 10, h);
    const score = scene.score?.[index];
    const { ink } = houseOf(person.seat);
    paintPlate(brush, person.seat, plate);
    const crest = count > 4 ? 44 : 58;
    drawCrest(brush, person.seat, plate.x + 12 + crest / 2, plate.y + h / 2, crest);
    const room = rect(plate.x + crest + 24, plate.y + 6, plate.w - crest - 34, score === undefined ? h - 12 : 40);
    writePerson(brush, person, { size: 34, least: 15, ink, lines: 2, leading: 0.95 }, room);
    if (score === undefined) continue;
    write(brush, String(score), { font: 'Fira800', size: 44, least: 24, ink }, rect(room.x, plate.y + 46, room.w, 44));
  }
}

function paintPlate(brush: Brush, seat: number, plate: Rect): void {
  fillRound(brush.ctx, plate, 14, houseOf(seat).base);
  strokeRound(brush.ctx, plate, 14, colours.cream, 3);
}
