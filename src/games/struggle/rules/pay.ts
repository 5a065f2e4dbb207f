import { KINDS, noCards, resourceIndex, sumCards } from '../vocabulary.ts';

/** Number of matching cards that replace one of another kind. */
export const groupOf = (universities: number): number => (universities > 0 ? 2 : 3);

/**
 * Lists all exact payments, fewest cards first, then by kind. A required card is paid itself or replaced by a group of
 * matching cards of another kind. A kind that is itself replaced replaces no other, so each set has only one meaning.
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
  return found.sort((one, other) => sumCards(one) - sumCards(other));
}

/** Whether any payment exists. */
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

/** Whether these cards pay the exact price. */
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
