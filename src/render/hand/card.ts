import type { CardScene } from '../../engine/scene/index.ts';
import { fill, tile } from '../composition.ts';
import type { Composition, Say } from '../composition.ts';
import type { Brush, Rect } from '../ink/brush.ts';
import { inset, rect } from '../ink/brush.ts';
import { colours } from '../ink/palette.ts';
import { fillRound, roundPath, strokeRound } from '../ink/shapes.ts';
import { write } from '../ink/words.ts';
import { cardSizes, factsBlock, gapBlock, headerBlock, heightOf, lively, paintStack, textBlocks } from './portrait.ts';
import type { Block } from './portrait.ts';

/** One card to read: the height follows the text. */
export function composeCard(scene: CardScene, say: Say): Composition {
  const width = 900;
  const inner = width - 56;
  const { card } = scene;
  const texts = textBlocks(card, say, cardSizes, lively, inner);
  const blocks: readonly Block[] = [
    headerBlock(card, say, cardSizes, card.livery.fill, inner, 4),
    gapBlock(18),
    factsBlock(card, say, cardSizes, lively, inner),
    ...(texts.length === 0 ? [] : [gapBlock(18), ...texts]),
    gapBlock(24),
    footBlock(scene, say),
  ];
  const area = rect(28, 28, inner, Math.ceil(heightOf(blocks)));
  return {
    width,
    height: area.h + 56,
    parts: [
      fill(rect(0, 0, width, area.h + 56), colours.table),
      tile('tile', ['card', scene], area, 6, (brush, room) => paintCard(brush, blocks, room)),
    ],
  };
}

function paintCard(brush: Brush, blocks: readonly Block[], area: Rect): void {
  const { ctx } = brush;
  fillRound(ctx, rect(area.x, area.y + 5, area.w, area.h), 24, colours.tableDark);
  fillRound(ctx, area, 24, colours.paper);
  ctx.save();
  roundPath(ctx, area, 24);
  ctx.clip();
  paintStack(brush, blocks, area);
  ctx.restore();
  ctx.globalAlpha = 0.4;
  strokeRound(ctx, inset(area, 6), 19, colours.cream, 2.5);
  ctx.globalAlpha = 1;
}

function footBlock(scene: CardScene, say: Say): Block {
  return {
    height: 76,
    paint: (brush, area) => {
      brush.ctx.fillStyle = colours.shade;
      brush.ctx.fillRect(area.x, area.y, area.w, area.h);
      brush.ctx.fillStyle = colours.paperLine;
      brush.ctx.fillRect(area.x, area.y, area.w, 3);
      const style = { font: 'Fira600', size: 32, least: 22, ink: colours.secondInk, lines: 2 } as const;
      const [left, right] = scene.foot;
      const { width } = write(brush, say(left), style, rect(area.x + 32, area.y + 4, area.w * 0.62 - 32, area.h - 4));
      // Several words stand in one line where there is room beside a short name.
      const from = say(right).includes(' ') ? Math.min(area.w * 0.66, width + 64) : area.w * 0.66;
      write(brush, say(right), { ...style, align: 'right' }, rect(area.x + from, area.y + 4, area.w - from - 32, area.h - 4));
    },
  };
}
