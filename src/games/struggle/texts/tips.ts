import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** Tips for newcomers, in learning order. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'trade',
    text: {
      en: 'First you trade: one card for each road on its trade side (A). Without one, trade one card with the stack.',
      de: 'Zuerst tauschst du: eine Karte je Straße auf der Tauschseite (A). Ohne eine tauschst du eine Karte mit dem Stapel.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && (offers(decision, 'stack ') || offers(decision, 'market ')),
  },
  {
    id: 'build',
    text: {
      en: 'Then you build, each kind once a turn. Three of a kind replace any one missing card.',
      de: 'Dann baust du, jede Art einmal im Zug. Drei gleiche Karten ersetzen eine beliebige, die fehlt.',
    },
    applies: (_view, decision) => asks(decision, 'menu') && offers(decision, 'build '),
  },
  {
    id: 'pay',
    text: {
      en: 'These cards pay the price as it is. You could also pay another way.',
      de: 'Diese Karten würden den Preis zahlen. Du könntest auch anders zahlen.',
    },
    applies: (_view, decision) => asks(decision, 'pay'),
  },
  {
    id: 'change',
    text: {
      en: 'Roads and knights change hands: if none is left in the stack, you take another player’s.',
      de: 'Straßen und Ritter wechseln den Besitz: Liegt keine Karte mehr im Stapel, nimmst du sie jemand anderem ab.',
    },
    applies: (view, decision) =>
      asks(decision, 'menu') && view.seats.some(({ roads, knights }) => roads.length + knights.length > 0),
  },
  {
    id: 'robbers',
    text: {
      en: 'Robbers! With more than 7 cards you lose half of them. Everyone chooses at the same time.',
      de: 'Räuber! Mit mehr als 7 Karten verlierst du die Hälfte. Alle wählen zugleich.',
    },
    applies: (_view, decision) => asks(decision, 'discard'),
  },
];
