import type { CardScene } from '../../engine/scene/index.ts';
import { fillPart, tilePart } from '../composition.ts';
import type { Composition, Translate } from '../composition.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import { themeColours } from '../style/theme.ts';
import { fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { drawText } from '../style/text.ts';
import {
  fullCardSizes,
  artBlock,
  gapBlock,
  headerBlock,
  blocksHeight,
  normalTone,
  paintBlocks,
  textBlocks,
} from './card-blocks.ts';
import type { CardBlock } from './card-blocks.ts';

/** Composes one readable card; its height follows the text. */
export function composeCard(scene: CardScene, translate: Translate): Composition {
  const width = 900;
  const inner = width - 56;
  const { card } = scene;
  const texts = textBlocks(card, translate, fullCardSizes, normalTone, inner);
  const blocks: readonly CardBlock[] = [
    headerBlock(card, translate, fullCardSizes, card.livery.fill, inner, 4),
    gapBlock(18),
    artBlock(card, translate, fullCardSizes, normalTone, inner),
    ...(texts.length === 0 ? [] : [gapBlock(18), ...texts]),
    gapBlock(24),
    footBlock(scene, translate),
  ];
  const area = rect(28, 28, inner, Math.ceil(blocksHeight(blocks)));
  return {
    width,
    height: area.h + 56,
    parts: [
      fillPart(rect(0, 0, width, area.h + 56), themeColours.table),
      tilePart('tile', ['card', scene], area, 6, (brush, room) => paintCard(brush, blocks, room)),
    ],
  };
}

function paintCard(brush: Brush, blocks: readonly CardBlock[], area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, rect(area.x, area.y + 5, area.w, area.h), 24, themeColours.tableDark);
  fillRound(ctx, area, 24, themeColours.paper);
  ctx.save();
  roundPath(ctx, area, 24);
  ctx.clip();
  paintBlocks(brush, blocks, area);
  ctx.restore();
  ctx.globalAlpha = 0.4;
  strokeRound(ctx, inset(area, 6), 19, themeColours.cream, 2.5);
  ctx.globalAlpha = 1;
}

function footBlock(scene: CardScene, translate: Translate): CardBlock {
  return {
    height: 76,
    paint: (brush, area) => {
      brush.ctx.fillStyle = themeColours.shade;
      brush.ctx.fillRect(area.x, area.y, area.w, area.h);
      brush.ctx.fillStyle = themeColours.paperLine;
      brush.ctx.fillRect(area.x, area.y, area.w, 3);
      const style = { font: 'Fira600', size: 32, least: 22, ink: themeColours.secondInk, lines: 2 } as const;
      const [left, right] = scene.foot;
      const { width } = drawText(
        brush,
        translate(left),
        style,
        rect(area.x + 32, area.y + 4, area.w * 0.62 - 32, area.h - 4),
      );
      // Several words fit one line if the name is short.
      const from = translate(right).includes(' ') ? Math.min(area.w * 0.66, width + 64) : area.w * 0.66;
      drawText(
        brush,
        translate(right),
        { ...style, align: 'right' },
        rect(area.x + from, area.y + 4, area.w - from - 32, area.h - 4),
      );
    },
  };
}
