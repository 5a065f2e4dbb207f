import type {
  Banner,
  BoardScene,
  BoardHarbour,
  BoardHex,
  HexesField,
  BoardPlace,
  Point,
  ZoomScene,
} from '../../../engine/scene/index.ts';
import { fillPart, tilePart } from '../../composition.ts';
import type { Composition, PicturePart } from '../../composition.ts';
import { layoutFooter } from '../../frame/footer.ts';
import { stackChangeMarks } from '../../frame/change-marks.ts';
import { layoutBackground, boardWidth } from '../../frame/background.ts';
import type { Brush, Rect } from '../../style/brush.ts';
import { rect } from '../../style/brush.ts';
import { drawIcon } from '../../style/icons.ts';
import { themeColours, seaColours } from '../../style/theme.ts';
import { fillCircle, fillPolygon } from '../../style/shapes.ts';
import { drawText } from '../../style/text.ts';
import { layoutPlaces } from './corners-and-paths.ts';
import { cornerBannerHeight, cornerBannerWidth, paintCornerBanner } from './corner-banner.ts';
import { layoutBank, layoutDecks, layoutDice, layoutPrices, layoutVoyage } from './sea-panels.ts';
import { paintHex } from './hex-tile.ts';
import { hexagonCorners, hexHeight, hexWidth, type BoardMode, hexSide, type ToPixel } from './hex-metrics.ts';

const seaEdge = 14;
const footerGap = 52;

/** Composes the island with a banner in each corner, and dice and bank at its sides. */
export function composeIsland(scene: BoardScene, field: HexesField): Composition {
  const extra = field.voyage === undefined ? 0 : 76;
  const height = 1322 + 2 * extra;
  const middle = { x: boardWidth / 2 + 1, y: (height - footerGap + 6) / 2 };
  const sea = rect(seaEdge, seaEdge, boardWidth - 2 * seaEdge, height - footerGap - seaEdge - 4);
  const parts = [
    ...layoutBackground(boardWidth, height),
    ...layoutSea(sea),
    ...layoutBanners(scene.banners, sea),
    ...layoutLand(field, middle),
    ...layoutDice(scene.strip, middle.y),
    ...layoutBank(scene.strip, rect(boardWidth - 290, sea.y + (extra === 0 ? 330 : 300), 264, 200)),
    ...layoutPrices(
      scene.strip.prices,
      rect(boardWidth - (extra === 0 ? 296 : 262), sea.y + (extra === 0 ? 744 : 794), extra === 0 ? 276 : 240, 0),
    ),
    ...layoutDecks(scene.strip.stacks, middle.x, sea.y + sea.h - 84),
    ...(field.voyage === undefined ? [] : layoutVoyage(field.voyage, rect(428, seaEdge + 10, boardWidth - 856, 76))),
    ...layoutFooter(scene.footer, rect(seaEdge + 2, height - footerGap, boardWidth - 2 * seaEdge - 4, footerGap - 8)),
  ];
  return { width: boardWidth, height, parts };
}

/** Composes the island alone, with the dice in a corner if requested. */
export function composeIslandZoom(scene: ZoomScene, field: HexesField): Composition {
  const [wide, height] = [1430, 1330];
  const { dice } = scene.roll ?? { dice: [] };
  const sea = rect(seaEdge, seaEdge, wide - 2 * seaEdge, height - footerGap - seaEdge - 4);
  const parts = [
    ...layoutBackground(wide, height),
    ...layoutSea(sea),
    ...layoutLand(field, { x: wide / 2, y: (height - footerGap + 6) / 2 }),
    ...(dice.some((die) => die !== null) ? layoutDice({ dice }, 220) : []),
    ...layoutFooter(scene.footer, rect(seaEdge + 2, height - footerGap, wide - 2 * seaEdge - 4, footerGap - 8)),
  ];
  return { width: wide, height, parts };
}

function layoutSea(sea: Rect): readonly PicturePart[] {
  const wave = (x: number, y: number): PicturePart =>
    tilePart('ground', ['wave'], rect(x, y, 92, 16), 0, ({ ctx }, area) => {
      ctx.beginPath();
      ctx.moveTo(area.x + 3, area.y + 9);
      for (const at of [0, 1]) {
        ctx.quadraticCurveTo(area.x + 14 + at * 44, area.y - 2, area.x + 25 + at * 44, area.y + 8);
        ctx.quadraticCurveTo(area.x + 36 + at * 44, area.y + 18, area.x + 47 + at * 42, area.y + 8);
      }
      ctx.strokeStyle = seaColours.wave;
      ctx.lineWidth = 4;
      ctx.stroke();
    });
  const waves: PicturePart[] = [];
  for (let y = sea.y + 60, row = 0; y < sea.y + sea.h - 40; y += 96, row++) {
    for (let x = sea.x + 30 + (row % 2) * 110; x < sea.x + sea.w - 110; x += 226) waves.push(wave(x, y));
  }
  return [
    fillPart(sea, seaColours.sea),
    ...waves,
    fillPart(rect(sea.x, sea.y, sea.w, 3), seaColours.rim),
    fillPart(rect(sea.x, sea.y + sea.h - 3, sea.w, 3), seaColours.rim),
    fillPart(rect(sea.x, sea.y, 3, sea.h), seaColours.rim),
    fillPart(rect(sea.x + sea.w - 3, sea.y, 3, sea.h), seaColours.rim),
  ];
}

/** Lays out banners in the free corners, in turn order, clockwise from the upper left. */
function layoutBanners(banners: readonly Banner[], sea: Rect): readonly PicturePart[] {
  return banners.slice(0, 4).map((banner, index) => {
    const h = cornerBannerHeight(banner);
    const right = index === 1 || index === 2;
    const area = rect(
      right ? sea.x + sea.w - cornerBannerWidth - 8 : sea.x + 8,
      index < 2 ? sea.y + 8 : sea.y + sea.h - h - 8,
      cornerBannerWidth,
      h,
    );
    return tilePart('tile', ['corner', banner], area, 0, (brush, room) => paintCornerBanner(brush, banner, room));
  });
}

/** Lays out the island, from the shallows to the marks. */
function layoutLand(field: HexesField, middle: Point): readonly PicturePart[] {
  const toPixel: ToPixel = ({ x, y }) => ({ x: middle.x + x * hexSide, y: middle.y + y * hexSide });
  const places: readonly BoardPlace[] = [...field.hexes, ...field.corners, ...field.edges];
  const mode: BoardMode = { choosing: places.some(({ number }) => number !== undefined) };
  const coast = field.hexes.filter((hex) => neighbours(hex, field.hexes) < 6);
  const around = (grow: number, colour: string, name: string): readonly PicturePart[] =>
    coast.map((hex) => {
      const { x, y } = toPixel(hex.at);
      const [w, h] = [hexWidth + 2 * grow, hexHeight + 2.3 * grow];
      return tilePart('ground', [name], rect(x - w / 2, y - h / 2, w, h), 0, ({ ctx }, area) =>
        fillPolygon(ctx, hexagonCorners(area.x + area.w / 2, area.y + area.h / 2, hexSide + grow * 1.15), colour),
      );
    });
  const { parts, marks } = layoutPlaces(field, toPixel, mode);
  return [
    ...around(30, seaColours.shallows, 'shallows'),
    ...field.harbours.flatMap((harbour) => layoutPiers(harbour, toPixel)),
    ...around(11, seaColours.beach, 'beach'),
    ...field.hexes.map((hex) => layoutHex(hex, toPixel, mode)),
    ...field.harbours.map((harbour) => layoutHarbour(harbour, toPixel)),
    ...parts,
    ...(mode.choosing ? [] : stackChangeMarks(marks)),
  ];
}

function layoutHex({ at, change: _change, ...land }: BoardHex, toPixel: ToPixel, mode: BoardMode): PicturePart {
  const { x, y } = toPixel(at);
  const area = rect(x - hexWidth / 2 - 1, y - hexSide - 1, hexWidth + 2, hexHeight + 2);
  return tilePart('ground', ['hex', land, mode], area, 0, (brush, room) => paintHex(brush, land, mode, room));
}

const neighbours = ({ at }: BoardHex, hexes: readonly BoardHex[]): number =>
  hexes.filter((other) => other.at !== at && Math.hypot(other.at.x - at.x, other.at.y - at.y) < 1.8).length;

function layoutPiers({ at, piers }: BoardHarbour, toPixel: ToPixel): readonly PicturePart[] {
  const from = toPixel(at);
  return piers.map((pier) => {
    const to = toPixel(pier);
    const area = rect(
      Math.min(from.x, to.x) - 10,
      Math.min(from.y, to.y) - 10,
      Math.abs(from.x - to.x) + 20,
      Math.abs(from.y - to.y) + 20,
    );
    const ways = { fx: from.x - area.x, fy: from.y - area.y, tx: to.x - area.x, ty: to.y - area.y };
    const key = Object.values(ways).map(Math.round);
    return tilePart('ground', ['pier', ...key], area, 0, ({ ctx }) => {
      for (const [colour, wide, dash] of [
        [themeColours.ink, 18, []],
        [seaColours.pier, 13, [7, 3]],
      ] as const) {
        ctx.setLineDash([...dash]);
        ctx.beginPath();
        ctx.moveTo(ways.fx, ways.fy);
        ctx.lineTo(ways.tx, ways.ty);
        ctx.strokeStyle = colour;
        ctx.lineWidth = wide;
        ctx.stroke();
      }
      ctx.setLineDash([]);
    });
  });
}

function layoutHarbour({ at, rate, ware }: BoardHarbour, toPixel: ToPixel): PicturePart {
  const { x, y } = toPixel(at);
  const radius = 46;
  return tilePart(
    'ground',
    ['harbour', rate, ware],
    rect(x - radius, y - radius, 2 * radius, 2 * radius),
    0,
    (brush, area) => paintHarbour(brush, { rate, ware }, area),
  );
}

function paintHarbour(brush: Brush, { rate, ware }: Pick<BoardHarbour, 'rate' | 'ware'>, area: Rect): void {
  const { ctx } = brush;
  const [x, y, radius] = [area.x + area.w / 2, area.y + area.h / 2, area.w / 2];
  fillCircle(ctx, x, y, radius, themeColours.ink);
  fillCircle(ctx, x, y, radius - 3, themeColours.cream);
  fillCircle(ctx, x, y, radius - 7, ware?.fill ?? themeColours.paper);
  if (ware !== null) drawIcon(ctx, ware.icon, x - 18, y - 33, 36, ware.ink);
  const style = {
    font: 'Fira800',
    size: ware === null ? 42 : 34,
    ink: ware?.ink ?? themeColours.ink,
    align: 'center',
  } as const;
  drawText(brush, rate, style, rect(x - radius, ware === null ? y - 26 : y + 1, 2 * radius, ware === null ? 52 : 36));
}
