import type { Seat } from '../../../engine/script.ts';
import type { Player, State } from '../state.ts';
import type { Expansion, CardSide } from '../vocabulary.ts';
import { hasExpansion, cardSides } from './points.ts';

export type Taken = 'road' | 'knight';
export const pileOf = { road: 'roads', knight: 'knights' } as const satisfies Record<Taken, keyof Player>;

/** Number of protected cards: three roads per castle, one knight per church. */
export const safeOf = (player: Pick<Guarded, 'cities'>, kind: Taken): number =>
  kind === 'road' ? 3 * hasExpansion(player, 'castle') : hasExpansion(player, 'church');

/** Public state that decides what can be taken. */
interface Guarded {
  readonly roads: readonly CardSide[];
  readonly knights: readonly CardSide[];
  readonly cities: readonly { readonly expansion: Expansion | null }[];
}

/**
 * Seat that loses a road or knight if the stack is empty: the next in the direction of destiny with an unprotected one.
 */
export function victimOf(
  state: Pick<State, 'destiny' | 'active'> & { readonly players: readonly Guarded[] },
  kind: Taken,
): Seat | null {
  const { length } = state.players;
  const step = state.destiny === 'counterclockwise' ? length - 1 : 1;
  for (let seat = (state.active + step) % length; seat !== state.active; seat = (seat + step) % length) {
    const player = state.players[seat] as Guarded;
    if (player[pileOf[kind]].length > safeOf(player, kind)) return seat;
  }
  return null;
}

/** Side of the next card: A if there are as many A as B. */
export const nextSide = (cards: readonly CardSide[]): CardSide =>
  cardSides(cards, 'A') === cardSides(cards, 'B') ? 'A' : 'B';
