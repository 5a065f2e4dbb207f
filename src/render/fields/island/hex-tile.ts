import type { Colour, BoardHex, Pattern } from '../../../engine/scene/index.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { seatStyleOf } from '../../style/seat-style.ts';
import { drawIcon } from '../../style/icons.ts';
import { blendColours, themeColours, seaColours } from '../../style/theme.ts';
import { fillCircle, fillPolygon, fillRound, strokeCircle, strokePolygon } from '../../style/shapes.ts';
import { widthOf, drawText } from '../../style/text.ts';
import { hexagonCorners, type BoardMode, hexSide } from './hex-metrics.ts';
import { drawChoiceMarker } from './choice-markers.ts';
import type { Pen } from '../../style/surface.ts';

/** Look of a hex, independent of its position. */
export type HexLook = Omit<BoardHex, 'at' | 'change'>;

/** Paints a land hex: pattern, resource, number and robber. */
export function paintHex(brush: Brush, look: HexLook, mode: BoardMode, area: Rect): void {
  const { ctx } = brush;
  const [x, y] = [area.x + area.w / 2, area.y + area.h / 2];
  const dim = look.robber ? 0.45 : mode.choosing ? 0.2 : 0;
  const ground = blendColours(look.ware.fill, themeColours.ink, dim);
  fillPolygon(ctx, hexagonCorners(x, y, hexSide + 0.5), seaColours.path);
  fillPolygon(ctx, hexagonCorners(x, y, hexSide - 4.5), ground);
  ctx.save();
  ctx.clip();
  paintPattern(ctx, look.pattern, x, y, blendColours(ground, themeColours.ink, patternShare[look.pattern]));
  ctx.restore();
  strokePolygon(ctx, hexagonCorners(x, y, hexSide - 8), blendColours(ground, themeColours.cream, 0.14), 2);
  const token = look.token === null ? null : { ...look.token, hit: look.token.hit && !mode.choosing && !look.robber };
  if (look.number !== undefined) drawChoiceMarker(brush, look.number, x, y - 58, 40);
  else
    paintIcon(
      brush,
      look,
      ground,
      x - (look.merchant === undefined ? 0 : 26),
      token === null && !look.robber ? y - 40 : y - 60,
    );
  if (look.merchant !== undefined) paintMerchant(brush, look.merchant, x + 46, y - 62);
  if (look.robber) paintRobber(ctx, token === null ? x : x - 41, y + 14);
  if (token !== null) {
    if (look.robber) paintNumberToken(brush, { ...token, dim: true }, x + 53, y + 16, 36);
    else paintNumberToken(brush, { ...token, dim: false }, x, y + 14, 47);
  }
  paintHexLabel(brush, look.place, x, y + 82);
}

const patternShare: Record<Pattern, number> = {
  pines: 0.3,
  tufts: 0.2,
  furrows: 0.14,
  mounds: 0.16,
  peaks: 0.22,
  dots: 0.16,
};

function paintPattern(ctx: Pen, pattern: Pattern, x: number, y: number, colour: Colour): void {
  ctx.strokeStyle = colour;
  ctx.fillStyle = colour;
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const grid = (stepX: number, stepY: number, draw: (px: number, py: number) => void): void => {
    for (let row = -4; row <= 4; row++) {
      for (let column = -4; column <= 4; column++)
        draw(x + (column + (row % 2 === 0 ? 0 : 0.5)) * stepX, y + row * stepY);
    }
  };
  switch (pattern) {
    case 'pines':
      grid(56, 50, (px, py) => {
        for (const [wide, top] of [
          [9, -20],
          [13, -10],
          [17, 2],
        ] as const) {
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

/** Paints the icon with a halo in the land's colour, to keep it apart from the pattern. */
function paintIcon(brush: Brush, { ware, robber }: HexLook, ground: Colour, x: number, y: number): void {
  const size = 58;
  drawIcon(brush.ctx, `${ware.icon.split('+')[0] ?? ''}+70`, x - size / 2, y - size / 2, size, ground);
  const ink = robber ? blendColours(ground, ware.ink, 0.62) : ware.ink;
  drawIcon(brush.ctx, ware.icon, x - size / 2, y - size / 2, size, ink);
}

function paintNumberToken(
  brush: Brush,
  token: NonNullable<BoardHex['token']> & { readonly dim: boolean },
  x: number,
  y: number,
  radius: number,
): void {
  const { ctx } = brush;
  const hot = token.pips === 5;
  const paper = token.dim ? themeColours.dimmed : token.hit ? '#ffffff' : themeColours.paper;
  fillCircle(ctx, x, y, radius + (token.hit ? 8 : 0) + 3, themeColours.ink);
  if (token.hit) fillCircle(ctx, x, y, radius + 8, themeColours.gold);
  fillCircle(ctx, x, y, radius, paper);
  const ink = hot ? seaColours.hot : themeColours.ink;
  if (hot) strokeCircle(ctx, x, y, radius - 3, ink, 3.5);
  const size = (hot ? 1.28 : 1.12) * radius;
  const digits = { font: 'Fira800', size, ink, align: 'center' } as const;
  drawText(brush, String(token.number), digits, rect(x - radius, y - radius * 0.8, 2 * radius, radius * 1.28));
  const pip = radius * 0.082;
  for (let index = 0; index < token.pips; index++) {
    fillCircle(ctx, x + (index - (token.pips - 1) / 2) * pip * 2.7, y + radius * 0.56, pip, ink);
  }
}

function paintRobber(ctx: Pen, x: number, y: number): void {
  fillCircle(ctx, x, y, 49, themeColours.ink);
  fillCircle(ctx, x, y, 46, themeColours.cream);
  fillCircle(ctx, x, y, 41, '#0c0806');
  drawIcon(ctx, 'bandit', x - 30, y - 30, 60, themeColours.cream);
}

function paintMerchant(brush: Brush, { seat, icon }: NonNullable<BoardHex['merchant']>, x: number, y: number): void {
  const { ctx } = brush;
  const seatStyle = seatStyleOf(seat);
  const outline = (grow: number) =>
    [
      [x - 17 - grow, y - 28 - grow],
      [x + 17 + grow, y - 28 - grow],
      [x + 28 + grow * 1.3, y + 28 + grow],
      [x - 28 - grow * 1.3, y + 28 + grow],
    ] as const;
  fillPolygon(ctx, outline(5), themeColours.ink);
  fillPolygon(ctx, outline(2), themeColours.cream);
  fillPolygon(ctx, outline(-2), seatStyle.base);
  drawIcon(ctx, icon, x - 16, y - 14, 32, seatStyle.ink);
}

function paintHexLabel(brush: Brush, place: string, x: number, y: number): void {
  const wide = widthOf('Fira600', 23, place) + 16;
  brush.ctx.globalAlpha = 0.42;
  fillRound(brush.ctx, rect(x - wide / 2, y - 14, wide, 28), 14, themeColours.ink);
  brush.ctx.globalAlpha = 1;
  drawText(
    brush,
    place,
    { font: 'Fira600', size: 23, ink: themeColours.cream, align: 'center' },
    rect(x - wide / 2, y - 14, wide, 27),
  );
}
