import type { AnyGame } from '../engine/game/index.ts';
import { compareLines } from './compare-lines.ts';
import type { Bot, BotInput, LineOfPlay, Situation, Thought } from './bot.ts';
import { isSameAnswer, type SearchLimits, searchTurn } from './turn-search.ts';
import { ifLegal, botInputFor } from './bot-input.ts';
import { reasonsFor } from './line-reasons.ts';
import { strong } from './strong.ts';
import { reviewEvaluator } from './evaluator.ts';

/** Enough to judge a turn; a review covers hundreds of questions. */
const REVIEW_LIMITS: SearchLimits = { depth: 5, width: 5, tables: 3, draws: 3, budget: 250, answers: 32 };

/** Enough to tell a mistake from a good choice in most cases: it finds what is worth a closer look. */
const BRIEF_LIMITS: SearchLimits = { depth: 3, width: 2, tables: 1, draws: 1, budget: 40, answers: 16 };
const BRIEF_SAMPLES = 4;

/**
 * Rates every first answer by the winning chance of its best line, using only what the seat could know. Answers that
 * differ only by luck get the same value.
 */
export const analyst: Bot = (game, input, seed) => rateAnswers(game, input, seed, REVIEW_LIMITS);

/** Rates answers like the analyst, in a fraction of the time. */
export const briefAnalyst: Bot = (game, input, seed) => rateAnswers(game, input, seed, BRIEF_LIMITS, BRIEF_SAMPLES);

function rateAnswers(
  game: AnyGame,
  input: BotInput,
  seed: string,
  limits: SearchLimits,
  samples?: number,
): Thought | null {
  const evaluate = reviewEvaluator(game, input.variant);
  const result = searchTurn(game, input, seed, evaluate, limits);
  const lines = result && compareLines(game, input, seed, evaluate, result.lines, samples);
  const best = lines?.[0]?.answers[0];
  return lines && best ? { answer: best, lines } : null;
}

/** Chooses like the strongest level and rates its lines like the analyst. */
export const adviser: Bot = (game, input, seed) => {
  const thought = strong(game, input, seed);
  if (!thought) return null;
  const { answer, lines } = thought;
  const compared = compareLines(game, input, seed, reviewEvaluator(game, input.variant), lines);
  const isAdvised = (line: LineOfPlay): boolean => isSameAnswer(line.answers[0], answer);
  // A trade proposal has no value before others accept it, so nothing is claimed about it.
  const proposed = compared.some(isAdvised) ? undefined : lines.find(isAdvised);
  const least = Math.min(...compared.map(({ value }) => value));
  return { answer, lines: proposed ? [...compared, { ...proposed, value: least }] : compared };
};

/** Returns the winning chances at a table by seat; they add up to one. */
function winChancesAt(game: AnyGame, variant: string, seats: number, state: unknown): readonly number[] {
  const evaluate = reviewEvaluator(game, variant);
  const each = Array.from({ length: seats }, (_, seat) => evaluate(state, seat));
  const all = each.reduce((sum, chance) => sum + chance, 0);
  return each.map((chance) => (all > 0 ? chance / all : 1 / seats));
}

/** Reviews matches and gives hints in this thread. */
export const localAnalyst = {
  chances: winChancesAt,
  reasons: reasonsFor,
  advice: async (_match: string, situation: Situation, seed: string): Promise<Thought | null> =>
    ifLegal(situation.decision, adviser(situation.game, botInputFor(situation), seed)),
  lines: async (
    _match: string,
    situation: Situation,
    seed: string,
    isBrief = false,
  ): Promise<readonly LineOfPlay[] | null> =>
    (isBrief ? briefAnalyst : analyst)(situation.game, botInputFor(situation), seed)?.lines ?? null,
};
