import type { Answer } from '../engine/script.ts';
import { bestTradeProposal } from './trade-proposal.ts';
import type { Bot } from './bot.ts';
import { chooseLine } from './levels.ts';
import { type SearchLimits, searchTurn } from './turn-search.ts';
import { networkFor } from './weights.ts';
import { winChanceEvaluator, withPrior } from './evaluator.ts';

/** Limits within a turn. A wider search finds more positions that the learned value overrates. */
const TURN_LIMITS: SearchLimits = { depth: 6, width: 4, tables: 3, draws: 16, budget: 1500, answers: 48 };

/**
 * Plans its turn by the learned value combined with the handmade one, or by the latter alone. Proposes trades first.
 */
export const strong: Bot = (game, input, seed) => {
  const { variant } = input;
  const chance = winChanceEvaluator(game, variant);
  const evaluate = networkFor(game, variant) ? withPrior(game, input, seed, chance) : chance;
  const result = searchTurn(game, input, seed, evaluate, TURN_LIMITS);
  const proposed = result && bestTradeProposal(game, input, seed, evaluate, TURN_LIMITS);
  return proposed
    ? { answer: proposed.answers[0] as Answer, lines: [proposed, ...result.lines] }
    : chooseLine(result, seed);
};
