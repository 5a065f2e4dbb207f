import type { Decision, Reply, Script, Seat } from '../../../engine/script.ts';
import { seatsOf, type Context } from '../state.ts';
import { answerDeferred, deferredQuestion, owedQuestion } from '../cities-and-knights/rules/deferred.ts';
import { answerStandingOffer, offerAnswerQuestion, standingOfferQuestion, answerOffer } from './standing-offers.ts';

/**
 * Runs a step of the active player while the others may answer the open offer or, at the menu, leave standing offers.
 * Choices depend on hands, so they are recomputed for every question. An answer that comes before the active player's
 * first one ends the step, because the menu may have changed. So `main` must change nothing before its first question.
 * A seat that `main` asks answers its deferred question first, so that cards go back in the order in which they were due.
 */
export function* withAnswersOfOthers(t: Context, main: Script): Script {
  let started = false;
  let step = main.next(null);
  while (!step.done) {
    const asked = step.value;
    const due = dueFirst(t, asked);
    const reply = yield withOpenQuestions(t, due, !started && !t.trusted);
    if (!reply || due.some((decision) => decision.seat === reply.seat && asked.includes(decision))) {
      started = true;
      step = main.next(reply);
    } else {
      takeReply(t, reply);
      if (!started) return;
      step = main.next(null);
    }
  }
}

/** Replaces the questions of seats that owe another answer by what they owe; play waits for it. */
function dueFirst({ state }: Context, asked: readonly Decision[]): readonly Decision[] {
  if (!state.citiesAndKnights) return asked;
  return asked.map((decision) => {
    const owed = decision.seat === state.active ? null : owedQuestion(state, decision.seat);
    return owed && owed.key !== decision.key ? owed : decision;
  });
}

function asksSeat(asked: readonly Decision[], seat: Seat): boolean {
  for (const decision of asked) if (decision.seat === seat) return true;
  return false;
}

function withOpenQuestions({ state }: Context, asked: readonly Decision[], atMenu: boolean): readonly Decision[] {
  const seats = seatsOf(state);
  const open = asked.slice();
  for (let step = 1; step < seats; step++) {
    const seat = (state.active + step) % seats;
    if (asksSeat(asked, seat)) continue;
    const { offer } = state;
    const question =
      deferredQuestion(state, seat) ??
      (offer?.waiting.includes(seat) && state.options.flow === 'patient'
        ? offerAnswerQuestion(state, seat, offer)
        : atMenu
          ? standingOfferQuestion(state, seat)
          : null);
    if (question) open.push(question);
  }
  return open;
}

function takeReply(t: Context, { seat, answer }: Reply): void {
  if (answerDeferred(t, seat, answer)) return;
  if (t.state.offer?.waiting.includes(seat)) answerOffer(t, seat, answer);
  else answerStandingOffer(t, seat, answer);
}
