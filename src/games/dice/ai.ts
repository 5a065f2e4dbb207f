import type { GameAi, StandingOrder } from '../../engine/game/index.ts';
import { winChancesBy } from '../win-chances.ts';
import { features } from './features.ts';
import { evaluateExpected } from './evaluate-expected.ts';
import { determinize } from './determinize.ts';
import { END } from './rules/moves.ts';
import { isScored } from './rules/points.ts';
import type { State } from './state.ts';
import { orderTexts } from './texts/orders.ts';
import { evaluate } from './evaluate.ts';
import type { View } from './view.ts';
import { faceIndex } from './vocabulary.ts';

const standingOrders: readonly StandingOrder<View>[] = [
  {
    id: 'nothing-left',
    ...orderTexts.nothingLeft,
    applies: ({ key }) => key === 'build',
    settings: [
      { id: 'ask', name: orderTexts.ask },
      { id: 'end', name: orderTexts.end },
    ],
    answer: (setting, _view, { choices }) => (setting === 'end' && choices.length === 1 ? [END] : null),
  },
];

/** Winning chances, calibrated on matches between computers. */
const winChances = (state: State): readonly number[] =>
  winChancesBy(
    state.players.map((_, seat) => evaluate(state, seat)),
    isScored(state) ? 12 : 28,
  );

/** Autopilot rolls again and builds with the dice, which would be lost anyway; it keeps jokers and castles. */
const modest = (choice: string): boolean =>
  faceIndex.has(choice) || /^build (road|settlement|city|knight) /u.test(choice);

export const ai: GameAi<State, View> = {
  determinize,
  evaluate,
  evaluateExpected,
  winChances,
  modest,
  priorWeight: 25,
  features,
  orders: standingOrders,
};
