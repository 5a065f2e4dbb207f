import { ask as askAnything } from '../../../engine/ask.ts';
import { type Answer, PASS, type Question, type Script, type Seat } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';

/** A question there are words for: one without does not compile. */
export type Asking = Question & { readonly key: QuestionKey };

export const ask: (question: Asking) => Script<Answer> = askAnything;

/** Asks for one of the choices; a single one is taken without a question. The first one is taken when time runs out. */
export function* pick(seat: Seat, key: QuestionKey, choices: readonly string[], otherwise = choices[0] as string): Script<string> {
  if (choices.length === 1) return choices[0] as string;
  if (choices.length === 0) throw new Error(`there is nothing to choose from for ${key}`);
  const reply = yield [{ seat, key, choices, min: 1, max: 1, otherwise: [otherwise] }];
  return reply.answer[0] as string;
}

/** Asks for one of the choices or none; none when time runs out. */
export function* pickOrPass(seat: Seat, key: QuestionKey, choices: readonly string[]): Script<string | null> {
  if (choices.length === 0) return null;
  const reply = yield [{ seat, key, choices: [...choices, PASS], min: 0, max: 1, otherwise: [PASS] }];
  const picked = reply.answer[0];
  return picked === undefined || picked === PASS ? null : picked;
}
