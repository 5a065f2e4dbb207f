import type { Die } from '../../../engine/scene/index.ts';
import { citiesAndKnightsDice } from '../cities-and-knights/scenes/board-parts.ts';
import type { EventFace } from '../cities-and-knights/game-event.ts';
import type { View } from '../view.ts';

/** The dice of a roll, with the event die in Cities & Knights. */
export const diceOf = (dice: readonly [number, number], face: EventFace | undefined): readonly Die[] =>
  face ? citiesAndKnightsDice(dice, face) : dice.map((value) => ({ value }));

/** The dice of the current turn, empty before the roll. */
export function diceIn({ now: { dice }, citiesAndKnights }: View): readonly Die[] {
  if (citiesAndKnights) return citiesAndKnightsDice(dice ?? citiesAndKnights.set, citiesAndKnights.face);
  return dice ? diceOf(dice, undefined) : [null, null];
}
