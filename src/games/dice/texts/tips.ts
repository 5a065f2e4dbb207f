import type { Tip } from '../../../engine/game/index.ts';
import { asks, offers } from '../../tips.ts';
import type { View } from '../view.ts';

/** What a newcomer meets, in the order in which one thing explains the next. */
export const tips: readonly Tip<View>[] = [
  {
    id: 'reroll',
    text: {
      en: 'Six dice, up to three throws: press what you want to throw again, and keep the rest.',
      de: 'Sechs Würfel, bis zu drei Würfe: Drücke, was du noch einmal werfen willst, und behalte den Rest.',
    },
    fits: (_view, decision) => asks(decision, 'reroll'),
  },
  {
    id: 'build',
    text: {
      en: 'Every face is a resource, and the numbered buttons are what yours can pay for. You may build several things.',
      de: 'Jede Würfelseite ist ein Rohstoff, und die Knöpfe mit Zahlen sind das, was du dafür bauen kannst. Auch mehrere Dinge.',
    },
    fits: (_view, decision) => asks(decision, 'build') && offers(decision, 'build '),
  },
  {
    id: 'gold',
    text: {
      en: '2 gold count as any 1 resource.',
      de: '2 Gold gelten als 1 beliebiger Rohstoff.',
    },
    fits: (_view, decision) => asks(decision, 'build') && offers(decision, 'gold '),
  },
  {
    id: 'order',
    text: {
      en: 'You go along the paths in their order: first the road, then what stands at its end.',
      de: 'Du gehst die Wege der Reihe nach entlang: zuerst die Straße, dann das, was an ihrem Ende steht.',
    },
    fits: (_view, decision) => asks(decision, 'start', 'build'),
  },
  {
    id: 'joker',
    text: {
      en: 'A knight you have built is a joker: once in the match it turns one die into its resource.',
      de: 'Ein gebauter Ritter ist ein Joker: Einmal in der Partie macht er aus einem Würfel seinen Rohstoff.',
    },
    fits: (_view, decision) => offers(decision, 'joker '),
  },
];
