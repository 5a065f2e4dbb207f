import { questionsWith, type WordedQuestion } from '../../../engine/ask.ts';
import { type Decision, PASS, type Reply, type Script, type Seat } from '../../../engine/script.ts';
import type { QuestionKey } from '../texts/questions.ts';

export type RivalsQuestion = WordedQuestion<QuestionKey>;

export const { askWorded, pick } = questionsWith<QuestionKey>();

/** Like `pick`, with choices computed from the state; null when there are none. */
export function* pickAmong(
  seat: Seat,
  key: QuestionKey,
  make: () => readonly string[],
  fallback = (): string | undefined => make()[0],
): Script<string | null> {
  for (;;) {
    const choices = make();
    if (choices.length < 2) return choices[0] ?? null;
    const reply = yield [{ seat, key, choices, min: 1, max: 1, fallback: [fallback() as string] }];
    if (reply) return reply.answer[0] as string;
  }
}

/** Asks for one choice or none; none is the fallback. */
export function* pickOrPass(seat: Seat, key: QuestionKey, choices: readonly string[]): Script<string | null> {
  if (choices.length === 0) return null;
  const decision: Decision = { seat, key, choices: [...choices, PASS], min: 0, max: 1, fallback: [PASS] };
  let reply: Reply | null = null;
  while (!reply) reply = yield [decision];
  const picked = reply.answer[0];
  return picked === undefined || picked === PASS ? null : picked;
}
