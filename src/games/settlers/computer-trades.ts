import type { Answer, Decision, Seat } from '../../engine/script.ts';
import { otherSeats } from '../../engine/seats.ts';
import { determinize } from './determinize.ts';
import { tradeGain, WORTHWHILE } from './evaluate.ts';
import type { TradeTerms } from './game-event.ts';
import { ACCEPT, DECLINE, WITHDRAW } from './notation.ts';
import { covers } from './rules/goods.ts';
import { readPicks, toId } from './rules/offer-input.ts';
import { goalOf } from './options.ts';
import { openPoints } from './rules/points.ts';
import { seatsOf, type State } from './state.ts';
import { offerPicks } from './suggest-offers.ts';
import { usefulTrades } from './useful-trades.ts';
import type { View } from './view.ts';
import type { PlayerColour } from './vocabulary.ts';

/** Visible points before the end from which computers don't trade with a seat any more. */
const CLOSE_TO_WINNING = 2;

export const isAboutToWin = (state: State, seat: Seat): boolean =>
  openPoints(state, seat) >= goalOf(state.options, seat) - CLOSE_TO_WINNING;

/** Returns whether computers never give this answer: a deal with a seat about to win, or a counter beside the point. */
export function refuses(state: State, { key }: Decision, answer: Answer): boolean {
  const [first = ''] = answer;
  if (key === 'menu' && first.startsWith('deal '))
    return isAboutToWin(state, state.colours.indexOf(first.split(' ')[1] as PlayerColour));
  if (key !== 'offer.answer' || first === DECLINE) return false;
  return isAboutToWin(state, state.active) || (first !== ACCEPT && !isFittingCounter(state, answer));
}

/** Returns whether a counter-offer gives what was asked for, and nothing the other player gives. */
function isFittingCounter(state: State, answer: Answer): boolean {
  const { give } = readPicks(state, answer);
  const { offer } = state;
  return offer !== null && covers(give, offer.want) && give.every((count, sort) => count === 0 || !offer.give[sort]);
}

/** The seats that computers trade with: all but those about to win. */
export const tradePartners = (state: State, seat: Seat): readonly Seat[] =>
  otherSeats(seat, seatsOf(state)).filter((other) => !isAboutToWin(state, other));

/** Adds the recipients to an offer; none if it goes to everyone. */
export const addressed = (state: State, seat: Seat, picks: Answer): Answer => {
  const partners = tradePartners(state, seat);
  return partners.length === seatsOf(state) - 1 ? picks : [...picks, ...partners.map((other) => toId(state, other))];
};

/** Leaves one standing offer that helps the seat, and withdraws it once it no longer does. */
export function leaveStandingOffer(view: View, { key, choices, seat }: Decision): Answer | null {
  if (key !== 'market' || !(view.phase === 'action' || view.phase === 'trade')) return null;
  const state = determinize(view, '');
  const own = state.proposals.filter((proposal) => proposal.seat === seat && proposal.standing);
  const gain = (terms: TradeTerms): number => tradeGain(state, seat, terms);
  if (own.length > 0) return own.some((each) => gain(each) <= 0) && choices.includes(WITHDRAW) ? [WITHDRAW] : null;
  if (tradePartners(state, seat).length === 0) return null;
  const [best] = usefulTrades(state, seat)
    .filter((terms) => gain(terms) > WORTHWHILE)
    .toSorted((one, other) => gain(other) - gain(one));
  return best ? addressed(state, seat, offerPicks(best)) : null;
}
