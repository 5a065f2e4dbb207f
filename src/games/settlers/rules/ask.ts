import { questionsWith } from '../../../engine/ask.ts';
import type { Answer, Script, Seat } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { sorts } from '../vocabulary.ts';

export const { askWorded, pick } = questionsWith<QuestionKey>();

/** Asks for a number of cards from these counts by sort, and returns the counts chosen. */
export function* pickCards(
  seat: Seat,
  key: QuestionKey,
  from: readonly number[],
  count: number,
  fallback: Answer,
): Script<number[]> {
  const held = from.flatMap((number, sort) => (number > 0 ? [sort] : []));
  const picks = yield* askWorded({
    seat,
    key,
    choices: held.map((sort) => sorts[sort] as string),
    limits: held.map((sort) => Math.min(from[sort] as number, count)),
    min: count,
    max: count,
    fallback,
  });
  const goods = from.map(() => 0);
  for (const id of picks) {
    const sort = (sorts as readonly string[]).indexOf(id);
    goods[sort] = (goods[sort] as number) + 1;
  }
  return goods;
}

/** Picks cards one by one from the sort with the most; the first such sort on a tie. */
export function mostOf(hand: readonly number[], count: number): string[] {
  const left = hand.slice();
  return Array.from({ length: count }, () => {
    const sort = left.indexOf(Math.max(...left));
    left[sort] = (left[sort] as number) - 1;
    return sorts[sort] as string;
  });
}

/** Picks cards one by one from the sort held least that the bank still has. */
export function leastHeld(held: readonly number[], bank: readonly number[], count: number): string[] {
  const have = held.slice();
  const left = bank.slice();
  return Array.from({ length: count }, () => {
    let least = -1;
    left.forEach((number, sort) => {
      if (number > 0 && (least < 0 || (have[sort] as number) < (have[least] as number))) least = sort;
    });
    have[least] = (have[least] as number) + 1;
    left[least] = (left[least] as number) - 1;
    return sorts[least] as string;
  });
}
