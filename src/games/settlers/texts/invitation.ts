import type { Invitation } from '../../../engine/game/index.ts';
import { nameOf, type Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, writeTerms } from '../notation.ts';
import type { Offer, Proposal } from '../state.ts';
import type { View } from '../view.ts';
import { seatList, tellTerms } from './phrases.ts';
import { tradeWords } from './words.ts';

/** The open offer of the active player, for those it is put to. */
export function invitation({ active, offer, proposals }: View): Invitation | null {
  if (!offer) return null;
  const answered = proposals.filter(({ standing }) => !standing).map((each) => answerText(offer, each));
  return {
    lines: [offerText(active, offer), ...answered],
    to: offer.waiting,
    answers: [{ id: ACCEPT, text: tradeWords.accept }, { id: DECLINE, text: tradeWords.decline }],
    other: tradeWords.counter,
  };
}

function offerText(seat: number, offer: Offer): Text {
  const terms = tellTerms(offer);
  const list = seatList(offer.to);
  const to = offer.to.length === 0 ? { en: '', de: '' } : { en: ` to ${list.en}`, de: ` (an ${list.de})` };
  return { en: `${nameOf(seat)} offers ${terms.en}${to.en}.`, de: `${nameOf(seat)} bietet ${terms.de}${to.de}.` };
}

function answerText(offer: Offer, { seat, give, want }: Proposal): Text {
  const name = nameOf(seat);
  if (writeTerms(give, want) === writeTerms(offer.want, offer.give)) return { en: `${name} accepts.`, de: `${name} nimmt an.` };
  const terms = tellTerms({ give, want });
  return { en: `${name} offers ${terms.en} instead.`, de: `${name} bietet stattdessen ${terms.de}.` };
}
