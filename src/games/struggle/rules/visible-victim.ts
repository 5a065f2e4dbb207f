import type { Seat } from '../../../engine/script.ts';
import type { View } from '../view.ts';
import { type Taken, victimOf } from './take-from-player.ts';

/** Seat that would lose a road or knight, judged by the view. */
export const visibleVictim = ({ seats, destiny, active }: View, kind: Taken): Seat | null =>
  victimOf({ players: seats, destiny, active }, kind);
