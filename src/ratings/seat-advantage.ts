import type { MatchResult } from './result.ts';

/**
 * How much the first seat helps, in μ, by game, variant and number of seats: only where it wins more than 2 % more often
 * than its share between equal players. Measured in the arena.
 */
const firstSeat: Readonly<Record<string, number>> = {};

/** Returns by seat how much it helps, in μ. */
export function seatAdvantage({ game, variant, seats }: Pick<MatchResult, 'game' | 'variant' | 'seats'>): number[] {
  const first = firstSeat[`${game} ${variant} ${seats.length}`] ?? 0;
  return first === 0 ? [] : seats.map((_, seat) => (seat === 0 ? first : 0));
}
