import { isOpen, legalAnswers, questionOf, randomAnswer } from '../engine/answers.ts';
import { respond, type Live } from '../engine/live.ts';
import type { AnyGame } from '../engine/game/index.ts';
import type { Random } from '../engine/random.ts';
import type { Answer, Decision } from '../engine/script.ts';
import type { Bot, Supposed } from './bot.ts';
import { answered } from './opponent.ts';

/** Answers looked at per question: the first ones in order, then some at random. */
const IN_ORDER = 48;
const AT_RANDOM = 12;
/** Questions answered without thinking on the way to the end of a step. */
const FURTHER = 24;

/** Once in so many times something is done that costs next to nothing, so that no two sit and wait for ever. */
const RESTLESS = 8;
const NEARLY = 0.005;

/**
 * One step ahead: tries each answer on a table that could be this one, lets the step end with the answers that are taken
 * when the clock runs out, and keeps what is worth most. What is not better than letting the clock run out is rarely done.
 */
export const greedy: Bot = ({ game, decision, suppose }, random) => {
  if (!isOpen(decision)) return decision.otherwise;
  const supposed = suppose(`${random.below(0x4000_0000)}`);
  const idle = supposed && worth(game, supposed, decision, decision.otherwise);
  if (supposed === null || idle === null) return decision.otherwise;
  let best = decision.otherwise;
  let most = -Infinity;
  for (const answer of candidates(decision, random)) {
    if (answer.join() === decision.otherwise.join()) continue;
    const value = worth(game, supposed, decision, answer);
    if (value !== null && value > most) {
      best = answer;
      most = value;
    }
  }
  if (most > idle) return best;
  const restless = random.below(RESTLESS) === 0 && idle - most <= NEARLY * Math.abs(idle);
  return restless ? best : decision.otherwise;
};

function candidates(decision: Decision, random: Random): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const answer of decision.likely?.() ?? legalAnswers(decision)) {
    if (found.size === IN_ORDER) {
      for (let i = 0; i < AT_RANDOM; i++) {
        const other = randomAnswer(decision, random);
        found.set(other.join(), other);
      }
      break;
    }
    found.set(answer.join(), answer);
  }
  return [...found.values()];
}

/** What the seat's prospects are once the step has ended after this answer; null when the table does not allow it. */
function worth(game: AnyGame, supposed: Supposed, decision: Decision, answer: Answer): number | null {
  const { seat } = decision;
  const values: number[] = [];
  const live = supposed.at((state) => values.push(valueAt(game, state, seat)));
  if (!live || !answered(live, seat, answer)) return null;
  for (let i = 0; i < FURTHER && values.length === 0 && live.open.length > 0; i++) goOn(live, seat);
  return values[0] ?? valueAt(game, live.state, seat);
}

function goOn(live: Live<unknown, unknown>, seat: number): void {
  const next = questionOf(live.open, seat) ?? (live.open[0] as Decision);
  respond(live, next.seat, next.otherwise);
}

function valueAt(game: AnyGame, state: unknown, seat: number): number {
  const result = game.rules.result(state);
  if (result) return result.ranking[0]?.includes(seat) ? Infinity : -Infinity;
  return game.mind.value(state, seat);
}
