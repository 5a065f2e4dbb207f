import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Colour, Hex, Pattern } from '../../../engine/scene/index.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { houseOf } from '../../ink/houses.ts';
import { drawIcon } from '../../ink/icons.ts';
import { blend, colours, waters } from '../../ink/palette.ts';
import { fillCircle, fillPolygon, fillRound, strokeCircle, strokePolygon } from '../../ink/shapes.ts';
import { widthOf, write } from '../../ink/words.ts';
import { hexagon, type Mood, side } from './measures.ts';
import { drawPick } from './picks.ts';

/** What a hex looks like, apart from where it lies. */
export type Land = Omit<Hex, 'at' | 'change'>;

/** A hex of land: pattern, what it brings, the number that brings it; the robber beside the number. */
export function paintHex(brush: Brush, land: Land, mood: Mood, area: Rect): void {
  const { ctx } = brush;
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  const dim = land.robber ? 0.45 : mood.choosing ? 0.2 : 0;
  const ground = blend(land.ware.fill, colours.ink, dim);
  fillPolygon(ctx, hexagon(x, y, side + 0.5), waters.path);
  fillPolygon(ctx, hexagon(x, y, side - 4.5), ground);
  ctx.save();
  ctx.clip();
  paintPattern(ctx, land.pattern, x, y, blend(ground, colours.ink, patternShare[land.pattern]));
  ctx.restore();
  strokePolygon(ctx, hexagon(x, y, side - 8), blend(ground, colours.cream, 0.14), 2);
  const token = land.token === null ? null : { ...land.token, hit: land.token.hit && !mood.choosing && !land.robber };
  if (land.number !== undefined) drawPick(brush, land.number, x, y - 58, 40);
  else paintIcon(brush, land, ground, x - (land.merchant === undefined ? 0 : 26), token === null && !land.robber ? y - 40 : y - 60);
  if (land.merchant !== undefined) paintMerchant(brush, land.merchant, x + 46, y - 62);
  if (land.robber) paintRobber(ctx, token === null ? x : x - 41, y + 14);
  if (token !== null) {
    if (land.robber) paintToken(brush, { ...token, dim: true }, x + 53, y + 16, 36);
    else paintToken(brush, { ...token, dim: false }, x, y + 14, 47);
  }
  paintLabel(brush, land.place, x, y + 82);
}

const patternShare: Record<Pattern, number> = { pines: 0.3, tufts: 0.2, furrows: 0.14, mounds: 0.16, peaks: 0.22, dots: 0.16 };

function paintPattern(ctx: SKRSContext2D, pattern: Pattern, x: number, y: number, colour: Colour): void {
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const grid = (stepX: number, stepY: number, draw: (px: number, py: number) => void): void => {
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++) draw(x + (column + (row % 2 === 0 ? 0 : 0.5)) * stepX, y + row * stepY);
    }
  };
  switch (pattern) {
    case 'pines':
      grid(56, 50, (px, py) => {
        for (const [wide, top] of [[9, -20], [13, -10], [17, 2]] as const) {
          ctx.moveTo(px - wide, py + top + 14);
          ctx.lineTo(px, py + top);
          ctx.lineTo(px + wide, py + top + 14);
          ctx.closePath();
        }
        ctx.rect(px - 3, py + 14, 6, 8);
      });
      ctx.fill();
      break;
    case 'tufts':
      grid(64, 52, (px, py) => {
        for (const lean of [-9, 0, 9]) {
          ctx.moveTo(px + lean / 4, py + 10);
          ctx.quadraticCurveTo(px + lean / 4, py, px + lean, py - 10 + Math.abs(lean) / 2);
        }
      });
      ctx.stroke();
      break;
    case 'furrows':
      for (let offset = -300; offset <= 300; offset += 26) {
        ctx.moveTo(x + offset - 140, y + 140);
        ctx.lineTo(x + offset + 140, y - 140);
      }
      ctx.lineWidth = 7;
      ctx.stroke();
      break;
    case 'mounds':
      grid(78, 42, (px, py) => {
        ctx.moveTo(px - 36, py + 14);
        ctx.arc(px, py + 14, 36, Math.PI, 0);
      });
      ctx.stroke();
      break;
    case 'peaks':
      for (let row = -4; row <= 4; row++) {
        for (let column = -4; column <= 4; column++) {
          ctx[column === -4 ? 'moveTo' : 'lineTo'](x + column * 37, y + row * 46 + (column % 2 === 0 ? 18 : -18));
        }
      }
      ctx.lineWidth = 7;
      ctx.stroke();
      break;
    case 'dots':
      grid(30, 26, (px, py) => {
        ctx.moveTo(px + 3.4, py);
        ctx.arc(px, py, 3.4, 0, Math.PI * 2);
      });
      ctx.fill();
      break;
  }
  ctx.lineCap = 'butt';
}

/** With a halo in the colour of the land, so that the pattern does not run into it. */
function paintIcon(brush: Brush, { ware, robber }: Land, ground: Colour, x: number, y: number): void {
  const size = 58;
  drawIcon(brush.ctx, `${ware.icon.split('+')[0] ?? ''}+70`, x - size / 2, y - size / 2, size, ground);
  const ink = robber ? blend(ground, ware.ink, 0.62) : ware.ink;
  drawIcon(brush.ctx, ware.icon, x - size / 2, y - size / 2, size, ink);
}

function paintToken(
  brush: Brush,
  token: NonNullable<Hex['token']> & { readonly dim: boolean },
  x: number,
  y: number,
  radius: number,
): void {
  const { ctx } = brush;
  const hot = token.pips === 5;
  const paper = token.dim ? colours.dimmed : token.hit ? '#ffffff' : colours.paper;
  fillCircle(ctx, x, y, radius + (token.hit ? 8 : 0) + 3, colours.ink);
  if (token.hit) fillCircle(ctx, x, y, radius + 8, colours.gold);
  fillCircle(ctx, x, y, radius, paper);
  const ink = hot ? waters.hot : colours.ink;
  if (hot) strokeCircle(ctx, x, y, radius - 3, ink, 3.5);
  const size = (hot ? 1.28 : 1.12) * radius;
  const digits = { font: 'Fira800', size, ink, align: 'center' } as const;
  write(brush, String(token.number), digits, rect(x - radius, y - radius * 0.8, 2 * radius, radius * 1.28));
  const pip = radius * 0.082;
  for (let index = 0; index < token.pips; index++) {
    fillCircle(ctx, x + (index - (token.pips - 1) / 2) * pip * 2.7, y + radius * 0.56, pip, ink);
  }
}

export function paintRobber(ctx: SKRSContext2D, x: number, y: number): void {
  fillCircle(ctx, x, y, 49, colours.ink);
  fillCircle(ctx, x, y, 46, colours.cream);
  fillCircle(ctx, x, y, 41, '#0c0806');
  drawIcon(ctx, 'bandit', x - 30, y - 30, 60, colours.cream);
}

function paintMerchant(brush: Brush, { seat, icon }: NonNullable<Hex['merchant']>, x: number, y: number): void {
  const { ctx } = brush;
  const house = houseOf(seat);
  const outline = (grow: number) =>
    [[x - 17 - grow, y - 28 - grow], [x + 17 + grow, y - 28 - grow], [x + 28 + grow * 1.3, y + 28 + grow], [x - 28 - grow * 1.3, y + 28 + grow]] as const;
  fillPolygon(ctx, outline(5), colours.ink);
  fillPolygon(ctx, outline(2), colours.cream);
  fillPolygon(ctx, outline(-2), house.base);
  drawIcon(ctx, icon, x - 16, y - 14, 32, house.ink);
}

function paintLabel(brush: Brush, place: string, x: number, y: number): void {
  const wide = widthOf('Fira600', 23, place) + 16;
  brush.ctx.globalAlpha = 0.42;
  fillRound(brush.ctx, rect(x - wide / 2, y - 14, wide, 28), 14, colours.ink);
  brush.ctx.globalAlpha = 1;
  write(brush, place, { font: 'Fira600', size: 23, ink: colours.cream, align: 'center' }, rect(x - wide / 2, y - 14, wide, 27));
}
