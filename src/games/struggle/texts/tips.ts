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
      en: 'These cards would pay the price. You can choose others.',
      de: 'Diese Karten würden den Preis zahlen. Du kannst auch andere wählen.',
    },
    applies: (_view, decision) => asks(decision, 'pay'),
  },
  {
    id: 'change',
    text: {
      en: 'Roads and knights change hands: once their stack is empty, you take the card from another player.',
      de: 'Straßen und Ritter wechseln den Besitz: Ist ihr Stapel leer, nimmst du die Karte jemand anderem ab.',
    },
    applies: (view, decision) =>
      asks(decision, 'menu') && view.seats.some(({ roads, knights }) => roads.length + knights.length > 0),
  },
  {
    id: 'robbers',
    text: {
      en: 'If you have too many cards, you lose some to the robbers. Everyone chooses at the same time.',
      de: 'Mit zu vielen Karten verlierst du beim Räuberüberfall welche. Alle wählen zugleich.',
    },
    applies: (_view, decision) => asks(decision, 'discard'),
  },
];
