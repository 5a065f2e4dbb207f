import { legalAnswers, picksOf } from '../../engine/answers.ts';
import { type Answer, type Decision, PASS } from '../../engine/script.ts';
import { limitOf } from './draft.ts';
import { isShortened, nameOf } from '../arriving/ids.ts';
import { LIMIT } from '../parts/limits.ts';

/** More combinations than this are not even counted through. */
const COMBINATIONS = 4000;

/**
 * Every legal answer, when they are so few that one menu shows them all: then a payment from several regions is one click.
 * Null for single picks, ordered ones and questions with many answers.
 */
export function wholeAnswers(decision: Decision): readonly Answer[] | null {
  if (decision.ordered || decision.max <= 1) return null;
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

/** What an answer picks, each once with its number, in the order of the picks. */
export function tally(answer: Answer): readonly (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const id of picksOf(answer)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

const BETWEEN = ',';

/** A whole answer under one name. */
export function answerName(key: string, answer: Answer): string {
  const name = answer.join(BETWEEN);
  return answer.some((id) => id.includes(BETWEEN)) ? nameOf(key, name.padEnd(LIMIT.customId)) : nameOf(key, name);
}

/** The answer of this name, without the question when its name is not shortened. */
export function answerByName(name: string): Answer | null {
  return isShortened(name) ? null : name.split(BETWEEN);
}

export function answerAmong(decision: Decision, name: string): Answer | null {
  return wholeAnswers(decision)?.find((answer) => answerName(decision.key, answer) === name) ?? null;
}
