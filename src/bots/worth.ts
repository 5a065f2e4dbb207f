import type { AnyGame } from '../engine/game/index.ts';
import type { Seat } from '../engine/script.ts';
import { chanceOf, logistic, type Network } from './network.ts';
import type { Position } from './bot.ts';
import { networkFor } from './weights.ts';

/** What a position is worth to a seat, the end of a match included. */
export interface Worth {
  (state: unknown, seat: Seat): number;
  /** It reckons with what will fall, so that a line is worth what it is worth before anything falls. */
  readonly foresees?: boolean;
}

/** More than any position is worth that is not won. */
const WON = 1e6;
/** How much of a value found by hand makes the odds e times better, roughly. */
const ODDS = 150;

/** By the value its game was given by hand. */
export const byHand =
  (game: AnyGame): Worth =>
  (state, seat) => {
    const result = game.rules.result(state);
    if (result) return result.ranking[0]?.includes(seat) ? WON : -WON;
    return game.mind.value(state, seat);
  };

/** So much of a value found by hand makes the odds e times better where it only leans on what was learned. */
const LEAN = 100;

/**
 * The winning chance for planning. A plan goes where a value is wrong in its favour; where the learned one and the one found
 * by hand must both be wrong, that happens far less. The latter counts by how much it changes from where the seat stands.
 */
export function leaning(game: AnyGame, { view, seat }: Position, seed: string, worth: Worth): Worth {
  const value = deepest(game);
  const lean = game.mind.lean ?? LEAN;
  const from = value(game.mind.imagine(view, seed), seat);
  return foreseeing(game, (state, of) => {
    const chance = worth(state, of);
    if (of !== seat || chance <= 0 || chance >= 1) return chance;
    return logistic(Math.log(chance / (1 - chance)) + (value(state, seat) - from) / lean);
  });
}

/** The best that was found by hand. */
const deepest = ({ mind }: AnyGame): ((state: unknown, seat: Seat) => number) => mind.foresight ?? mind.value;

const foreseeing = ({ mind }: AnyGame, worth: Worth): Worth => (mind.foresight ? Object.assign(worth, { foresees: true }) : worth);

/** The winning chance by what was learned, and by the value found by hand where nothing was. */
export function byChance(game: AnyGame, variant: string): Worth {
  const network = networkFor(game, variant);
  if (network) return byNetwork(game, network);
  const value = deepest(game);
  return foreseeing(game, ended(game, (state, seat) => logistic(value(state, seat) / ODDS)));
}

/** The same for looking back: where nothing was learned, all who play are weighed against each other. */
export function inReview(game: AnyGame, variant: string): Worth {
  const { chances } = game.mind;
  return chances && !networkFor(game, variant) ? ended(game, (state, seat) => chances(state)[seat] ?? 0) : byChance(game, variant);
}

export function byNetwork(game: AnyGame, network: Network): Worth {
  const { features } = game.mind;
  if (!features) throw new Error(`${game.facts.id} has no features`);
  return judged(game, features.read, network);
}

/** What a network says of the numbers that are read from a position. */
export function judged(game: AnyGame, read: (state: unknown, seat: Seat) => Float64Array, network: Network): Worth {
  const units = new Float64Array(network.hidden);
  return ended(game, (state, seat) => chanceOf(network, read(state, seat), units));
}

const ended =
  (game: AnyGame, worth: Worth): Worth =>
  (state, seat) => {
    const first = game.rules.result(state)?.ranking[0];
    if (!first) return worth(state, seat);
    return first.includes(seat) ? 1 / first.length : 0;
  };
