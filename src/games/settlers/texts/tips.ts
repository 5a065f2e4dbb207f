import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** Tips for newcomers; each builds on the ones before. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'place',
    text: {
      en: 'A settlement gets a card whenever the number of a hex next to it is rolled. More dots mean better odds: 6 and 8 are best.',
      de: 'Eine Siedlung bekommt eine Karte, wenn die Zahl eines Feldes daneben gewürfelt wird. Mehr Punkte heißt häufiger: 6 und 8 sind am besten.',
    },
    applies: (_view, decision) => asks(decision, 'setup'),
  },
  {
    id: 'roll',
    text: {
      en: 'The dice decide which hexes produce cards, for everyone. On a 7 the robber moves.',
      de: 'Die Würfel entscheiden, welche Felder Karten bringen, und zwar für alle. Bei einer 7 zieht der Räuber.',
    },
    applies: (_view, decision) => asks(decision, 'roll'),
  },
  {
    id: 'robber',
    text: {
      en: 'The robber’s hex produces nothing until the robber moves on.',
      de: 'Das Feld unter dem Räuber bringt nichts, bis er weiterzieht.',
    },
    applies: (_view, decision) => asks(decision, 'robber'),
  },
  {
    id: 'discard',
    text: {
      en: 'On a 7 you lose half of your cards if you have more than the limit, usually 7. Better spend them first.',
      de: 'Bei einer 7 verlierst du die Hälfte, wenn du mehr Karten hast als erlaubt, meist 7. Gib sie besser vorher aus.',
    },
    applies: (_view, decision) => asks(decision, 'discard'),
  },
  {
    id: 'build',
    text: {
      en: 'Roads lead to your next settlement, which must be at least two paths away from any other building.',
      de: 'Straßen führen zu deiner nächsten Siedlung. Sie muss mindestens zwei Wege von jedem anderen Gebäude entfernt sein.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && offers(decision, 'build '),
  },
  {
    id: 'trade',
    text: {
      en: 'Ask the others for what you need: you can play on while they answer. The bank trades 4 for 1, harbours are cheaper.',
      de: 'Frag die anderen nach dem, was dir fehlt: Du kannst weiterspielen, während sie antworten. Die Bank tauscht 4 für 1, ein Hafen ist günstiger.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && (offers(decision, 'offer') || offers(decision, 'trade ')),
  },
  {
    id: 'offer',
    text: {
      en: 'You can accept, decline or make a counter-offer. No one finds out whether you could have paid.',
      de: 'Du kannst annehmen, ablehnen oder ein Gegenangebot machen. Niemand erfährt, ob du hättest zahlen können.',
    },
    applies: (_view, decision) => asks(decision, 'offer.answer'),
  },
  {
    id: 'points',
    text: {
      en: 'Settlements are worth 1 point, cities 2, and titles such as the Longest Road 2.',
      de: 'Siedlungen zählen 1 Punkt, Städte 2, Titel wie die Längste Handelsroute 2.',
    },
    applies: (view, decision) => asks(decision, 'menu') && view.turn > 4,
  },
];
