import measured from './first-seat.json' with { type: 'json' };
import { BETA } from './rating.ts';
import type { MatchResult } from './result.ts';

/** Matches between equal computers, and how many of them the first seat won. */
export interface FirstSeatSample {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: string;
  readonly games: number;
  /** A shared win counts in part. */
  readonly wins: number;
}

/** A smaller advantage isn't corrected. */
const SMALL = 0.02;
/** For an interval of 99 %: among all variants, luck should look like an advantage in none. */
const Z = 2.576;

/**
 * Returns how much the first seat helps or hinders, in μ: 0 unless its share of wins is more than 2 percentage points
 * off and luck doesn't explain it.
 */
export function firstSeatAdvantage({ seats, games, wins }: FirstSeatSample): number {
  const even = 1 / seats;
  const share = wins / games;
  const luck = Z * Math.sqrt((even * (1 - even)) / games);
  if (Math.abs(share - even) <= Math.max(SMALL, luck)) return 0;
  const odds = (share / (1 - share)) * (seats - 1);
  return Math.round(BETA * Math.sqrt(seats) * Math.log(odds) * 1e4) / 1e4;
}

const firstSeat = new Map(
  (measured as readonly FirstSeatSample[]).map((sample) => [
    `${sample.game} ${sample.variant} ${sample.seats}`,
    firstSeatAdvantage(sample),
  ]),
);

/** Returns by seat how much it helps, in μ. */
export function seatAdvantage({ game, variant, seats }: Pick<MatchResult, 'game' | 'variant' | 'seats'>): number[] {
  const first = firstSeat.get(`${game} ${variant} ${seats.length}`) ?? 0;
  return first === 0 ? [] : seats.map((_, seat) => (seat === 0 ? first : 0));
}
