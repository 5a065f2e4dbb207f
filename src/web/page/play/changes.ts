import type { HandScene, Scene } from '../../../engine/scene/index.ts';

/** Returns the places that changed from one scene to the next, and those that a scene marks as changed. */
export function changedPlaces(before: Scene | null, after: Scene | null): ReadonlySet<string> {
  const now = lookByPlace(after);
  const changed = new Set<string>();
  if (before === null) return changed;
  const then = lookByPlace(before);
  for (const [place, look] of now) if (then.get(place) !== look) changed.add(place);
  return changed;
}

/** What is at each place, without numbers and marks. */
function lookByPlace(scene: Scene | null): ReadonlyMap<string, string> {
  const looks = new Map<string, string>();
  const visit = (value: unknown, prefix: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((each) => visit(each, prefix));
    const { place, number: _number, change: _change, prefix: inner, ...rest } = value as Record<string, unknown>;
    const within = typeof inner === 'string' ? inner : prefix;
    if (typeof place === 'string') looks.set(`${within}${place}`, JSON.stringify(rest));
    for (const each of Object.values(rest)) visit(each, within);
  };
  visit(scene, '');
  return looks;
}

/** Returns by how much each resource in the hand changed. */
export function changedGoods(before: HandScene | null, after: HandScene | null): ReadonlyMap<string, number> {
  const changed = new Map<string, number>();
  if (!before || !after) return changed;
  const then = new Map(countsOf(before));
  for (const [id, count] of countsOf(after)) {
    const by = count - (then.get(id) ?? 0);
    if (by !== 0) changed.set(id, by);
  }
  return changed;
}

const countsOf = ({ tiles = [], goods }: HandScene): readonly (readonly [id: string, count: number])[] => [
  ...tiles.flat().map(({ ware, count }) => [ware.icon, count] as const),
  ...(goods?.chips.map(({ ware, amount }) => [ware.icon, Number(amount)] as const) ?? []),
];
