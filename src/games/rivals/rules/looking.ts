import type { Seat } from '../../../engine/script.ts';
import { idOf, lookUp } from '../cards/registry.ts';
import { type Copy, discardOf, landOf, other, type State, type Table } from '../state.ts';

/** Written once: more stacks than any variant has. */
const stackNames: readonly string[] = Array.from({ length: 16 }, (_, index) => `stack-${index + 1}`);

export const stackName = (index: number): string => stackNames[index] as string;
export const stackIndex = (name: string): number => stackNames.indexOf(name);

/** The discard pile of the other player, where each has one. */
const THEIRS = 'their-discard';
export const rivalDiscard = ({ discards }: State): string => (discards.length > 1 ? THEIRS : 'discard');

/** The hidden cards at a place: a draw stack, the region stack, the discard pile, the other player's hand. */
export function cardsAt(state: State, seat: Seat, at: string): readonly string[] {
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

/** The player looks at hidden cards until `lookAway`: what came before cannot be undone any more. */
export function lookAt(t: Table, seat: Seat, at: string): readonly string[] {
  t.reveal();
  t.state.looking = [...(t.state.looking ?? []), { seat, at }];
  return cardsAt(t.state, seat, at);
}

export function lookAway({ state }: Table, seat: Seat): void {
  const others = state.looking?.filter((each) => each.seat !== seat) ?? [];
  state.looking = others.length > 0 ? others : null;
}

/** The cards as choices: the back is written only where the same card is there with different backs. */
export interface Named {
  readonly choices: string[];
  /** How often each is there. */
  readonly limits: number[];
}

export function nameCopies(copies: readonly Copy[]): Named {
  const choices: string[] = [];
  const limits: number[] = [];
  for (const copy of copies) {
    const name = nameOf(copies, copy);
    const index = choices.indexOf(name);
    if (index >= 0) limits[index] = (limits[index] as number) + 1;
    else limits[choices.push(name) - 1] = 1;
  }
  return { choices, limits };
}

/** The id a card of these copies goes by. */
export function nameOf(copies: readonly Copy[], copy: Copy): string {
  const { id, hasTwin } = lookUp(copy);
  if (!hasTwin) return id;
  for (const twin of copies) if (twin !== copy && idOf(twin) === id) return copy;
  return id;
}

/** The first of the copies that goes by this id; undefined when there is none. */
export function findCopy(copies: readonly Copy[], name: string): Copy | undefined {
  if (name.includes('/')) return copies.includes(name) ? name : undefined;
  return copies.find((copy) => idOf(copy) === name);
}

/** Takes one copy out of a pile. */
export function takeOut(copies: Copy[], copy: Copy): void {
  const index = copies.indexOf(copy);
  if (index < 0) throw new Error(`${copy} is not there`);
  copies.splice(index, 1);
}
