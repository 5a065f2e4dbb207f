import type { Answer } from '../engine/script.ts';
import type { Situation } from './bot.ts';
import { featureContributions } from './network.ts';
import { playLine, type SearchNode } from './turn-search.ts';
import { type SampledTable, botInputFor, sampleTable } from './bot-input.ts';
import { networkFor } from './weights.ts';
import { winChanceEvaluator } from './evaluator.ts';

/** A feature that makes one line better than another, by rising or falling. */
export interface Reason {
  readonly name: string;
  readonly up: boolean;
}

/** Tables over which features are averaged when a line depends on luck. */
const SAMPLES = 16;
/** Smaller differences are rounding errors. */
const ROUNDING = 1e-9;

/**
 * Returns why one line is better than another, strongest reason first: by the learned weights, otherwise by the
 * handmade value. Empty if there is neither, or if a line can't be followed.
 */
export function reasonsFor(
  situation: Situation,
  line: readonly Answer[],
  instead: readonly Answer[],
  seed: string,
  network = networkFor(situation.game, situation.variant),
): readonly Reason[] {
  const { game, variant, state, decision } = situation;
  const { features } = game.ai;
  if (!features || !(network || features.handmadeContributions)) return [];
  const ends = endsOfBoth(situation, instead, line, seed);
  if (ends.length === 0) return [];
  const numbers = (side: 0 | 1): Float64Array =>
    mean(ends.map((end) => features.read(end[side].table.checkpoint, decision.seat)));
  const [from, to] = [numbers(0), numbers(1)];
  const weights = network
    ? featureContributions(network, from, to)
    : features.handmadeContributions?.(state, decision.seat, from, to);
  return features
    .names(variant)
    .map((name, index) => ({ name, up: (to[index] ?? 0) > (from[index] ?? 0), weight: weights?.[index] ?? 0 }))
    .filter(({ weight }) => weight > ROUNDING)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, up }) => ({ name, up }));
}

/** Returns the positions at the end of both lines, on several tables when luck is involved. */
function endsOfBoth(
  situation: Situation,
  one: readonly Answer[],
  other: readonly Answer[],
  seed: string,
): readonly (readonly [SearchNode, SearchNode])[] {
  const { game, variant, decision } = situation;
  const input = botInputFor(situation);
  const evaluate = winChanceEvaluator(game, variant);
  const at = (place: SampledTable | null): readonly (readonly [SearchNode, SearchNode])[] => {
    const first = place && playLine(game, decision.seat, place, one, evaluate);
    const second = first && playLine(game, decision.seat, place, other, evaluate);
    return second ? [[first, second]] : [];
  };
  const ends = at(sampleTable(game, input, seed));
  if (!ends.some((nodes) => nodes.some(({ revealed }) => revealed))) return ends;
  return Array.from({ length: SAMPLES }, (_, table) => at(sampleTable(game, input, `${seed} ${table}`))).flat();
}

const mean = (rows: readonly Float64Array[]): Float64Array =>
  Float64Array.from(rows[0] ?? [], (_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length);
