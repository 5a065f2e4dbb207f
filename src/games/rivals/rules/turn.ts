import type { Script } from '../../../engine/script.ts';
import { other, type Context } from '../state.ts';
import { actionStep } from './action.ts';
import { exchangeCards, replenish } from './end-of-turn.ts';
import { clearTurnMarks } from './turn-marks.ts';
import { alongsideDeferredGains, withDeferredGains } from './deferred.ts';
import { roll } from './roll.ts';
import { prepare } from './setup.ts';

/** Plays one step between checkpoints: a part of the setup, the roll, one action or the end of a turn. */
export function step(t: Context): Script {
  switch (t.state.phase) {
    case 'setup':
      return prepare(t);
    case 'roll':
      return t.state.options.flow === 'patient' ? alongsideDeferredGains(t, roll(t)) : roll(t);
    case 'action':
      return withDeferredGains(t, actionStep(t));
    case 'replenish':
      return withDeferredGains(t, replenish(t));
    case 'exchange':
      return withDeferredGains(t, endTurn(t));
    case 'over':
      throw new Error('the match is over');
  }
}

function* endTurn(t: Context): Script {
  yield* exchangeCards(t);
  const { state } = t;
  state.phase = 'roll';
  state.turn++;
  state.active = other(state.active);
  clearTurnMarks(t);
  t.emit({ kind: 'turn', seat: state.active, turn: state.turn });
}
