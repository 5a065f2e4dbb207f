import type { Mind } from '../../engine/game/index.ts';
import { chancesBy } from '../odds.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import { orders } from './orders.ts';
import type { State } from './state.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

/** Fits what matches between computers came to. */
const chances = (state: State): readonly number[] => chancesBy(state.sides.map((_, seat) => value(state, seat)), 200);

export const mind: Mind<State, View> = { imagine, value, chances, lean: 150, features, orders };
