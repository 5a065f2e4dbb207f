import { KINDS, noCards, resourceIndex, sumOf } from '../vocabulary.ts';

/** So many equal cards stand for one of another kind. */
export const groupOf = (universities: number): number => (universities > 0 ? 2 : 3);

/**
 * Every set of cards that pays a price, the fewest cards first, then by the order of the kinds. A required card is laid down
 * itself or replaced by a group of equal cards of another kind. A kind that is itself replaced replaces no other: that would
 * lay down more than is needed. So a set tells by itself what stands for what.
 */
export function paymentsFor(cost: readonly number[], hand: readonly number[], group: number): number[][] {
  const found: number[][] = [];
  const paid = noCards();
  const lay = (kind: number, open: number): void => {
    if (kind === KINDS) {
      if (open === 0) found.push(paid.slice());
      return;
    }
    const held = hand[kind] as number;
    const price = cost[kind] as number;
    for (let count = held; count >= 0; count--) {
      const extra = count - price;
      if (extra > 0 && extra % group !== 0) continue;
      paid[kind] = count;
      lay(kind + 1, open + (extra > 0 ? -extra / group : -extra));
    }
    paid[kind] = 0;
  };
  lay(0, 0);
  return found.sort((one, other) => sumOf(one) - sumOf(other));
}

/** Whether there is such a set at all: what is missing must be replaced by what is left over. */
export function isPayable(cost: readonly number[], hand: readonly number[], group: number): boolean {
  let missing = 0;
  let groups = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const left = (hand[kind] as number) - (cost[kind] as number);
    if (left < 0) missing -= left;
    else groups += Math.floor(left / group);
  }
  return missing <= groups;
}

/** Whether these cards pay, neither too few nor too many. */
export function paysExactly(cost: readonly number[], picks: readonly string[], group: number): boolean {
  const laid = noCards();
  for (const pick of picks) {
    const kind = resourceIndex.get(pick) as number;
    laid[kind] = (laid[kind] as number) + 1;
  }
  let open = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const extra = (laid[kind] as number) - (cost[kind] as number);
    if (extra > 0 && extra % group !== 0) return false;
    open += extra > 0 ? -extra / group : -extra;
  }
  return open === 0;
}
