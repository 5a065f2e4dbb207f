import type { BoardScene, Colour, Field, Livery, Scene, Seat, Stack, Ware, ZoomScene } from '../../engine/scene/index.ts';
import { houseOf } from './houses.ts';
import { blend, colours, standings, waters } from './palette.ts';
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
export function swatchesOf({ field, seats, wares, liveries, stacks }: Colouring): readonly Rgb[] {
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
  if (field !== 'sides') addWaters(firm, ramp, wares);
  for (const seat of seats) {
    const house = houseOf(seat);
    firm.add(house.light).add(house.dark).add(house.field).add(house.hollow).add(house.dash);
    ramp(house.base, house.ink, 5);
    if (house.ink !== colours.cream) ramp(house.base, colours.cream, 3);
    if (field !== 'sides') ramp(house.dark, colours.cream, 4);
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

/** Sea, beach and paths, and the land as it looks under a robber and while somebody chooses. */
function addWaters(firm: Set<Colour>, ramp: (from: Colour, to: Colour, steps: number) => void, wares: Colouring['wares']): void {
  for (const colour of [...Object.values(waters), ...Object.values(standings)]) firm.add(colour);
  ramp(waters.hot, colours.paper, 4);
  ramp(waters.sea, waters.shallows, 2);
  ramp(waters.sea, colours.tan, 4);
  ramp(colours.open, '#ffffff', 4);
  for (const { fill, ink } of wares) {
    for (const dim of [0, 0.2, 0.45]) {
      const ground = blend(fill, colours.ink, dim);
      firm.add(ground);
      ramp(ground, blend(ground, colours.ink, 0.22), 2);
      if (dim > 0) ramp(ground, ink, 3);
    }
  }
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
  readonly field: Field['kind'];
  readonly seats: readonly Seat[];
  readonly wares: readonly Pick<Ware, 'fill' | 'ink'>[];
  readonly liveries: readonly Pick<Livery, 'fill'>[];
  readonly stacks: readonly Pick<Stack, 'fill'>[];
}

export function colouringOf(scene: BoardScene | ZoomScene): Colouring {
  const wares: Colouring['wares'][number][] = [];
  const liveries: Colouring['liveries'][number][] = [];
  const stacks: Colouring['stacks'][number][] = [];
  // A table of two has both houses, whoever is shown.
  const seats = new Set<Seat>([0, 1]);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    const { fill, ink, emblem, seat } = value as { readonly fill?: Colour; readonly ink?: Colour; readonly emblem?: string; readonly seat?: Seat | null };
    if (typeof seat === 'number') seats.add(seat);
    if (fill !== undefined && ink !== undefined) wares.push({ fill, ink });
    else if (fill !== undefined && emblem !== undefined) stacks.push({ fill });
    else if (fill !== undefined) liveries.push({ fill });
    for (const each of Object.values(value)) visit(each);
  };
  visit(scene);
  return {
    field: scene.field.kind,
    seats: [...seats].toSorted((a, b) => a - b),
    wares: distinct(wares, (ware) => ware.fill + ware.ink),
    liveries: distinct(liveries, (livery) => livery.fill),
    stacks: distinct(stacks, (stack) => stack.fill),
  };
}

/** What several scenes need together. */
export function mergeColourings(all: readonly Colouring[]): Colouring {
  return {
    field: all[0]?.field ?? 'sides',
    seats: [...new Set(all.flatMap((one) => one.seats))].toSorted((a, b) => a - b),
    wares: distinct(all.flatMap((one) => one.wares), (ware) => ware.fill + ware.ink),
    liveries: distinct(all.flatMap((one) => one.liveries), (livery) => livery.fill),
    stacks: distinct(all.flatMap((one) => one.stacks), (stack) => stack.fill),
  };
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return [...found.keys()].toSorted().flatMap((key) => found.get(key) ?? []);
}

export const isMosaic = (scene: Scene): scene is BoardScene | ZoomScene => scene.kind === 'board' || scene.kind === 'zoom';
