import type { ResultScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { drawIcon } from '../ink/icons.ts';
import { blend, colours, houseOf } from '../ink/palette.ts';
import { writePerson } from '../ink/person.ts';
import { fillRound, hatch, roundPath, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';

const width = 1000;

/** The arms of the winner in a laurel, the result, and where the points of both came from. */
export function composeResult(scene: ResultScene): Composition {
  const height = 316 + (scene.sources.length === 0 ? 40 : 148);
  const area = rect(0, 0, width, height);
  return {
    width,
    height,
    parts: [fill(area, colours.table), tile('tile', ['result', scene], area, 0, (brush, room) => paintResult(brush, scene, room))],
  };
}

function paintResult(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  const [winner, loser] = scene.people;
  if (winner === undefined) return;
  const house = houseOf(winner.seat);
  fillRound(ctx, inset(area, 4), 22, house.field);
  ctx.save();
  roundPath(ctx, inset(area, 4), 22);
  ctx.clip();
  hatch(ctx, area, house.shield === 'pointed' ? 'vertical' : 'horizontal', 14, 4, blend(house.field, house.base, 0.16));
  ctx.restore();
  strokeRound(ctx, inset(area, 6), 20, colours.gold, 5);
  strokeRound(ctx, inset(area, 17), 13, colours.gold, 2);
  drawIcon(ctx, 'laurels', 50, 42, 252, colours.gold);
  drawCrest(brush, winner.seat, 176, 166, 122);
  const room = rect(338, 46, width - 338 - 44, 78);
  writePerson(brush, winner, { size: 76, least: 34, ink: colours.cream, lines: 2, leading: 0.94 }, room);
  write(brush, brush.say(scene.verdict), { font: 'Fira600', size: 42, least: 26, ink: colours.tan }, rect(340, 128, room.w, 54));
  const digits = write(brush, String(scene.points[0]), { font: 'Fira800', size: 100, ink: colours.gold }, rect(338, 192, 160, 96));
  const rest = write(
    brush,
    `: ${scene.points[1]}`,
    { font: 'Fira700', size: 70, ink: colours.tan },
    rect(338 + digits.width + 16, 206, 160, 76),
  );
  const x = 338 + digits.width + 16 + rest.width + 34;
  const detail = { font: 'Fira500', size: 34, least: 20, ink: colours.tan, lines: 2, leading: 1.1 } as const;
  if (loser !== undefined) writePerson(brush, loser, { size: 34, least: 20, ink: colours.tan }, rect(x, 196, width - x - 44, 44));
  write(brush, brush.say(scene.detail), detail, rect(x, 244, width - x - 44, 44));
  paintSources(brush, scene, rect(44, 308, width - 88, area.h - 308 - 34));
}

/** One column for each source, a line for each person. */
function paintSources(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  if (scene.sources.length === 0) return;
  fillRound(ctx, area, 12, colours.paper);
  const lead = 62;
  const step = (area.w - lead - 12) / scene.sources.length;
  const line = area.h / 3;
  for (const [index, person] of scene.people.entries()) drawCrest(
    brush,
    person.seat,
    area.x + 36,
    area.y + line * (index + 1.5),
    line * 0.86,
  );
  for (const [index, source] of scene.sources.entries()) {
    const x = area.x + lead + index * step;
    const icon = Math.min(line * 0.84, step * 0.22);
    drawIcon(ctx, source.icon, x + 4, area.y + (line - icon) / 2 + 2, icon, colours.secondInk);
    const label = { font: 'Fira500', size: 24, least: 12, ink: colours.secondInk, lines: 2, leading: 0.95 } as const;
    write(brush, brush.say(source.name), label, rect(x + icon + 8, area.y + 2, step - icon - 12, line));
    for (const [who, points] of source.points.entries()) {
      const best = points === Math.max(...source.points) && points > 0;
      const style = { font: best ? 'Fira800' : 'Fira500', size: line * 0.86, ink: best ? colours.ink : colours.secondInk } as const;
      write(brush, String(points), style, rect(x + 6, area.y + line * (who + 1), step - 12, line));
    }
  }
}
