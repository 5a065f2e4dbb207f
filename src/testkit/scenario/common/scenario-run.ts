import { questionOf } from '../../../engine/answers.ts';
import type { Game, BaseState } from '../../../engine/game/index.ts';
import { type Match, type MatchUpdate, startAtState, submitAnswer } from '../../../engine/match.ts';
import { checkPlanContinues, acceptsPlans } from '../../../engine/move-plan.ts';
import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import { languages, Refused } from '../../../engine/text.ts';
import { type ScenarioMove, ScenarioError } from './file-schema.ts';
import { formatValue } from './list-differences.ts';
import type { Seating } from './seating.ts';

/** Stands for the answer a question gets when its time runs out. */
const TIMEOUT = 'timeout';

/** A scenario under way. Between two moves nothing lives on but the stored match, as text. */
export interface ScenarioRun<S extends BaseState, V, E, O> {
  readonly game: Game<S, V, E, O>;
  readonly seating: Seating;
  stored: string;
  update: MatchUpdate<S, E>;
  /** Everything that happened, and what the last move made happen. */
  readonly events: E[];
  lastEvents: readonly E[];
  /** Finds a question that the notation leaves out; it gets its fallback. */
  readonly findUnasked: (open: readonly Decision[]) => Decision | undefined;
}

export function startScenario<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  seating: Seating,
  position: S,
  findUnasked: (open: readonly Decision[]) => Decision | undefined = () => undefined,
): ScenarioRun<S, V, E, O> {
  const update = startAtState(game, position, 0);
  const stored = JSON.stringify(update.match);
  const run = { game, seating, stored, update, events: [], lastEvents: [], findUnasked };
  advance(run, answerUnasked(run, { stored, update, events: update.events }));
  return run;
}

/** A match after some answers, as text, and what they made happen. */
interface Played<S, E> {
  readonly stored: string;
  readonly update: MatchUpdate<S, E>;
  readonly events: readonly E[];
}

function advance<S extends BaseState, V, E, O>(run: ScenarioRun<S, V, E, O>, played: Played<S, E>): void {
  const { stored, update, events } = played;
  run.stored = stored;
  run.update = update;
  run.events.push(...events);
  run.lastEvents = events;
}

/** Answers on a match read from its text. A refusal must leave that match as it is. */
function submit<S extends BaseState, V, E, O>(
  { game }: ScenarioRun<S, V, E, O>,
  { stored, events }: Played<S, E>,
  seat: Seat,
  answer: Answer,
): Played<S, E> {
  const match = JSON.parse(stored) as Match;
  try {
    const update = submitAnswer(game, match, seat, answer);
    return { stored: JSON.stringify(update.match), update, events: [...events, ...update.events] };
  } catch (error) {
    if (JSON.stringify(match) !== stored) throw new ScenarioError('what was refused changed the match');
    throw error;
  }
}

export function failScenario(where: string, difference: string): never {
  throw new ScenarioError(`${where}: ${difference}`);
}

const moveText = ({ seat, answer }: ScenarioMove): string =>
  `${seat}: ${answer.length === 1 ? String(answer[0]) : formatValue(answer)}`;

/** Makes a move of the file, or sees it refused where it says so. */
export function playMove<S extends BaseState, V, E, O>(
  run: ScenarioRun<S, V, E, O>,
  move: ScenarioMove,
  where: string,
): void {
  if (move.illegal) expectRefusal(run, move, where);
  else makeMove(run, move, where);
}

function makeMove<S extends BaseState, V, E, O>(run: ScenarioRun<S, V, E, O>, move: ScenarioMove, where: string): void {
  try {
    advance(run, applyMove(run, move, where));
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    const reason = error instanceof Refused ? `refused: ${error.message}` : `failed: ${(error as Error).message}`;
    failScenario(where, `${moveText(move)} ${reason}`);
  }
}

/** Plays the answers a move consists of, and those that the notation leaves out. */
function applyMove<S extends BaseState, V, E, O>(
  run: ScenarioRun<S, V, E, O>,
  move: ScenarioMove,
  where: string,
): Played<S, E> {
  const { game, seating, update } = run;
  const seat = seating.seat(move.seat);
  let played: Played<S, E> = { ...run, events: [] };
  for (const [index, answer] of answersOf(game, questionOf(update.open, seat), move, seating, where).entries()) {
    if (index > 0) checkPlanContinues(game.text, questionOf(played.update.open, seat));
    played = submit(run, played, seat, answer);
  }
  return answerUnasked(run, played);
}

function answerUnasked<S extends BaseState, V, E, O>(run: ScenarioRun<S, V, E, O>, played: Played<S, E>): Played<S, E> {
  const question = run.findUnasked(played.update.open);
  return question ? answerUnasked(run, submit(run, played, question.seat, question.fallback)) : played;
}

function answersOf<S extends BaseState, V, E, O>(
  game: Game<S, V, E, O>,
  decision: Decision | null,
  { answer, seat }: ScenarioMove,
  seating: Seating,
  where: string,
): readonly Answer[] {
  const ids = answer.map((id) => seating.toGame(id));
  const [first = ''] = ids;
  if (ids.length > 1) return decision && acceptsPlans(game.text, decision) ? ids.map((id) => [id]) : [ids];
  if (first === TIMEOUT) return [decision?.fallback ?? failScenario(where, `${seat} is asked nothing`)];
  return [(decision && game.text.parseTyped?.(decision, first)) ?? ids];
}

/** The move must be well-formed, be refused with a reason, and leave the stored match as it is. */
function expectRefusal<S extends BaseState, V, E, O>(
  run: ScenarioRun<S, V, E, O>,
  move: ScenarioMove,
  where: string,
): void {
  const { game, seating } = run;
  const unknown = move.answer.filter((id) => !game.text.isNotation(seating.toGame(id)));
  if (unknown.length > 0) failScenario(where, `${unknown.join(', ')} is no move of the notation`);
  try {
    applyMove(run, move, where);
  } catch (error) {
    if (!(error instanceof Refused)) failScenario(where, `${moveText(move)} failed: ${(error as Error).message}`);
    if (languages.some((language) => error.reason[language].trim() === ''))
      failScenario(where, `${moveText(move)} was refused without a reason`);
    return;
  }
  failScenario(where, `${moveText(move)} was taken, but should be refused`);
}
