import { randomFrom } from '../engine/random.ts';
import type { Answer } from '../engine/script.ts';
import type { Bot, LineOfPlay, Thought } from './bot.ts';
import { type SearchLimits, isSameAnswer, type SearchResult, searchTurn } from './turn-search.ts';
import { handmadeEvaluator } from './evaluator.ts';

/** One answer ahead. */
const STEP_LIMITS: SearchLimits = { depth: 1, width: 1, tables: 3, draws: 3, budget: 200, answers: 48 };
/** A beginner looks at a few answers only and trusts a single guess. */
const GLANCE_LIMITS: SearchLimits = { depth: 1, width: 1, tables: 1, draws: 1, budget: 12, answers: 8 };
/** A whole turn ahead. */
const TURN_LIMITS: SearchLimits = { depth: 8, width: 8, tables: 4, draws: 16, budget: 1500, answers: 48 };

/** One in this many times a bot makes a move that costs next to nothing, so that no match stalls forever. */
const RESTLESS_ODDS = 8;
const NEARLY_EQUAL = 0.005;
/** One in this many times a beginner plays at random. */
const MISTAKE_ODDS = 2;

export const gentle: Bot = (game, input, seed) => {
  const result = searchTurn(game, input, seed, handmadeEvaluator(game), GLANCE_LIMITS);
  if (!result) return null;
  const random = randomFrom({ seed: `${seed} mistake`, drawn: 0 });
  const { lines } = result;
  const slip = random.below(MISTAKE_ODDS) === 0 ? lines[random.below(lines.length)] : undefined;
  return slip ? { answer: slip.answers[0] as Answer, lines } : chooseLine(result, seed);
};

export const fair: Bot = (game, input, seed) =>
  chooseLine(searchTurn(game, input, seed, handmadeEvaluator(game), STEP_LIMITS), seed);

export const good: Bot = (game, input, seed) =>
  chooseLine(searchTurn(game, input, seed, handmadeEvaluator(game), TURN_LIMITS), seed);

/** Returns the best line. A line no better than doing nothing is rarely chosen. */
export function chooseLine(result: SearchResult | null, seed: string): Thought | null {
  if (!result) return null;
  const { decision, lines } = result;
  const idle = lines.find(({ answers }) => isSameAnswer(answers[0], decision.fallback));
  const best = lines.find(({ answers }) => !isSameAnswer(answers[0], decision.fallback));
  if (!best) return { answer: decision.fallback, lines };
  if (!idle || best.value > idle.value || actsAnyway(best, idle, seed))
    return { answer: best.answers[0] as Answer, lines };
  return { answer: decision.fallback, lines };
}

function actsAnyway(best: LineOfPlay, idle: LineOfPlay, seed: string): boolean {
  return (
    idle.value - best.value <= NEARLY_EQUAL * Math.abs(idle.value) &&
    randomFrom({ seed: `${seed} restless`, drawn: 0 }).below(RESTLESS_ODDS) === 0
  );
}
