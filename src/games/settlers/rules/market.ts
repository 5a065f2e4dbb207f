import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, WITHDRAW, writeTerms } from '../notation.ts';
import { handOf, type Offer, type Proposal, type State, type Table } from '../state.ts';
import { covers, sizeOf } from './hand.ts';
import { clash, compose, type Composed, likelyBut, readPicks, sameTerms, termsFault } from './terms.ts';

/** What seats that are not active put forward: standing offers, and answers to the open offer. */

/** Standing offers a seat may have. */
export const MOST_STANDING = 5;

/** `market`: open to everybody who has nothing else to answer, but nobody waits for it. Null when nothing can be said. */
export function marketQuestion(state: State, seat: Seat): Decision | null {
  const own = state.proposals.length === 0 ? nobody : state.proposals.filter((proposal) => proposal.seat === seat);
  if (own.length === 0 && sizeOf(handOf(state, seat)) === 0) return null;
  const composed = standing(own) >= MOST_STANDING ? onlyWithdraw : compose(state, seat, own.length > 0 ? 'withdraw' : 'market');
  const { choices, limits, parts, max } = composed;
  const likely = () => likelyBut(composed, own);
  const check = (picks: Answer): Text | null => termsFault(state, picks, own);
  // The time-out answer of a question nobody waits for is never given; it only has to be a legal one.
  const otherwise = own.length > 0 ? withdrawn : composed.plain;
  return { seat, key: 'market', choices, limits, parts, min: own.length > 0 ? 1 : 2, max, always: 'turn', waits: 'never', clash, likely, check, otherwise };
}

const nobody: readonly Proposal[] = [];
const withdrawn: Answer = [WITHDRAW];
const onlyWithdraw: Composed = {
  choices: withdrawn,
  limits: [1],
  parts: [{ choices: withdrawn, min: 0, max: 1 }],
  max: 1,
  plain: withdrawn,
  likely: [withdrawn],
  likelyTerms: [{ give: 0, want: 0 }],
};

const standing = (own: readonly Proposal[]): number => own.reduce((count, proposal) => count + Number(proposal.standing), 0);

export function answerMarket(t: Table, seat: Seat, picks: Answer): void {
  const { state } = t;
  if (picks[0] === WITHDRAW) {
    state.proposals = state.proposals.filter((proposal) => proposal.seat !== seat);
    t.tell({ kind: 'withdrew', seat });
    return;
  }
  const { give, want, to } = readPicks(state, picks);
  state.proposals = [...state.proposals, { seat, give, want, to, standing: true }];
  t.tell({ kind: 'proposed', seat, give, want, to });
}

/** `offer.answer`: asked of everybody with a card, so that silence tells nothing; `accept` only where it can be met. */
export function answerQuestion(state: State, seat: Seat, offer: Offer): Decision {
  const able = covers(handOf(state, seat), offer.want);
  const composed = compose(state, seat, able ? 'accept' : 'decline');
  const { choices, limits, parts, max } = composed;
  const likely = () => composed.likely;
  const check = (picks: Answer): Text | null => termsFault(state, picks);
  const waits = state.options.flow === 'patient' ? { waits: 'later' as const } : {};
  return { seat, key: 'offer.answer', choices, limits, parts, min: 1, max, always: 'turn', ...waits, clash, likely, check, otherwise: [DECLINE] };
}

export function takeAnswer(t: Table, seat: Seat, picks: Answer): void {
  const { state } = t;
  const offer = state.offer as Offer;
  state.offer = { ...offer, waiting: offer.waiting.filter((each) => each !== seat) };
  if (picks[0] === DECLINE) {
    t.tell({ kind: 'declined', seat });
    return;
  }
  const accepted = picks[0] === ACCEPT;
  // Seen from this seat, what is wanted is given.
  const terms = accepted ? { give: offer.want, want: offer.give } : readPicks(state, picks);
  const proposal: Proposal = { seat, give: terms.give, want: terms.want, to: [state.active], standing: false };
  if (!proposalsTo(state, state.active).some((each) => each.seat === seat && sameTerms(each, proposal))) {
    state.proposals = [...state.proposals, proposal];
  }
  t.tell(accepted ? { kind: 'accepted', seat } : { kind: 'countered', seat, give: terms.give, want: terms.want });
}

/** What a seat may take when it is its turn. */
export const proposalsTo = (state: State, seat: Seat): Proposal[] =>
  state.proposals.filter((proposal) => proposal.seat !== seat && (proposal.to.length === 0 || proposal.to.includes(seat)));

const dealIds = new WeakMap<Proposal, string>();

/** `deal white 1 wool + 1 ore for 1 brick`: what the active seat gives comes first. */
export function dealId(state: State, proposal: Proposal): string {
  let id = dealIds.get(proposal);
  if (id === undefined) {
    const { seat, give, want } = proposal;
    dealIds.set(proposal, (id = `deal ${state.colours[seat] as string} ${writeTerms(want, give)}`));
  }
  return id;
}
