import { ask as askAnything, put } from '../../../engine/ask.ts';
import type { Answer, Question, Script, Seat } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';
import { sorts } from '../vocabulary.ts';

/** A question there are words for: one without does not compile. */
export type Asking = Question & { readonly key: QuestionKey };

export const ask: (question: Asking) => Script<Answer> = askAnything;

/** Asks for one of the choices; a single one is taken without a question. The first one is taken when time runs out. */
export function* pick(seat: Seat, key: QuestionKey, choices: readonly string[], otherwise = choices[0] as string): Script<string> {
  if (choices.length === 1) return choices[0] as string;
  if (choices.length === 0) throw new Error(`there is nothing to choose from for ${key}`);
  const answer = yield* put(() => ({ seat, key, choices, min: 1, max: 1, otherwise: [otherwise] }));
  return answer[0] as string;
}

/** Asks for so many cards of what there is of each sort. Gives back the counts. */
export function* pickCards(seat: Seat, key: QuestionKey, from: readonly number[], count: number, otherwise: Answer): Script<number[]> {
  const held = from.flatMap((number, sort) => (number > 0 ? [sort] : []));
  const picks = yield* ask({
    seat,
    key,
    choices: held.map((sort) => sorts[sort] as string),
    limits: held.map((sort) => Math.min(from[sort] as number, count)),
    min: count,
    max: count,
    otherwise,
  });
  const goods = from.map(() => 0);
  for (const id of picks) {
    const sort = (sorts as readonly string[]).indexOf(id);
    goods[sort] = (goods[sort] as number) + 1;
  }
  return goods;
}

/** One card after the other of the sort there is most of; the first such sort on a tie. */
export function mostOf(hand: readonly number[], count: number): string[] {
  const left = hand.slice();
  return Array.from({ length: count }, () => {
    const sort = left.indexOf(Math.max(...left));
    left[sort] = (left[sort] as number) - 1;
    return sorts[sort] as string;
  });
}

/** One card after the other of the sort held least, as far as the bank has it. */
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
