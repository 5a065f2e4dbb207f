import { answerViolation, toAnswer } from '../../../engine/answers.ts';
import { type Answer, PASS } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { PlayChoice, PlayQuestion } from '../../play/play-api.ts';

/** Picks of an answer that isn't sent yet. */
export type Picks = readonly string[];

export const countOf = (picks: Picks, id: string): number => picks.filter((pick) => pick === id).length;

/** Returns the choices that are picked one by one. */
export const pickable = ({ choices, standalone }: PlayQuestion): readonly PlayChoice[] =>
  choices.filter(({ id }) => id !== PASS && id !== standalone);

/** Returns whether one more of this choice keeps all limits that can be counted. */
export function canAdd(question: PlayQuestion, picks: Picks, id: string): boolean {
  const choice = pickable(question).find((each) => each.id === id);
  if (!choice || picks.length >= question.max || countOf(picks, id) >= choice.limit) return false;
  if (question.conflicts?.some(([one, other]) => clashes(picks, id, one, other) || clashes(picks, id, other, one)))
    return false;
  const quota = question.quotas.find(({ choices }) => choices.includes(id));
  return !quota || picks.filter((pick) => quota.choices.includes(pick)).length < quota.max;
}

const clashes = (picks: Picks, id: string, one: string, other: string): boolean => id === one && picks.includes(other);

/** Adds a pick. Where no more fit, it takes the place of the oldest one that makes room. */
export function addPick(question: PlayQuestion, picks: Picks, id: string): Picks {
  if (canAdd(question, picks, id)) return [...picks, id];
  for (const at of picks.keys()) {
    const others = picks.filter((_, index) => index !== at);
    if (picks[at] !== id && canAdd(question, others, id)) return [...others, id];
  }
  return picks;
}

export function dropPick(picks: Picks, id: string): Picks {
  const at = picks.lastIndexOf(id);
  return at === -1 ? picks : picks.filter((_, index) => index !== at);
}

/** Returns why the picks can't be sent, as far as the page knows; null if they can. */
export function problemOf(question: PlayQuestion, picks: Picks): Text | null {
  const { answers } = question;
  const rules = {
    ...question,
    choices: question.choices.map(({ id }) => id),
    limits: question.choices.map(({ limit }) => limit),
    // No quotas are no rule, not an empty one.
    ...(question.quotas.length === 0 && { quotas: undefined }),
  };
  const { quotas, ...counted } = rules;
  const problem = answerViolation(quotas ? { ...counted, quotas } : counted, toAnswer(picks));
  if (problem || answers === null || answers.some((answer) => isSame(answer.picks, picks))) return problem;
  return { en: 'These don’t go together.', de: 'Das passt nicht zusammen.' };
}

const isSame = (one: Answer, other: Answer): boolean =>
  toAnswer(one).toSorted().join() === toAnswer(other).toSorted().join();

/** Returns the words for picks: those of the game if it has some, otherwise a list with counts. */
export function describePicks(question: PlayQuestion, picks: Picks, translate: (text: Text) => string): string {
  const whole = question.answers?.find((answer) => isSame(answer.picks, picks));
  if (whole && picks.length > 0) return translate(whole.text);
  return pickable(question)
    .flatMap((choice) => {
      const count = countOf(picks, choice.id);
      const name = translate(choice.text);
      return count === 0 ? [] : [count > 1 ? `${count} × ${name}` : name];
    })
    .join(', ');
}

export const answerOf = (picks: Picks): Answer => toAnswer(picks);
