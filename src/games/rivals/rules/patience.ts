import type { Decision, Script } from '../../../engine/script.ts';
import { other, type Table } from '../state.ts';
import { keepAnswer, settle } from './gain.ts';

/**
 * Lets the passive player store what is owed while the active one goes on. When that is answered before the active player
 * has done anything, the step is over: what can be done next may look different now. So `main` may change nothing before its
 * first question.
 */
export function patiently(t: Table, main: Script): Script {
  return t.state.owed.length === 0 ? main : besides(t, main);
}

/**
 * As `patiently`, for a step that may come to owe something on its way. What is owed is asked for from how things stand at
 * each question of the active player, and that question is made again when something was stored.
 */
export function* besides(t: Table, main: Script): Script {
  const passive = other(t.state.active);
  let begun = false;
  let step = main.next(null);
  while (!step.done) {
    const asked = step.value;
    const { length } = t.state.owed;
    const side = length === 0 || asked.some(({ seat }) => seat === passive) ? null : settle(t, passive);
    const waiting = side?.next(null);
    const [later] = waiting && !waiting.done ? waiting.value : [];
    let settled = t.state.owed.length < length;
    if (!settled) {
      const reply = yield later ? [...asked, later.waits ? later : patient(later)] : asked;
      if (!reply || !later || !side || reply.seat !== passive) {
        begun ||= reply !== null;
        step = main.next(reply);
        continue;
      }
      side.next(reply);
      settled = t.state.owed.length < length;
      if (!settled) keepAnswer(t, passive, later.key, reply.answer);
    }
    if (!settled) continue;
    if (!begun) return;
    step = main.next(null);
  }
}

const patient = (decision: Decision): Decision => ({ waits: 'later', ...decision });
