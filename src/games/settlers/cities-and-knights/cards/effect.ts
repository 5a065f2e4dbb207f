import type { Script, Seat } from '../../../../engine/script.ts';
import { otherSeats } from '../../../../engine/seats.ts';
import { canHold } from '../rules/deferred.ts';
import { openPoints } from '../../rules/points.ts';
import { seatsOf, type State, type Context } from '../../state.ts';

/** The effect of a progress card, and whether the card can do anything now. */
export interface ProgressEffect {
  readonly canPlay: (state: State, seat: Seat) => boolean;
  /** Undefined for cards without a question. */
  readonly play: (t: Context, seat: Seat) => Script | undefined;
}

export const always = (): boolean => true;
/** Makes the effect of a card that asks nothing. */
export const atOnce =
  (play: (t: Context, seat: Seat) => void): ProgressEffect['play'] =>
  (t, seat) => {
    play(t, seat);
    return undefined;
  };

export const never = (): boolean => false;

/** Point cards are revealed when drawn, so they are never played. */
export const pointCardEffect: ProgressEffect = { canPlay: never, play: () => undefined };

/** The other seats with more points than this seat and at least this number of cards. */
export const seatsAhead = (state: State, seat: Seat, cards: number): Seat[] =>
  otherSeats(seat, seatsOf(state)).filter(
    (other) => openPoints(state, other) > openPoints(state, seat) && canHold(state, other, cards),
  );

export const seatsNotBehind = (state: State, seat: Seat, cards: number): Seat[] =>
  otherSeats(seat, seatsOf(state)).filter(
    (other) => openPoints(state, other) >= openPoints(state, seat) && canHold(state, other, cards),
  );

export const colourOf = (state: State, seat: Seat): string => state.colours[seat] as string;
export const seatNamed = (state: State, colour: string): Seat => (state.colours as readonly string[]).indexOf(colour);
