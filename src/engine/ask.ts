import { firstAnswer, isOpen, picksOf } from './answers.ts';
import { type Answer, type Decision, PASS, type Question, type Reply, type Script } from './script.ts';

/**
 * Asks, and gives back the picks (none for `pass`). A question with a single legal answer is not put to anybody, unless it
 * says `always`; one without any legal answer is a mistake in the rules.
 */
export function* ask(question: Question): Script<Answer> {
  const choices = question.min === 0 && !question.choices.includes(PASS) ? [...question.choices, PASS] : question.choices;
  const whole = choices === question.choices ? question : withChoices(question, choices);
  if (!question.always && !isOpen(whole)) return picksOf(onlyAnswer(whole));
  const decision = question.otherwise ? (whole as Decision) : { ...whole, otherwise: onlyAnswer(whole) };
  const reply = yield [decision];
  return picksOf(reply.answer);
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

/** Runs scripts side by side: what each asks is open at once, and each goes on as soon as its own question is answered. */
export function together(...scripts: readonly Script[]): Script {
  return run(scripts, (open) => open.every((questions) => questions === null));
}

/** As `together`, but over when `main` is over: what `side` still asks stays unasked and unchanged. */
export function alongside(main: Script, side: Script): Script {
  return run([main, side], (open) => open[0] === null);
}

function* run(scripts: readonly Script[], over: (open: readonly (readonly Decision[] | null)[]) => boolean): Script {
  const open = scripts.map((script) => advance(script));
  while (!over(open)) {
    const questions = open.flatMap((each) => each ?? []);
    const reply: Reply = yield questions;
    const index = open.findIndex((each) => each?.some(({ seat }) => seat === reply.seat));
    open[index] = advance(scripts[index] as Script, reply);
  }
}

function advance(script: Script, reply?: Reply): readonly Decision[] | null {
  // A generator ignores what it is first resumed with.
  const { value, done } = script.next(reply as Reply);
  return done ? null : value;
}
