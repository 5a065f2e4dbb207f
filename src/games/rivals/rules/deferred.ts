import type { Decision, Script } from '../../../engine/script.ts';
import { other, type Context } from '../state.ts';
import { keepPartialAnswer, settleOwed } from './gain.ts';

/**
 * Lets the passive player store what is owed while the active one continues. The step ends if that is answered first,
 * because the choices may change. So `main` must change nothing before its first question.
 */
export function withDeferredGains(t: Context, main: Script): Script {
  return t.state.owed.length === 0 ? main : alongsideDeferredGains(t, main);
}

/**
 * Like `withDeferredGains`, for a step that may add to what is owed. Each question of the active player is rebuilt
 * when something was stored.
 */
export function* alongsideDeferredGains(t: Context, main: Script): Script {
  const passive = other(t.state.active);
  let started = false;
  let step = main.next(null);
  while (!step.done) {
    const asked = step.value;
    const { length } = t.state.owed;
    const side = length === 0 || asked.some(({ seat }) => seat === passive) ? null : settleOwed(t, passive);
    const waiting = side?.next(null);
    const [later] = waiting && !waiting.done ? waiting.value : [];
    let settled = t.state.owed.length < length;
    if (!settled) {
      const reply = yield later ? [...asked, later.blocking ? later : asDeferred(later)] : asked;
      if (!reply || !later || !side || reply.seat !== passive) {
        started ||= reply !== null;
        step = main.next(reply);
        continue;
      }
      side.next(reply);
      settled = t.state.owed.length < length;
      if (!settled) keepPartialAnswer(t, passive, later.key, reply.answer);
    }
    if (!settled) continue;
    if (!started) return;
    step = main.next(null);
  }
}

const asDeferred = (decision: Decision): Decision => ({ blocking: 'deferred', ...decision });
