import type { Script } from '../../../engine/script.ts';
import { other, type Table } from '../state.ts';
import { act } from './action.ts';
import { exchangeCards, replenish } from './end-of-turn.ts';
import { clearMarks } from './marks.ts';
import { besides, patiently } from './patience.ts';
import { roll } from './roll.ts';
import { prepare } from './setup.ts';

/** From one resting state to the next: a part of the set-up, the dice with what they bring, one action, the end of a turn. */
export function step(t: Table): Script {
  switch (t.state.phase) {
    case 'setup':
      return prepare(t);
    case 'roll':
      return t.state.options.flow === 'patient' ? besides(t, roll(t)) : roll(t);
    case 'action':
      return patiently(t, act(t));
    case 'replenish':
      return patiently(t, replenish(t));
    case 'exchange':
      return patiently(t, endTurn(t));
    case 'over':
      throw new Error('the match is over');
  }
}

function* endTurn(t: Table): Script {
  yield* exchangeCards(t);
  const { state } = t;
  state.phase = 'roll';
  state.turn++;
  state.active = other(state.active);
  clearMarks(t);
  t.tell({ kind: 'turn', seat: state.active, turn: state.turn });
}
