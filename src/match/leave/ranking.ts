import type { Seat } from '../../engine/script.ts';
import type { Ranking, StoredMatch } from '../stored-match.ts';

type Seats = Pick<StoredMatch, 'players'>;

export function winnersFirst({ players }: Seats, winners: readonly Seat[]): Ranking {
  const rest = players.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  return rest.length === 0 ? [winners] : [winners, rest];
}

/** Returns the seats that a person left to a computer. */
export const abandonedSeats = ({ players }: Seats): readonly Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'computer' && player.standsFor !== undefined ? [seat] : []));

/** Ranks abandoned seats behind all others: they can't win. */
export function rankAbandonedLast(ranking: Ranking, left: readonly Seat[]): Ranking {
  const stayed = ranking.map((seats) => seats.filter((seat) => !left.includes(seat)));
  const gone = ranking.map((seats) => seats.filter((seat) => left.includes(seat)));
  return [...stayed, ...gone].filter(({ length }) => length > 0);
}
