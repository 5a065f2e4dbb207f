import { askUnchecked, together } from '../../../engine/ask.ts';
import { otherSeats } from '../../../engine/seats.ts';
import type { Answer, Decision, Script, Seat } from '../../../engine/script.ts';
import { DECLINE, giveIds, OFFER, RETRACT, wantIds } from '../notation.ts';
import { handOf, type Proposal, seatsOf, type State, type Context } from '../state.ts';
import { covers, giveCards, goodsCount } from './goods.ts';
import { offerAnswerQuestion, dealId, proposalsTo, answerOffer } from './standing-offers.ts';
import { conflicts, offerInput, readPicks, offerInputViolation } from './offer-input.ts';

/** The most offers in a turn. */
export const MAX_OFFERS = 3;

const hasCards = (state: State, seat: Seat): boolean => goodsCount(handOf(state, seat)) > 0;

export function addDeals(menu: string[], state: State, seat: Seat): void {
  const able = state.now.offers < MAX_OFFERS && hasCards(state, seat);
  if (able && state.sides.some((_, other) => other !== seat && hasCards(state, other))) menu.push(OFFER);
  if (state.offer) menu.push(RETRACT);
  if (state.proposals.length === 0) return;
  for (const proposal of proposalsTo(state, seat)) {
    if (!covers(handOf(state, seat), proposal.want)) continue;
    const id = dealId(state, proposal);
    if (!menu.includes(id)) menu.push(id);
  }
}

/** Ends the open offer with its answers; standing offers stay. */
export function closeOffer({ state }: Context): void {
  state.offer = null;
  if (state.proposals.some(({ standing }) => !standing))
    state.proposals = state.proposals.filter(({ standing }) => standing);
}

export function retractOffer(t: Context, seat: Seat): void {
  closeOffer(t);
  t.emit({ kind: 'retracted', seat });
}

/** Asks for terms and recipients; in strict flow all answer before the turn continues. */
export function* makeOffer(t: Context, seat: Seat): Script {
  const { state } = t;
  closeOffer(t);
  const picks = yield* askUnchecked(() => offerQuestion(state, seat));
  const { give, want, to } = readPicks(state, picks);
  const addressed = to.length > 0 ? to : otherSeats(seat, seatsOf(state));
  state.now.offers++;
  state.offer = { give, want, to, waiting: addressed.filter((other) => hasCards(state, other)) };
  t.emit({ kind: 'offered', seat, give, want, to });
  if (state.options.flow === 'strict') yield* askRecipients(t);
}

/** Always asks, because at least two answers are legal. */
function offerQuestion(state: State, seat: Seat): Decision {
  const composed = offerInput(state, seat, 'offer');
  const { choices, limits, parts, max } = composed;
  const check = (picks: Answer) => offerInputViolation(state, picks);
  const likely = () => composed.likely;
  return {
    seat,
    key: 'offer',
    choices,
    limits,
    quotas: parts,
    min: 2,
    max,
    hints: { conflicts, plausible: likely },
    check,
    fallback: plainOffer(handOf(state, seat)),
  };
}

/** One card of the sort held most for one of the sort held least. */
function plainOffer(cards: readonly number[]): Answer {
  const most = cards.indexOf(Math.max(...cards));
  const least = cards.indexOf(Math.min(...cards.filter((_, sort) => sort !== most)));
  const want = least === most ? cards.findIndex((_, sort) => sort !== most) : least;
  return [giveIds[most] as string, wantIds[want] as string];
}

/** Asks all recipients at once; answers count when the last one is in. */
function* askRecipients(t: Context): Script {
  const { offer } = t.state;
  if (!offer) return;
  const answers = yield* together(...offer.waiting.map((seat) => askRecipient(t, seat)));
  answers.forEach((picks, index) => answerOffer(t, offer.waiting[index] as Seat, picks));
}

function* askRecipient(t: Context, seat: Seat): Script<Answer> {
  const { offer } = t.state;
  if (!offer) return [DECLINE];
  return yield* askUnchecked(() => offerAnswerQuestion(t.state, seat, offer));
}

/** Exchanges the cards of a proposal at once. */
export function closeDeal(t: Context, seat: Seat, id: string): void {
  const { state } = t;
  const proposal = proposalsTo(state, seat).find((each) => dealId(state, each) === id) as Proposal;
  closeOffer(t);
  // Comes before the lapse of offers, which would otherwise read as if the deal had failed.
  t.emit({ kind: 'dealt', seat, with: proposal.seat, give: proposal.want, want: proposal.give });
  giveCards(t, seat, proposal.seat, proposal.want);
  giveCards(t, proposal.seat, seat, proposal.give);
}
