import { type SeatName, seatName, seatNames } from './seats.ts';
import type { Seat } from './script.ts';
import type { Text } from './text.ts';

/** Help for one seat in an uneven match. */
export interface Handicap {
  /** `points-2`; a combined one has its parts: `points-3+cards-2`. */
  readonly id: string;
  /** Follows the name of the player: `needs 2 points fewer to win`. */
  readonly name: Text;
  /** The variants it applies to; all by default. */
  readonly variants?: readonly string[];
}

/** A handicap as written in the options: `blue points-2`. Before seats are drawn, the seat is a place in the lobby. */
export interface GivenHandicap {
  readonly seat: Seat;
  readonly id: string;
}

interface WithHandicap {
  readonly handicap?: string | undefined;
}

export const writeHandicap = ({ seat, id }: GivenHandicap): string => `${seatName(seat)} ${id}`;

/** Returns the handicap in the options; null if there is none, or none that can be read. */
export function handicapIn({ handicap }: { readonly handicap?: unknown }): GivenHandicap | null {
  if (typeof handicap !== 'string') return null;
  const [name = '', id = ''] = handicap.split(' ');
  const seat = seatNames.indexOf(name as SeatName);
  return seat === -1 ? null : { seat, id };
}

/** Returns the number in the handicap of a seat, such as 2 for `points-2`; 0 if it has no handicap of this kind. */
export function handicapNumber(options: WithHandicap, seat: Seat, kind: string): number {
  // Most matches have none, and a search asks often.
  if (options.handicap === undefined) return 0;
  const given = handicapIn(options);
  if (given?.seat !== seat) return 0;
  const part = given.id.split('+').find((each) => each.startsWith(`${kind}-`));
  return part === undefined ? 0 : Number(part.slice(kind.length + 1));
}

/** Returns the handicaps of a variant. */
export const handicapsFor = (all: readonly Handicap[], variant: string): readonly Handicap[] =>
  all.filter(({ variants }) => variants?.includes(variant) ?? true);

/** Returns whether options name one of these handicaps, or none. */
export function fitsHandicap(
  all: readonly Handicap[],
  options: WithHandicap & { readonly variant: string },
  seats: number = seatNames.length,
): boolean {
  if (options.handicap === undefined) return true;
  const given = handicapIn(options);
  if (!given || writeHandicap(given) !== options.handicap || given.seat >= seats) return false;
  return handicapsFor(all, options.variant).some(({ id }) => id === given.id);
}
