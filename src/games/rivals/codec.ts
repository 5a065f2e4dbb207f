import type { StateCodec } from '../../engine/game/index.ts';
import { migrations } from './migrations.ts';
import { copyState, type State } from './state.ts';
import { readState, writeState } from './state-format.ts';

export const codec: StateCodec<State> = { version: 4, write: writeState, read: readState, migrations, copy: copyState };
