import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** What a newcomer meets, in the order in which one thing explains the next. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'trade',
    text: {
      en: 'Trade comes first: one card for each road that shows its trade side, without one a single card with the stack.',
      de: 'Zuerst wird gehandelt: eine Karte je Straße mit der Handelsseite, ohne eine solche eine einzige mit dem Stapel.',
    },
    fits: (_view, decision) => asks(decision, 'menu') && (offers(decision, 'stack ') || offers(decision, 'market ')),
  },
  {
    id: 'build',
    text: {
      en: 'Then you build, each kind once a turn. 3 equal cards stand for any 1 that is missing.',
      de: 'Dann wird gebaut, jede Art einmal im Zug. 3 gleiche Karten ersetzen 1 beliebige, die fehlt.',
    },
    fits: (_view, decision) => asks(decision, 'menu') && offers(decision, 'build '),
  },
  {
    id: 'pay',
    text: {
      en: 'This is how the price would be paid. You may pay it differently.',
      de: 'So würde der Preis bezahlt. Du darfst ihn auch anders zahlen.',
    },
    fits: (_view, decision) => asks(decision, 'pay'),
  },
  {
    id: 'change',
    text: {
      en: 'Roads and knights change hands: once their stack is empty, whoever builds one takes it from somebody else.',
      de: 'Straßen und Ritter wechseln den Besitz: Ist ihr Stapel leer, kommt beim Bauen die Karte von jemand anderem.',
    },
    fits: (view, decision) => asks(decision, 'menu') && view.seats.some(({ roads, knights }) => roads.length + knights.length > 0),
  },
  {
    id: 'robbers',
    text: {
      en: 'Whoever holds too many cards gives some up when robbers come. Everybody chooses at the same time.',
      de: 'Wer zu viele Karten hat, gibt beim Räuberüberfall welche ab. Alle wählen zugleich.',
    },
    fits: (_view, decision) => asks(decision, 'discard'),
  },
];
