import type { HandCard, HandScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { rect } from '../ink/brush.ts';
import { fill, tile } from '../composition.ts';
import type { Composition, Part, Say } from '../composition.ts';
import { titleFont } from '../ink/fonts.ts';
import { drawCrest } from '../ink/heraldry.ts';
import { blend, colours } from '../ink/palette.ts';
import { writeNamed } from '../ink/person.ts';
import { dimmed, factsBlock, gapBlock, handSizes, headerBlock, heightOf, lively, paintStack, textBlocks } from './portrait.ts';
import type { Block } from './portrait.ts';
import { factsHeight, paintFacts, paintFoot, paintHeading, paintTile, paintWarning, tileHeight } from './holdings.ts';
import { offerHeight, paintOffer } from './offers.ts';
import { drawBadge, drawChip } from '../ink/signs.ts';
import { drawCross, drawTick, fillRound, roundPath, strokeRound } from '../ink/shapes.ts';
import { settle, write } from '../ink/words.ts';

const column = 479;
const margin = 14;
const headHeight = 82;

/**
 * What is held above, then columns of cards, each as high as its text; the next card goes into the shorter column, its
 * badge keeps the order. Below what can be bought.
 */
export function composeHand(scene: HandScene, say: Say): Composition {
  const across = scene.across ?? 2;
  const width = across * (column + margin) + margin;
  const parts: Part[] = [];
  const above = layAbove(scene, width);
  const heights = Array.from({ length: across }, () => above.bottom);
  const put = (height: number, key: readonly unknown[], paint: (brush: Brush, area: Rect) => void): void => {
    const lowest = Math.min(...heights);
    const index = heights.indexOf(lowest);
    const area = rect(margin + index * (column + margin), lowest, column, Math.ceil(height));
    parts.push(tile('tile', key, area, 4, paint));
    heights[index] = lowest + area.h + margin;
  };
  for (const card of scene.cards) {
    const blocks = blocksOf(card, say);
    put(heightOf(blocks), ['hand', card], (brush, area) => paintHandCard(brush, card, blocks, area));
  }
  const { goods } = scene;
  if (goods !== null) {
    const rows = Math.ceil(goods.chips.length / 3);
    put(84 + rows * 78, ['goods', goods], (brush, area) => paintGoods(brush, goods, area));
  }
  const below = layBelow(scene, width, Math.max(...heights));
  const height = Math.max(below.bottom, headHeight + 40);
  const head = rect(margin, 6, width - 2 * margin, headHeight - 14);
  return {
    width,
    height,
    parts: [
      fill(rect(0, 0, width, height), colours.table),
      tile('tile', ['head', scene.seat, scene.title, scene.note], head, 4, (brush, area) => paintHead(brush, scene, area)),
      ...above.parts,
      ...parts,
      ...below.parts,
    ],
  };
}

interface Laid {
  readonly parts: readonly Part[];
  readonly bottom: number;
}

function layAbove(scene: HandScene, width: number): Laid {
  const parts: Part[] = [];
  const inner = width - 2 * margin;
  let y = headHeight;
  for (const row of scene.tiles ?? []) {
    const step = (inner + 6) / Math.max(5, row.length);
    for (const [index, each] of row.entries()) {
      const area = rect(margin + index * step, y + 8, step - 6, tileHeight);
      parts.push(tile('tile', ['hand tile', each], area, 10, (brush, room) => paintTile(brush, each, room)));
    }
    y += tileHeight + 14;
  }
  const { warning, heading } = scene;
  if (warning !== undefined) {
    parts.push(tile('tile', ['warning', warning], rect(margin, y, inner, 54), 0, (brush, room) => paintWarning(brush, warning, room)));
    y += 66;
  }
  if (heading !== undefined && scene.cards.length > 0) {
    const count = scene.cards.length;
    parts.push(tile('tile', ['heading', heading, count], rect(margin, y, inner, 48), 0, (brush, room) => paintHeading(brush, heading, count, room)));
    y += 56;
  }
  return { parts, bottom: y };
}

function layBelow({ offers, facts, foot }: HandScene, width: number, top: number): Laid {
  const parts: Part[] = [];
  const inner = width - 2 * margin;
  let y = top;
  const title = offers?.title ?? null;
  if (title !== null) {
    parts.push(tile('tile', ['heading', title], rect(margin, y, inner, 48), 0, (brush, room) => paintHeading(brush, title, null, room)));
    y += 54;
  }
  for (const offer of offers?.list ?? []) {
    const area = rect(margin, y, inner, offerHeight(offer));
    parts.push(tile('tile', ['offer', offer], area, 0, (brush, room) => paintOffer(brush, offer, room)));
    y += area.h + 10;
  }
  if (facts !== undefined) {
    const area = rect(margin, y, inner, factsHeight(facts));
    parts.push(tile('tile', ['facts', facts], area, 0, (brush, room) => paintFacts(brush, facts, room)));
    y += area.h + margin;
  }
  if (foot !== undefined) {
    parts.push(tile('tile', ['foot', foot], rect(margin, y, inner, 50), 0, (brush, room) => paintFoot(brush, foot, room)));
    y += 56;
  }
  return { parts, bottom: y };
}

function paintHead(brush: Brush, scene: HandScene, area: Rect): void {
  const left = scene.seat === null ? area.x + 6 : area.x + 74;
  if (scene.seat !== null) drawCrest(brush, scene.seat, area.x + 32, area.y + area.h / 2, 56);
  const title = brush.say(scene.title);
  const style = { font: titleFont(title), size: 48, least: 24, ink: colours.cream, lines: 2, leading: 0.95 } as const;
  writeNamed(brush, title, style, rect(left, area.y, area.w * 0.56 - (left - area.x), area.h));
  const note = { font: 'Fira500', size: 29, least: 20, ink: colours.tan, align: 'right', lines: 2 } as const;
  write(brush, brush.say(scene.note), note, rect(area.x + area.w * 0.58, area.y, area.w * 0.42 - 4, area.h));
}

const isDim = (card: HandCard): boolean => card.status !== null && !card.status.open;

function blocksOf(item: HandCard, say: Say): readonly Block[] {
  const { card } = item;
  const dim = isDim(item);
  const mood = dim ? dimmed : lively;
  const header = dim ? blend(card.livery.fill, colours.dimmedHeader, 0.6) : card.livery.fill;
  const texts = textBlocks(card, say, handSizes, mood, column);
  return [
    headerBlock(card, say, handSizes, header, column, item.number === undefined ? 4 : 58),
    gapBlock(8),
    factsBlock(card, say, handSizes, mood, column),
    ...(texts.length === 0 ? [gapBlock(4)] : [gapBlock(8), ...texts, gapBlock(8)]),
    ...(item.status === null ? [] : [statusBlock(item.status, say)]),
  ];
}

function statusBlock(status: NonNullable<HandCard['status']>, say: Say): Block {
  const style = { font: 'Fira600', size: 29, least: 20, ink: colours.cream, lines: 4, leading: 1.12 } as const;
  const words = say(status.text);
  const room = column - 76;
  const { lines, size } = settle(words, style, room, 160);
  const height = Math.round(24 + lines.length * size * 1.12);
  return {
    height,
    paint: (brush, area) => {
      brush.ctx.fillStyle = status.open ? colours.open : colours.blocked;
      brush.ctx.fillRect(area.x, area.y, area.w, area.h);
      const sign = status.open ? drawTick : drawCross;
      sign(brush.ctx, area.x + 33, area.y + area.h / 2, 28, colours.cream);
      write(brush, words, style, rect(area.x + 62, area.y + 2, room, area.h - 4));
    },
  };
}

function paintHandCard(brush: Brush, item: HandCard, blocks: readonly Block[], area: Rect): void {
  const { ctx } = brush;
  const dim = isDim(item);
  fillRound(ctx, rect(area.x, area.y + 4, area.w, area.h), 16, colours.tableDark);
  fillRound(ctx, area, 16, dim ? dimmed.paper : colours.paper);
  ctx.save();
  roundPath(ctx, area, 16);
  ctx.clip();
  paintStack(brush, blocks, area);
  ctx.restore();
  strokeRound(ctx, area, 16, dim ? blend(colours.blocked, colours.tan, 0.3) : colours.cream, dim ? 3 : 5);
  if (item.number !== undefined) drawBadge(brush, item.number, area.x + 39, area.y + 36, 25);
}

function paintGoods(brush: Brush, goods: NonNullable<HandScene['goods']>, area: Rect): void {
  brush.ctx.setLineDash([10, 8]);
  strokeRound(brush.ctx, area, 16, colours.paperLine, 2.5);
  brush.ctx.setLineDash([]);
  const title = { font: 'Grenze700', size: 36, least: 24, ink: colours.cream } as const;
  write(brush, brush.say(goods.title), title, rect(area.x + 24, area.y + 8, area.w * 0.65, 60));
  write(
    brush,
    String(goods.total),
    { font: 'Fira800', size: 40, ink: colours.cream, align: 'right' },
    rect(area.x + area.w * 0.7, area.y + 8, area.w * 0.3 - 24, 60),
  );
  for (const [index, chip] of goods.chips.entries()) {
    drawChip(brush, chip, area.x + 24 + (index % 3) * ((area.w - 36) / 3), area.y + 74 + Math.floor(index / 3) * 78, 64);
  }
}
