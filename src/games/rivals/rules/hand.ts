import type { Script, Seat } from '../../../engine/script.ts';
import { idOf, lookUp } from '../cards/registry.ts';
import { type Copy, landOf, type State, type Table } from '../state.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { ask } from './ask.ts';
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
export function matchingStacks({ stacks }: State, copy: Copy): string[] {
  const { set } = lookUp(copy);
  const names: string[] = [];
  stacks.forEach((stack, index) => {
    if (stack.set === set) names.push(stackName(index));
  });
  return names;
}

/** Puts a card that is in nobody's hand any more under a matching stack of the player's choice. Gives back the stack. */
export function* putUnder(t: Table, chooser: Seat, copy: Copy): Script<string> {
  const [stack] = yield* ask({ seat: chooser, key: `under.${idOf(copy)}`, choices: matchingStacks(t.state, copy), min: 1, max: 1 });
  t.state.stacks[stackIndex(stack as string)]?.cards.push(copy);
  return stack as string;
}

/** The owner puts cards of the hand under matching stacks, one after the other. */
export function* putAway(t: Table, seat: Seat, copies: readonly Copy[]): Script {
  for (const copy of copies) {
    const [stack] = yield* ask({ seat, key: `under.${idOf(copy)}`, choices: matchingStacks(t.state, copy), min: 1, max: 1 });
    takeOut(landOf(t.state, seat).hand, copy);
    t.state.stacks[stackIndex(stack as string)]?.cards.push(copy);
    t.tell({ kind: 'returned', seat, stack: stack as string, secret: { for: seat, card: idOf(copy) } });
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
  const [name] = yield* ask({ seat, key, choices, min: 1, max: 1 });
  lookAway(t);
  const pile = cardsAt(t.state, seat, at) as Copy[];
  const copy = findCopy(pile, name as string) as Copy;
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
