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
      en: 'You can accept, decline or make a counter-offer. No one finds out whether you have the cards.',
      de: 'Du kannst annehmen, ablehnen oder ein Gegenangebot machen. Niemand erfährt, ob du die Karten hast.',
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
  {
    id: 'gates',
    text: {
      en: 'A ship on the third die moves the barbarians; a coloured gate can bring a progress card of that colour.',
      de: 'Ein Schiff auf dem dritten Würfel bringt die Barbaren näher, ein farbiges Tor vielleicht eine Fortschrittskarte dieser Farbe.',
    },
    applies: ({ citiesAndKnights }, decision) => citiesAndKnights !== null && asks(decision, 'roll'),
  },
  {
    id: 'progress',
    text: {
      en: 'You play progress cards on your turn, even right away.',
      de: 'Fortschrittskarten spielst du in deinem Zug aus, auch sofort.',
    },
    applies: ({ citiesAndKnights }, decision) =>
      citiesAndKnights !== null && asks(decision, 'menu') && offers(decision, 'play '),
  },
  {
    id: 'improve',
    text: {
      en: 'Cities bring commodities: paper from forests, cloth from pastures, coins from mountains. Commodities pay for improvements.',
      de: 'Städte bringen Handelswaren: Papier im Wald, Tuch auf Weiden, Münzen im Gebirge. Damit baust du sie aus.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && offers(decision, 'improve '),
  },
  {
    id: 'knights',
    text: {
      en: 'The barbarians have a strength of one for each city on the island. Your knights must match them.',
      de: 'Die Barbaren sind so stark, wie es Städte auf der Insel gibt. Deine Ritter müssen mithalten.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && offers(decision, 'build knight '),
  },
  {
    id: 'activate',
    text: {
      en: 'A new knight doesn’t fight yet. Activate it with a grain.',
      de: 'Ein neuer Ritter kämpft noch nicht. Aktivier ihn mit einem Getreide.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && offers(decision, 'activate '),
  },
  {
    id: 'metropolis',
    text: {
      en: 'The first to reach level 4 turns a city into a metropolis, worth 2 more points.',
      de: 'Wer zuerst Stufe 4 erreicht, macht eine Stadt zur Metropole: 2 Siegpunkte mehr.',
    },
    applies: (_view, decision) => asks(decision, 'metropolis'),
  },
];
