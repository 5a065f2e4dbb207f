import type { Script, Seat } from '../../../engine/script.ts';
import { cardOf, idOf, lookUp } from '../cards/registry.ts';
import { type Copy, landOf, type State, type Table } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { ask, pick } from './ask.ts';
import { spotsOf } from './geometry.ts';
import { cardsAt, findCopy, lookAt, lookAway, nameCopies, stackIndex, stackName, takeOut } from './looking.ts';

/** The draw stacks of this player, or of both, that still have cards. */
export function filledStacks({ stacks }: State, seat: Seat): string[] {
  const names: string[] = [];
  stacks.forEach(({ cards, owner }, index) => {
    if (cards.length > 0 && (owner ?? seat) === seat) names.push(stackName(index));
  });
  return names;
}

/** The highest of these stacks. */
export function fullestStack({ stacks }: State, names: readonly string[]): string | undefined {
  const height = (name: string): number => stacks[stackIndex(name)]?.cards.length ?? 0;
  return names.toSorted((a, b) => height(b) - height(a))[0];
}

/** The places under which a card may be put: the stacks of its set or, where all have their own, those of its owner; empty ones too. */
function matchingStacks({ stacks }: State, owner: Seat, copy: Copy): string[] {
  const { set } = lookUp(copy);
  const names: string[] = [];
  stacks.forEach((stack, index) => {
    if (stack.owner === undefined ? stack.set === set : stack.owner === owner) names.push(stackName(index));
  });
  return names;
}

/** Asks for the matching stack under which a card goes. */
export const chooseStackFor = (t: Table, chooser: Seat, copy: Copy, owner = chooser): Script<string> =>
  pick(chooser, `under.${idOf(copy)}`, matchingStacks(t.state, owner, copy));

export function slideUnder({ stacks }: State, stack: string, copy: Copy): void {
  stacks[stackIndex(stack)]?.cards.push(copy);
}

/** Cards of a hand go under matching stacks, one after the other. Whoever chooses the stacks knows which card went where. */
export function* putAway(t: Table, owner: Seat, copies: readonly Copy[], chooser: Seat = owner): Script {
  for (const copy of copies) {
    const stack = yield* chooseStackFor(t, chooser, copy, owner);
    takeOut(landOf(t.state, owner).hand, copy);
    slideUnder(t.state, stack, copy);
    t.tell({ kind: 'returned', seat: chooser, stack, secret: { for: chooser, card: idOf(copy) } });
  }
}

/** Draws the top card of a stack. */
export function drawFrom(t: Table, seat: Seat, stack: string): void {
  const pile = t.state.stacks[stackIndex(stack)];
  const copy = pile?.cards.shift();
  if (!pile || copy === undefined) throw new Error(`${stack} is empty`);
  const { open } = pile;
  pile.open = false;
  if (!open) t.reveal();
  landOf(t.state, seat).hand.push(copy);
  const took = { kind: 'took', seat, from: stack, secret: { for: seat, card: idOf(copy) } } as const;
  t.tell(open ? { ...took, open } : took);
}

/** The player looks through a stack or the discard pile and takes cards of choice; the order of the rest stays. */
export function* search(t: Table, seat: Seat, at: string, key: QuestionKey, most = 1): Script {
  const cards = lookAt(t, seat, at);
  const { choices, limits } = nameCopies(cards);
  const max = Math.min(most, cards.length);
  const picks = max === 1 ? [yield* pick(seat, key, choices)] : yield* ask({ seat, key, choices, limits, min: 1, max });
  lookAway(t, seat);
  const pile = cardsAt(t.state, seat, at) as Copy[];
  for (const copy of pickedCopies(pile, picks)) {
    const stack = t.state.stacks[stackIndex(at)];
    if (stack && pile.indexOf(copy) === 0) stack.open = false;
    takeOut(pile, copy);
    landOf(t.state, seat).hand.push(copy);
    t.tell({ kind: 'took', seat, from: at, secret: { for: seat, card: idOf(copy) } });
  }
}

/** After an event or an opposing card took cards from a hand. */
export function* mourn(t: Table, seat: Seat): Script {
  for (const { piece } of spotsOf(landOf(t.state, seat), 'handLost')) {
    const comfort = cardOf(piece.card).handLost?.(t, seat);
    if (comfort) yield* comfort;
  }
}

/** The copies that picked ids stand for, in the order picked. */
export function pickedCopies(copies: readonly Copy[], picks: readonly string[]): Copy[] {
  if (picks.length === 1) return [findCopy(copies, picks[0] as string) as Copy];
  const left = [...copies];
  return picks.map((name) => {
    const copy = findCopy(left, name) as Copy;
    takeOut(left, copy);
    return copy;
  });
}
