import type { Mind } from '../../engine/game/index.ts';
import { features } from './features.ts';
import { imagine } from './imagine.ts';
import { orders } from './orders.ts';
import { recall } from './recall.ts';
import type { State } from './state.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

export const mind: Mind<State, View> = { imagine, recall, value, features, orders };
