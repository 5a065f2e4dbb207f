import { picksOf } from '../../../src/engine/answers.ts';
import type { Answer } from '../../../src/engine/script.ts';
import type { PlayQuestion } from '../../../src/web/play/play-api.ts';
import { countOf } from '../../../src/engine/picks.ts';
import { asksOnlyForPlace, forcedChoice, modelOf, placeOf } from '../../../src/web/page/play/question-model.ts';

/**
 * Counts the clicks of an answer: those of the shortest way, a drag from the hand to the board being one. `undoable`: an
 * earlier step can be undone.
 */
export function clicksFor(question: PlayQuestion, answer: Answer, undoable: boolean): number {
  // The page plays what's forced.
  if (forcedChoice(question, undoable)) return 0;
  const picks = picksOf(answer);
  if (question.max > 1) {
    if (picks.length === 0 || picks[0] === question.standalone) return 1;
    const changes = question.choices.map(({ id }) => Math.abs(countOf(picks, id) - countOf(question.proposed, id)));
    return changes.reduce((sum, each) => sum + each, 1);
  }
  const model = modelOf(question);
  const choice = question.choices.find(({ id }) => id === answer[0]);
  if (!choice) throw new Error(`${answer.join()} isn't offered`);
  const place = placeOf(choice);
  const { dice, end, trade } = model.slots;
  if (dice.includes(choice) || model.buttons.includes(choice)) return 1;
  if (end.includes(choice)) return end.length;
  if (place !== undefined && (asksOnlyForPlace(question) || choice.card !== undefined)) return 1;
  return trade.includes(choice) && trade.length > 12 ? 3 : 2;
}

/** Returns the suggested plan that begins with an answer: one click plays all of it. */
export const planWith = (question: PlayQuestion, answer: Answer): PlayQuestion['plans'][number] | undefined =>
  question.plans.find(({ moves: [first = []] }) => first.toSorted().join() === answer.toSorted().join());
