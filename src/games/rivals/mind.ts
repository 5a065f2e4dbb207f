import type { Mind } from '../../engine/game/index.ts';
import { chancesBy } from '../odds.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import { orders } from './orders.ts';
import { recall } from './recall.ts';
import type { State } from './state.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

const givesUp = (choice: string): boolean => choice.startsWith('remove ');

/** Fits what matches between computers came to. */
const chances = (state: State): readonly number[] => chancesBy([value(state, 0), value(state, 1)], 140);

export const mind: Mind<State, View> = { imagine, recall, value, chances, givesUp, features, orders };
