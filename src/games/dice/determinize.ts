import { randomFrom } from '../../engine/random.ts';
import { streamsFor } from './rules/setup.ts';
import { copyPlayer, type State } from './state.ts';
import type { View } from './view.ts';

/** Returns the same table with freshly drawn future dice. */
export function determinize(view: View, seed: string): State {
  const { options, phase, active, number, idle, titles, winner } = view;
  const rng = { seed, drawn: 0 };
  return {
    options,
    rng,
    streams: options.order === 'parallel' ? streamsFor(view.players.length, randomFrom(rng)) : [],
    phase,
    active,
    number,
    idle,
    titles: { ...titles },
    players: view.players.map(copyPlayer),
    winner,
  };
}
