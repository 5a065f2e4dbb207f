import type { Seat } from './script.ts';

/** What the seats are called in the notation, in files and records: by the colours of their houses. */
export const seatNames = ['red', 'blue', 'orange', 'white', 'green', 'brown'] as const;
export type SeatName = (typeof seatNames)[number];

/** Throws when there is no such seat on any table. */
export function seatName(seat: Seat): SeatName {
  const name = seatNames[seat];
  if (!name) throw new Error(`no seat ${seat}`);
  return name;
}

/** The seat that comes next among so many. */
export const after = (seat: Seat, seats: number): Seat => (seat + 1) % seats;

/** All other seats, in order of play from the next one on. */
export const others = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, index) => (seat + 1 + index) % seats);
