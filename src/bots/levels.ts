import { randomFrom } from '../engine/random.ts';
import type { Answer } from '../engine/script.ts';
import type { Bot, Line, Thought } from './bot.ts';
import { type Depth, isSame, type Plan, plan } from './plan.ts';
import { byHand } from './worth.ts';

/** One step ahead. */
const step: Depth = { depth: 1, width: 1, tables: 3, draws: 3, budget: 200, answers: 48 };
/** A beginner looks at a few things only, and believes what he hopes for. */
const glance: Depth = { depth: 1, width: 1, tables: 1, draws: 1, budget: 12, answers: 8 };
/** The whole own turn. */
const turn: Depth = { depth: 8, width: 8, tables: 4, draws: 16, budget: 1500, answers: 48 };

/** Once in so many times something is done that costs next to nothing, so that no two sit and wait for ever. */
const RESTLESS = 8;
const NEARLY = 0.005;
/** Once in so many times a beginner does whatever comes to mind. */
const MISTAKE = 2;

export const gentle: Bot = (game, position, seed) => {
  const made = plan(game, position, seed, byHand(game), glance);
  if (!made) return null;
  const random = randomFrom({ seed: `${seed} mistake`, drawn: 0 });
  const { lines } = made;
  const slip = random.below(MISTAKE) === 0 ? lines[random.below(lines.length)] : undefined;
  return slip ? { answer: slip.answers[0] as Answer, lines } : best(made, seed);
};

export const fair: Bot = (game, position, seed) => best(plan(game, position, seed, byHand(game), step), seed);

export const good: Bot = (game, position, seed) => best(plan(game, position, seed, byHand(game), turn), seed);

/** The best line; what is not better than doing nothing is rarely done. */
export function best(made: Plan | null, seed: string): Thought | null {
  if (!made) return null;
  const { decision, lines } = made;
  const idle = lines.find(({ answers }) => isSame(answers[0], decision.otherwise));
  const most = lines.find(({ answers }) => !isSame(answers[0], decision.otherwise));
  if (!most) return { answer: decision.otherwise, lines };
  if (!idle || most.value > idle.value || restless(most, idle, seed)) return { answer: most.answers[0] as Answer, lines };
  return { answer: decision.otherwise, lines };
}

function restless(most: Line, idle: Line, seed: string): boolean {
  return idle.value - most.value <= NEARLY * Math.abs(idle.value) && randomFrom({ seed: `${seed} restless`, drawn: 0 }).below(RESTLESS) === 0;
}
