import type { Script, Seat } from '../../../engine/script.ts';
import { others } from '../../../engine/seats.ts';
import { mayHold } from '../rules/pending.ts';
import { openPoints } from '../rules/points.ts';
import { seatsOf, type State, type Table } from '../state.ts';

/** What a progress card does, and whether it can do anything now. */
export interface Effect {
  readonly able: (state: State, seat: Seat) => boolean;
  /** Nothing is given back where nothing is asked. */
  readonly play: (t: Table, seat: Seat) => Script | undefined;
}

export const always = (): boolean => true;
/** A card that does what it does without a question. */
export const atOnce =
  (play: (t: Table, seat: Seat) => void): Effect['play'] =>
  (t, seat) => {
    play(t, seat);
    return undefined;
  };

export const never = (): boolean => false;

/** Laid open when it is drawn, so it is never played. */
export const inert: Effect = { able: never, play: () => undefined };

/** The others with more points than the seat, or at least as many, and so many cards at least. */
export const ahead = (state: State, seat: Seat, cards: number): Seat[] =>
  others(seat, seatsOf(state)).filter((other) => openPoints(state, other) > openPoints(state, seat) && mayHold(state, other, cards));

export const notBehind = (state: State, seat: Seat, cards: number): Seat[] =>
  others(seat, seatsOf(state)).filter((other) => openPoints(state, other) >= openPoints(state, seat) && mayHold(state, other, cards));

export const colourOf = (state: State, seat: Seat): string => state.colours[seat] as string;
export const seatNamed = (state: State, colour: string): Seat => (state.colours as readonly string[]).indexOf(colour);
