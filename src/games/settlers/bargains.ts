import type { Bargain } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { giveIds, OFFER, wantIds } from './notation.ts';
import { covers } from './rules/hand.ts';
import { MOST_OFFERS } from './rules/offer.ts';
import { sameTerms } from './rules/terms.ts';
import type { Terms } from './news.ts';
import { copyState, handOf, type State } from './state.ts';
import { dealt, gainBy, WORTHWHILE } from './value.ts';
import type { Goods } from './vocabulary.ts';

/** How many cards of one sort for how many of another. */
const RATES = [[1, 1], [2, 1], [1, 2]] as const;

/** Trades that help the active seat and somebody else as well. What nobody gave is not asked for again. */
export function bargains(state: State, seat: Seat): readonly Bargain<State>[] {
  const { active, phase, now, offer } = state;
  if (active !== seat || !(phase === 'action' || phase === 'trade') || now.offers >= MOST_OFFERS || isTaken(state)) return [];
  return [...swaps(handOf(state, seat))].flatMap(({ give, want }) => {
    if (offer && covers(offer.want, want.map((count) => Math.min(count, 1)))) return [];
    const terms = { give, want };
    const gain = gainBy(state, seat, terms);
    const taker = gain > 0 ? takerOf(state, seat, terms) : -1;
    return taker === -1 ? [] : [{ line: [[OFFER], [...named(giveIds, give), ...named(wantIds, want)]], gain, after: afterDeal(state, seat, taker, terms) }];
  });
}

/** Somebody has agreed to the open offer. */
const isTaken = ({ offer, proposals }: State): boolean => offer !== null && proposals.some((proposal) => sameTerms(proposal, { give: offer.want, want: offer.give }));

/** Cards of one sort from this hand for cards of another. */
function* swaps(cards: Goods): Generator<Terms> {
  const only = (wanted: number, times: number): number[] => cards.map((_, sort) => (sort === wanted ? times : 0));
  for (const [gives, wants] of RATES) {
    for (let give = 0; give < cards.length; give++) {
      if ((cards[give] as number) < gives) continue;
      for (let want = 0; want < cards.length; want++) if (want !== give) yield { give: only(give, gives), want: only(want, wants) };
    }
  }
}

const named = (ids: readonly string[], goods: Goods): string[] => goods.flatMap((count, sort) => Array.from({ length: count }, () => ids[sort] as string));

/** Whoever has what is wanted and gains by what is given for it. */
const takerOf = (state: State, seat: Seat, { give, want }: Terms): Seat =>
  state.sides.findIndex(({ hand }, other) => other !== seat && covers(hand, want) && gainBy(state, other, { give: want, want: give }) > WORTHWHILE);

function afterDeal(state: State, seat: Seat, taker: Seat, { give, want }: Terms): State {
  const after = copyState(state);
  after.offer = null;
  after.proposals = after.proposals.filter((proposal) => proposal.standing && proposal.seat !== taker);
  for (const [at, terms] of [[seat, { give, want }], [taker, { give: want, want: give }]] as const) {
    const cards = handOf(after, at);
    cards.splice(0, cards.length, ...dealt(cards, terms));
  }
  return after;
}
