import { isOpen, questionOf } from '../../../engine/answers.ts';
import { type Match, type Moved, startAt, submit } from '../../../engine/match.ts';
import type { Answer, Seat } from '../../../engine/script.ts';
import { languages, Refused } from '../../../engine/text.ts';
import type { News } from '../news.ts';
import type { State } from '../state.ts';
import { seatNames } from '../vocabulary.ts';
import { differences } from './compare.ts';
import { type Expectation, type Move, readScenario, type Scenario, ScenarioError } from './file.ts';
import { show } from './lists.ts';
import { buildPosition } from './position.ts';
import { learnt, type Rivals } from './secrecy.ts';

/** Stands for the answer a question gets when its time runs out. */
const TIMEOUT = 'timeout';

/** A scenario under way. Between two moves nothing lives on but the stored match, as text. */
interface Course {
  readonly game: Rivals;
  stored: string;
  now: Moved<State, News>;
  readonly news: News[];
}

/** Runs one scenario. Throws `ScenarioError` when it cannot be run or does not come out as expected, with the difference. */
export function runScenario(game: Rivals, content: unknown): void {
  const file = readScenario(content);
  for (let time = 0; time < file.repeat; time++) runOnce(game, file, time === 0 ? file.title : `${file.title} ${time}`);
}

function runOnce(game: Rivals, file: Scenario, seed: string): void {
  const course = begin(game, buildPosition(file, seed));
  file.steps.forEach((step, index) => {
    const where = `step ${index + 1}`;
    if ('expect' in step) check(course, step.expect, where);
    else if (step.move.illegal) refuse(course, step.move, where);
    else move(course, step.move, where);
  });
  check(course, file.expect ?? {}, 'at the end');
  const left = course.now.state.dice ?? [];
  if (left.length > 0 && file.expect?.diceLeft === undefined) fail('at the end', `unused dice ${show(left)}`);
}

function fail(where: string, difference: string): never {
  throw new ScenarioError(`${where}: ${difference}`);
}

function begin(game: Rivals, position: State): Course {
  const now = startAt(game, position, 0);
  const course: Course = { game, stored: JSON.stringify(now.match), now, news: [...now.events] };
  answerUnasked(course);
  return course;
}

function give(course: Course, seat: Seat, answer: Answer): void {
  course.now = submit(course.game, JSON.parse(course.stored) as Match, seat, answer);
  course.stored = JSON.stringify(course.now.match);
  course.news.push(...course.now.events);
}

/**
 * What the notation does not ask: a question that is put only so that silence betrays nothing has one legal answer, and gold
 * that comes by itself fills the Gold Cache first.
 */
function answerUnasked(course: Course): void {
  for (;;) {
    const question = course.now.open.find((open) => open.key === 'route.gold' || (open.always === 'secrecy' && !isOpen(open)));
    if (!question) return;
    give(course, question.seat, question.otherwise);
  }
}

const told = ({ seat, answer }: Move): string =>
  `${seatNames[seat as 0 | 1]}: ${answer.length === 1 ? String(answer[0]) : show(answer)}`;

function move(course: Course, wanted: Move, where: string): void {
  const { seat, answer } = wanted;
  try {
    give(course, seat, answer.length === 1 && answer[0] === TIMEOUT ? timeout(course, seat, where) : answer);
    answerUnasked(course);
  } catch (error) {
    if (error instanceof ScenarioError) throw error;
    const reason = error instanceof Refused ? `refused: ${error.message}` : `failed: ${(error as Error).message}`;
    fail(where, `${told(wanted)} ${reason}`);
  }
}

function timeout({ now }: Course, seat: Seat, where: string): Answer {
  return questionOf(now.open, seat)?.otherwise ?? fail(where, `${seatNames[seat as 0 | 1]} is asked nothing`);
}

/** The move must be well-formed, be refused with a reason, and leave the stored match as it is. */
function refuse({ game, stored }: Course, wanted: Move, where: string): void {
  const unknown = wanted.answer.filter((id) => !game.words.knows(id));
  if (unknown.length > 0) fail(where, `${unknown.join(', ')} is no move of the notation`);
  const match = JSON.parse(stored) as Match;
  try {
    submit(game, match, wanted.seat, wanted.answer);
  } catch (error) {
    if (!(error instanceof Refused)) fail(where, `${told(wanted)} failed: ${(error as Error).message}`);
    const silent = languages.some((language) => error.reason[language].trim() === '');
    if (silent) fail(where, `${told(wanted)} was refused without a reason`);
    if (JSON.stringify(match) !== stored) fail(where, `${told(wanted)} was refused, but changed the match`);
    return;
  }
  fail(where, `${told(wanted)} was taken, but should be refused`);
}

function check({ game, now, news }: Course, expected: Expectation, where: string): void {
  const found = differences(expected, {
    state: now.state,
    open: now.open,
    view: (seat) => game.sight.view(now.state, seat),
    learnt: (seat, ids) => learnt(game, now, news, seat, ids),
  });
  if (found.length > 0) fail(where, found.join('; '));
}
