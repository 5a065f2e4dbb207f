import { firstAnswer, hasChoice, picksOf } from './answers.ts';
import { type Answer, type Decision, PASS, type Question, type Reply, type Script, type Seat } from './script.ts';

/**
 * Asks a question and returns the picks (none for `pass`). A question with a single legal answer is skipped unless
 * `always` is set; one with no legal answer is a bug in the rules. Pass a function when the question depends on the
 * state: it's called again after each change. If it returns null, there is nothing to pick.
 */
export function* ask(asking: Question | (() => Question | null)): Script<Answer> {
  for (;;) {
    const question = typeof asking === 'function' ? asking() : asking;
    if (!question) return [];
    const decision = decisionOf(question);
    if (!decision) return picksOf(onlyAnswer(question));
    const reply = yield [decision];
    if (reply) return picksOf(reply.answer);
  }
}

/** Asks a question that always has several answers. `make` is called again after each change of the state. */
export function* askUnchecked(make: () => Decision): Script<Answer> {
  for (;;) {
    const reply = yield [make()];
    if (reply) return reply.answer;
  }
}

/** A question with a text in its game; a key without one does not compile. */
export type WordedQuestion<K extends string> = Question & { readonly key: K };

/** What a game with these question keys asks with. */
export interface WordedQuestions<K extends string> {
  askWorded(asking: WordedQuestion<K> | (() => WordedQuestion<K> | null)): Script<Answer>;
  pick(seat: Seat, key: K, choices: readonly string[], fallback?: string): Script<string>;
}

/** Asks for one of the choices, the first being the time-out answer; a single choice is taken without asking. */
function* pick(seat: Seat, key: string, choices: readonly string[], fallback = choices[0] as string): Script<string> {
  if (choices.length === 1) return choices[0] as string;
  if (choices.length === 0) throw new Error(`no choices for ${key}`);
  const answer = yield* askUnchecked(() => ({ seat, key, choices, min: 1, max: 1, fallback: [fallback] }));
  return answer[0] as string;
}

export const questionsWith = <K extends string>(): WordedQuestions<K> => ({ askWorded: ask, pick });

/** Completes a question for asking; returns null when only one answer is legal. */
function decisionOf(question: Question): Decision | null {
  const choices =
    question.min === 0 && !question.choices.includes(PASS) ? [...question.choices, PASS] : question.choices;
  const complete = choices === question.choices ? question : withChoices(question, choices);
  if (!question.always && !hasChoice(complete)) return null;
  return question.fallback ? (complete as Decision) : { ...complete, fallback: onlyAnswer(complete) };
}

function withChoices(question: Question, choices: readonly string[]): Question {
  const { limits } = question;
  return limits ? { ...question, choices, limits: [...limits, 1] } : { ...question, choices };
}

function onlyAnswer(question: Question): Answer {
  if (question.min === 1 && question.max === 1 && !question.check && !question.quotas && question.choices.length > 0) {
    return [question.choices[0] as string];
  }
  const answer = firstAnswer(question);
  if (!answer) throw new Error(`no legal answer to ${question.key}`);
  return answer;
}

/**
 * Runs scripts in parallel and returns their results in order once all have ended. All their questions are open at
 * once. Each answer resumes its own script and refreshes the questions of the others, because the state may have
 * changed. Secret choices can thus take effect at the same moment.
 */
export function together(...scripts: readonly Script[]): Script;
export function together<R>(...scripts: readonly Script<R>[]): Script<readonly R[]>;
export function* together(...scripts: readonly Script<unknown>[]): Script<unknown> {
  const results: unknown[] = [];
  const open = scripts.map((script, index) => advance(script, results, index));
  // The last script may have changed the state after the others asked.
  let fresh = scripts.length - 1;
  for (;;) {
    refreshQuestions(scripts, open, results, fresh);
    const questions = flattenOpen(open);
    if (questions.length === 0) return results;
    const reply = yield questions;
    fresh = reply ? indexOfAsker(open, reply) : -1;
    if (reply) open[fresh] = advance(scripts[fresh] as Script<unknown>, results, fresh, reply);
  }
}

/** Refreshes all questions except a fresh one. A script that advances meanwhile may change the state again. */
function refreshQuestions(
  scripts: readonly Script<unknown>[],
  open: (readonly Decision[] | null)[],
  results: unknown[],
  fresh: number,
): void {
  for (let index = 0; index < open.length; index++) {
    const asked = open[index];
    if (!asked || index === fresh) continue;
    const next = advance(scripts[index] as Script<unknown>, results, index);
    open[index] = next;
    if (next?.[0]?.key !== asked[0]?.key) return refreshQuestions(scripts, open, results, index);
  }
}

/**
 * Runs `main` while the questions of `sides` are open too; ends when `main` ends, answered or not. A side that ends
 * before the first answer to `main` ends the step, so that `main` starts again from the new state. So `main` must not
 * change anything before its first question.
 */
export function* meanwhile(main: Script, sides: readonly Script[]): Script {
  const open = [main, ...sides].map((script, index) => advance(script, [], index));
  for (let started = false; open[0];) {
    const reply = yield flattenOpen(open);
    if (!reply) continue;
    const index = indexOfAsker(open, reply);
    open[index] = advance(index === 0 ? main : (sides[index - 1] as Script), [], index, reply);
    if (index === 0) started = true;
    else if (!started && !open[index]) return;
  }
}

function flattenOpen(open: readonly (readonly Decision[] | null)[]): readonly Decision[] {
  const questions: Decision[] = [];
  for (const each of open) if (each) questions.push(...each);
  return questions;
}

const indexOfAsker = (open: readonly (readonly Decision[] | null)[], { seat }: Reply): number =>
  open.findIndex((each) => each?.some((decision) => decision.seat === seat));

/** Resumes a script and returns its next questions, or null at its end, with the result stored. */
function advance<R>(
  script: Script<R>,
  results: R[],
  index: number,
  reply: Reply | null = null,
): readonly Decision[] | null {
  // A generator ignores the value of its first `next`.
  const step = script.next(reply);
  if (!step.done) return step.value;
  results[index] = step.value;
  return null;
}
