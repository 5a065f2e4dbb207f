import type { Banner, BoardScene, Harbour, Hex, HexesField, Place, Point, ZoomScene } from '../../../engine/scene/index.ts';
import { fill, tile } from '../../composition.ts';
import type { Composition, Part } from '../../composition.ts';
import { layFooter } from '../../frame/footer.ts';
import { stackMarks } from '../../frame/marks.ts';
import { layTable, width } from '../../frame/table.ts';
import type { Brush, Rect } from '../../ink/brush.ts';
import { rect } from '../../ink/brush.ts';
import { drawIcon } from '../../ink/icons.ts';
import { colours, waters } from '../../ink/palette.ts';
import { fillCircle, fillPolygon } from '../../ink/shapes.ts';
import { write } from '../../ink/words.ts';
import { layPlaces } from './places.ts';
import { bannerHeight, bannerWidth, paintCornerBanner } from './corner-banner.ts';
import { layBank, layDecks, layDice, layPrices, layVoyage } from './gaps.ts';
import { paintHex } from './land.ts';
import { hexagon, hexHeight, hexWidth, type Mood, side, type Spot } from './measures.ts';

const edge = 14;
const footer = 52;

/** The island in the middle of the sea, a banner in each corner, dice and bank in the gaps at its sides. */
export function composeIsland(scene: BoardScene, field: HexesField): Composition {
  const extra = field.voyage === undefined ? 0 : 76;
  const height = 1322 + 2 * extra;
  const middle = { x: width / 2 + 1, y: (height - footer + 6) / 2 };
  const sea = rect(edge, edge, width - 2 * edge, height - footer - edge - 4);
  const parts = [
    ...layTable(width, height),
    ...laySea(sea),
    ...layBanners(scene.banners, sea),
    ...layLand(field, middle),
    ...layDice(scene.strip.dice, middle.y),
    ...layBank(scene.strip, rect(width - 290, sea.y + (extra === 0 ? 330 : 300), 264, 200)),
    ...layPrices(scene.strip.prices, rect(width - (extra === 0 ? 296 : 262), sea.y + (extra === 0 ? 744 : 794), extra === 0 ? 276 : 240, 0)),
    ...layDecks(scene.strip.stacks, middle.x, sea.y + sea.h - 84),
    ...(field.voyage === undefined ? [] : layVoyage(field.voyage, rect(428, edge + 10, width - 856, 76))),
    ...layFooter(scene.footer, rect(edge + 2, height - footer, width - 2 * edge - 4, footer - 8)),
  ];
  return { width, height, parts };
}

/** The island without anything around it but the throw, in a corner of the sea, where it is asked for. */
export function composeIslandAlone(scene: ZoomScene, field: HexesField): Composition {
  const [wide, height] = [1430, 1330];
  const { dice } = scene.roll ?? { dice: [] };
  const sea = rect(edge, edge, wide - 2 * edge, height - footer - edge - 4);
  const parts = [
    ...layTable(wide, height),
    ...laySea(sea),
    ...layLand(field, { x: wide / 2, y: (height - footer + 6) / 2 }),
    ...(dice.some((die) => die !== null) ? layDice(dice, 220) : []),
    ...layFooter(scene.footer, rect(edge + 2, height - footer, wide - 2 * edge - 4, footer - 8)),
  ];
  return { width: wide, height, parts };
}

function laySea(sea: Rect): readonly Part[] {
  const wave = (x: number, y: number): Part =>
    tile('ground', ['wave'], rect(x, y, 92, 16), 0, ({ ctx }, area) => {
      ctx.beginPath();
      ctx.moveTo(area.x + 3, area.y + 9);
      for (const at of [0, 1]) {
        ctx.quadraticCurveTo(area.x + 14 + at * 44, area.y - 2, area.x + 25 + at * 44, area.y + 8);
        ctx.quadraticCurveTo(area.x + 36 + at * 44, area.y + 18, area.x + 47 + at * 42, area.y + 8);
      }
      ctx.strokeStyle = waters.wave;
      ctx.lineWidth = 4;
      ctx.stroke();
    });
  const waves: Part[] = [];
  for (let y = sea.y + 60, row = 0; y < sea.y + sea.h - 40; y += 96, row++) {
    for (let x = sea.x + 30 + (row % 2) * 110; x < sea.x + sea.w - 110; x += 226) waves.push(wave(x, y));
  }
  return [
    fill(sea, waters.sea),
    ...waves,
    fill(rect(sea.x, sea.y, sea.w, 3), waters.rim),
    fill(rect(sea.x, sea.y + sea.h - 3, sea.w, 3), waters.rim),
    fill(rect(sea.x, sea.y, 3, sea.h), waters.rim),
    fill(rect(sea.x + sea.w - 3, sea.y, 3, sea.h), waters.rim),
  ];
}

/** In the corners that the island leaves free, in order of play from the upper left, clockwise. */
function layBanners(banners: readonly Banner[], sea: Rect): readonly Part[] {
  return banners.slice(0, 4).map((banner, index) => {
    const h = bannerHeight(banner);
    const right = index === 1 || index === 2;
    const area = rect(right ? sea.x + sea.w - bannerWidth - 8 : sea.x + 8, index < 2 ? sea.y + 8 : sea.y + sea.h - h - 8, bannerWidth, h);
    return tile('tile', ['corner', banner], area, 0, (brush, room) => paintCornerBanner(brush, banner, room));
  });
}

/** Everything on the island, from the shallows to the marks. */
function layLand(field: HexesField, middle: Point): readonly Part[] {
  const spot: Spot = ({ x, y }) => ({ x: middle.x + x * side, y: middle.y + y * side });
  const places: readonly Place[] = [...field.hexes, ...field.corners, ...field.edges];
  const mood: Mood = { choosing: places.some(({ number }) => number !== undefined) };
  const coast = field.hexes.filter((hex) => neighbours(hex, field.hexes) < 6);
  const around = (grow: number, colour: string, name: string): readonly Part[] =>
    coast.map((hex) => {
      const { x, y } = spot(hex.at);
      const [w, h] = [hexWidth + 2 * grow, hexHeight + 2.3 * grow];
      return tile('ground', [name], rect(x - w / 2, y - h / 2, w, h), 0, ({ ctx }, area) =>
        fillPolygon(ctx, hexagon(area.x + area.w / 2, area.y + area.h / 2, side + grow * 1.15), colour),
      );
    });
  const { parts, marks } = layPlaces(field, spot, mood);
  return [
    ...around(30, waters.shallows, 'shallows'),
    ...field.harbours.flatMap((harbour) => layPiers(harbour, spot)),
    ...around(11, waters.beach, 'beach'),
    ...field.hexes.map((hex) => layHex(hex, spot, mood)),
    ...field.harbours.map((harbour) => layHarbour(harbour, spot)),
    ...parts,
    ...(mood.choosing ? [] : stackMarks(marks)),
  ];
}

function layHex({ at, change: _change, ...land }: Hex, spot: Spot, mood: Mood): Part {
  const { x, y } = spot(at);
  const area = rect(x - hexWidth / 2 - 1, y - side - 1, hexWidth + 2, hexHeight + 2);
  return tile('ground', ['hex', land, mood], area, 0, (brush, room) => paintHex(brush, land, mood, room));
}

const neighbours = ({ at }: Hex, hexes: readonly Hex[]): number =>
  hexes.filter((other) => other.at !== at && Math.hypot(other.at.x - at.x, other.at.y - at.y) < 1.8).length;

function layPiers({ at, piers }: Harbour, spot: Spot): readonly Part[] {
  const from = spot(at);
  return piers.map((pier) => {
    const to = spot(pier);
    const area = rect(Math.min(from.x, to.x) - 10, Math.min(from.y, to.y) - 10, Math.abs(from.x - to.x) + 20, Math.abs(from.y - to.y) + 20);
    const ways = { fx: from.x - area.x, fy: from.y - area.y, tx: to.x - area.x, ty: to.y - area.y };
    const key = Object.values(ways).map(Math.round);
    return tile('ground', ['pier', ...key], area, 0, ({ ctx }) => {
      for (const [colour, wide, dash] of [[colours.ink, 18, []], [waters.pier, 13, [7, 3]]] as const) {
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

function layHarbour({ at, rate, ware }: Harbour, spot: Spot): Part {
  const { x, y } = spot(at);
  const radius = 46;
  return tile('ground', ['harbour', rate, ware], rect(x - radius, y - radius, 2 * radius, 2 * radius), 0, (brush, area) =>
    paintHarbour(brush, { rate, ware }, area),
  );
}

function paintHarbour(brush: Brush, { rate, ware }: Pick<Harbour, 'rate' | 'ware'>, area: Rect): void {
  const { ctx } = brush;
  const [x, y, radius] = [area.x + area.w / 2, area.y + area.h / 2, area.w / 2];
  fillCircle(ctx, x, y, radius, colours.ink);
  fillCircle(ctx, x, y, radius - 3, colours.cream);
  fillCircle(ctx, x, y, radius - 7, ware?.fill ?? colours.paper);
  if (ware !== null) drawIcon(ctx, ware.icon, x - 18, y - 33, 36, ware.ink);
  const style = { font: 'Fira800', size: ware === null ? 42 : 34, ink: ware?.ink ?? colours.ink, align: 'center' } as const;
  write(brush, rate, style, rect(x - radius, ware === null ? y - 26 : y + 1, 2 * radius, ware === null ? 52 : 36));
}
