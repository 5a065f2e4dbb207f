import type { Keeping } from '../../engine/game/index.ts';
import { copyState, type State } from './state.ts';
import { migrations, readState, writeState } from './written.ts';

export const keeping: Keeping<State> = { version: 4, write: writeState, read: readState, migrations, copy: copyState };
