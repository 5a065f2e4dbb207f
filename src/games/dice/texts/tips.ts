import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** Tips for newcomers, in learning order. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'reroll',
    text: {
      en: 'Six dice, up to three rolls: click the ones to roll again and keep the rest.',
      de: 'Sechs Würfel, bis zu drei Würfe: Klick an, was du noch einmal werfen willst, und behalte den Rest.',
    },
    applies: (_view, decision) => asks(decision, 'reroll'),
  },
  {
    id: 'build',
    text: {
      en: 'Each face is a resource. The numbered buttons show what your dice can pay for. You can build several things.',
      de: 'Jede Würfelseite ist ein Rohstoff. Die Buttons mit Zahlen zeigen, was du dafür bauen kannst, auch mehrere Dinge.',
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
      en: 'A knight is a joker: once per match, it turns one die into its resource.',
      de: 'Ein Ritter ist ein Joker: Einmal in der Partie dreht er einen Würfel auf seinen Rohstoff.',
    },
    applies: (_view, decision) => offers(decision, 'joker '),
  },
];
