import type { BoardScene, Colour, Column, Face, Livery, Scene, Stack, Ware, ZoomScene } from '../../engine/scene/index.ts';
import type { Seat } from '../../engine/script.ts';
import { houseOf } from './houses.ts';
import { blend, colours } from './palette.ts';
import type { Rgb } from './palette.ts';
import { toRgb } from './palette.ts';

/** One index stays free for "nothing here". */
export const mostSwatches = 255;
export const transparent = 255;

/**
 * The colours a board is drawn with: a picture of one byte per pixel is a quarter of the work to store and a third of
 * the size. Flat art has few colours; what lies between two of them at the edges of letters and icons is laid out here
 * in steps. The same scene colours give the same swatches, so kept tiles fit together.
 */
export function swatchesOf({ seats, wares, liveries, stacks }: Colouring): readonly Rgb[] {
  const firm = new Set<Colour>(Object.values(colours));
  const loose = new Set<Colour>();
  const ramp = (from: Colour, to: Colour, steps: number): void => {
    firm.add(from);
    firm.add(to);
    for (let step = 1; step < steps; step++) loose.add(blend(from, to, step / steps));
  };
  ramp(colours.ink, colours.paper, 7);
  ramp(colours.ink, colours.cream, 6);
  ramp(colours.secondInk, colours.paper, 3);
  ramp(colours.goldInk, colours.paper, 4);
  ramp(colours.table, colours.cream, 5);
  ramp(colours.table, colours.tan, 4);
  ramp(colours.warning, colours.cream, 4);
  ramp(colours.ink, colours.gold, 5);
  ramp(colours.ink, colours.changed, 4);
  ramp(colours.roadLine, colours.road, 2);
  for (const seat of seats) {
    const house = houseOf(seat);
    firm.add(house.light).add(house.dark).add(house.field).add(house.hollow).add(house.dash);
    ramp(house.base, colours.cream, 5);
    ramp(house.field, house.base, 2);
    ramp(house.hollow, house.dash, 3);
    ramp(house.field, blend(house.field, colours.cream, 0.68), 4);
    ramp(house.field, colours.tan, 4);
  }
  for (const ware of wares) {
    ramp(ware.fill, ware.ink, 5);
    firm.add(blend(ware.fill, colours.ink, 0.18)).add(blend(ware.fill, colours.ink, 0.42)).add(blend(ware.fill, colours.ink, 0.5));
    firm.add(blend(ware.fill, colours.cream, 0.34)).add(blend(ware.fill, ware.ink, 0.3));
  }
  for (const livery of liveries) {
    ramp(livery.fill, colours.cream, 5);
    ramp(livery.fill, colours.paper, 5);
    loose.add(blend(livery.fill, colours.ink, 0.45));
  }
  for (const stack of stacks) {
    ramp(stack.fill, colours.cream, 4);
    ramp(blend(stack.fill, colours.ink, 0.72), colours.cream, 3);
    firm.add(blend(stack.fill, colours.cream, 0.26));
  }
  return thin([...firm], [...loose]);
}

/** Keeps the firm colours, then always the one farthest from all that are kept, as long as there is room. */
function thin(firm: readonly Colour[], loose: readonly Colour[]): readonly Rgb[] {
  const kept = firm.map(toRgb).slice(0, mostSwatches);
  const distance = (a: Rgb, b: Rgb): number => 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
  const rest = loose.map(toRgb).map((colour) => ({ colour, nearest: Math.min(...kept.map((other) => distance(colour, other))) }));
  while (kept.length < mostSwatches) {
    let farthest = { colour: [0, 0, 0] as Rgb, nearest: 0 };
    for (const candidate of rest) if (candidate.nearest > farthest.nearest) farthest = candidate;
    if (farthest.nearest === 0) break;
    kept.push(farthest.colour);
    for (const candidate of rest) candidate.nearest = Math.min(candidate.nearest, distance(candidate.colour, farthest.colour));
  }
  return kept;
}

/** The colours a scene brings along, each once and in a fixed order. */
export interface Colouring {
  readonly seats: readonly Seat[];
  readonly wares: readonly Pick<Ware, 'fill' | 'ink'>[];
  readonly liveries: readonly Pick<Livery, 'fill'>[];
  readonly stacks: readonly Pick<Stack, 'fill'>[];
}

export function colouringOf(scene: BoardScene | ZoomScene): Colouring {
  const sides = scene.field.kind === 'sides' ? scene.field.sides : [];
  const strip = scene.kind === 'board' ? scene.strip : null;
  const columns = sides.flatMap((side) => side.columns);
  const faces = [...columns.flatMap(facesOf), ...(strip?.piles.flatMap((pile) => (pile.face === null ? [] : [pile.face])) ?? [])];
  const regions = columns.flatMap((column) => (column.kind === 'regions' ? [column.upper, column.lower] : []));
  return {
    seats: seatsOf(scene),
    wares: distinct(regions.flatMap((region) => (region === null ? [] : [pair(region.ware)])), (ware) => ware.fill + ware.ink),
    liveries: distinct(faces.map(({ livery: { fill } }) => ({ fill })), (livery) => livery.fill),
    stacks: distinct([...(strip?.stacks ?? []), ...(strip?.others ?? [])].map(({ fill }) => ({ fill })), (stack) => stack.fill),
  };
}

/** What several scenes need together. */
export function mergeColourings(all: readonly Colouring[]): Colouring {
  return {
    seats: [...new Set(all.flatMap((one) => one.seats))].toSorted((a, b) => a - b),
    wares: distinct(all.flatMap((one) => one.wares), (ware) => ware.fill + ware.ink),
    liveries: distinct(all.flatMap((one) => one.liveries), (livery) => livery.fill),
    stacks: distinct(all.flatMap((one) => one.stacks), (stack) => stack.fill),
  };
}

/** A table of two has both houses, whoever is shown. */
const seatsOf = ({ banners }: BoardScene | ZoomScene): readonly Seat[] =>
  [...new Set([0, 1, ...banners.map(({ seat }) => seat)])].toSorted((a, b) => a - b);

const pair = ({ fill, ink }: Ware): Pick<Ware, 'fill' | 'ink'> => ({ fill, ink });

function facesOf(column: Column): readonly Face[] {
  if (column.kind === 'end') return [];
  const sites = column.kind === 'town' ? [...column.upper, ...column.lower] : [
    column.upper?.expansion,
    column.lower?.expansion,
    column.road.complement,
  ];
  return sites.flatMap((site) => (site?.face ? [site.face] : []));
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return [...found.keys()].toSorted().flatMap((key) => found.get(key) ?? []);
}

export const isMosaic = (scene: Scene): scene is BoardScene | ZoomScene => scene.kind === 'board' || scene.kind === 'zoom';
