import type { Mind } from '../../engine/game/index.ts';
import { chancesBy } from '../odds.ts';
import { bargains } from './bargains.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import { RETRACT } from './notation.ts';
import { orders } from './orders.ts';
import type { State } from './state.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

/** Fits what matches between computers came to. */
const chances = (state: State): readonly number[] => chancesBy(state.sides.map((_, seat) => value(state, seat)), 200);

/** An offer nobody wants is taken back only for another one. */
const givesUp = (choice: string): boolean => choice === RETRACT;

export const mind: Mind<State, View> = { imagine, value, chances, givesUp, lean: 150, bargains, features, orders };
