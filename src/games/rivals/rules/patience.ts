import type { Decision, Script } from '../../../engine/script.ts';
import { other, type Table } from '../state.ts';
import { settle } from './gain.ts';

/**
 * Lets the passive player store what is owed while the active one goes on. When that is answered before the active player
 * has done anything, the step is over: what can be done next may look different now. So `main` may change nothing before its
 * first question.
 */
export function patiently(t: Table, main: Script): Script {
  return t.state.owed.length === 0 ? main : besides(t, main);
}

/** As `patiently`, for a step that may come to owe something on its way. */
export function* besides(t: Table, main: Script): Script {
  const passive = other(t.state.active);
  let begun = false;
  let step = main.next();
  while (!step.done) {
    const asked = step.value;
    const side = t.state.owed.length === 0 || asked.some(({ seat }) => seat === passive) ? null : settle(t, passive, true);
    const waiting = side?.next();
    const open: readonly Decision[] = waiting && !waiting.done ? [...asked, ...waiting.value] : asked;
    const reply = yield open;
    if (side && reply.seat === passive) {
      side.next(reply);
      if (!begun) return;
    } else {
      begun = true;
      step = main.next(reply);
    }
  }
}
