import type { MovePlan } from '../../engine/game/index.ts';
import type { Answer, Decision } from '../../engine/script.ts';
import type { Text } from '../../engine/text.ts';
import { determinize } from './determinize.ts';
import type { TradeTerms } from './game-event.ts';
import { giveIds, OFFER, wantIds } from './notation.ts';
import { isSameTerms } from './rules/offer-input.ts';
import { listGoods } from './texts/phrases.ts';
import { usefulTrades } from './useful-trades.ts';
import type { View } from './view.ts';
import type { Goods } from './vocabulary.ts';

/** Number of suggested offers: on a phone each takes a row. */
const OFFERED = 2;

/** Suggests offers of spare cards for what a purchase lacks: in the seat's own turn, and as standing offers. */
export function suggestOffers(view: View, { key, choices, seat }: Decision): readonly MovePlan[] {
  const inTurn = key === 'menu' && choices.includes(OFFER);
  const standing = key === 'market' && choices.some((id) => giveIds.includes(id));
  if (view.seat !== seat || !(inTurn || standing)) return [];
  const own = view.proposals.filter((proposal) => proposal.seat === seat);
  return usefulTrades(determinize(view, ''), seat)
    .filter((trade) => !own.some((proposal) => isSameTerms(proposal, trade)))
    .slice(0, OFFERED)
    .map((trade) => ({
      moves: inTurn ? [[OFFER], offerPicks(trade)] : [offerPicks(trade)],
      text: inTurn ? askText(trade) : leaveText(trade),
      why: { en: `You can then ${trade.purchase.en}.`, de: `Dann kannst du ${trade.purchase.de}.` },
    }));
}

/** The answer that offers these terms to everyone. */
export const offerPicks = ({ give, want }: TradeTerms): Answer => [...named(giveIds, give), ...named(wantIds, want)];

const named = (ids: readonly string[], goods: Goods): readonly string[] =>
  goods.flatMap((count, sort) => Array.from({ length: count }, () => ids[sort] as string));

function askText({ give, want }: TradeTerms): Text {
  const [given, wanted] = [listGoods(give), listGoods(want)];
  return { en: `Ask for ${wanted.en}: give ${given.en}`, de: `${given.de} für ${wanted.de} anbieten` };
}

function leaveText({ give, want }: TradeTerms): Text {
  const [given, wanted] = [listGoods(give), listGoods(want)];
  return {
    en: `Leave Offer: give ${given.en}, get ${wanted.en}`,
    de: `Anbieten: ${given.de} geben, ${wanted.de} bekommen`,
  };
}
