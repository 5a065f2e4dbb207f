import type { AnyGame, TradeProposal, BaseState } from '../engine/game/index.ts';
import type { Answer } from '../engine/script.ts';
import type { LineOfPlay, BotInput } from './bot.ts';
import { type SearchLimits, isSameAnswer, bestReachable } from './turn-search.ts';
import type { SampledTable } from './bot-input.ts';
import type { Evaluator } from './evaluator.ts';

/** Sampled tables for the others' hands, and trades after which the turn is planned. */
const SAMPLES = 9;
const MAX_PLANNED = 6;
/** The least winning chance a trade must add, weighted by how likely another seat accepts it. */
const MIN_GAIN = 0.001;

/**
 * Returns the remaining answers of the best trade proposal, or null if no helpful trade is likely to be accepted. A
 * trade is worth what the seat can make of its turn afterwards.
 */
export function bestTradeProposal(
  game: AnyGame,
  input: BotInput,
  seed: string,
  evaluate: Evaluator,
  limits: SearchLimits,
): LineOfPlay | null {
  const { seat, view } = input;
  const { tradeProposals } = game.ai;
  if (!tradeProposals) return null;
  const given = input.pending.flatMap((known) => (known.seat === seat && 'answer' in known ? [known.answer] : []));
  // Every step of a proposal uses the same tables, so that it stays the same proposal.
  const tables = Array.from({ length: SAMPLES }, (_, table): unknown => game.ai.determinize(view, `bargain ${table}`));
  const likely = mergeProposals(
    tables.flatMap((table) => tradeProposals(table, seat)).filter(({ line }) => continuesWith(line, given, input)),
  );
  if (likely.length === 0) return null;
  const most = (rest: unknown): number =>
    bestReachable(game, seat, tableAtCheckpoint(rest, seed), evaluate, limits, seed);
  const now = most(tables[0]);
  const gains = likely
    .slice(0, MAX_PLANNED)
    .map(({ line, after, times }) => ({ line, gain: (times / SAMPLES) * (most(after) - now) }));
  const best = gains.reduce((one, other) => (other.gain > one.gain ? other : one));
  return given.length > 0 || best.gain > MIN_GAIN
    ? { answers: best.line.slice(given.length), value: now + best.gain }
    : null;
}

/** Returns whether a line starts with the answers already given and can continue here. */
function continuesWith(
  line: readonly Answer[],
  given: readonly Answer[],
  { choices, futileChoice }: BotInput,
): boolean {
  const next = line[given.length];
  return (
    next !== undefined &&
    given.every((answer, step) => isSameAnswer(line[step], answer)) &&
    next.every((id) => choices.includes(id) && id !== futileChoice)
  );
}

/** Merges equal proposals and counts the tables each was found on, most promising first. */
function mergeProposals(
  found: readonly TradeProposal<unknown>[],
): readonly (TradeProposal<unknown> & { readonly times: number })[] {
  const byLine = new Map<string, TradeProposal<unknown> & { times: number }>();
  for (const proposal of found) {
    const name = proposal.line.join(';');
    const known = byLine.get(name);
    if (known) known.times++;
    else byLine.set(name, { ...proposal, times: 1 });
  }
  return [...byLine.values()].sort((one, other) => other.times * other.gain - one.times * one.gain);
}

const tableAtCheckpoint = (rest: unknown, seed: string): SampledTable => ({
  checkpoint: { ...(rest as BaseState), rng: { seed, drawn: 0 } },
  pending: [],
  randomNumbers: [],
});
