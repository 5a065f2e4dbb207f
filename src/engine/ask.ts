import { firstAnswer, isOpen, picksOf } from './answers.ts';
import { type Answer, type Decision, PASS, type Question, type Reply, type Script } from './script.ts';

/**
 * Asks, and gives back the picks (none for `pass`). A question with a single legal answer is not put to anybody, unless it
 * says `always`; one without any legal answer is a mistake in the rules. What depends on the table is handed in as a function:
 * it is called again when the table changed meanwhile. Where that gives null there is nothing to pick.
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

/** Puts a question that always has several answers; it is made again when the table changed meanwhile. */
export function* put(make: () => Decision): Script<Answer> {
  for (;;) {
    const reply = yield [make()];
    if (reply) return reply.answer;
  }
}

/** The question as it is put; null when a single answer is legal. */
function decisionOf(question: Question): Decision | null {
  const choices = question.min === 0 && !question.choices.includes(PASS) ? [...question.choices, PASS] : question.choices;
  const whole = choices === question.choices ? question : withChoices(question, choices);
  if (!question.always && !isOpen(whole)) return null;
  return question.otherwise ? (whole as Decision) : { ...whole, otherwise: onlyAnswer(whole) };
}

function withChoices(question: Question, choices: readonly string[]): Question {
  const { limits } = question;
  return limits ? { ...question, choices, limits: [...limits, 1] } : { ...question, choices };
}

function onlyAnswer(question: Question): Answer {
  if (question.min === 1 && question.max === 1 && !question.check && !question.parts && question.choices.length > 0) {
    return [question.choices[0] as string];
  }
  const answer = firstAnswer(question);
  if (!answer) throw new Error(`no legal answer to ${question.key}`);
  return answer;
}

/**
 * Runs scripts side by side: what each asks is open at once, and each goes on as soon as its own question is answered. The
 * questions of the others are made again then, for that answer may have changed the table. Gives their results, in their
 * order, when the last has come to its end: what is chosen in secret can take effect at one moment.
 */
export function together(...scripts: readonly Script[]): Script;
export function together<R>(...scripts: readonly Script<R>[]): Script<readonly R[]>;
export function* together(...scripts: readonly Script<unknown>[]): Script<unknown> {
  const results: unknown[] = [];
  const open = scripts.map((script, index) => advance(script, results, index));
  // What the last one did before its question, the others have not seen.
  let fresh = scripts.length - 1;
  for (;;) {
    remake(scripts, open, results, fresh);
    const questions = allOf(open);
    if (questions.length === 0) return results;
    const reply = yield questions;
    fresh = reply ? asking(open, reply) : -1;
    if (reply) open[fresh] = advance(scripts[fresh] as Script<unknown>, results, fresh, reply);
  }
}

/** Makes all questions again but for a fresh one. Where a script goes on at that, it may have changed the table once more. */
function remake(scripts: readonly Script<unknown>[], open: (readonly Decision[] | null)[], results: unknown[], fresh: number): void {
  for (let index = 0; index < open.length; index++) {
    const asked = open[index];
    if (!asked || index === fresh) continue;
    const next = advance(scripts[index] as Script<unknown>, results, index);
    open[index] = next;
    if (next?.[0]?.key !== asked[0]?.key) return remake(scripts, open, results, index);
  }
}

/**
 * Runs `main` while others may answer what `sides` ask: over when `main` is over, whatever is still unanswered. Answered
 * before `main` got its first answer, a side ends the step, so that `main` looks at the table anew; so `main` may change
 * nothing before its first question.
 */
export function* meanwhile(main: Script, sides: readonly Script[]): Script {
  const open = [main, ...sides].map((script, index) => advance(script, [], index));
  for (let begun = false; open[0]; ) {
    const reply = yield allOf(open);
    if (!reply) continue;
    const index = asking(open, reply);
    open[index] = advance(index === 0 ? main : (sides[index - 1] as Script), [], index, reply);
    if (index === 0) begun = true;
    else if (!begun && !open[index]) return;
  }
}

function allOf(open: readonly (readonly Decision[] | null)[]): readonly Decision[] {
  const questions: Decision[] = [];
  for (const each of open) if (each) questions.push(...each);
  return questions;
}

const asking = (open: readonly (readonly Decision[] | null)[], { seat }: Reply): number =>
  open.findIndex((each) => each?.some((decision) => decision.seat === seat));

/** The questions a script goes on to; null, with its result kept, at its end. */
function advance<R>(script: Script<R>, results: R[], index: number, reply: Reply | null = null): readonly Decision[] | null {
  // A generator ignores what it is first resumed with.
  const step = script.next(reply);
  if (!step.done) return step.value;
  results[index] = step.value;
  return null;
}
