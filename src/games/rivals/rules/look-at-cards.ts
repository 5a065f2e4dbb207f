import type { Seat } from '../../../engine/script.ts';
import { idOf, registeredCard } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, other, type State, type Context } from '../state.ts';

/** Precomputed names, for more stacks than any variant has. */
const stackNames: readonly string[] = Array.from({ length: 16 }, (_, index) => `stack-${index + 1}`);

export const stackName = (index: number): string => stackNames[index] as string;
export const stackIndex = (name: string): number => stackNames.indexOf(name);

/** The opponent's discard pile, where each player has one. */
const THEIRS = 'their-discard';
export const rivalDiscard = ({ discards }: State): string => (discards.length > 1 ? THEIRS : 'discard');

/** The hidden cards at a place: a draw stack, the region stack, the discard pile, the other player's hand. */
export function hiddenCardsAt(state: State, seat: Seat, at: string): readonly string[] {
  switch (at) {
    case 'regions':
      return state.regions;
    case 'discard':
      return discardOf(state, seat);
    case THEIRS:
      return discardOf(state, other(seat));
    case 'hand':
      return landOf(state, other(seat)).hand;
    default:
      return state.stacks[stackIndex(at)]?.cards ?? [];
  }
}

/** Shows hidden cards to a player until `lookAway`; earlier steps can't be undone after that. */
export function startLooking(t: Context, seat: Seat, at: string): readonly string[] {
  t.reveal();
  t.state.looking = [...(t.state.looking ?? []), { seat, at }];
  return hiddenCardsAt(t.state, seat, at);
}

export function stopLooking({ state }: Context, seat: Seat): void {
  const others = state.looking?.filter((each) => each.seat !== seat) ?? [];
  state.looking = others.length > 0 ? others : null;
}

/** The cards as choices; the set is included only where a card has several. */
export interface NamedCopies {
  readonly choices: string[];
  /** The number of each. */
  readonly limits: number[];
}

export function nameCopies(copies: readonly Copy[]): NamedCopies {
  const choices: string[] = [];
  const limits: number[] = [];
  for (const copy of copies) {
    const name = copyChoiceName(copies, copy);
    const index = choices.indexOf(name);
    if (index >= 0) limits[index] = (limits[index] as number) + 1;
    else limits[choices.push(name) - 1] = 1;
  }
  return { choices, limits };
}

/** The choice id of a copy among these copies. */
export function copyChoiceName(copies: readonly Copy[], copy: Copy): string {
  const { id, hasTwin } = registeredCard(copy);
  if (!hasTwin) return id;
  for (const twin of copies) if (twin !== copy && idOf(twin) === id) return copy;
  return id;
}

/** The first copy with this choice id; undefined when there is none. */
export function copyByChoice(copies: readonly Copy[], name: string): Copy | undefined {
  if (name.includes('/')) return copies.includes(name) ? name : undefined;
  return copies.find((copy) => idOf(copy) === name);
}

/** Removes one copy from a pile. */
export function takeOut(copies: Copy[], copy: Copy): void {
  const index = copies.indexOf(copy);
  if (index < 0) throw new Error(`${copy} is not there`);
  copies.splice(index, 1);
}
