import type { Mind, Order } from '../../engine/game/index.ts';
import { chancesBy } from '../odds.ts';
import { features } from './features.ts';
import { foresight } from './foresight.ts';
import { imagine } from './imagine.ts';
import { END } from './rules/moves.ts';
import { isScored } from './rules/points.ts';
import type { State } from './state.ts';
import { orderTexts } from './texts/orders.ts';
import { value } from './value.ts';
import type { View } from './view.ts';

/** Recurring questions a player may answer in advance. */
const orders: readonly Order<View>[] = [
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

/** Fits what matches between computers came to. */
const chances = (state: State): readonly number[] => chancesBy(state.players.map((_, seat) => value(state, seat)), isScored(state) ? 12 : 28);

export const mind: Mind<State, View> = { imagine, value, foresight, chances, lean: 25, features, orders };
