import type { RollScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition, PicturePart, Translate } from '../composition.ts';
import { titleFont } from '../style/fonts.ts';
import { drawCrest } from '../style/crest.ts';
import { seatStyleOf } from '../style/seat-style.ts';
import { themeColours } from '../style/theme.ts';
import { printedNameOf, drawPersonName } from '../style/person-name.ts';
import {
  widthBesideArt,
  fullCardSizes,
  artBlock,
  headerBlock,
  blocksHeight,
  normalTone,
  paintBlocks,
  textBlocks,
} from '../hand/card-blocks.ts';
import type { CardBlock } from '../hand/card-blocks.ts';
import { chipWidth, drawChip, drawDie } from '../style/symbols.ts';
import { fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { widthOf, drawText } from '../style/text.ts';

const width = 1000;

/** Composes the dice, the event and everyone's gains and losses, with the current event card below. */
export function composeRoll(scene: RollScene, translate: Translate): Composition {
  const rows = scene.rows.map((row) => layoutGainRow(row, translate, scene));
  const stripHeight =
    100 +
    Math.max(
      scene.dice.length > 3 ? 150 : 136,
      rows.reduce((sum, row) => sum + row.height, 0),
    );
  const parts: PicturePart[] = [
    tilePart('tile', ['roll', { ...scene, card: null }], rect(8, 8, width - 16, stripHeight - 16), 0, (brush, area) =>
      paintStrip(brush, scene, rows, area),
    ),
  ];
  let height = stripHeight;
  const { card } = scene;
  if (card !== null) {
    const sizes = { ...fullCardSizes, title: 60, header: 92, art: 190, kind: 36, text: 36 };
    const inner = width - 40;
    const texts = textBlocks(card, translate, sizes, normalTone, widthBesideArt(sizes, inner));
    const blocks: readonly CardBlock[] = [
      headerBlock(card, translate, sizes, card.livery.fill, inner, 0),
      { height: 10, paint: () => undefined },
      artBlock(card, translate, sizes, normalTone, inner, texts),
      { height: 14, paint: () => undefined },
    ];
    const area = rect(20, stripHeight + 16, inner, Math.ceil(blocksHeight(blocks)));
    parts.push(tilePart('tile', ['event', card], area, 4, (brush, room) => paintEventCard(brush, blocks, room)));
    height = area.y + area.h + 22;
  }
  return { width, height, parts: [fillPart(rect(0, 0, width, height), themeColours.table), ...parts] };
}

function paintEventCard(brush: Brush, blocks: readonly CardBlock[], area: Rect): void {
  fillRound(brush.ctx, area, 18, themeColours.paper);
  brush.ctx.save();
  roundPath(brush.ctx, area, 18);
  brush.ctx.clip();
  paintBlocks(brush, blocks, area);
  brush.ctx.restore();
}

const chipHeight = 50;
const line = 60;

/** Size and rows of the dice: two large ones, or more in two rows. */
function diceOf({ dice }: RollScene): { readonly size: number; readonly step: number; readonly across: number } {
  if (dice.length <= 2) return { size: 138, step: 168, across: 2 };
  return dice.length === 3
    ? { size: 104, step: 120, across: 3 }
    : { size: 94, step: 108, across: Math.ceil(dice.length / 2) };
}

const leftOf = (scene: RollScene): number => {
  const { step, across } = diceOf(scene);
  return 26 + Math.min(across, scene.dice.length) * step + 6;
};

/** Width of the name column, limited. */
function namesWidth(scene: RollScene, translate: Translate): number {
  const names = scene.rows.map((row) => printedNameOf(row, translate));
  const widest = Math.max(...names.map((name) => widthOf(titleFont(name), 38, name)));
  return Math.ceil(Math.min(170, widest)) + 1;
}

interface GainItem {
  readonly width: number;
  readonly paint: (brush: Brush, x: number, y: number) => void;
}

/** One person's gains, broken into lines. */
interface GainRow {
  readonly row: RollScene['rows'][number];
  readonly lines: readonly (readonly GainItem[])[];
  readonly height: number;
}

function layoutGainRow(row: RollScene['rows'][number], translate: Translate, scene: RollScene): GainRow {
  const room = width - 16 - leftOf(scene) - 62 - namesWidth(scene, translate) - 22 - 20;
  const gains: GainItem[] = row.chips.map((chip) => ({
    width: chipWidth(chip, chipHeight),
    paint: (brush, x, y) => {
      drawChip(brush, chip, x, y, chipHeight);
    },
  }));
  if (row.note !== null) {
    const note = translate(row.note);
    const wide = Math.min(room, widthOf('Fira500', 30, note) + 2);
    const style = { font: 'Fira500', size: 30, least: 16, ink: themeColours.tan, lines: 2, leading: 1 } as const;
    gains.push({
      width: wide,
      paint: (brush, x, y) => void drawText(brush, note, style, rect(x, y, wide, chipHeight)),
    });
  }
  const lines: GainItem[][] = [[]];
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

function paintStrip(brush: Brush, scene: RollScene, plans: readonly GainRow[], area: Rect): void {
  strokeRound(brush.ctx, area, 20, seatStyleOf(scene.seat).base, 5);
  const { size, step, across } = diceOf(scene);
  const rows = Math.ceil(scene.dice.length / across);
  const top = area.y + (area.h - size - (rows - 1) * step) / 2;
  for (const [index, face] of scene.dice.entries())
    drawDie(
      brush,
      face,
      rect(area.x + 26 + (index % across) * step, top + Math.floor(index / across) * step, size, size),
    );
  const x = area.x + leftOf(scene);
  const title = { font: 'Grenze700', size: 54, least: 30, ink: themeColours.cream, lines: 2, leading: 0.95 } as const;
  drawText(brush, brush.translate(scene.title), title, rect(x, area.y + 10, area.w - leftOf(scene) - 22, 68));
  const names = namesWidth(scene, brush.translate);
  let y = area.y + 82;
  for (const { row, lines, height } of plans) {
    drawCrest(brush, row.seat, x + 24, y + 28, 48);
    drawPersonName(
      brush,
      row,
      { size: 38, least: 16, ink: themeColours.cream, lines: 2, leading: 1 },
      rect(x + 62, y, names, 56),
    );
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
