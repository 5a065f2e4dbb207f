import type { HandCard, HandScene } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { rect } from '../style/brush.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition, PicturePart, Translate } from '../composition.ts';
import { titleFont } from '../style/fonts.ts';
import { drawCrest } from '../style/crest.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { drawTextWithName } from '../style/person-name.ts';
import {
  dimmedTone,
  artBlock,
  gapBlock,
  handCardSizes,
  headerBlock,
  blocksHeight,
  normalTone,
  paintBlocks,
  textBlocks,
} from './card-blocks.ts';
import type { CardBlock } from './card-blocks.ts';
import {
  factsHeight,
  paintFacts,
  paintFoot,
  paintHeading,
  paintResourceTile,
  paintWarning,
  resourceTileHeight,
} from './resource-tiles.ts';
import { purchaseOfferHeight, paintPurchaseOffer } from './purchase-offers.ts';
import { drawBadge, drawChip } from '../style/symbols.ts';
import { drawCross, drawTick, fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { fitText, drawText } from '../style/text.ts';

const column = 479;
const margin = 14;
const headHeight = 82;

/**
 * Composes resources, then cards in columns, then purchase offers. Each card goes into the shorter column; badges show
 * the order.
 */
export function composeHand(scene: HandScene, translate: Translate): Composition {
  const across = scene.across ?? 2;
  const width = across * (column + margin) + margin;
  const parts: PicturePart[] = [];
  const above = layoutHoldings(scene, width);
  const heights = Array.from({ length: across }, () => above.bottom);
  const put = (height: number, key: readonly unknown[], paint: (brush: Brush, area: Rect) => void): void => {
    const lowest = Math.min(...heights);
    const index = heights.indexOf(lowest);
    const area = rect(margin + index * (column + margin), lowest, column, Math.ceil(height));
    parts.push(tilePart('tile', key, area, 4, paint));
    heights[index] = lowest + area.h + margin;
  };
  for (const card of scene.cards) {
    const blocks = blocksOf(card, translate);
    put(blocksHeight(blocks), ['hand', card], (brush, area) => paintHandCard(brush, card, blocks, area));
  }
  const { goods } = scene;
  if (goods !== null) {
    const rows = Math.ceil(goods.chips.length / 3);
    put(84 + rows * 78, ['goods', goods], (brush, area) => paintGoods(brush, goods, area));
  }
  const below = layoutOffers(scene, width, Math.max(...heights));
  const height = Math.max(below.bottom, headHeight + 40);
  const head = rect(margin, 6, width - 2 * margin, headHeight - 14);
  return {
    width,
    height,
    parts: [
      fillPart(rect(0, 0, width, height), themeColours.table),
      tilePart('tile', ['head', scene.seat, scene.title, scene.note], head, 4, (brush, area) =>
        paintHead(brush, scene, area),
      ),
      ...above.parts,
      ...parts,
      ...below.parts,
    ],
  };
}

interface PlacedParts {
  readonly parts: readonly PicturePart[];
  readonly bottom: number;
}

function layoutHoldings(scene: HandScene, width: number): PlacedParts {
  const parts: PicturePart[] = [];
  const inner = width - 2 * margin;
  let y = headHeight;
  for (const row of scene.tiles ?? []) {
    const step = (inner + 6) / Math.max(5, row.length);
    for (const [index, each] of row.entries()) {
      const area = rect(margin + index * step, y + 8, step - 6, resourceTileHeight);
      parts.push(
        tilePart('tile', ['hand tile', each], area, 10, (brush, room) => paintResourceTile(brush, each, room)),
      );
    }
    y += resourceTileHeight + 14;
  }
  const { warning, heading } = scene;
  if (warning !== undefined) {
    parts.push(
      tilePart('tile', ['warning', warning], rect(margin, y, inner, 54), 0, (brush, room) =>
        paintWarning(brush, warning, room),
      ),
    );
    y += 66;
  }
  if (heading !== undefined && scene.cards.length > 0) {
    const count = scene.cards.length;
    parts.push(
      tilePart('tile', ['heading', heading, count], rect(margin, y, inner, 48), 0, (brush, room) =>
        paintHeading(brush, heading, count, room),
      ),
    );
    y += 56;
  }
  return { parts, bottom: y };
}

function layoutOffers({ offers, facts, foot }: HandScene, width: number, top: number): PlacedParts {
  const parts: PicturePart[] = [];
  const inner = width - 2 * margin;
  let y = top;
  const title = offers?.title ?? null;
  if (title !== null) {
    parts.push(
      tilePart('tile', ['heading', title], rect(margin, y, inner, 48), 0, (brush, room) =>
        paintHeading(brush, title, null, room),
      ),
    );
    y += 54;
  }
  for (const offer of offers?.list ?? []) {
    const area = rect(margin, y, inner, purchaseOfferHeight(offer));
    parts.push(tilePart('tile', ['offer', offer], area, 0, (brush, room) => paintPurchaseOffer(brush, offer, room)));
    y += area.h + 10;
  }
  if (facts !== undefined) {
    const area = rect(margin, y, inner, factsHeight(facts));
    parts.push(tilePart('tile', ['facts', facts], area, 0, (brush, room) => paintFacts(brush, facts, room)));
    y += area.h + margin;
  }
  if (foot !== undefined) {
    parts.push(
      tilePart('tile', ['foot', foot], rect(margin, y, inner, 50), 0, (brush, room) => paintFoot(brush, foot, room)),
    );
    y += 56;
  }
  return { parts, bottom: y };
}

function paintHead(brush: Brush, scene: HandScene, area: Rect): void {
  const left = scene.seat === null ? area.x + 6 : area.x + 74;
  if (scene.seat !== null) drawCrest(brush, scene.seat, area.x + 32, area.y + area.h / 2, 56);
  const title = brush.translate(scene.title);
  const style = {
    font: titleFont(title),
    size: 48,
    least: 24,
    ink: themeColours.cream,
    lines: 2,
    leading: 0.95,
  } as const;
  drawTextWithName(brush, title, style, rect(left, area.y, area.w * 0.56 - (left - area.x), area.h));
  const note = { font: 'Fira500', size: 29, least: 20, ink: themeColours.tan, align: 'right', lines: 2 } as const;
  drawText(brush, brush.translate(scene.note), note, rect(area.x + area.w * 0.58, area.y, area.w * 0.42 - 4, area.h));
}

const isDim = (card: HandCard): boolean => card.status !== null && !card.status.open;

function blocksOf(item: HandCard, translate: Translate): readonly CardBlock[] {
  const { card } = item;
  const dim = isDim(item);
  const tone = dim ? dimmedTone : normalTone;
  const header = dim ? blendColours(card.livery.fill, themeColours.dimmedHeader, 0.6) : card.livery.fill;
  const texts = textBlocks(card, translate, handCardSizes, tone, column);
  return [
    headerBlock(card, translate, handCardSizes, header, column, item.number === undefined ? 4 : 58),
    gapBlock(8),
    artBlock(card, translate, handCardSizes, tone, column),
    ...(texts.length === 0 ? [gapBlock(4)] : [gapBlock(8), ...texts, gapBlock(8)]),
    ...(item.status === null ? [] : [statusBlock(item.status, translate)]),
  ];
}

function statusBlock(status: NonNullable<HandCard['status']>, translate: Translate): CardBlock {
  const style = { font: 'Fira600', size: 29, least: 20, ink: themeColours.cream, lines: 4, leading: 1.12 } as const;
  const words = translate(status.text);
  const room = column - 76;
  const { lines, size } = fitText(words, style, room, 160);
  const height = Math.round(24 + lines.length * size * 1.12);
  return {
    height,
    paint: (brush, area) => {
      brush.ctx.fillStyle = status.open ? themeColours.open : themeColours.blocked;
      brush.ctx.fillRect(area.x, area.y, area.w, area.h);
      const sign = status.open ? drawTick : drawCross;
      sign(brush.ctx, area.x + 33, area.y + area.h / 2, 28, themeColours.cream);
      drawText(brush, words, style, rect(area.x + 62, area.y + 2, room, area.h - 4));
    },
  };
}

function paintHandCard(brush: Brush, item: HandCard, blocks: readonly CardBlock[], area: Rect): void {
  const { ctx } = brush;
  const dim = isDim(item);
  fillRound(ctx, rect(area.x, area.y + 4, area.w, area.h), 16, themeColours.tableDark);
  fillRound(ctx, area, 16, dim ? dimmedTone.paper : themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 16);
  ctx.clip();
  paintBlocks(brush, blocks, area);
  ctx.restore();
  strokeRound(
    ctx,
    area,
    16,
    dim ? blendColours(themeColours.blocked, themeColours.tan, 0.3) : themeColours.cream,
    dim ? 3 : 5,
  );
  if (item.number !== undefined) drawBadge(brush, item.number, area.x + 39, area.y + 36, 25);
}

function paintGoods(brush: Brush, goods: NonNullable<HandScene['goods']>, area: Rect): void {
  brush.ctx.setLineDash([10, 8]);
  strokeRound(brush.ctx, area, 16, themeColours.paperLine, 2.5);
  brush.ctx.setLineDash([]);
  const title = { font: 'Grenze700', size: 36, least: 24, ink: themeColours.cream } as const;
  drawText(brush, brush.translate(goods.title), title, rect(area.x + 24, area.y + 8, area.w * 0.65, 60));
  drawText(
    brush,
    String(goods.total),
    { font: 'Fira800', size: 40, ink: themeColours.cream, align: 'right' },
    rect(area.x + area.w * 0.7, area.y + 8, area.w * 0.3 - 24, 60),
  );
  for (const [index, chip] of goods.chips.entries()) {
    drawChip(
      brush,
      chip,
      area.x + 24 + (index % 3) * ((area.w - 36) / 3),
      area.y + 74 + Math.floor(index / 3) * 78,
      64,
    );
  }
}
