import type { Rules } from '../../engine/game/index.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import { setup } from './rules/setup.ts';
import { step } from './rules/turn.ts';
import { resultOf } from './score.ts';
import type { State } from './state.ts';

export const rules: Rules<State, GameEvent, Options> = {
  setup: (options, _seats, seed) => setup(options, seed),
  step,
  result: resultOf,
  active({ phase, active }) {
    if (phase === 'setup') return [0, 1];
    return phase === 'over' ? [] : [active];
  },
  starter: ({ starter }) => starter,
  turn: ({ turn }) => turn,
};
