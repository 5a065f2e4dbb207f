import { questionOf } from '../../engine/answers.ts';
import type { Game, Resting } from '../../engine/game/index.ts';
import { type Match, type Moved, startAt, submit } from '../../engine/match.ts';
import { goOnPlan, takesPlans } from '../../engine/plan.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import { languages, Refused } from '../../engine/text.ts';
import { type Move, ScenarioError } from './file.ts';
import { show } from './lists.ts';
import type { Seating } from './seating.ts';

/** Stands for the answer a question gets when its time runs out. */
const TIMEOUT = 'timeout';

/** A scenario under way. Between two moves nothing lives on but the stored match, as text. */
export interface Course<S extends Resting, V, E, O> {
  readonly game: Game<S, V, E, O>;
  readonly seating: Seating;
  stored: string;
  now: Moved<S, E>;
  /** Everything that happened, and what the last move made happen. */
  readonly news: E[];
  last: readonly E[];
}

export function beginCourse<S extends Resting, V, E, O>(game: Game<S, V, E, O>, seating: Seating, position: S): Course<S, V, E, O> {
  const now = startAt(game, position, 0);
  return { game, seating, stored: JSON.stringify(now.match), now, news: [...now.events], last: now.events };
}

export function fail(where: string, difference: string): never {
  throw new ScenarioError(`${where}: ${difference}`);
}

const told = ({ seat, answer }: Move): string => `${seat}: ${answer.length === 1 ? String(answer[0]) : show(answer)}`;

/** Makes a move of the file, or sees it refused where it says so. */
export function moveOn<S extends Resting, V, E, O>(course: Course<S, V, E, O>, move: Move, where: string): void {
  if (move.illegal) refuse(course, move, where);
  else make(course, move, where);
}

function make<S extends Resting, V, E, O>(course: Course<S, V, E, O>, move: Move, where: string): void {
  try {
    const { stored, now, events } = played(course, move, where);
    course.stored = stored;
    course.now = now;
    course.news.push(...events);
    course.last = events;
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    const reason = error instanceof Refused ? `refused: ${error.message}` : `failed: ${(error as Error).message}`;
    fail(where, `${told(move)} ${reason}`);
  }
}

/** Plays the answers a move consists of on a match that is read from its text before each of them. */
function played<S extends Resting, V, E, O>({ game, seating, stored, now }: Course<S, V, E, O>, move: Move, where: string) {
  const seat = seating.seat(move.seat);
  const events: E[] = [];
  let written = stored;
  let moved = now;
  for (const [index, answer] of answersOf(game, questionOf(now.open, seat), move, seating, where).entries()) {
    if (index > 0) goOnPlan(game.words, questionOf(moved.open, seat));
    moved = submit(game, JSON.parse(written) as Match, seat, answer);
    written = JSON.stringify(moved.match);
    events.push(...moved.events);
  }
  return { stored: written, now: moved, events };
}

function answersOf<S extends Resting, V, E, O>(
  game: Game<S, V, E, O>,
  decision: Decision | null,
  { answer, seat }: Move,
  seating: Seating,
  where: string,
): readonly Answer[] {
  const ids = answer.map((id) => seating.toGame(id));
  const [first = ''] = ids;
  if (ids.length > 1) return decision && takesPlans(game.words, decision) ? ids.map((id) => [id]) : [ids];
  if (first === TIMEOUT) return [decision?.otherwise ?? fail(where, `${seat} is asked nothing`)];
  return [(decision && game.words.spoken?.(decision, first)) ?? ids];
}

/** The move must be well-formed, be refused with a reason, and leave the stored match as it is. */
function refuse<S extends Resting, V, E, O>(course: Course<S, V, E, O>, move: Move, where: string): void {
  const { game, seating, stored } = course;
  const unknown = move.answer.filter((id) => !game.words.knows(seating.toGame(id)));
  if (unknown.length > 0) fail(where, `${unknown.join(', ')} is no move of the notation`);
  try {
    played(course, move, where);
  } catch (error) {
    if (!(error instanceof Refused)) fail(where, `${told(move)} failed: ${(error as Error).message}`);
    if (languages.some((language) => error.reason[language].trim() === '')) fail(where, `${told(move)} was refused without a reason`);
    if (course.stored !== stored) fail(where, `${told(move)} was refused, but changed the match`);
    return;
  }
  fail(where, `${told(move)} was taken, but should be refused`);
}
