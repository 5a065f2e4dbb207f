import type { AnyGame } from '../../engine/game/index.ts';
import { isStep } from '../../engine/game/lesson.ts';
import {
  countSteps,
  type GameLesson,
  hasSamePicks,
  lessonsOf,
  onlyAnswer,
  startLesson,
  stepAfter,
} from '../../engine/lesson.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { fingerprint } from '../fingerprint.ts';
import type { PanelLesson } from '../matches.ts';
import { problems } from '../problems.ts';
import type { LoggedEvent, StoredMatch, Terms } from '../stored-match.ts';
import { applyAnswer, type Transition } from '../transition/transition.ts';

const marks = new WeakMap<GameLesson['lesson'], string>();

/** Returns a fingerprint of a lesson's start and moves: it changes when an update changes them. */
export function movesMark(taught: GameLesson): string {
  const known = marks.get(taught.lesson);
  if (known !== undefined) return known;
  const moves = taught.lesson.moves.map((move) => (isStep(move) ? move.answer : [move.seat, ...move.answer]));
  const mark = fingerprint(JSON.stringify([startLesson(taught).match.rest, moves]));
  marks.set(taught.lesson, mark);
  return mark;
}

/** Returns the lesson of a match; null if it is none, or an update changed its moves. */
function lessonOf(game: AnyGame, { lesson }: Terms): GameLesson | null {
  const taught = lesson && lessonsOf([game]).find(({ family }) => family.id === lesson.family);
  return taught && movesMark(taught) === lesson.moves ? taught : null;
}

/** Returns the open step of a lesson; null if the match is none, or an update changed its moves. */
export function lessonStepOf(
  game: AnyGame,
  { terms, answers }: Pick<StoredMatch, 'terms' | 'answers'>,
): Omit<PanelLesson, 'others'> | null {
  const taught = lessonOf(game, terms);
  const step = taught && stepAfter(taught.lesson, answers);
  if (!taught || !step) return null;
  const { goal, moves, assumes = [] } = taught.lesson;
  return {
    family: taught.family.id,
    goal,
    number: countSteps(moves.slice(0, answers)) + 1,
    steps: countSteps(moves),
    text: step.text,
    answer: step.answer,
    topics: [...assumes, ...(step.topic === undefined ? [] : [step.topic])],
    place: step.place ?? null,
  };
}

/** Returns what happened since the last step of a lesson: the learner's move, and the moves of the others after it. */
export function eventsSinceStep(
  game: AnyGame,
  { terms, answers, log }: Pick<StoredMatch, 'terms' | 'answers' | 'log'>,
): readonly LoggedEvent[] {
  const played = lessonOf(game, terms)?.lesson.moves.slice(0, answers) ?? [];
  const last = played.findLastIndex(isStep);
  return log.filter(({ seq }) => last >= 0 && seq > last);
}

/** Plays the fixed moves of the other seats, up to the learner's next step. */
export function playReplies(transition: Transition): void {
  const taught = lessonOf(transition.context.game, transition.before.terms);
  if (!taught) return;
  for (;;) {
    const move = taught.lesson.moves[transition.answers];
    if (!move || isStep(move)) return;
    applyAnswer(transition, move.seat, move.answer);
  }
}

const stepOf = ({ context, before, answers }: Transition): Omit<PanelLesson, 'others'> | null =>
  lessonStepOf(context.game, { terms: before.terms, answers });

/** Returns the question reduced to the step of a lesson; any other question as it is. */
export function lessonQuestion(transition: Transition, question: Decision | null): Decision | null {
  const step = question && stepOf(transition);
  return step ? onlyAnswer(question, step.answer) : question;
}

/** Refuses answers other than the step of a lesson, kindly: the step stays open. */
export function checkLessonStep(transition: Transition, answer: Answer): void {
  if (!transition.before.terms.lesson) return;
  const step = stepOf(transition);
  if (!step) throw problems.lessonChanged();
  if (!hasSamePicks(answer, step.answer)) throw problems.otherStep();
}
