import type { AnyGame } from '../engine/game/index.ts';
import type { Seat } from '../engine/script.ts';
import { winChance, logistic, type Network } from './network.ts';
import type { BotInput } from './bot.ts';
import { networkFor } from './weights.ts';

/** Returns the value of a position for a seat, including the end of the match. */
export interface Evaluator {
  (state: unknown, seat: Seat): number;
  /** Whether the value already averages over later random events. */
  readonly isExpectation?: boolean;
}

/** More than any unfinished position is worth. */
const WON = 1e6;
/** The amount of handmade value that multiplies the odds by e, roughly. */
const VALUE_PER_ODDS = 150;

/** Evaluates by the game's handmade value. */
export const handmadeEvaluator =
  (game: AnyGame): Evaluator =>
  (state, seat) => {
    const result = game.rules.result(state);
    if (result) return result.ranking[0]?.includes(seat) ? WON : -WON;
    return game.ai.evaluate(state, seat);
  };

/** The amount of handmade value that multiplies the odds by e when it's combined with the learned one. */
const PRIOR_WEIGHT = 100;

/**
 * Returns winning chances for planning. A search exploits positions an evaluator overrates, and that rarely happens
 * where the learned and the handmade one must both be wrong. The handmade one counts by its change since the seat's
 * position.
 */
export function withPrior(game: AnyGame, { view, seat }: BotInput, seed: string, evaluate: Evaluator): Evaluator {
  const value = bestHandmade(game);
  const priorWeight = game.ai.priorWeight ?? PRIOR_WEIGHT;
  const from = value(game.ai.determinize(view, seed), seat);
  return markExpectation(game, (state, of) => {
    const chance = evaluate(state, of);
    if (of !== seat || chance <= 0 || chance >= 1) return chance;
    return logistic(Math.log(chance / (1 - chance)) + (value(state, seat) - from) / priorWeight);
  });
}

const bestHandmade = ({ ai }: AnyGame): ((state: unknown, seat: Seat) => number) => ai.evaluateExpected ?? ai.evaluate;

const markExpectation = ({ ai }: AnyGame, evaluate: Evaluator): Evaluator =>
  ai.evaluateExpected ? Object.assign(evaluate, { isExpectation: true } satisfies Partial<Evaluator>) : evaluate;

/** Returns winning chances by the learned network, or by the handmade value if there is none. */
export function winChanceEvaluator(game: AnyGame, variant: string): Evaluator {
  const network = networkFor(game, variant);
  if (network) return networkEvaluator(game, network);
  const value = bestHandmade(game);
  return markExpectation(
    game,
    withResult(game, (state, seat) => logistic(value(state, seat) / VALUE_PER_ODDS)),
  );
}

/** Like `winChanceEvaluator`, but for reviews: without a network, all players are compared with each other. */
export function reviewEvaluator(game: AnyGame, variant: string): Evaluator {
  const { winChances: chances } = game.ai;
  return chances && !networkFor(game, variant)
    ? withResult(game, (state, seat) => chances(state)[seat] ?? 0)
    : winChanceEvaluator(game, variant);
}

export function networkEvaluator(game: AnyGame, network: Network): Evaluator {
  const { features } = game.ai;
  if (!features) throw new Error(`${game.info.id} has no features`);
  return evaluatorFrom(game, features.read, network);
}

/** Evaluates a position by applying a network to its features. */
export function evaluatorFrom(
  game: AnyGame,
  read: (state: unknown, seat: Seat) => Float64Array,
  network: Network,
): Evaluator {
  const units = new Float64Array(network.hidden);
  return withResult(game, (state, seat) => winChance(network, read(state, seat), units));
}

const withResult =
  (game: AnyGame, evaluate: Evaluator): Evaluator =>
  (state, seat) => {
    const first = game.rules.result(state)?.ranking[0];
    if (!first) return evaluate(state, seat);
    return first.includes(seat) ? 1 / first.length : 0;
  };
