import { answerViolation, toAnswer } from '../../../engine/answers.ts';
import { canAddPick, countOf, type Picks } from '../../../engine/picks.ts';
import { type Answer, PASS } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type { PlayChoice, PlayQuestion } from '../../play/play-api.ts';

/** Returns the choices that are picked one by one. */
export const openChoices = ({ choices, standalone }: PlayQuestion): readonly PlayChoice[] =>
  choices.filter(({ id }) => id !== PASS && id !== standalone);

/** Returns whether one more of this choice keeps all limits that can be counted. */
export const canAdd = (question: PlayQuestion, picks: Picks, id: string): boolean =>
  canAddPick(rulesOf(question), picks, id);

/** The question as the engine's rules about picks know it. */
function rulesOf(question: PlayQuestion) {
  const { choices, quotas, standalone, conflicts, ...rest } = question;
  const clash = (one: string, other: string): boolean =>
    conflicts?.some(([a, b]) => (a === one && b === other) || (a === other && b === one)) ?? false;
  return {
    ...rest,
    // No quotas are no rule, not an empty one.
    ...(quotas.length > 0 && { quotas }),
    choices: choices.map(({ id }) => id),
    limits: choices.map(({ limit }) => limit),
    hints: { conflicts: clash, ...(standalone !== null && { standalone }) },
  };
}

/** Adds a pick. Where no more fit, it takes the place of the oldest one that makes room. */
export function withPick(question: PlayQuestion, picks: Picks, id: string): Picks {
  if (canAdd(question, picks, id)) return [...picks, id];
  for (const at of picks.keys()) {
    const others = picks.filter((_, index) => index !== at);
    if (picks[at] !== id && canAdd(question, others, id)) return [...others, id];
  }
  return picks;
}

/** Returns why the picks can't be sent, as far as the page knows; null if they can. */
export function problemOf(question: PlayQuestion, picks: Picks): Text | null {
  const { answers } = question;
  const problem = answerViolation(rulesOf(question), toAnswer(picks));
  if (problem || answers === null || answers.some((answer) => isSame(answer.picks, picks))) return problem;
  return { en: 'These don’t go together.', de: 'Das passt nicht zusammen.' };
}

const isSame = (one: Answer, other: Answer): boolean =>
  toAnswer(one).toSorted().join() === toAnswer(other).toSorted().join();

/** Up to this many choices are in sight together, with how often each is picked. */
const IN_SIGHT = 8;

/** Returns the words for picks: those of the game if it has some, otherwise a list with counts, if there's need of one. */
export function picksText(question: PlayQuestion, picks: Picks, translate: (text: Text) => string): string {
  const whole = question.answers?.find((answer) => isSame(answer.picks, picks));
  if (whole && picks.length > 0) return translate(whole.text);
  const choices = openChoices(question);
  if (choices.length <= IN_SIGHT) return '';
  return choices
    .flatMap((choice) => {
      const count = countOf(picks, choice.id);
      const name = translate(choice.short ?? choice.text);
      return count === 0 ? [] : [count > 1 ? `${count} × ${name}` : name];
    })
    .join(', ');
}
