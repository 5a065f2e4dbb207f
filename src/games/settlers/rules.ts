import type { Rules } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/step.ts';
import { activeSeats } from './rules/turn.ts';
import { resultOf } from './score.ts';
import type { State } from './state.ts';

export const rules: Rules<State, GameEvent, Options> = {
  setup,
  step,
  result: resultOf,
  active: activeSeats,
  starter: ({ starter }) => starter,
  turn: ({ turn }) => turn,
  binding: ([choice = '']) => choice.startsWith('deal '),
};
