import type { TradeProposal } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { OFFER } from './notation.ts';
import { addressed, isAboutToWin } from './computer-trades.ts';
import { covers } from './rules/goods.ts';
import { MAX_OFFERS } from './rules/trade-offer.ts';
import { isSameTerms } from './rules/offer-input.ts';
import type { TradeTerms } from './game-event.ts';
import { offerPicks } from './suggest-offers.ts';
import { copyState, handOf, type State } from './state.ts';
import { afterTrade, tradeGain, WORTHWHILE } from './evaluate.ts';
import type { Goods } from './vocabulary.ts';

/** Numbers of cards given and wanted. */
const RATES = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;

/** Trades that help both the active seat and another one. Sorts asked for in vain are not asked for again. */
export function tradeProposals(state: State, seat: Seat): readonly TradeProposal<State>[] {
  const { active, phase, now, offer } = state;
  if (active !== seat || !(phase === 'action' || phase === 'trade') || now.offers >= MAX_OFFERS || isTaken(state))
    return [];
  return [...swaps(handOf(state, seat))].flatMap(({ give, want }) => {
    if (
      offer &&
      covers(
        offer.want,
        want.map((count) => Math.min(count, 1)),
      )
    )
      return [];
    const terms = { give, want };
    const gain = tradeGain(state, seat, terms);
    const taker = gain > 0 ? takerOf(state, seat, terms) : -1;
    return taker === -1
      ? []
      : [
          {
            line: [[OFFER], addressed(state, seat, offerPicks(terms))],
            gain,
            after: afterDeal(state, seat, taker, terms),
          },
        ];
  });
}

/** Whether a seat has accepted the open offer. */
const isTaken = ({ offer, proposals }: State): boolean =>
  offer !== null && proposals.some((proposal) => isSameTerms(proposal, { give: offer.want, want: offer.give }));

/** Cards of one sort from this hand for cards of another. */
function* swaps(cards: Goods): Generator<TradeTerms> {
  const only = (wanted: number, times: number): number[] => cards.map((_, sort) => (sort === wanted ? times : 0));
  for (const [gives, wants] of RATES) {
    for (let give = 0; give < cards.length; give++) {
      if ((cards[give] as number) < gives) continue;
      for (let want = 0; want < cards.length; want++)
        if (want !== give) yield { give: only(give, gives), want: only(want, wants) };
    }
  }
}

/** The first seat, not about to win, that has the wanted cards and gains by the trade; -1 for none. */
const takerOf = (state: State, seat: Seat, { give, want }: TradeTerms): Seat =>
  state.sides.findIndex(
    ({ hand }, other) =>
      other !== seat &&
      !isAboutToWin(state, other) &&
      covers(hand, want) &&
      tradeGain(state, other, { give: want, want: give }) > WORTHWHILE,
  );

function afterDeal(state: State, seat: Seat, taker: Seat, { give, want }: TradeTerms): State {
  const after = copyState(state);
  after.offer = null;
  after.proposals = after.proposals.filter((proposal) => proposal.standing && proposal.seat !== taker);
  for (const [at, terms] of [
    [seat, { give, want }],
    [taker, { give: want, want: give }],
  ] as const) {
    const cards = handOf(after, at);
    cards.splice(0, cards.length, ...afterTrade(cards, terms));
  }
  return after;
}
