import type { GameAi } from '../../engine/game/index.ts';
import { winChancesBy } from '../win-chances.ts';
import { leaveStandingOffer, refuses } from './computer-trades.ts';
import { tradeProposals } from './trade-proposals.ts';
import { features } from './features.ts';
import { determinize } from './determinize.ts';
import { RETRACT } from './notation.ts';
import { standingOrders } from './standing-orders.ts';
import type { State } from './state.ts';
import { evaluate } from './evaluate.ts';
import type { View } from './view.ts';

/** A stand-in only builds; it saves an absent player's cards and resources. */
const modest = (choice: string): boolean => /^build (road|settlement|city) /u.test(choice);

/** Estimates are scaled to the results of matches between computers. */
const winChances = (state: State): readonly number[] =>
  winChancesBy(
    state.sides.map((_, seat) => evaluate(state, seat)),
    200,
  );

/** Computers retract an open offer only to make another one. */
const isSacrifice = (choice: string): boolean => choice === RETRACT;

export const ai: GameAi<State, View> = {
  determinize,
  evaluate,
  winChances,
  isSacrifice,
  modest,
  priorWeight: 150,
  tradeProposals,
  refuses,
  answerOptional: leaveStandingOffer,
  features,
  orders: standingOrders,
};
