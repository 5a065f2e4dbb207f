import { fewAnswers } from '../../engine/picks.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { isHashed, choiceToken } from '../interactions/custom-id.ts';
import { LIMIT } from '../ui/limits.ts';

/** Returns all legal answers if one menu can show them, so that a payment from several regions takes one click. */
export const wholeAnswers = (decision: Decision): readonly Answer[] | null => fewAnswers(decision, LIMIT.options);

const BETWEEN = ',';

/** Returns the name of a whole answer. */
export function answerName(key: string, answer: Answer): string {
  const name = answer.join(BETWEEN);
  return answer.some((id) => id.includes(BETWEEN))
    ? choiceToken(key, name.padEnd(LIMIT.customId))
    : choiceToken(key, name);
}

/** Returns the answer of this name without its question; null if the name is shortened. */
export function answerByName(name: string): Answer | null {
  return isHashed(name) ? null : name.split(BETWEEN);
}

export function answerAmong(decision: Decision, name: string): Answer | null {
  return wholeAnswers(decision)?.find((answer) => answerName(decision.key, answer) === name) ?? null;
}
