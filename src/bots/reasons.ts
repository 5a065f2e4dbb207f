import type { Answer } from '../engine/script.ts';
import type { Situation } from './bot.ts';
import { differences } from './network.ts';
import { followed, type Node } from './plan.ts';
import { type Place, positionAt, supposed } from './position.ts';
import { networkFor } from './weights.ts';
import { byChance } from './worth.ts';

/** A feature for which one line is better than another: it has become more, or less. */
export interface Reason {
  readonly name: string;
  readonly up: boolean;
}

/** Tables over which the features are averaged where a line depends on luck. */
const TABLES = 16;
/** Less than this comes of reckoning with fractions. */
const ROUNDING = 1e-9;

/**
 * Why one line is better than another, the weightiest first: by what was learned, else by what the value found by hand is made
 * of. Nothing where there is neither, or a line cannot be followed.
 */
export function reasonsFor(
  situation: Situation,
  line: readonly Answer[],
  instead: readonly Answer[],
  seed: string,
  network = networkFor(situation.game, situation.variant),
): readonly Reason[] {
  const { game, variant, state, decision } = situation;
  const { features } = game.mind;
  if (!features || !(network || features.byHand)) return [];
  const ends = bothEnds(situation, instead, line, seed);
  if (ends.length === 0) return [];
  const numbers = (side: 0 | 1): Float64Array => mean(ends.map((end) => features.read(end[side].place.rest, decision.seat)));
  const [from, to] = [numbers(0), numbers(1)];
  const weights = network ? differences(network, from, to) : features.byHand?.(state, decision.seat, from, to);
  return features
    .names(variant)
    .map((name, index) => ({ name, up: (to[index] ?? 0) > (from[index] ?? 0), weight: weights?.[index] ?? 0 }))
    .filter(({ weight }) => weight > ROUNDING)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, up }) => ({ name, up }));
}

/** Where both lines lead on a table, and on several where luck has a part in it. */
function bothEnds(situation: Situation, one: readonly Answer[], other: readonly Answer[], seed: string): readonly (readonly [Node, Node])[] {
  const { game, variant, decision } = situation;
  const position = positionAt(situation);
  const worth = byChance(game, variant);
  const at = (place: Place | null): readonly (readonly [Node, Node])[] => {
    const first = place && followed(game, decision.seat, place, one, worth);
    const second = first && followed(game, decision.seat, place, other, worth);
    return second ? [[first, second]] : [];
  };
  const ends = at(supposed(game, position, seed));
  if (!ends.some((nodes) => nodes.some(({ revealed }) => revealed))) return ends;
  return Array.from({ length: TABLES }, (_, table) => at(supposed(game, position, `${seed} ${table}`))).flat();
}

const mean = (rows: readonly Float64Array[]): Float64Array =>
  Float64Array.from(rows[0] ?? [], (_, index) => rows.reduce((sum, row) => sum + (row[index] ?? 0), 0) / rows.length);
