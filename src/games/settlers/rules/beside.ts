import type { Decision, Reply, Script, Seat } from '../../../engine/script.ts';
import { seatsOf, type Table } from '../state.ts';
import { hearPending, pendingQuestion } from './pending.ts';
import { answerMarket, answerQuestion, marketQuestion, takeAnswer } from './market.ts';

/**
 * The active player's step with what the others may say meanwhile: answers to the open offer at any time, standing offers
 * while the turn stands at its menu. The choices follow the hands, so they are made anew at every question. When somebody
 * speaks before the active player has done anything, the step is over: the menu may look different now. So `main` may change
 * nothing before its first question.
 */
export function* beside(t: Table, main: Script): Script {
  let begun = false;
  let step = main.next(null);
  while (!step.done) {
    const asked = step.value;
    const reply = yield withSides(t, asked, !begun && !t.foretold);
    if (!reply || asksSeat(asked, reply.seat)) {
      begun = true;
      step = main.next(reply);
    } else {
      hear(t, reply);
      if (!begun) return;
      step = main.next(null);
    }
  }
}

function asksSeat(asked: readonly Decision[], seat: Seat): boolean {
  for (const decision of asked) if (decision.seat === seat) return true;
  return false;
}

function withSides({ state }: Table, asked: readonly Decision[], atMenu: boolean): readonly Decision[] {
  const seats = seatsOf(state);
  const open = asked.slice();
  for (let step = 1; step < seats; step++) {
    const seat = (state.active + step) % seats;
    if (asksSeat(asked, seat)) continue;
    const { offer } = state;
    const question = pendingQuestion(state, seat) ?? (offer?.waiting.includes(seat) && state.options.flow === 'patient' ? answerQuestion(state, seat, offer) : atMenu ? marketQuestion(state, seat) : null);
    if (question) open.push(question);
  }
  return open;
}

function hear(t: Table, { seat, answer }: Reply): void {
  if (hearPending(t, seat, answer)) return;
  if (t.state.offer?.waiting.includes(seat)) takeAnswer(t, seat, answer);
  else answerMarket(t, seat, answer);
}
