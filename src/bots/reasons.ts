import type { Answer } from '../engine/script.ts';
import { followed } from './apart.ts';
import type { Situation } from './bot.ts';
import { differences } from './network.ts';
import { positionAt, supposed } from './position.ts';
import { networkFor } from './weights.ts';
import { byChance } from './worth.ts';

/** A feature for which one line is better than another: it has become more, or less. */
export interface Reason {
  readonly name: string;
  readonly up: boolean;
}

/** Why one line is better than another, the weightiest first; nothing where nothing was learned or a line cannot be followed. */
export function reasonsFor(
  situation: Situation,
  line: readonly Answer[],
  instead: readonly Answer[],
  seed: string,
  network = networkFor(situation.game, situation.variant),
): readonly Reason[] {
  const { game, variant, decision } = situation;
  const { features } = game.mind;
  const place = supposed(game, positionAt(situation), seed);
  if (!features || !network || !place) return [];
  const worth = byChance(game, variant);
  const numbersAfter = (answers: readonly Answer[]): Float64Array | null => {
    const node = followed(game, decision.seat, place, answers, worth);
    return node && features.read(node.place.rest, decision.seat);
  };
  const [from, to] = [numbersAfter(instead), numbersAfter(line)];
  if (!from || !to) return [];
  const weights = differences(network, from, to);
  return features
    .names(variant)
    .map((name, index) => ({ name, up: (to[index] ?? 0) > (from[index] ?? 0), weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ name, up }) => ({ name, up }));
}
