import type { HandScene, Scene } from '../../../engine/scene/index.ts';
import type { PlayPosition } from '../../play/play-api.ts';

/** What a position looks like, as short as a browser can keep it: enough to tell what has changed since. */
export interface Looks {
  /** By place on the board: a hash of what is there. */
  readonly places: Readonly<Record<string, string>>;
  /** By icon of a resource in the hand: how many there are. */
  readonly goods: Readonly<Record<string, number>>;
}

export const looksOf = ({ board, hand }: Pick<PlayPosition, 'board' | 'hand'>): Looks => ({
  places: lookByPlace(board),
  goods: hand?.kind === 'hand' ? countsOf(hand) : {},
});

/** Returns the places that changed from one position to the next. */
export function changedPlaces(before: Looks | null, { places }: Looks): ReadonlySet<string> {
  // Without a board there is nothing to compare.
  if (before === null || Object.keys(before.places).length === 0) return new Set();
  return new Set(Object.keys(places).filter((place) => before.places[place] !== places[place]));
}

/** Returns by how much each resource in the hand changed. */
export function changedGoods(before: Looks | null, { goods }: Looks): ReadonlyMap<string, number> {
  if (before === null || Object.keys(before.goods).length === 0) return new Map();
  return new Map(
    Object.entries(goods)
      .map(([icon, count]) => [icon, count - (before.goods[icon] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );
}

/** What is at each place, without numbers and marks. */
function lookByPlace(scene: Scene | null): Looks['places'] {
  const looks = new Map<string, string>();
  const visit = (value: unknown, prefix: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((each) => visit(each, prefix));
    const { place, number: _number, change: _change, prefix: inner, ...rest } = value as Record<string, unknown>;
    const within = typeof inner === 'string' ? inner : prefix;
    if (typeof place === 'string') looks.set(`${within}${place}`, shortHash(JSON.stringify(rest)));
    for (const each of Object.values(rest)) visit(each, within);
  };
  visit(scene, '');
  return Object.fromEntries(looks);
}

/** FNV-1a: two looks of one place are hardly ever the same. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const countsOf = ({ tiles = [], goods }: HandScene): Looks['goods'] =>
  Object.fromEntries([
    ...tiles.flat().map(({ ware, count }) => [ware.icon, count] as const),
    ...(goods?.chips.map(({ ware, amount }) => [ware.icon, Number(amount)] as const) ?? []),
  ]);
