import type { Scene } from '../../../engine/scene/index.ts';
import type { PlacePart } from '../../../render/composition.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Returns a scene without the numbers of places and what explains them: on the page, places are touched. */
export const withoutNumbers = (scene: Scene): Scene => stripped(scene) as Scene;

function stripped(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => !explainsNumbers(each)).map(stripped);
  if (typeof value !== 'object' || value === null) return value;
  const isPlace = 'place' in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (isPlace && key === 'number' ? [] : [[key, stripped(inner)]])),
  );
}

const explainsNumbers = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sign' in value && value.sign === 'button';

export const middleOf = ({ area: { x, y, w, h } }: PlacePart): Spot => ({ x: x + w / 2, y: y + h / 2 });

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns how far a spot is from an area: 0 inside. */
function distanceTo({ area }: PlacePart, { x, y }: Spot): number {
  const dx = Math.max(area.x - x, 0, x - area.x - area.w);
  const dy = Math.max(area.y - y, 0, y - area.y - area.h);
  return Math.hypot(dx, dy);
}

/** Returns the place that a touch means: the nearest within reach; of several at the spot, the one whose middle is. */
export function touchedPlace(places: readonly PlacePart[], spot: Spot, reach: number): PlacePart | null {
  let best: PlacePart | null = null;
  let least = Infinity;
  for (const place of places) {
    const away = distanceTo(place, spot);
    if (away > reach) continue;
    const rank = away * 4 + distance(middleOf(place), spot);
    if (rank > least) continue;
    best = place;
    least = rank;
  }
  return best;
}

/** Returns the distance to the nearest other place, from middle to middle. */
export function nearestOther(places: readonly PlacePart[], place: PlacePart): number {
  return places.reduce(
    (least, other) =>
      other.place === place.place ? least : Math.min(least, distance(middleOf(place), middleOf(other))),
    Infinity,
  );
}

/** Returns the place that an arrow key leads to: the nearest one in its direction. */
export function placeInDirection(places: readonly PlacePart[], from: PlacePart, key: string): PlacePart | null {
  const direction = directions[key];
  if (!direction) return null;
  const start = middleOf(from);
  let best: PlacePart | null = null;
  let least = Infinity;
  for (const place of places) {
    const { x, y } = middleOf(place);
    const [dx, dy] = [x - start.x, y - start.y];
    const along = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    if (place.place === from.place || along <= 0 || aside > 2 * along || along + 2 * aside >= least) continue;
    best = place;
    least = along + 2 * aside;
  }
  return best;
}

const directions: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
