import { ask as askAnything } from '../../../engine/ask.ts';
import { type Answer, type Decision, PASS, type Question, type Reply, type Script, type Seat } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';

/** A question there are words for: one without does not compile. */
export type Asking = Question & { readonly key: QuestionKey };

export const ask: (asking: Asking | (() => Asking | null)) => Script<Answer> = askAnything;

/** Asks for one of the choices; a single one is taken without a question. The first one is taken when time runs out. */
export function* pick(seat: Seat, key: QuestionKey, choices: readonly string[], otherwise = choices[0] as string): Script<string> {
  const picked = yield* pickAmong(seat, key, () => choices, () => otherwise);
  if (picked === null) throw new Error(`there is nothing to choose from for ${key}`);
  return picked;
}

/** As `pick`, where the choices follow the table; null when there is none. */
export function* pickAmong(
  seat: Seat, key: QuestionKey, make: () => readonly string[], otherwise = (): string | undefined => make()[0],
): Script<string | null> {
  for (;;) {
    const choices = make();
    if (choices.length < 2) return choices[0] ?? null;
    const reply = yield [{ seat, key, choices, min: 1, max: 1, otherwise: [otherwise() as string] }];
    if (reply) return reply.answer[0] as string;
  }
}

/** Asks for one of the choices or none; none when time runs out. */
export function* pickOrPass(seat: Seat, key: QuestionKey, choices: readonly string[]): Script<string | null> {
  if (choices.length === 0) return null;
  const decision: Decision = { seat, key, choices: [...choices, PASS], min: 0, max: 1, otherwise: [PASS] };
  let reply: Reply | null = null;
  while (!reply) reply = yield [decision];
  const picked = reply.answer[0];
  return picked === undefined || picked === PASS ? null : picked;
}
