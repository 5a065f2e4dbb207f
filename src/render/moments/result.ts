import type { ResultScene } from '../../engine/scene/index.ts';
import { fill, tile } from '../composition.ts';
import type { Composition } from '../composition.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { houseOf } from '../ink/houses.ts';
import { drawIcon } from '../ink/icons.ts';
import { blend, colours } from '../ink/palette.ts';
import { nameOf, writePerson } from '../ink/person.ts';
import { fillRound, hatch, roundPath, strokeRound } from '../ink/shapes.ts';
import { trySettle, write } from '../ink/words.ts';

const width = 1000;
const line = 58;
/** The names of the sources above the lines of a table. */
const header = 118;

const signed = (points: number): string => String(points).replace('-', '−');
const winnersOf = ({ people }: ResultScene) => people.filter(({ rank }) => rank === 1);
const isDuel = ({ people }: ResultScene): boolean => people.length === 2;

/** The arms of the winner in a laurel, the result, and where the points of everybody came from. */
export function composeResult(scene: ResultScene): Composition {
  const table = isDuel(scene) ? 114 : header + line * scene.people.length + 8;
  const height = 316 + (scene.sources.length === 0 && isDuel(scene) ? 40 : table + 34);
  const area = rect(0, 0, width, height);
  return {
    width,
    height,
    parts: [fill(area, colours.table), tile('tile', ['result', scene], area, 0, (brush, room) => paintResult(brush, scene, room))],
  };
}

function paintResult(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  const winners = winnersOf(scene);
  const [winner] = winners;
  if (winner === undefined) return;
  const house = houseOf(winner.seat);
  fillRound(ctx, inset(area, 4), 22, house.field);
  ctx.save();
  roundPath(ctx, inset(area, 4), 22);
  ctx.clip();
  hatch(ctx, area, house.hatching, 14, 4, blend(house.field, house.base, 0.16));
  ctx.restore();
  strokeRound(ctx, inset(area, 6), 20, colours.gold, 5);
  strokeRound(ctx, inset(area, 17), 13, colours.gold, 2);
  drawIcon(ctx, 'laurels', 50, 42, 252, colours.gold);
  const crest = winners.length === 1 ? 122 : 150 / winners.length;
  for (const [index, { seat }] of winners.entries()) {
    drawCrest(brush, seat, 176 + (index - (winners.length - 1) / 2) * crest * 1.08, 166, crest);
  }
  const room = rect(338, 46, width - 338 - 44, 78);
  const names = winners.length === 1 ? winner : { seat: winner.seat, name: winners.map((each) => nameOf(each, brush.say)).join(', ') };
  writePerson(brush, names, { size: 76, least: 34, ink: colours.cream, lines: 2, leading: 0.94 }, room);
  write(brush, brush.say(winnersOf(scene).length > 1 ? (scene.shared ?? scene.verdict) : scene.verdict), { font: 'Fira600', size: 42, least: 26, ink: colours.tan }, rect(340, 128, room.w, 54));
  paintPoints(brush, scene);
  const top = 308;
  const table = rect(44, top, width - 88, area.h - top - 34);
  if (isDuel(scene)) paintSources(brush, scene, table);
  else paintTable(brush, scene, table);
}

/** The points of the winner, beside them those of the only other player, and how long it took. */
function paintPoints(brush: Brush, scene: ResultScene): void {
  const digits = write(brush, signed(scene.points[0] ?? 0), { font: 'Fira800', size: 100, ink: colours.gold }, rect(338, 192, 200, 96));
  const [, loser] = scene.people;
  let x = 338 + digits.width + 16;
  if (isDuel(scene)) {
    const rest = write(brush, `: ${signed(scene.points[1] ?? 0)}`, { font: 'Fira700', size: 70, ink: colours.tan }, rect(x, 206, 160, 76));
    x += rest.width + 34;
    if (loser !== undefined) writePerson(brush, loser, { size: 34, least: 20, ink: colours.tan }, rect(x, 196, width - x - 44, 44));
  }
  const detail = { font: 'Fira500', size: 34, least: 20, ink: colours.tan, lines: 2, leading: 1.1 } as const;
  write(brush, brush.say(scene.detail), detail, rect(x, 244, width - x - 44, 44));
}

/** One column for each source, a line for each person. */
function paintSources(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  if (scene.sources.length === 0) return;
  fillRound(ctx, area, 12, colours.paper);
  const lead = 62;
  const step = (area.w - lead - 12) / scene.sources.length;
  const row = area.h / 3;
  for (const [index, person] of scene.people.entries()) drawCrest(
    brush,
    person.seat,
    area.x + 36,
    area.y + row * (index + 1.5),
    row * 0.86,
  );
  for (const [index, source] of scene.sources.entries()) {
    const x = area.x + lead + index * step;
    const icon = Math.min(row * 0.84, step * 0.22);
    drawIcon(ctx, source.icon, x + 4, area.y + (row - icon) / 2 + 2, icon, colours.secondInk);
    const label = { font: 'Fira500', size: 24, least: 12, ink: colours.secondInk, lines: 2, leading: 0.95 } as const;
    write(brush, brush.say(source.name), label, rect(x + icon + 8, area.y + 2, step - icon - 12, row));
    for (const who of scene.people.keys()) {
      writeCell(brush, source, who, rect(x + 6, area.y + row * (who + 1), step - 12, row), row * 0.86);
    }
  }
}

/** The points from one source, bold for whoever has the most, and how many things they came from. */
function writeCell(brush: Brush, source: ResultScene['sources'][number], who: number, room: Rect, size: number): void {
  const points = source.points[who] ?? 0;
  const best = points === Math.max(...source.points) && points > 0;
  const style = { font: best ? 'Fira800' : 'Fira500', size, ink: best ? colours.ink : colours.secondInk } as const;
  const { width: used } = write(brush, signed(points), style, room);
  const count = source.counts?.[who] ?? 0;
  if (count === 0 || count === points) return;
  const small = { font: 'Fira500', size: size * 0.62, least: 12, ink: colours.secondInk } as const;
  write(brush, `(${count})`, small, rect(room.x + used + 6, room.y + size * 0.1, room.w - used - 6, room.h));
}

/** A line for each person: place, arms, name, where the points came from, and their sum. */
function paintTable(brush: Brush, scene: ResultScene, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 12, colours.paper);
  // Many sources take some of the room of the names.
  const [lead, end] = [scene.sources.length > 5 ? 250 : scene.sources.length > 3 ? 276 : 306, 80];
  const step = (area.w - lead - end - 12) / Math.max(1, scene.sources.length);
  for (const [index, source] of scene.sources.entries()) {
    const x = area.x + lead + index * step;
    drawIcon(ctx, source.icon, x + 4, area.y + 8, 46, colours.secondInk);
    const label = { font: 'Fira600', size: 25, ink: colours.secondInk, lines: 3, leading: 0.98 } as const;
    const [words, room] = [brush.say(source.name), rect(x + 4, area.y + 55, step - 14, header - 58)];
    // Rather in two lines than small.
    const least = trySettle(words, { ...label, least: 22 }, room.w, room.h) ? 22 : 13;
    write(brush, words, { ...label, least }, room);
  }
  for (const [who, person] of scene.people.entries()) {
    const y = area.y + header + who * line;
    ctx.fillStyle = who % 2 === 0 ? colours.shade : colours.paper;
    ctx.fillRect(area.x, y, area.w, line);
    const rank = { font: 'Fira700', size: 30, ink: colours.secondInk, align: 'center' } as const;
    write(brush, `${person.rank}.`, rank, rect(area.x + 8, y, 44, line));
    drawCrest(brush, person.seat, area.x + 78, y + line / 2, 46);
    writePerson(brush, person, { size: 34, least: 16, ink: colours.ink, lines: 2, leading: 0.95 }, rect(area.x + 110, y, lead - 120, line));
    for (const [index, source] of scene.sources.entries()) {
      writeCell(brush, source, who, rect(area.x + lead + index * step + 4, y, step - 8, line), 36);
    }
    const sum = { font: 'Fira800', size: 42, least: 26, ink: colours.goldInk, align: 'right' } as const;
    write(brush, signed(scene.points[who] ?? 0), sum, rect(area.x + area.w - end, y, end - 20, line));
  }
}
