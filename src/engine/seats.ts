import type { Seat } from './script.ts';

/** Names of the seats in the notation, in files and in records: the colours of their houses. */
export const seatNames = ['red', 'blue', 'orange', 'white', 'green', 'brown'] as const;
export type SeatName = (typeof seatNames)[number];

/** Returns the name of a seat. Throws when no table has such a seat. */
export function seatName(seat: Seat): SeatName {
  const name = seatNames[seat];
  if (!name) throw new Error(`no seat ${seat}`);
  return name;
}

export const nextSeat = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

export const otherSeats = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, index) => (seat + 1 + index) % seats);
