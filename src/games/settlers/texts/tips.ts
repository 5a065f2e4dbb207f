import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** What a newcomer meets, in the order in which one thing explains the next. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'place',
    text: {
      en: 'A settlement gains a card whenever the number of a hex beside it is rolled. 6 and 8 come most often: the dots tell.',
      de: 'Eine Siedlung erhält eine Karte, sooft die Zahl eines Feldes daneben gewürfelt wird. 6 und 8 kommen am häufigsten: Die Punkte sagen es.',
    },
    fits: (_view, decision) => asks(decision, 'setup'),
  },
  {
    id: 'roll',
    text: {
      en: 'The dice decide which hexes bring cards, for everybody. On a 7 the robber moves.',
      de: 'Die Würfel entscheiden, welche Felder Karten bringen, und zwar für alle. Bei einer 7 zieht der Räuber.',
    },
    fits: (_view, decision) => asks(decision, 'roll'),
  },
  {
    id: 'robber',
    text: {
      en: 'The hex under the robber brings nothing until the robber moves on.',
      de: 'Das Feld unter dem Räuber bringt nichts, bis er weiterzieht.',
    },
    fits: (_view, decision) => asks(decision, 'robber'),
  },
  {
    id: 'discard',
    text: {
      en: 'On a 7, whoever holds more than 7 cards loses half of them. Better spend them before.',
      de: 'Bei einer 7 verliert die Hälfte, wer mehr als 7 Karten hat. Gib sie besser vorher aus.',
    },
    fits: (_view, decision) => asks(decision, 'discard'),
  },
  {
    id: 'build',
    text: {
      en: 'A road leads to the next settlement, which stands at least two paths away from every other.',
      de: 'Eine Straße führt zur nächsten Siedlung, die von jeder anderen mindestens zwei Wege entfernt steht.',
    },
    fits: (_view, decision) => asks(decision, 'menu') && offers(decision, 'build '),
  },
  {
    id: 'trade',
    text: {
      en: 'Ask the others for what you lack: an offer is answered while you go on. The bank takes 4 for 1, a harbour less.',
      de: 'Bitte die anderen um das, was dir fehlt: Ein Angebot wird beantwortet, während du weiterspielst. Die Bank nimmt 4 für 1, ein Hafen weniger.',
    },
    fits: (_view, decision) => asks(decision, 'menu') && (offers(decision, 'offer') || offers(decision, 'trade ')),
  },
  {
    id: 'offer',
    text: {
      en: 'You may accept, make another offer, or decline. Nobody learns whether you could have paid.',
      de: 'Du darfst annehmen, ein anderes Angebot machen oder ablehnen. Niemand erfährt, ob du hättest zahlen können.',
    },
    fits: (_view, decision) => asks(decision, 'offer.answer'),
  },
  {
    id: 'points',
    text: {
      en: 'Settlements count 1, cities 2, the longest road and the largest army 2 each.',
      de: 'Siedlungen zählen 1, Städte 2, die längste Handelsroute und die größte Rittermacht je 2.',
    },
    fits: (view, decision) => asks(decision, 'menu') && view.turn > 4,
  },
];
