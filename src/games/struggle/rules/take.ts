import type { Seat } from '../../../engine/script.ts';
import type { Player, State } from '../state.ts';
import type { Expansion, Side } from '../vocabulary.ts';
import { has, sides } from './points.ts';

export type Taken = 'road' | 'knight';
export const pileOf = { road: 'roads', knight: 'knights' } as const satisfies Record<Taken, keyof Player>;

/** The first three roads are safe behind each castle, the first knight behind each church. */
export const safeOf = (player: Pick<Guarded, 'cities'>, kind: Taken): number =>
  kind === 'road' ? 3 * has(player, 'castle') : has(player, 'church');

/** What lies open of a player and decides what can be taken. */
interface Guarded {
  readonly roads: readonly Side[];
  readonly knights: readonly Side[];
  readonly cities: readonly { readonly expansion: Expansion | null }[];
}

/** Whom a road or knight is taken from when the stack is empty: the nearest in the direction of destiny who has a free one. */
export function victimOf(state: Pick<State, 'destiny' | 'active'> & { readonly players: readonly Guarded[] }, kind: Taken): Seat | null {
  const { length } = state.players;
  const step = state.destiny === 'counterclockwise' ? length - 1 : 1;
  for (let seat = (state.active + step) % length; seat !== state.active; seat = (seat + step) % length) {
    const player = state.players[seat] as Guarded;
    if (player[pileOf[kind]].length > safeOf(player, kind)) return seat;
  }
  return null;
}

/** A card gained lies A up where there are as many A as B. */
export const nextSide = (cards: readonly Side[]): Side => (sides(cards, 'A') === sides(cards, 'B') ? 'A' : 'B');
