import { randomFrom } from '../../engine/random.ts';
import { streamsFor } from './rules/setup.ts';
import { copyPlayer, type State } from './state.ts';
import type { View } from './view.ts';

/** The same table with other dice to come. */
export function imagine(view: View, seed: string): State {
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
