import type { AnswerForm, AnswerFormField } from '../../../engine/game/index.ts';
import type { Decision } from '../../../engine/script.ts';
import { otherSeats } from '../../../engine/seats.ts';
import { perLanguage, seatPlaceholder, type Text, verbatim } from '../../../engine/text.ts';
import { giveIds, OFFER, wantIds } from '../notation.ts';
import type { View } from '../view.ts';
import { cardsOfSort, type Sort, sorts } from '../vocabulary.ts';
import { tradeWords } from './names.ts';
import { countCards, sortOf } from './phrases.ts';

/** The most options of a field. */
const MOST_OPTIONS = 25;

const titles: Readonly<Record<string, Text>> = {
  menu: { en: 'Offer a Trade…', de: 'Handel anbieten …' },
  offer: { en: 'Offer a Trade…', de: 'Handel anbieten …' },
  'offer.answer': tradeWords.counter,
  market: { en: 'Leave an Offer…', de: 'Angebot hinterlassen …' },
};

/** One form for a trade: what you give, what you get, and with whom. */
export function tradeForm(view: View, { key, choices, seat }: Decision): AnswerForm | null {
  const title = titles[key];
  const opens = key === 'menu';
  const { own } = view;
  if (!title || !own || view.seat !== seat) return null;
  if (opens ? !choices.includes(OFFER) : !choices.some((id) => giveIds.includes(id))) return null;
  const give: AnswerFormField = {
    id: 'give',
    name: { en: 'You give', de: 'Du gibst' },
    required: true,
    options: amountOptions(giveIds, own.hand),
  };
  const want: AnswerFormField = {
    id: 'want',
    name: { en: 'You get', de: 'Du bekommst' },
    required: true,
    options: amountOptions(
      wantIds,
      own.hand.map((_, sort) => cardsOfSort(sort)),
    ),
  };
  const named = opens || choices.some((id) => id.startsWith('to '));
  return { title, ...(opens && { opens: OFFER }), fields: [give, want, ...(named ? [recipients(view, seat)] : [])] };
}

/** `1 brick`, `2 brick`, `1 ore`: as many of each sort as there are, and as fit. */
function amountOptions(ids: readonly string[], most: readonly number[]): AnswerFormField['options'] {
  const kinds = most.filter((count) => count > 0).length;
  const each = Math.max(1, Math.floor(MOST_OPTIONS / Math.max(1, kinds)));
  return most.flatMap((count, sort) =>
    Array.from({ length: Math.min(count, each) }, (_, index) => {
      const amount = index + 1;
      const name = sortOf(amount, sorts[sort] as Sort);
      return {
        picks: Array.from({ length: amount }, () => ids[sort] as string),
        text: perLanguage((language) => `${amount} ${name[language]}`),
      };
    }),
  );
}

const recipients = (view: View, seat: number): AnswerFormField => ({
  id: 'to',
  name: { en: 'With (everyone if you leave this empty)', de: 'Mit (alle, wenn du nichts wählst)' },
  required: false,
  options: otherSeats(seat, view.sides.length).map((other) => ({
    picks: [`to ${view.colours[other]}`],
    text: verbatim(seatPlaceholder(other)),
    detail: countCards(view.sides[other]?.handSize ?? 0),
  })),
});
