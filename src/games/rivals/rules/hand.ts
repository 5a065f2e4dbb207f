import type { Script, Seat } from '../../../engine/script.ts';
import { idOf, lookUp } from '../cards/registry.ts';
import { type Copy, landOf, type State, type Table } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { pick } from './ask.ts';
import { cardsAt, findCopy, lookAt, lookAway, nameCopies, stackIndex, stackName, takeOut } from './looking.ts';

/** The draw stacks that still have cards. */
export function filledStacks({ stacks }: State): string[] {
  const names: string[] = [];
  stacks.forEach(({ cards }, index) => {
    if (cards.length > 0) names.push(stackName(index));
  });
  return names;
}

/** The places under which a card may be put: the stacks of its set, empty ones too. */
function matchingStacks({ stacks }: State, copy: Copy): string[] {
  const { set } = lookUp(copy);
  const names: string[] = [];
  stacks.forEach((stack, index) => {
    if (stack.set === set) names.push(stackName(index));
  });
  return names;
}

/** Asks for the matching stack under which a card goes. */
export function* chooseStackFor(t: Table, chooser: Seat, copy: Copy): Script<string> {
  return yield* pick(chooser, `under.${idOf(copy)}`, matchingStacks(t.state, copy));
}

export function slideUnder({ stacks }: State, stack: string, copy: Copy): void {
  stacks[stackIndex(stack)]?.cards.push(copy);
}

/** Cards of a hand go under matching stacks, one after the other. Whoever chooses the stacks knows which card went where. */
export function* putAway(t: Table, owner: Seat, copies: readonly Copy[], chooser: Seat = owner): Script {
  for (const copy of copies) {
    const stack = yield* chooseStackFor(t, chooser, copy);
    takeOut(landOf(t.state, owner).hand, copy);
    slideUnder(t.state, stack, copy);
    t.tell({ kind: 'returned', seat: chooser, stack, secret: { for: chooser, card: idOf(copy) } });
  }
}

/** Draws the top card of a stack. */
export function drawFrom(t: Table, seat: Seat, stack: string): void {
  const copy = t.state.stacks[stackIndex(stack)]?.cards.shift();
  if (copy === undefined) throw new Error(`${stack} is empty`);
  t.reveal();
  landOf(t.state, seat).hand.push(copy);
  t.tell({ kind: 'took', seat, from: stack, secret: { for: seat, card: idOf(copy) } });
}

/** The player looks through a stack or the discard pile and takes one card of choice; the order of the rest stays. */
export function* search(t: Table, seat: Seat, at: string, key: QuestionKey): Script {
  const { choices } = nameCopies(lookAt(t, seat, at));
  const name = yield* pick(seat, key, choices);
  lookAway(t);
  const pile = cardsAt(t.state, seat, at) as Copy[];
  const copy = findCopy(pile, name) as Copy;
  takeOut(pile, copy);
  landOf(t.state, seat).hand.push(copy);
  t.tell({ kind: 'took', seat, from: at, secret: { for: seat, card: idOf(copy) } });
}

/** The copies that picked ids stand for, in the order picked. */
export function pickedCopies(copies: readonly Copy[], picks: readonly string[]): Copy[] {
  const left = [...copies];
  return picks.map((name) => {
    const copy = findCopy(left, name) as Copy;
    takeOut(left, copy);
    return copy;
  });
}
