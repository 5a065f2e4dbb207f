import type { Seat } from '../../engine/script.ts';
import type { Ranking, Sheet } from '../sheet.ts';

type Seats = Pick<Sheet, 'players'>;

/** These seats before all others. */
export function ahead({ players }: Seats, winners: readonly Seat[]): Ranking {
  const rest = players.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  return rest.length === 0 ? [winners] : [winners, rest];
}

/** The seats that a person left to a computer. */
export const leftSeats = ({ players }: Seats): readonly Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'computer' && player.standsFor !== undefined ? [seat] : []));

/** A seat that was left cannot win: it comes behind all others. */
export function placed(ranking: Ranking, left: readonly Seat[]): Ranking {
  const stayed = ranking.map((seats) => seats.filter((seat) => !left.includes(seat)));
  const gone = ranking.map((seats) => seats.filter((seat) => left.includes(seat)));
  return [...stayed, ...gone].filter(({ length }) => length > 0);
}
