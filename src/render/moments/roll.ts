import type { RollScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition, Part, Say } from '../composition.ts';
import { titleFont } from '../ink/fonts.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { houseOf } from '../ink/houses.ts';
import { colours } from '../ink/palette.ts';
import { nameOf, writePerson } from '../ink/person.ts';
import { besideArt, cardSizes, factsBlock, headerBlock, heightOf, lively, paintStack, textBlocks } from '../hand/portrait.ts';
import type { Block } from '../hand/portrait.ts';
import { chipWidth, drawChip, drawDie } from '../ink/signs.ts';
import { fillRound, roundPath, strokeRound } from '../ink/shapes.ts';
import { widthOf, write } from '../ink/words.ts';

const width = 1000;

/** Both dice, the event, what everybody gained or lost; below it the event card that is being resolved. */
export function composeRoll(scene: RollScene, say: Say): Composition {
  const rows = scene.rows.map((row) => planRow(row, say, scene));
  const stripHeight = 100 + Math.max(scene.dice.length > 3 ? 150 : 136, rows.reduce((sum, row) => sum + row.height, 0));
  const parts: Part[] = [
    tile(
      'tile',
      ['roll', { ...scene, card: null }],
      rect(8, 8, width - 16, stripHeight - 16),
      0,
      (brush, area) => paintStrip(brush, scene, rows, area),
    ),
  ];
  let height = stripHeight;
  const { card } = scene;
  if (card !== null) {
    const sizes = { ...cardSizes, title: 60, header: 92, art: 190, kind: 36, text: 36 };
    const inner = width - 40;
    const texts = textBlocks(card, say, sizes, lively, besideArt(sizes, inner));
    const blocks: readonly Block[] = [
      headerBlock(card, say, sizes, card.livery.fill, inner, 0),
      { height: 10, paint: () => undefined },
      factsBlock(card, say, sizes, lively, inner, texts),
      { height: 14, paint: () => undefined },
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

const chipHeight = 50;
const line = 60;

/** Two dice large; more of them smaller, in two rows. */
function diceOf({ dice }: RollScene): { readonly size: number; readonly step: number; readonly across: number } {
  if (dice.length <= 2) return { size: 138, step: 168, across: 2 };
  return dice.length === 3 ? { size: 104, step: 120, across: 3 } : { size: 94, step: 108, across: Math.ceil(dice.length / 2) };
}

const leftOf = (scene: RollScene): number => {
  const { step, across } = diceOf(scene);
  return 26 + Math.min(across, scene.dice.length) * step + 6;
};

/** The names stand in one column, as wide as the widest of them needs, within reason. */
function namesWidth(scene: RollScene, say: Say): number {
  const names = scene.rows.map((row) => nameOf(row, say));
  const widest = Math.max(...names.map((name) => widthOf(titleFont(name), 38, name)));
  return Math.ceil(Math.min(170, widest)) + 1;
}

interface Gain {
  readonly width: number;
  readonly paint: (brush: Brush, x: number, y: number) => void;
}

/** What one person gained, broken into lines. */
interface Plan {
  readonly row: RollScene['rows'][number];
  readonly lines: readonly (readonly Gain[])[];
  readonly height: number;
}

function planRow(row: RollScene['rows'][number], say: Say, scene: RollScene): Plan {
  const room = width - 16 - leftOf(scene) - 62 - namesWidth(scene, say) - 22 - 20;
  const gains: Gain[] = row.chips.map((chip) => ({
    width: chipWidth(chip, chipHeight),
    paint: (brush, x, y) => {
      drawChip(brush, chip, x, y, chipHeight);
    },
  }));
  if (row.note !== null) {
    const note = say(row.note);
    const wide = Math.min(room, widthOf('Fira500', 30, note) + 2);
    const style = { font: 'Fira500', size: 30, least: 16, ink: colours.tan, lines: 2, leading: 1 } as const;
    gains.push({ width: wide, paint: (brush, x, y) => void write(brush, note, style, rect(x, y, wide, chipHeight)) });
  }
  const lines: Gain[][] = [[]];
  let left = room;
  for (const gain of gains) {
    if (gain.width > left && left < room) {
      lines.push([]);
      left = room;
    }
    lines.at(-1)?.push(gain);
    left -= gain.width + 12;
  }
  return { row, lines, height: lines.length * line + 8 };
}

function paintStrip(brush: Brush, scene: RollScene, plans: readonly Plan[], area: Rect): void {
  strokeRound(brush.ctx, area, 20, houseOf(scene.seat).base, 5);
  const { size, step, across } = diceOf(scene);
  const rows = Math.ceil(scene.dice.length / across);
  const top = area.y + (area.h - size - (rows - 1) * step) / 2;
  for (const [index, face] of scene.dice.entries()) drawDie(
    brush,
    face,
    rect(area.x + 26 + (index % across) * step, top + Math.floor(index / across) * step, size, size),
  );
  const x = area.x + leftOf(scene);
  const title = { font: 'Grenze700', size: 54, least: 30, ink: colours.cream, lines: 2, leading: 0.95 } as const;
  write(brush, brush.say(scene.title), title, rect(x, area.y + 10, area.w - leftOf(scene) - 22, 68));
  const names = namesWidth(scene, brush.say);
  let y = area.y + 82;
  for (const { row, lines, height } of plans) {
    drawCrest(brush, row.seat, x + 24, y + 28, 48);
    writePerson(brush, row, { size: 38, least: 16, ink: colours.cream, lines: 2, leading: 1 }, rect(x + 62, y, names, 56));
    for (const [index, gains] of lines.entries()) {
      let at = x + 62 + names + 22;
      for (const gain of gains) {
        gain.paint(brush, at, y + 3 + index * line);
        at += gain.width + 12;
      }
    }
    y += height;
  }
}
