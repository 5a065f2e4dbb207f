import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, WITHDRAW, writeTradeTerms } from '../notation.ts';
import { handOf, type Offer, type Proposal, type State, type Context } from '../state.ts';
import { covers, goodsCount } from './goods.ts';
import {
  conflicts,
  offerInput,
  type OfferInput,
  plausibleOffers,
  readPicks,
  isSameTerms,
  offerInputViolation,
} from './offer-input.ts';

/** The most standing offers of a seat. */
export const MAX_STANDING_OFFERS = 5;

/** `market`: an optional question to every seat without another one; null if nothing can be offered. */
export function standingOfferQuestion(state: State, seat: Seat): Decision | null {
  const own = state.proposals.length === 0 ? noProposals : state.proposals.filter((proposal) => proposal.seat === seat);
  if (own.length === 0 && goodsCount(handOf(state, seat)) === 0) return null;
  const composed =
    standing(own) >= MAX_STANDING_OFFERS
      ? onlyWithdraw
      : offerInput(state, seat, own.length > 0 ? 'withdraw' : 'market');
  const { choices, limits, parts, max } = composed;
  const likely = () => plausibleOffers(composed, own);
  const check = (picks: Answer): Text | null => offerInputViolation(state, picks, own);
  // An optional question never times out; its fallback only has to be legal.
  const fallback = own.length > 0 ? withdrawn : composed.plain;
  return {
    seat,
    key: 'market',
    choices,
    limits,
    quotas: parts,
    min: own.length > 0 ? 1 : 2,
    max,
    always: 'turn',
    blocking: 'optional',
    hints: { conflicts, plausible: likely },
    check,
    fallback,
  };
}

const noProposals: readonly Proposal[] = [];
const withdrawn: Answer = [WITHDRAW];
const onlyWithdraw: OfferInput = {
  choices: withdrawn,
  limits: [1],
  parts: [{ choices: withdrawn, min: 0, max: 1 }],
  max: 1,
  plain: withdrawn,
  likely: [withdrawn],
  likelyTerms: [{ give: 0, want: 0 }],
};

const standing = (own: readonly Proposal[]): number =>
  own.reduce((count, proposal) => count + Number(proposal.standing), 0);

export function answerStandingOffer(t: Context, seat: Seat, picks: Answer): void {
  const { state } = t;
  if (picks[0] === WITHDRAW) {
    state.proposals = state.proposals.filter((proposal) => proposal.seat !== seat);
    t.emit({ kind: 'withdrew', seat });
    return;
  }
  const { give, want, to } = readPicks(state, picks);
  state.proposals = [...state.proposals, { seat, give, want, to, standing: true }];
  t.emit({ kind: 'proposed', seat, give, want, to });
}

/** `offer.answer`: asked of every seat with a card, so that silence reveals nothing; `accept` only if covered. */
export function offerAnswerQuestion(state: State, seat: Seat, offer: Offer): Decision {
  const able = covers(handOf(state, seat), offer.want);
  const composed = offerInput(state, seat, able ? 'accept' : 'decline');
  const { choices, limits, parts, max } = composed;
  const likely = () => composed.likely;
  const check = (picks: Answer): Text | null => offerInputViolation(state, picks);
  const blocking = state.options.flow === 'patient' ? { blocking: 'deferred' as const } : {};
  return {
    seat,
    key: 'offer.answer',
    choices,
    limits,
    quotas: parts,
    min: 1,
    max,
    always: 'turn',
    ...blocking,
    hints: { conflicts, plausible: likely },
    check,
    fallback: [DECLINE],
  };
}

export function answerOffer(t: Context, seat: Seat, picks: Answer): void {
  const { state } = t;
  const offer = state.offer as Offer;
  state.offer = { ...offer, waiting: offer.waiting.filter((each) => each !== seat) };
  if (picks[0] === DECLINE) {
    t.emit({ kind: 'declined', seat });
    return;
  }
  const accepted = picks[0] === ACCEPT;
  // From this seat's side, the wanted cards are given.
  const terms = accepted ? { give: offer.want, want: offer.give } : readPicks(state, picks);
  const proposal: Proposal = { seat, give: terms.give, want: terms.want, to: [state.active], standing: false };
  if (!proposalsTo(state, state.active).some((each) => each.seat === seat && isSameTerms(each, proposal))) {
    state.proposals = [...state.proposals, proposal];
  }
  t.emit(accepted ? { kind: 'accepted', seat } : { kind: 'countered', seat, give: terms.give, want: terms.want });
}

/** Proposals that the seat may accept on its turn. */
export const proposalsTo = ({ proposals }: { readonly proposals: readonly Proposal[] }, seat: Seat): Proposal[] =>
  proposals.filter((proposal) => proposal.seat !== seat && (proposal.to.length === 0 || proposal.to.includes(seat)));

const dealIds = new WeakMap<Proposal, string>();

/** `deal white 1 wool + 1 ore for 1 brick`: the active seat's cards come first. */
export function dealId({ colours }: Pick<State, 'colours'>, proposal: Proposal): string {
  let id = dealIds.get(proposal);
  if (id === undefined) {
    const { seat, give, want } = proposal;
    dealIds.set(proposal, (id = `deal ${colours[seat] as string} ${writeTradeTerms(want, give)}`));
  }
  return id;
}
