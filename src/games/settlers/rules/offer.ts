import { put, together } from '../../../engine/ask.ts';
import { others } from '../../../engine/seats.ts';
import type { Answer, Decision, Script, Seat } from '../../../engine/script.ts';
import { DECLINE, giveIds, OFFER, RETRACT, wantIds } from '../notation.ts';
import { handOf, type Proposal, seatsOf, type State, type Table } from '../state.ts';
import { covers, hand, sizeOf } from './hand.ts';
import { answerQuestion, dealId, proposalsTo, takeAnswer } from './market.ts';
import { clash, compose, readPicks, termsFault } from './terms.ts';

/** Open offers of the active player, and the deals that come of what others put forward. */

/** Offers in a turn. */
export const MOST_OFFERS = 3;

const hasCards = (state: State, seat: Seat): boolean => sizeOf(handOf(state, seat)) > 0;

export function addDeals(menu: string[], state: State, seat: Seat): void {
  const able = state.now.offers < MOST_OFFERS && hasCards(state, seat);
  if (able && state.sides.some((_, other) => other !== seat && hasCards(state, other))) menu.push(OFFER);
  if (state.offer) menu.push(RETRACT);
  if (state.proposals.length === 0) return;
  for (const proposal of proposalsTo(state, seat)) {
    if (!covers(handOf(state, seat), proposal.want)) continue;
    const id = dealId(state, proposal);
    if (!menu.includes(id)) menu.push(id);
  }
}

/** The open offer ends, and with it what was said about it; standing offers stay. */
export function closeOffer({ state }: Table): void {
  state.offer = null;
  if (state.proposals.some(({ standing }) => !standing)) state.proposals = state.proposals.filter(({ standing }) => standing);
}

export function retract(t: Table, seat: Seat): void {
  closeOffer(t);
  t.tell({ kind: 'retracted', seat });
}

/** What is offered, for what, to whom; in strict flow everybody answers before the turn goes on. */
export function* makeOffer(t: Table, seat: Seat): Script {
  const { state } = t;
  closeOffer(t);
  const picks = yield* put(() => offerQuestion(state, seat));
  const { give, want, to } = readPicks(state, picks);
  const addressed = to.length > 0 ? to : others(seat, seatsOf(state));
  state.now.offers++;
  state.offer = { give, want, to, waiting: addressed.filter((other) => hasCards(state, other)) };
  t.tell({ kind: 'offered', seat, give, want, to });
  if (state.options.flow === 'strict') yield* hearAll(t);
}

/** Two answers are always legal, so it is always asked. */
function offerQuestion(state: State, seat: Seat): Decision {
  const composed = compose(state, seat, 'offer');
  const { choices, limits, parts, max } = composed;
  const check = (picks: Answer) => termsFault(state, picks);
  const likely = () => composed.likely;
  return { seat, key: 'offer', choices, limits, parts, min: 2, max, clash, likely, check, otherwise: plainOffer(handOf(state, seat)) };
}

/** One card of the sort held most for one of the sort held least. */
function plainOffer(cards: readonly number[]): Answer {
  const most = cards.indexOf(Math.max(...cards));
  const least = cards.indexOf(Math.min(...cards.filter((_, sort) => sort !== most)));
  const want = least === most ? cards.findIndex((_, sort) => sort !== most) : least;
  return [giveIds[most] as string, wantIds[want] as string];
}

/** All at once; what they say counts when the last one has spoken. */
function* hearAll(t: Table): Script {
  const { offer } = t.state;
  if (!offer) return;
  const answers = yield* together(...offer.waiting.map((seat) => hear(t, seat)));
  answers.forEach((picks, index) => takeAnswer(t, offer.waiting[index] as Seat, picks));
}

function* hear(t: Table, seat: Seat): Script<Answer> {
  const { offer } = t.state;
  if (!offer) return [DECLINE];
  return yield* put(() => answerQuestion(t.state, seat, offer));
}

/** The proposal is met: cards change hands at once. */
export function deal(t: Table, seat: Seat, id: string): void {
  const { state } = t;
  const proposal = proposalsTo(state, seat).find((each) => dealId(state, each) === id) as Proposal;
  closeOffer(t);
  // Before the offers that lapse with it, which would read as if it had failed.
  t.tell({ kind: 'dealt', seat, with: proposal.seat, give: proposal.want, want: proposal.give });
  hand(t, seat, proposal.seat, proposal.want);
  hand(t, proposal.seat, seat, proposal.give);
}
