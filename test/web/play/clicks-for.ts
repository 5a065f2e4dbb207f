import { picksOf } from '../../../src/engine/answers.ts';
import type { Answer } from '../../../src/engine/script.ts';
import type { PlayQuestion } from '../../../src/web/play/play-api.ts';
import { countOf, type Picks } from '../../../src/engine/picks.ts';
import { withPick } from '../../../src/web/page/play/picks.ts';
import { asksOnlyForPlace, forcedChoice, modelOf, placeOf } from '../../../src/web/page/play/question-model.ts';

/**
 * Counts the clicks of an answer: those of the shortest way. A drag from the hand to the board is one, and so is one of a
 * resource onto another. `undoable`: an earlier step can be undone.
 */
export function clicksFor(question: PlayQuestion, answer: Answer, undoable: boolean): number {
  // The page plays what's forced.
  if (forcedChoice(question, undoable)) return 0;
  const picks = picksOf(answer);
  if (question.max > 1) {
    if (picks.length === 0 || picks[0] === question.standalone) return 1;
    return changesOf(question, picks) + 1;
  }
  const model = modelOf(question);
  const choice = question.choices.find(({ id }) => id === answer[0]);
  if (!choice) throw new Error(`${answer.join()} isn't offered`);
  const place = placeOf(choice);
  const { dice, end } = model.slots;
  if (choice.onto !== undefined) return 1;
  if (dice.includes(choice) || model.buttons.includes(choice)) return 1;
  if (end.includes(choice)) return end.length;
  if (place !== undefined && (asksOnlyForPlace(question) || choice.card !== undefined)) return 1;
  return 2;
}

/** Counts the touches from the proposed picks to those of an answer. Where no more fit, a pick takes another's place. */
function changesOf(question: PlayQuestion, picks: Picks): number {
  const missing = question.choices.map(({ id }) => ({ id, by: countOf(picks, id) - countOf(question.proposed, id) }));
  const added = missing.flatMap(({ id, by }) => Array.from({ length: Math.max(0, by) }, () => id));
  const replaced = added.reduce((before, id) => withPick(question, before, id), question.proposed);
  return replaced.toSorted().join() === picks.toSorted().join()
    ? added.length
    : missing.reduce((sum, { by }) => sum + Math.abs(by), 0);
}

/** Returns the suggested plan that begins with an answer: one click plays all of it. */
export const planWith = (question: PlayQuestion, answer: Answer): PlayQuestion['plans'][number] | undefined =>
  question.plans.find(({ moves: [first = []] }) => first.toSorted().join() === answer.toSorted().join());
