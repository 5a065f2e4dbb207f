import type { CardPortrait } from '../../engine/scene/index.ts';
import type { Brush, Rect } from '../style/brush.ts';
import { inset, rect } from '../style/brush.ts';
import type { Translate } from '../composition.ts';
import { drawIcon } from '../style/icons.ts';
import { blendColours, themeColours } from '../style/theme.ts';
import { chipWidth, drawChip, drawWorths } from '../style/symbols.ts';
import { fillCardEdge, fillRound, roundPath, strokeRound } from '../style/shapes.ts';
import { fitText, drawText } from '../style/text.ts';

/** Text sizes of a readable card, in a hand or alone. */
export interface CardSizes {
  readonly title: number;
  readonly header: number;
  readonly art: number;
  readonly kind: number;
  readonly chip: number;
  readonly text: number;
  readonly pad: number;
}

export const handCardSizes: CardSizes = { title: 40, header: 68, art: 124, kind: 30, chip: 44, text: 28, pad: 15 };
export const fullCardSizes: CardSizes = { title: 80, header: 122, art: 300, kind: 44, chip: 76, text: 41, pad: 32 };

/** A horizontal section of a card. */
export interface CardBlock {
  readonly height: number;
  readonly paint: (brush: Brush, area: Rect) => void;
}

export interface CardTone {
  readonly paper: `#${string}`;
  /** Opacity of the art. */
  readonly art: number;
  readonly ink: `#${string}`;
}

export const normalTone: CardTone = { paper: themeColours.paper, art: 1, ink: themeColours.ink };
export const dimmedTone: CardTone = {
  paper: themeColours.dimmed,
  art: 0.6,
  ink: blendColours(themeColours.dimmed, themeColours.ink, 0.88),
};

export function paintBlocks(brush: Brush, blocks: readonly CardBlock[], area: Rect): void {
  let y = area.y;
  for (const block of blocks) {
    block.paint(brush, rect(area.x, y, area.w, block.height));
    y += block.height;
  }
}

export const blocksHeight = (blocks: readonly CardBlock[]): number =>
  blocks.reduce((sum, block) => sum + block.height, 0);

/** Title strip in the style of the kind; `lead` is reserved for a badge. */
export function headerBlock(
  card: CardPortrait,
  translate: Translate,
  sizes: CardSizes,
  fill: `#${string}`,
  width: number,
  lead: number,
): CardBlock {
  const style = {
    font: 'Grenze700',
    size: sizes.title,
    least: sizes.title * 0.56,
    ink: themeColours.cream,
    lines: 2,
    leading: 0.96,
  } as const;
  const words = translate(card.name);
  const room = width - lead - sizes.pad * 2;
  const lines = fitText(words, style, room, sizes.header * 1.5).lines.length;
  const height = lines === 1 ? sizes.header : Math.round(sizes.header * 1.36);
  const depth = sizes.header * 0.13;
  return {
    height: height + depth,
    paint: (brush, area) => {
      const strip = rect(area.x, area.y, area.w, height);
      brush.ctx.fillStyle = fill;
      brush.ctx.fillRect(strip.x, strip.y, strip.w, strip.h);
      fillCardEdge(brush.ctx, card.livery.edge, strip, depth, fill);
      drawText(brush, words, style, rect(area.x + sizes.pad + lead, area.y + 2, room, height - 4));
    },
  };
}

/** Width of a block beside the art. */
export const widthBesideArt = (sizes: CardSizes, width: number): number => width - sizes.art - sizes.pad * 1.1;

/** Art on the left; kind, price, points and further blocks beside it. */
export function artBlock(
  card: CardPortrait,
  translate: Translate,
  sizes: CardSizes,
  tone: CardTone,
  width: number,
  below: readonly CardBlock[] = [],
): CardBlock {
  const place = card.place === null ? null : translate(card.place);
  const room = widthBesideArt(sizes, width) - sizes.pad * 2;
  const left = width - widthBesideArt(sizes, width);
  const kind = {
    font: 'Fira600',
    size: sizes.kind,
    least: sizes.kind * 0.6,
    ink: tone.ink,
    lines: 2,
    leading: 1.05,
  } as const;
  const small = {
    font: 'Fira500',
    size: sizes.kind * 0.82,
    least: sizes.kind * 0.5,
    ink: blendColours(tone.ink, tone.paper, 0.2),
    lines: 3,
    leading: 1.1,
  } as const;
  const kindLines = fitText(translate(card.kind), kind, room, sizes.kind * 2.4);
  const placeLines = place === null ? null : fitText(place, small, room, sizes.kind * 3);
  const kindHeight = kindLines.lines.length * kindLines.size * 1.05 + sizes.chip * 0.26;
  const placeHeight = placeLines === null ? 0 : placeLines.lines.length * placeLines.size * 1.1 + sizes.chip * 0.34;
  const rows = chipRows(card, sizes.chip, room);
  const chipStep = sizes.chip * 1.2;
  const costHeight = rows.length * chipStep + (card.free === null ? 0 : sizes.kind * 1.3);
  const worthHeight = card.worths.length === 0 ? 0 : sizes.chip * 1.1;
  const height =
    Math.max(sizes.art, kindHeight + placeHeight + costHeight + worthHeight + blocksHeight(below)) + sizes.pad * 0.6;
  return {
    height,
    paint: (brush, area) => {
      paintArt(brush, card, rect(area.x + sizes.pad, area.y, sizes.art, sizes.art), tone);
      const x = area.x + sizes.pad + left;
      let y = area.y;
      drawText(brush, translate(card.kind), kind, rect(x, y, room, kindHeight - sizes.chip * 0.22));
      y += kindHeight;
      if (place !== null) drawText(brush, place, small, rect(x, y, room, placeHeight - sizes.chip * 0.3));
      y += placeHeight;
      for (const row of rows) {
        let chipX = x;
        for (const chip of row) chipX += drawChip(brush, chip, chipX, y, sizes.chip) + sizes.chip * 0.16;
        y += chipStep;
      }
      if (card.free !== null) {
        const style = { font: 'Fira500', size: sizes.kind * 0.92, least: sizes.kind * 0.6, ink: tone.ink } as const;
        drawText(brush, translate(card.free), style, rect(x, y, room, sizes.kind * 1.2));
        y += sizes.kind * 1.3;
      }
      drawWorths(brush, card.worths, rect(x, y, room, sizes.chip * 0.92), tone.ink, 'left');
      paintBlocks(
        brush,
        below,
        rect(x - sizes.pad, y + worthHeight, widthBesideArt(sizes, width), blocksHeight(below)),
      );
    },
  };
}

function chipRows(card: CardPortrait, height: number, room: number): readonly (typeof card.cost)[] {
  const rows: (typeof card.cost)[number][][] = [];
  let left = 0;
  for (const chip of card.cost) {
    const width = chipWidth(chip, height) + height * 0.16;
    const row = rows.at(-1);
    if (row === undefined || left < width - height * 0.16) {
      rows.push([chip]);
      left = room - width;
    } else {
      row.push(chip);
      left -= width;
    }
  }
  return rows;
}

/** Paints rays of a rising sun behind the icon. */
function paintArt(brush: Brush, card: CardPortrait, area: Rect, tone: CardTone): void {
  const { ctx } = brush;
  const ground = blendColours(tone.paper, themeColours.deepShade, 0.55);
  const line = blendColours(ground, themeColours.paperLine, 0.45);
  fillRound(ctx, area, area.w * 0.04, ground);
  ctx.save();
  roundPath(ctx, area, area.w * 0.04);
  ctx.clip();
  const x = area.x + area.w / 2;
  const y = area.y + area.h;
  ctx.beginPath();
  for (let index = 0; index <= 24; index++) {
    const angle = Math.PI + (index * Math.PI) / 24;
    ctx.moveTo(x + Math.cos(angle) * area.w * 0.15, y + Math.sin(angle) * area.w * 0.15);
    ctx.lineTo(x + Math.cos(angle) * area.w * 1.5, y + Math.sin(angle) * area.w * 1.5);
  }
  ctx.strokeStyle = line;
  ctx.lineWidth = Math.max(1.5, area.w * 0.011);
  ctx.stroke();
  ctx.restore();
  strokeRound(ctx, area, area.w * 0.04, blendColours(ground, themeColours.paperLine, 0.9), Math.max(2, area.w * 0.01));
  const icon = inset(area, area.w * 0.11);
  drawIcon(ctx, card.icon, icon.x, icon.y, icon.w, blendColours(ground, card.livery.fill, tone.art));
}

/** Blocks of the card text; none if it is empty. */
export function textBlocks(
  card: CardPortrait,
  translate: Translate,
  sizes: CardSizes,
  tone: CardTone,
  width: number,
): readonly CardBlock[] {
  const blocks: CardBlock[] = [];
  if (card.text !== null) blocks.push(paragraph(translate(card.text), sizes, 'Fira500', tone.ink, width, 0));
  if (card.requirement !== null) {
    const lock = sizes.text * 1.24;
    const block = paragraph(translate(card.requirement), sizes, 'Fira600', tone.ink, width, lock);
    blocks.push({
      height: block.height,
      paint: (brush, area) => {
        drawIcon(brush.ctx, 'padlock', area.x + sizes.pad, area.y + sizes.text * 0.06, sizes.text * 0.92, tone.ink);
        block.paint(brush, area);
      },
    });
  }
  return blocks;
}

function paragraph(
  words: string,
  sizes: CardSizes,
  font: 'Fira500' | 'Fira600',
  ink: string,
  width: number,
  lead: number,
): CardBlock {
  const style = { font, size: sizes.text, least: sizes.text * 0.8, ink, lines: 40, leading: 1.2 } as const;
  const room = width - lead - 2 * sizes.pad;
  const setting = fitText(words, style, room, 4000);
  const height = setting.lines.length * setting.size * 1.2;
  return {
    height: height + sizes.text * 0.32,
    paint: (brush, area) => {
      drawText(brush, words, style, rect(area.x + sizes.pad + lead, area.y, room, height));
    },
  };
}

export const gapBlock = (height: number): CardBlock => ({ height, paint: () => undefined });
