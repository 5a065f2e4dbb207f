import type { RollScene } from '../engine/scene.ts';
import type { Brush, Rect } from './brush.ts';
import { rect } from './brush.ts';
import { fill, tile } from './composition.ts';
import type { Composition, Part, Say } from './composition.ts';
import { titleFont } from './fonts.ts';
import { drawCrest } from './heraldry.ts';
import { colours, houseOf } from './palette.ts';
import { nameOf, writePerson } from './person.ts';
import { cardSizes, factsBlock, headerBlock, heightOf, lively, paintStack, textBlocks } from './portrait.ts';
import type { Block } from './portrait.ts';
import { chipWidth, drawChip, drawDie } from './signs.ts';
import { fillRound, roundPath, strokeRound } from './shapes.ts';
import { widthOf, write } from './words.ts';

const width = 1000;

/** Both dice, the event, what everybody gained or lost; below it the event card that is being resolved. */
export function composeRoll(scene: RollScene, say: Say): Composition {
  const stripHeight = 100 + Math.max(scene.rows.length, 2) * 68;
  const parts: Part[] = [
    tile('tile', ['roll', { ...scene, card: null }], rect(0, 0, width, stripHeight), 0, (brush, area) => paintStrip(brush, scene, area)),
  ];
  let height = stripHeight;
  const { card } = scene;
  if (card !== null) {
    const sizes = { ...cardSizes, title: 60, header: 92, art: 190, kind: 36, text: 36 };
    const inner = width - 40;
    const blocks: readonly Block[] = [
      headerBlock(card, say, sizes, card.livery.fill, inner, 0),
      { height: 10, paint: () => undefined },
      factsBlock(card, say, sizes, lively, inner),
      ...textBlocks(card, say, sizes, lively, inner),
      { height: 18, paint: () => undefined },
    ];
    const area = rect(20, stripHeight + 16, inner, Math.ceil(heightOf(blocks)));
    parts.push(tile('tile', ['event', card], area, 4, (brush, room) => paintPaper(brush, blocks, room)));
    height = area.y + area.h + 22;
  }
  return { width, height, parts: [fill(rect(0, 0, width, height), colours.table), ...parts] };
}

function paintPaper(brush: Brush, blocks: readonly Block[], area: Rect): void {
  fillRound(brush.ctx, area, 18, colours.paper);
  brush.ctx.save();
  roundPath(brush.ctx, area, 18);
  brush.ctx.clip();
  paintStack(brush, blocks, area);
  brush.ctx.restore();
}

function paintStrip(brush: Brush, scene: RollScene, area: Rect): void {
  const { h } = area;
  strokeRound(brush.ctx, area, 20, houseOf(scene.seat).base, 5);
  const die = 138;
  for (const [index, face] of scene.dice.entries()) drawDie(brush, face, rect(area.x + 32 + index * (die + 30), area.y + (h - die) / 2, die, die));
  const x = area.x + 32 + scene.dice.length * (die + 30) + 6;
  const title = { font: 'Grenze700', size: 54, least: 30, ink: colours.cream, lines: 2, leading: 0.95 } as const;
  write(brush, brush.say(scene.title), title, rect(x, area.y + 16, area.w - x - 28, 68));
  const names = Math.min(220, Math.max(...scene.rows.map((row) => widthOf(titleFont(nameOf(row)), 38, nameOf(row)))));
  for (const [index, row] of scene.rows.entries()) {
    const y = area.y + 90 + index * 68;
    drawCrest(brush, row.seat, x + 24, y + 28, 48);
    writePerson(brush, row, { size: 38, least: 16, ink: colours.cream, lines: 2, leading: 1 }, rect(x + 62, y, names + 1, 56));
    paintGains(brush, row, rect(x + 62 + names + 22, y + 3, area.w - (x + 62 + names + 22) - 26, 50));
  }
}

function paintGains(brush: Brush, row: RollScene['rows'][number], area: Rect): void {
  const gap = 12;
  const natural = row.chips.reduce((sum, chip) => sum + chipWidth(chip, 50) + gap, -gap);
  const noteWidth = row.note === null ? 0 : Math.min(area.w * 0.5, widthOf('Fira500', 30, brush.say(row.note)) + 8);
  const scale = Math.min(1, (area.w - noteWidth - gap) / Math.max(natural, 1));
  const height = 50 * scale;
  let { x } = area;
  for (const chip of row.chips) x += drawChip(brush, chip, x, area.y + (area.h - height) / 2, height) + gap * scale;
  if (row.note === null) return;
  write(brush, brush.say(row.note), { font: 'Fira500', size: 30, least: 18, ink: colours.tan, lines: 2, leading: 1.05 }, rect(x, area.y, area.x + area.w - x, area.h));
}
