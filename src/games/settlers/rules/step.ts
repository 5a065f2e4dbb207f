import type { Script } from '../../../engine/script.ts';
import type { Table } from '../state.ts';
import { beside } from './beside.ts';
import { prepare } from './setup.ts';
import { act } from './turn.ts';

/** From one resting state to the next: a part of the set-up, the dice with what they bring, one action. */
export function step(t: Table): Script {
  switch (t.state.phase) {
    case 'setup':
      return prepare(t);
    case 'roll':
    case 'trade':
    case 'build':
    case 'action':
      return beside(t, act(t));
    case 'over':
      throw new Error('the match is over');
  }
}
