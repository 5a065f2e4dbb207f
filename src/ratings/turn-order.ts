import { turnOrderOf } from '../engine/starting-seat.ts';
import measured from './turn-order.json' with { type: 'json' };
import { BETA } from './rating.ts';
import type { MatchResult } from './result.ts';

/** Matches between equal computers, and who won them. */
export interface TurnOrderSample {
  readonly game: string;
  readonly variant: string;
  readonly seats: number;
  readonly level: string;
  readonly seed: string;
  readonly games: number;
  /** In the order of the first turns; a shared win counts in part. */
  readonly wins: readonly number[];
}

/** A smaller advantage isn't corrected. */
const SMALL = 0.02;
/** For an interval of 99 %: among all variants, luck should look like an advantage in hardly any. */
const Z = 2.576;

/**
 * Returns in the order of the first turns how much it helps or hinders, in μ: 0 unless the share of wins is more than 2
 * percentage points off and luck doesn't explain it.
 */
export function turnOrderAdvantage({ seats, games, wins }: TurnOrderSample): readonly number[] {
  const even = 1 / seats;
  const bound = Math.max(SMALL, Z * Math.sqrt((even * (1 - even)) / games));
  const shares = wins.map((won) => won / games);
  const isOff = (share: number): boolean => Math.abs(share - even) > bound;
  const off = shares.filter(isOff);
  // What is left belongs to the others in equal parts; with none left, each is compared with an even share.
  const rest =
    off.length === seats ? even : (1 - off.reduce((sum, share) => sum + share, 0)) / Math.max(1, seats - off.length);
  return shares.map((share) => (isOff(share) ? rounded(BETA * Math.sqrt(seats) * Math.log(share / rest)) : 0));
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const keyOf = (game: string, variant: string, seats: number): string => `${game} ${variant} ${seats}`;

const advantages = new Map(
  (measured as readonly TurnOrderSample[]).map((sample) => [
    keyOf(sample.game, sample.variant, sample.seats),
    turnOrderAdvantage(sample),
  ]),
);

/** Returns by seat how much the order of turns helps, in μ; nothing if it isn't known. */
export function seatAdvantage({
  game,
  variant,
  first,
  seats,
}: Pick<MatchResult, 'game' | 'variant' | 'first' | 'seats'>): readonly number[] {
  const known = advantages.get(keyOf(game, variant, seats.length));
  if (!known || first === undefined) return [];
  return seats.map((_, seat) => known[turnOrderOf(seat, first, seats.length)] ?? 0);
}
