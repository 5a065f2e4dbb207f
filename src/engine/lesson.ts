import { type AnyGame, type BaseState, familyOf, type Family } from './game/index.ts';
import { isStep, type Lesson, type LessonMove, type LessonStep } from './game/lesson.ts';
import { type MatchUpdate, startAtState } from './match.ts';
import { type Answer, type Decision, PASS } from './script.ts';

/** A lesson with its game. */
export interface GameLesson {
  readonly game: AnyGame;
  readonly family: Family;
  readonly lesson: Lesson<BaseState>;
}

/** Returns all lessons of some games, in the order of the games. */
export const lessonsOf = (games: Iterable<AnyGame>): readonly GameLesson[] =>
  [...games].flatMap((game) =>
    (game.lessons ?? []).map((lesson) => ({ game, lesson, family: familyOf(game.info, lesson.variant) })),
  );

/** Starts a match at the first position of a lesson. */
export const startLesson = ({ game, lesson }: GameLesson): MatchUpdate<BaseState, unknown> =>
  startAtState(game, lesson.start(), 0) as MatchUpdate<BaseState, unknown>;

/** Returns the step that waits after this many moves; null at another seat's move and after the end. */
export function stepAfter({ moves }: Pick<Lesson<unknown>, 'moves'>, played: number): LessonStep | null {
  const move = moves[played];
  return move && isStep(move) ? move : null;
}

/** Returns the number of steps in these moves. */
export const countSteps = (moves: readonly LessonMove[]): number => moves.filter(isStep).length;

/** Returns whether two answers pick the same, in whatever order. */
export const hasSamePicks = (one: Answer, other: Answer): boolean =>
  one.toSorted().join('\n') === other.toSorted().join('\n');

/** Returns the question with this answer as its only one, so that nothing else is offered or marked. */
export function onlyAnswer(question: Decision, answer: Answer): Decision {
  const choices = [...new Set(answer)];
  const none = choices.length === 1 && choices[0] === PASS;
  const { quotas: _quotas, limits: _limits, check: _check, hints, ...rest } = question;
  return {
    ...rest,
    choices,
    limits: choices.map((id) => answer.filter((each) => each === id).length),
    min: none ? 0 : answer.length,
    max: none ? 1 : answer.length,
    ...(hints?.pictured && { hints: { pictured: true } }),
  };
}
