import type { GameAi } from '../../engine/game/index.ts';
import { winChancesBy } from '../win-chances.ts';
import { features } from './features.ts';
import { determinize } from './determinize.ts';
import { standingOrders } from './standing-orders.ts';
import { knownCards } from './known-cards.ts';
import type { State } from './state.ts';
import { evaluate } from './evaluate.ts';
import type { View } from './view.ts';

const isSacrifice = (choice: string): boolean => choice.startsWith('remove ');

/** The actions a stand-in takes for an absent player: centre cards only. */
const modest = (choice: string): boolean => /^build (road|settlement|city) /u.test(choice);

/** Fitted to the results of matches between computers. */
const winChances = (state: State): readonly number[] => winChancesBy([evaluate(state, 0), evaluate(state, 1)], 140);

export const ai: GameAi<State, View> = {
  determinize,
  knownCards,
  evaluate,
  winChances,
  isSacrifice,
  modest,
  features,
  orders: standingOrders,
};
