import type { Seat } from '../../../engine/script.ts';
import type { View } from '../view.ts';
import { type Taken, victimOf } from './take.ts';

/** Whom a road or knight would be taken from, by what everybody sees. */
export const victimIn = ({ seats, destiny, active }: View, kind: Taken): Seat | null => victimOf({ players: seats, destiny, active }, kind);
