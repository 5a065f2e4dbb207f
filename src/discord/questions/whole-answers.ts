import { legalAnswers, picksOf } from '../../engine/answers.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { limitOf } from './draft.ts';
import { isHashed, choiceToken } from '../interactions/custom-id.ts';
import { LIMIT } from '../ui/limits.ts';

/** More combinations than this aren't enumerated. */
const COMBINATIONS = 4000;

/**
 * Returns all legal answers if one menu can show them, so that a payment from several regions takes one click. Null for
 * single picks, ordered picks, and questions with too many answers.
 */
export function wholeAnswers(decision: Decision): readonly Answer[] | null {
  if (decision.hints?.ordered || decision.max <= 1) return null;
  let combinations = 1;
  for (const id of decision.choices) {
    if (id !== PASS) combinations *= Math.min(limitOf(decision, id), decision.max) + 1;
    if (combinations > COMBINATIONS) return null;
  }
  const answers: Answer[] = [];
  for (const answer of legalAnswers(decision)) {
    if (answers.length === LIMIT.options) return null;
    answers.push(answer);
  }
  return answers;
}

/** Returns each picked id with its count, in the order of the picks. */
export function countPicks(answer: Answer): readonly (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const id of picksOf(answer)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

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
