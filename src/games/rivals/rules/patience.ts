import type { Decision, Reply, Script, Seat } from '../../../engine/script.ts';
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
    const side = t.state.owed.length === 0 || asked.some(({ seat }) => seat === passive) ? null : settle(t, passive);
    const reply = side ? yield* aside(t, asked, side, passive) : yield asked;
    if (reply) {
      begun = true;
      step = main.next(reply);
    } else if (!begun) {
      return;
    }
  }
}

/** The reply to what is asked; null when the passive player has settled something before that came. */
function* aside(t: Table, asked: readonly Decision[], side: Script, passive: Seat): Script<Reply | null> {
  const { length } = t.state.owed;
  let waiting = side.next();
  while (!waiting.done) {
    const reply = yield withLater(asked, waiting.value);
    if (reply.seat !== passive) return reply;
    waiting = side.next(reply);
    if (t.state.owed.length < length) return null;
  }
  return yield asked;
}

function withLater(asked: readonly Decision[], waiting: readonly Decision[]): readonly Decision[] {
  const open = asked.slice();
  for (const decision of waiting) open.push({ waits: 'later', ...decision });
  return open;
}
