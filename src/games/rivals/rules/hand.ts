import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf, registeredCard } from '../cards/registry.ts';
import { type Copy, landOf, type State, type Context } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { askWorded, pick } from './ask.ts';
import { spotsOf } from './geometry.ts';
import {
  hiddenCardsAt,
  copyByChoice,
  startLooking,
  stopLooking,
  nameCopies,
  stackIndex,
  stackName,
  takeOut,
} from './look-at-cards.ts';

/** The non-empty draw stacks this player may use. */
export function filledStacks({ stacks }: State, seat: Seat): string[] {
  const names: string[] = [];
  stacks.forEach(({ cards, owner }, index) => {
    if (cards.length > 0 && (owner ?? seat) === seat) names.push(stackName(index));
  });
  return names;
}

/** The largest of these stacks. */
export function fullestStack({ stacks }: State, names: readonly string[]): string | undefined {
  const height = (name: string): number => stacks[stackIndex(name)]?.cards.length ?? 0;
  return names.toSorted((a, b) => height(b) - height(a))[0];
}

/** The stacks a card may be put under: those of its set, or its owner's own stacks; empty ones too. */
function matchingStacks({ stacks }: State, owner: Seat, copy: Copy): string[] {
  const { set } = registeredCard(copy);
  const names: string[] = [];
  stacks.forEach((stack, index) => {
    if (stack.owner === undefined ? stack.set === set : stack.owner === owner) names.push(stackName(index));
  });
  return names;
}

/** Asks which matching stack a card goes under. */
export const chooseStackFor = (t: Context, chooser: Seat, copy: Copy, owner = chooser): Script<string> =>
  pick(chooser, `under.${idOf(copy)}`, matchingStacks(t.state, owner, copy));

export function slideUnder({ stacks }: State, stack: string, copy: Copy): void {
  stacks[stackIndex(stack)]?.cards.push(copy);
}

/** Puts hand cards under matching stacks, one by one. Only the chooser knows which card went where. */
export function* returnCards(t: Context, owner: Seat, copies: readonly Copy[], chooser: Seat = owner): Script {
  for (const copy of copies) {
    const stack = yield* chooseStackFor(t, chooser, copy, owner);
    takeOut(landOf(t.state, owner).hand, copy);
    slideUnder(t.state, stack, copy);
    t.emit({ kind: 'returned', seat: chooser, stack, secret: { for: chooser, card: idOf(copy) } });
  }
}

/** Draws the top card of a stack. */
export function drawFrom(t: Context, seat: Seat, stack: string): void {
  const pile = t.state.stacks[stackIndex(stack)];
  const copy = pile?.cards.shift();
  if (!pile || copy === undefined) throw new Error(`${stack} is empty`);
  const { open } = pile;
  pile.open = false;
  if (!open) t.reveal();
  landOf(t.state, seat).hand.push(copy);
  const took = { kind: 'took', seat, from: stack, secret: { for: seat, card: idOf(copy) } } as const;
  t.emit(open ? { ...took, open } : took);
}

/** The player looks through a pile and takes cards of choice; the rest keeps its order. */
export function* searchStack(t: Context, seat: Seat, at: string, key: QuestionKey, most = 1): Script {
  const cards = startLooking(t, seat, at);
  const { choices, limits } = nameCopies(cards);
  const max = Math.min(most, cards.length);
  const picks =
    max === 1 ? [yield* pick(seat, key, choices)] : yield* askWorded({ seat, key, choices, limits, min: 1, max });
  stopLooking(t, seat);
  const pile = hiddenCardsAt(t.state, seat, at) as Copy[];
  for (const copy of pickedCopies(pile, picks)) {
    const stack = t.state.stacks[stackIndex(at)];
    if (stack && pile.indexOf(copy) === 0) stack.open = false;
    takeOut(pile, copy);
    landOf(t.state, seat).hand.push(copy);
    t.emit({ kind: 'took', seat, from: at, secret: { for: seat, card: idOf(copy) } });
  }
}

/** Runs the cards that respond to a loss of hand cards. */
export function* afterHandLoss(t: Context, seat: Seat): Script {
  for (const { piece } of spotsOf(landOf(t.state, seat), 'handLost')) {
    const comfort = cardOf(piece.card).handLost?.(t, seat);
    if (comfort) yield* comfort;
  }
}

/** The copies for picked ids, in pick order. */
export function pickedCopies(copies: readonly Copy[], picks: readonly string[]): Copy[] {
  if (picks.length === 1) return [copyByChoice(copies, picks[0] as string) as Copy];
  const left = [...copies];
  return picks.map((name) => {
    const copy = copyByChoice(left, name) as Copy;
    takeOut(left, copy);
    return copy;
  });
}
