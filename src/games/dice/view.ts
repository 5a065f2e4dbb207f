import type { Seat } from '../../engine/script.ts';
import { readyJokers } from './rules/jokers.ts';
import { scoreOf, victoryPoints } from './rules/points.ts';
import { copyPlayer, type Player, type State } from './state.ts';

export interface PlayerView extends Player {
  readonly points: number;
  readonly score: number;
  /** Jokers usable in a build phase now. */
  readonly ready: readonly number[];
}

/** The public state and the viewing seat; only future dice are hidden. */
export interface View extends Omit<State, 'rng' | 'streams' | 'players' | 'loaded'> {
  readonly seat: Seat | null;
  readonly players: readonly PlayerView[];
}

export function viewOf(state: State, seat: Seat | null): View {
  const { options, phase, active, number, idle, titles, winner } = state;
  return {
    seat,
    options,
    phase,
    active,
    number,
    idle,
    titles: { ...titles },
    winner,
    players: state.players.map((player, each) => ({
      ...copyPlayer(player),
      points: victoryPoints(state, each),
      score: scoreOf(state, each),
      ready: readyJokers(state, each),
    })),
  };
}
