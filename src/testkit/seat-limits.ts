import type { AnyGame } from '../engine/game/index.ts';

/** Returns the smallest and largest number of players with these options. */
export function seatLimits({ info }: AnyGame, options: unknown): readonly [least: number, most: number] {
  const { variant } = options as { readonly variant?: string };
  const found = info.variants.find(({ id }) => id === variant) ?? info.variants[0];
  if (!found) throw new Error(`${info.id} has no variants`);
  return found.seats;
}
