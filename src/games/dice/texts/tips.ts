import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** Tips for newcomers, in learning order. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'reroll',
    text: {
      en: 'You roll six dice up to three times a turn: click the ones to roll again, and keep what helps you build.',
      de: 'Du wirfst sechs Würfel bis zu dreimal im Zug: Klick an, was du noch einmal werfen willst, und behalte, was dir beim Bauen hilft.',
    },
    applies: (_view, decision) => asks(decision, 'reroll'),
  },
  {
    id: 'build',
    text: {
      en: 'Each die shows a resource. The map marks what your dice can pay for. You can build several things a turn.',
      de: 'Jeder Würfel zeigt einen Rohstoff. Auf der Karte ist markiert, was du dafür bauen kannst. Du kannst im Zug mehrmals bauen.',
    },
    applies: (_view, decision) => asks(decision, 'build') && offers(decision, 'build '),
  },
  {
    id: 'gold',
    text: { en: 'Trade 2 gold for any 1 resource.', de: '2 Gold tauschst du gegen 1 beliebigen Rohstoff.' },
    applies: (_view, decision) => asks(decision, 'build') && offers(decision, 'gold '),
  },
  {
    id: 'order',
    text: {
      en: 'Build along the paths: first a road, then the site at its end.',
      de: 'Bau die Wege entlang: erst die Straße, dann den Bauplatz an ihrem Ende.',
    },
    applies: (_view, decision) => asks(decision, 'start', 'build'),
  },
  {
    id: 'joker',
    text: {
      en: 'A knight is a joker: once per match, it turns a die into its resource.',
      de: 'Ein Ritter ist ein Joker: Einmal in der Partie macht er aus einem Würfel seinen Rohstoff.',
    },
    applies: (_view, decision) => offers(decision, 'joker '),
  },
];
