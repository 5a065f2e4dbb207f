import type { AnyGame } from '../engine/game/index.ts';

/** How many may sit at a table with these options: at least, at most. */
export function seatsOf({ facts }: AnyGame, options: unknown): readonly [least: number, most: number] {
  const { variant } = options as { readonly variant?: string };
  const found = facts.variants.find(({ id }) => id === variant) ?? facts.variants[0];
  if (!found) throw new Error(`${facts.id} has no variants`);
  return found.seats;
}
