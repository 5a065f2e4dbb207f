import type { OpenOffer } from '../../../engine/game/index.ts';
import { seatPlaceholder, type Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, writeTradeTerms } from '../notation.ts';
import { dealId, proposalsTo } from '../rules/standing-offers.ts';
import type { Offer, Proposal } from '../state.ts';
import type { View } from '../view.ts';
import { seatList, termsText } from './phrases.ts';
import { tradeWords } from './names.ts';

/** The active player's open offer with the answers so far. */
export function openOffer({ active, offer, proposals, colours }: View): OpenOffer | null {
  if (!offer) return null;
  const answered = proposals.filter(({ standing }) => !standing).map((each) => answerText(offer, each));
  return {
    lines: [offerText(active, offer), ...answered],
    awaiting: offer.waiting,
    answers: [
      { id: ACCEPT, text: tradeWords.accept },
      { id: DECLINE, text: tradeWords.decline },
    ],
    otherLabel: tradeWords.counter,
    from: active,
    deals: proposalsTo({ proposals }, active)
      .filter(({ standing }) => !standing)
      .map((each) => dealId({ colours }, each)),
  };
}

function offerText(seat: number, offer: Offer): Text {
  const terms = termsText(offer);
  const list = seatList(offer.to);
  const to = offer.to.length === 0 ? { en: '', de: '' } : { en: ` to ${list.en}`, de: ` (an ${list.de})` };
  return {
    en: `${seatPlaceholder(seat)} offers ${terms.en}${to.en}.`,
    de: `${seatPlaceholder(seat)} bietet ${terms.de}${to.de}.`,
  };
}

function answerText(offer: Offer, { seat, give, want }: Proposal): Text {
  const name = seatPlaceholder(seat);
  if (writeTradeTerms(give, want) === writeTradeTerms(offer.want, offer.give))
    return { en: `${name} accepts.`, de: `${name} nimmt an.` };
  const terms = termsText({ give, want });
  return { en: `${name} offers ${terms.en} instead.`, de: `${name} bietet stattdessen ${terms.de}.` };
}
