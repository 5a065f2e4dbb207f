import type { Keeping } from '../../engine/game/index.ts';
import { migrations } from './migrations.ts';
import { copyState, type State } from './state.ts';
import { readState, writeState } from './written.ts';

export const keeping: Keeping<State> = { version: 4, write: writeState, read: readState, migrations, copy: copyState };
