import type { DeckBlock, DeckCount, DeckScene } from '../../engine/scene/index.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition, PicturePart } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { titleFont } from '../style/fonts.ts';
import { drawCrest } from '../style/crest.ts';
import { drawIcon } from '../style/icons.ts';
import { themeColours } from '../style/theme.ts';
import { drawTextWithName } from '../style/person-name.ts';
import {
  drawCross,
  drawTick,
  fillCircle,
  fillCardEdge,
  fillRound,
  fillStar,
  roundPath,
  strokeCircle,
  strokeRound,
} from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import { paintStatus } from './purchase-offers.ts';

const width = 1000;
const margin = 16;
const column = (width - 2 * margin - 12) / 2;
const row = 46;

/** Composes counts and the first violation, cards by kind, then a block per set in two columns. */
export function composeDeck(scene: DeckScene): Composition {
  const inner = width - 2 * margin;
  const parts: PicturePart[] = [
    tilePart('tile', ['deck head', scene.seat, scene.title, scene.note], rect(margin, 8, inner, 72), 0, (brush, area) =>
      paintHead(brush, scene, area),
    ),
    tilePart('tile', ['deck counts', scene.counts, scene.verdict], rect(margin, 90, inner, 214), 0, (brush, area) =>
      paintCounts(brush, scene, area),
    ),
  ];
  const step = (inner + 8) / Math.max(1, scene.kinds.length);
  for (const [index, kind] of scene.kinds.entries()) {
    const area = rect(margin + index * step, 318, step - 8, 92);
    parts.push(tilePart('tile', ['deck kind', kind], area, 0, (brush, room) => paintKind(brush, kind, room)));
  }
  const top = scene.kinds.length === 0 ? 318 : 424;
  const heights: [number, number] = [top, top];
  const first = leftBlocks(scene.blocks);
  for (const [index, block] of scene.blocks.entries()) {
    const at = index < first ? 0 : 1;
    const area = rect(margin + at * (column + 12), heights[at], column, heightOf(block));
    parts.push(tilePart('tile', ['deck block', block], area, 0, (brush, room) => paintBlock(brush, block, room)));
    heights[at] += heightOf(block) + 14;
  }
  const bottom = Math.max(...heights);
  const foot = Math.max(3, scene.checks.length) * 44 + 24;
  parts.push(
    tilePart('tile', ['deck legend', scene.legend], rect(margin, bottom, column, foot), 0, (brush, area) =>
      paintLegend(brush, scene.legend, area),
    ),
    tilePart(
      'tile',
      ['deck checks', scene.checks],
      rect(margin + column + 12, bottom, column, foot),
      0,
      (brush, area) => paintChecks(brush, scene, area),
    ),
  );
  const height = bottom + foot + margin;
  return { width, height, parts: [fillPart(rect(0, 0, width, height), themeColours.table), ...parts] };
}

const heightOf = ({ rows, note }: DeckBlock): number => 54 + rows.length * row + (note === null ? 10 : 52);

/** Number of blocks in the left column that balances both columns. */
function leftBlocks(blocks: readonly DeckBlock[]): number {
  const sum = (some: readonly DeckBlock[]): number => some.reduce((total, block) => total + heightOf(block) + 14, 0);
  const lower = (at: number): number => Math.max(sum(blocks.slice(0, at)), sum(blocks.slice(at)));
  return Array.from(blocks.keys(), (at) => at + 1).toSorted((a, b) => lower(a) - lower(b))[0] ?? 0;
}

function paintHead(brush: Brush, scene: DeckScene, area: Rect): void {
  const left = scene.seat === null ? area.x + 6 : area.x + 78;
  if (scene.seat !== null) drawCrest(brush, scene.seat, area.x + 36, area.y + area.h / 2, 60);
  const title = brush.translate(scene.title);
  const style = {
    font: titleFont(title),
    size: 48,
    least: 24,
    ink: themeColours.cream,
    lines: 2,
    leading: 0.95,
  } as const;
  drawTextWithName(brush, title, style, rect(left, area.y, area.w * 0.52 - (left - area.x), area.h));
  const note = { font: 'Fira500', size: 29, least: 18, ink: themeColours.tan, align: 'right', lines: 2 } as const;
  drawText(brush, brush.translate(scene.note), note, rect(area.x + area.w * 0.54, area.y, area.w * 0.46 - 4, area.h));
}

function paintCounts(brush: Brush, { counts, verdict }: DeckScene, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 14, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 14);
  ctx.clip();
  const bar = rect(area.x, area.y + area.h - 62, area.w, 62);
  paintStatus(brush, verdict, bar, themeColours.warning);
  ctx.restore();
  strokeRound(ctx, area, 14, themeColours.cream, 4);
  const step = (area.w - 24) / Math.max(1, counts.length);
  for (const [index, count] of counts.entries())
    paintCount(brush, count, rect(area.x + 12 + index * step, area.y + 12, step, 128));
}

function paintCount(brush: Brush, { icon, name, value, of }: DeckCount, area: Rect): void {
  const { ctx } = brush;
  const right = value === of;
  if (!right) strokeRound(ctx, inset(area, 3), 10, themeColours.warning, 4);
  if (icon === 'star') drawStar(brush, area.x + 48, area.y + 42, 30);
  else drawIcon(ctx, icon, area.x + 18, area.y + 14, 58, themeColours.ink);
  const digits = drawText(
    brush,
    String(value),
    { font: 'Fira800', size: 66, ink: right ? themeColours.ink : themeColours.warning },
    rect(area.x + 90, area.y + 6, 110, 72),
  );
  drawText(
    brush,
    `/${of}`,
    { font: 'Fira700', size: 42, ink: themeColours.secondInk },
    rect(area.x + 96 + digits.width, area.y + 18, 100, 60),
  );
  drawText(
    brush,
    brush.translate(name),
    { font: 'Fira600', size: 33, least: 20, ink: themeColours.secondInk },
    rect(area.x + 18, area.y + 80, area.w - 90, 42),
  );
  const [x, y] = [area.x + area.w - 44, area.y + area.h - 34];
  fillCircle(ctx, x, y, 24, right ? themeColours.open : themeColours.warning);
  (right ? drawTick : drawCross)(ctx, x, y, 25, themeColours.cream);
}

function drawStar({ ctx }: Brush, x: number, y: number, radius: number): void {
  fillCircle(ctx, x, y, radius, themeColours.ink);
  fillCircle(ctx, x, y, radius - Math.max(2, radius * 0.1), themeColours.gold);
  fillStar(ctx, x, y, radius * 0.66, themeColours.ink);
}

function paintKind(brush: Brush, { name, livery, count }: DeckScene['kinds'][number], area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 10, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 10);
  ctx.clip();
  ctx.fillStyle = livery.fill;
  ctx.fillRect(area.x, area.y, area.w, 40);
  fillCardEdge(ctx, livery.edge, rect(area.x, area.y, area.w, 40), 8, livery.fill);
  ctx.restore();
  drawText(
    brush,
    brush.translate(name),
    { font: 'Fira600', size: 26, least: 13, ink: themeColours.cream, align: 'center' },
    rect(area.x + 4, area.y + 1, area.w - 8, 38),
  );
  drawText(
    brush,
    String(count),
    { font: 'Fira800', size: 38, ink: themeColours.ink, align: 'center' },
    rect(area.x, area.y + 46, area.w, 44),
  );
}

function paintBlock(brush: Brush, block: DeckBlock, area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, area, 12, themeColours.paper);
  fillRound(ctx, rect(area.x, area.y, area.w, 54), [12, 12, 0, 0], block.fill);
  drawIcon(ctx, block.emblem, area.x + 16, area.y + 9, 36, themeColours.cream);
  drawText(
    brush,
    brush.translate(block.name),
    { font: 'Grenze700', size: 35, least: 20, ink: themeColours.cream },
    rect(area.x + 66, area.y, area.w - 130, 54),
  );
  drawText(
    brush,
    String(block.count),
    { font: 'Fira800', size: 34, ink: themeColours.cream, align: 'right' },
    rect(area.x + area.w - 70, area.y, 54, 54),
  );
  for (const [index, card] of block.rows.entries())
    paintCard(
      brush,
      card,
      block.rows[index - 1]?.fill !== card.fill && index > 0,
      rect(area.x, area.y + 58 + index * row, area.w, row),
    );
  if (block.note === null) return;
  const note = { font: 'Fira500', size: 26, least: 15, ink: themeColours.secondInk, lines: 2, leading: 1 } as const;
  drawText(brush, brush.translate(block.note), note, rect(area.x + 14, area.y + area.h - 48, area.w - 28, 44));
}

/** Paints icon, name, a star for a start card and a dot per allowed copy. */
function paintCard(brush: Brush, card: DeckBlock['rows'][number], ruled: boolean, area: Rect): void {
  const { ctx } = brush;
  if (ruled) {
    ctx.fillStyle = themeColours.deepShade;
    ctx.fillRect(area.x + 56, area.y - 1, area.w - 70, 2);
  }
  fillRound(ctx, rect(area.x + 8, area.y + 3, 40, 40), 7, card.fill);
  drawIcon(ctx, card.icon, area.x + 13, area.y + 8, 30, themeColours.cream);
  const over = card.chosen > card.allowed;
  const dots = card.allowed * 26;
  const right = area.x + area.w - 56 - dots;
  const room = right - area.x - 66 - (card.start ? 40 : 0);
  const words = brush.translate(card.name);
  const used = drawText(
    brush,
    words,
    { font: 'Fira600', size: 31, least: 15, ink: themeColours.ink },
    rect(area.x + 58, area.y, room, area.h),
  );
  if (card.start) drawStar(brush, area.x + 58 + used.width + 22, area.y + area.h / 2, 17);
  for (let index = 0; index < card.allowed; index++) {
    const [x, y] = [right + 12 + index * 26, area.y + area.h / 2];
    if (index < card.chosen) fillCircle(ctx, x, y, 11, themeColours.ink);
    else strokeCircle(ctx, x, y, 11, themeColours.ink, 2.5);
  }
  const digits = String(card.chosen);
  const plate = rect(area.x + area.w - 48, area.y + 4, 36, area.h - 8);
  if (over) fillRound(ctx, plate, 7, themeColours.warning);
  drawText(
    brush,
    digits,
    {
      font: 'Fira800',
      size: 34,
      least: 24,
      ink: over ? themeColours.cream : themeColours.ink,
      align: over ? 'center' : 'right',
    },
    plate,
  );
}

function paintFrame({ ctx }: Brush, area: Rect): void {
  ctx.setLineDash([10, 8]);
  strokeRound(ctx, area, 12, themeColours.paperLine, 2.5);
  ctx.setLineDash([]);
}

function paintLegend(brush: Brush, legend: DeckScene['legend'], area: Rect): void {
  paintFrame(brush, area);
  const style = { font: 'Fira600', size: 29, least: 15, ink: themeColours.cream } as const;
  drawStar(brush, area.x + 44, area.y + 34, 17);
  drawText(brush, brush.translate(legend.start), style, rect(area.x + 96, area.y + 12, area.w - 110, 44));
  for (const [index, full] of [true, true, false].entries()) {
    if (full) fillCircle(brush.ctx, area.x + 22 + index * 25, area.y + 78, 11, themeColours.cream);
    else strokeCircle(brush.ctx, area.x + 22 + index * 25, area.y + 78, 11, themeColours.cream, 2.5);
  }
  drawText(brush, brush.translate(legend.copies), style, rect(area.x + 96, area.y + 56, area.w - 110, 44));
  drawText(
    brush,
    brush.translate(legend.note),
    { ...style, ink: themeColours.tan },
    rect(area.x + 18, area.y + 100, area.w - 32, 44),
  );
}

function paintChecks(brush: Brush, { checks }: DeckScene, area: Rect): void {
  paintFrame(brush, area);
  for (const [index, { open, text }] of checks.entries()) {
    const y = area.y + 12 + index * 44;
    (open ? drawTick : drawCross)(brush.ctx, area.x + 30, y + 22, 24, open ? '#8fd08f' : '#ff8d73');
    drawText(
      brush,
      brush.translate(text),
      { font: 'Fira600', size: 29, least: 14, ink: themeColours.cream },
      rect(area.x + 56, y, area.w - 70, 44),
    );
  }
}
