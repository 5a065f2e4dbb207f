import type { Lesson } from '../../../engine/game/index.ts';
import type { State } from '../state.ts';
import { catan } from './catan.ts';
import { citiesAndKnights } from './cities-and-knights.ts';

/** The lessons of both families. */
export const lessons: readonly Lesson<State>[] = [catan, citiesAndKnights];
