import type { ChartScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { colours, houseOf } from '../ink/palette.ts';
import { writePerson } from '../ink/person.ts';
import { paintPlot } from './plots.ts';
import { fillRound, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';

const width = 1000;
const headHeight = 190;
const plotHeight = 330;

/** A series or a match in numbers: who stands where, then one panel below the other. */
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
  const middle = x + w / 2;
  const gap = scene.score === null ? 40 : 110;
  for (const [index, person] of scene.people.entries()) {
    const house = houseOf(person.seat);
    const plate = index === 0 ? rect(x, y + 68, w / 2 - gap, 94) : rect(middle + gap, y + 68, w / 2 - gap, 94);
    fillRound(brush.ctx, plate, 14, house.base);
    strokeRound(brush.ctx, plate, 14, colours.cream, 3);
    const crestX = index === 0 ? plate.x + 50 : plate.x + plate.w - 50;
    drawCrest(brush, person.seat, crestX, plate.y + 47, 68);
    const style = {
      size: 40,
      least: 18,
      ink: colours.cream,
      lines: 2,
      leading: 0.95,
      align: index === 0 ? 'left' : 'right',
    } as const;
    writePerson(brush, person, style, rect(index === 0 ? plate.x + 98 : plate.x + 14, plate.y + 4, plate.w - 112, 86));
  }
  if (scene.score !== null) {
    const [first, second] = scene.score;
    write(
      brush,
      `${first} : ${second}`,
      { font: 'Fira800', size: 76, least: 40, ink: colours.gold, align: 'center' },
      rect(middle - gap + 8, y + 72, 2 * gap - 16, 86),
    );
  }
}
