import type { StateCodec } from '../../engine/game/index.ts';
import { copyState, type State } from './state.ts';
import { readState, writeState } from './state-format.ts';

export const codec: StateCodec<State> = {
  version: 1,
  write: writeState,
  read: readState,
  migrations: [],
  copy: copyState,
};
