import type { AnyGame, BaseState } from '../../engine/game/index.ts';
import { tableTurn } from '../transition/change-context.ts';
import { isSideGame, type MatchTally, type StoredMatch } from '../stored-match.ts';

/** Returns the tally of a match at this position; nothing for matches without a result. */
export function tallyAfter(
  game: AnyGame,
  state: BaseState,
  { players, terms, tally }: Pick<StoredMatch, 'players' | 'terms' | 'tally'>,
): { readonly tally?: MatchTally } {
  if (players.length < 2 || isSideGame(terms)) return {};
  return { tally: addPosition(game, state, players.length, tally) };
}

/** Adds a position at the start of a turn, or the last one, to a tally. */
export function addPosition(game: AnyGame, state: BaseState, seats: number, before?: MatchTally): MatchTally {
  const points = Array.from({ length: seats }, (_, seat) => game.stats.points(state, seat));
  const most = Math.max(...points);
  return {
    turns: tableTurn(game, state),
    fewest: fewestTurns(game, state, seats),
    behind: points.map((own, seat) => Math.max(before?.behind[seat] ?? 0, most - own)),
  };
}

/** Returns the smallest number of turns of any seat: they are counted per seat, or together around the table. */
function fewestTurns({ rules }: AnyGame, state: BaseState, seats: number): number {
  const turns = Array.from({ length: seats }, (_, seat) => rules.turn(state, seat));
  return rules.isIndependent?.(state) ? Math.min(...turns) : Math.floor(Math.max(...turns) / seats);
}
