import type {
  BoardScene,
  Colour,
  BoardField,
  Livery,
  Scene,
  Seat,
  FaceDownStack,
  Ware,
  ZoomScene,
} from '../../engine/scene/index.ts';
import { seatStyleOf } from './seat-style.ts';
import { blendColours, themeColours, buildStateColours, seaColours } from './theme.ts';
import type { Rgb } from './theme.ts';
import { toRgb } from './theme.ts';

/** Maximum palette size; one index is reserved for transparency. */
export const MAX_COLOURS = 255;
export const transparent = 255;

/**
 * Palette of a board. One byte per pixel takes a quarter of the work and a third of the size. Blends at the edges of
 * letters and icons are included in steps. Equal scene colours give equal palettes, so cached tiles stay valid.
 */
export function paletteColours({ field, seats, wares, liveries, stacks }: SceneColours): readonly Rgb[] {
  const firm = new Set<Colour>(Object.values(themeColours));
  const loose = new Set<Colour>();
  const ramp = (from: Colour, to: Colour, steps: number): void => {
    firm.add(from);
    firm.add(to);
    for (let step = 1; step < steps; step++) loose.add(blendColours(from, to, step / steps));
  };
  ramp(themeColours.ink, themeColours.paper, 7);
  ramp(themeColours.ink, themeColours.cream, 6);
  ramp(themeColours.secondInk, themeColours.paper, 3);
  ramp(themeColours.goldInk, themeColours.paper, 4);
  ramp(themeColours.table, themeColours.cream, 5);
  ramp(themeColours.table, themeColours.tan, 4);
  ramp(themeColours.warning, themeColours.cream, 4);
  ramp(themeColours.ink, themeColours.gold, 5);
  ramp(themeColours.ink, themeColours.changed, 4);
  ramp(themeColours.roadLine, themeColours.road, 2);
  if (field !== 'sides') addSeaColours(firm, ramp, wares);
  for (const seat of seats) {
    const seatStyle = seatStyleOf(seat);
    firm.add(seatStyle.light).add(seatStyle.dark).add(seatStyle.field).add(seatStyle.hollow).add(seatStyle.dash);
    ramp(seatStyle.base, seatStyle.ink, 5);
    if (seatStyle.ink !== themeColours.cream) ramp(seatStyle.base, themeColours.cream, 3);
    if (field !== 'sides') ramp(seatStyle.dark, themeColours.cream, 4);
    ramp(seatStyle.field, seatStyle.base, 2);
    ramp(seatStyle.hollow, seatStyle.dash, 3);
    ramp(seatStyle.field, blendColours(seatStyle.field, themeColours.cream, 0.68), 4);
    ramp(seatStyle.field, themeColours.tan, 4);
  }
  for (const ware of wares) {
    ramp(ware.fill, ware.ink, 5);
    firm
      .add(blendColours(ware.fill, themeColours.ink, 0.18))
      .add(blendColours(ware.fill, themeColours.ink, 0.42))
      .add(blendColours(ware.fill, themeColours.ink, 0.5));
    firm.add(blendColours(ware.fill, themeColours.cream, 0.34)).add(blendColours(ware.fill, ware.ink, 0.3));
  }
  for (const livery of liveries) {
    ramp(livery.fill, themeColours.cream, 5);
    ramp(livery.fill, themeColours.paper, 5);
    loose.add(blendColours(livery.fill, themeColours.ink, 0.45));
  }
  for (const stack of stacks) {
    ramp(stack.fill, themeColours.cream, 4);
    ramp(blendColours(stack.fill, themeColours.ink, 0.72), themeColours.cream, 3);
    firm.add(blendColours(stack.fill, themeColours.cream, 0.26));
  }
  return reduceColours([...firm], [...loose]);
}

/** Adds sea, beach and paths, and land dimmed by a robber or an open choice. */
function addSeaColours(
  firm: Set<Colour>,
  ramp: (from: Colour, to: Colour, steps: number) => void,
  wares: SceneColours['wares'],
): void {
  for (const colour of [...Object.values(seaColours), ...Object.values(buildStateColours)]) firm.add(colour);
  ramp(seaColours.hot, themeColours.paper, 4);
  ramp(seaColours.sea, seaColours.shallows, 2);
  ramp(seaColours.sea, themeColours.tan, 4);
  ramp(themeColours.open, '#ffffff', 4);
  for (const { fill, ink } of wares) {
    for (const dim of [0, 0.2, 0.45]) {
      const ground = blendColours(fill, themeColours.ink, dim);
      firm.add(ground);
      ramp(ground, blendColours(ground, themeColours.ink, 0.22), 2);
      if (dim > 0) ramp(ground, ink, 3);
    }
  }
}

/** Keeps the firm colours, then repeatedly the one farthest from all kept ones. */
function reduceColours(firm: readonly Colour[], loose: readonly Colour[]): readonly Rgb[] {
  const kept = firm.map(toRgb).slice(0, MAX_COLOURS);
  const distance = (a: Rgb, b: Rgb): number => 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2;
  const rest = loose
    .map(toRgb)
    .map((colour) => ({ colour, nearest: Math.min(...kept.map((other) => distance(colour, other))) }));
  while (kept.length < MAX_COLOURS) {
    let farthest = { colour: [0, 0, 0] as Rgb, nearest: 0 };
    for (const candidate of rest) if (candidate.nearest > farthest.nearest) farthest = candidate;
    if (farthest.nearest === 0) break;
    kept.push(farthest.colour);
    for (const candidate of rest)
      candidate.nearest = Math.min(candidate.nearest, distance(candidate.colour, farthest.colour));
  }
  return kept;
}

/** Colours of a scene, each once and in a fixed order. */
export interface SceneColours {
  readonly field: BoardField['kind'];
  readonly seats: readonly Seat[];
  readonly wares: readonly Pick<Ware, 'fill' | 'ink'>[];
  readonly liveries: readonly Pick<Livery, 'fill'>[];
  readonly stacks: readonly Pick<FaceDownStack, 'fill'>[];
}

export function sceneColoursOf(scene: BoardScene | ZoomScene): SceneColours {
  const wares: SceneColours['wares'][number][] = [];
  const liveries: SceneColours['liveries'][number][] = [];
  const stacks: SceneColours['stacks'][number][] = [];
  // Both seats of two are always included, whichever is shown.
  const seats = new Set<Seat>([0, 1]);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    const { fill, ink, emblem, seat } = value as {
      readonly fill?: Colour;
      readonly ink?: Colour;
      readonly emblem?: string;
      readonly seat?: Seat | null;
    };
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

export function mergeSceneColours(all: readonly SceneColours[]): SceneColours {
  return {
    field: all[0]?.field ?? 'sides',
    seats: [...new Set(all.flatMap((one) => one.seats))].toSorted((a, b) => a - b),
    wares: distinct(
      all.flatMap((one) => one.wares),
      (ware) => ware.fill + ware.ink,
    ),
    liveries: distinct(
      all.flatMap((one) => one.liveries),
      (livery) => livery.fill,
    ),
    stacks: distinct(
      all.flatMap((one) => one.stacks),
      (stack) => stack.fill,
    ),
  };
}

function distinct<T>(items: readonly T[], keyOf: (item: T) => string): readonly T[] {
  const found = new Map(items.map((item) => [keyOf(item), item]));
  return [...found.keys()].toSorted().flatMap((key) => found.get(key) ?? []);
}

export const usesIndexedBitmap = (scene: Scene): scene is BoardScene | ZoomScene =>
  scene.kind === 'board' || scene.kind === 'zoom';
