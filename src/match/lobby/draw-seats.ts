import { randomFrom, shuffle } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';

/** Draws the lobby place that gets each seat, from the seed, so that anyone can verify it later. */
export function drawSeats(seed: string, seats: number): readonly number[] {
  const random = randomFrom({ seed: `${seed} seats`, drawn: 0 });
  const places = Array.from({ length: seats }, (_, place) => place);
  // With two players, existing records depend on this order: the challenger's seat is drawn.
  return seats > 2 ? shuffle(places, random) : rotated(places, random.below(seats));
}

/** Returns the order in which the host gets `seat` and the others follow. */
const rotated = (places: readonly number[], seat: Seat): readonly number[] =>
  places.map((_, index) => (index - seat + places.length) % places.length);
