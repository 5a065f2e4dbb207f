import type { Entry, Group } from '../../../engine/game/index.ts';
import type { Text } from '../../../engine/text.ts';
import type { Kind } from '../vocabulary.ts';

/** Groups of choices, in the order of a menu. */
export const groups: readonly Group[] = [
  { id: 'city', name: { en: 'Cities', de: 'Städte' } },
  { id: 'settlement', name: { en: 'Settlements', de: 'Siedlungen' } },
  { id: 'castle', name: { en: 'Castles', de: 'Burgen' } },
  { id: 'knight', name: { en: 'Knights', de: 'Ritter' } },
  { id: 'road', name: { en: 'Roads', de: 'Straßen' } },
  { id: 'gold', name: { en: 'Gold trades', de: 'Goldtausch' } },
  { id: 'joker', name: { en: 'Jokers', de: 'Joker' } },
];

/** What can be looked up: the things to build. */
export const entries: readonly (Entry & { readonly id: Kind; readonly text: Text })[] = [
  {
    id: 'road',
    name: { en: 'Road', de: 'Straße' },
    text: {
      en: 'Continues one of your roads. Island One: 1 point. Elsewhere it leads to sites and to the Longest Road.',
      de: 'Setzt eine deiner Straßen fort. Insel Eins: 1 Punkt. Sonst führt sie zu Bauplätzen und zur Längsten Handelsstraße.',
    },
  },
  {
    id: 'settlement',
    name: { en: 'Settlement', de: 'Siedlung' },
    text: {
      en: 'Stands at a site that one of your roads touches. Island One: its number, in order. Elsewhere 1 victory point.',
      de: 'Steht an einem Bauplatz, den eine deiner Straßen berührt. Insel Eins: ihre Zahl, der Reihe nach. Sonst 1 Siegpunkt.',
    },
  },
  {
    id: 'city',
    name: { en: 'City', de: 'Stadt' },
    text: {
      en: 'On the islands a site of its own, on Extra your settlement grows into it. Island One: its number, in order. Elsewhere 2 victory points.',
      de: 'Auf den Inseln ein eigener Bauplatz, bei Extra wächst sie aus deiner Siedlung. Insel Eins: ihre Zahl, der Reihe nach. Sonst 2 Siegpunkte.',
    },
  },
  {
    id: 'knight',
    name: { en: 'Knight', de: 'Ritter' },
    text: {
      en: 'Lends its joker once a game: one unspent die shows the resource under the shield. Counts for the Largest Army for good.',
      de: 'Leiht einmal je Partie seinen Joker: Ein unverbrauchter Würfel zeigt den Rohstoff unter dem Schild. Zählt für immer zur Größten Rittermacht.',
    },
  },
  {
    id: 'castle',
    name: { en: 'Castle', de: 'Burg' },
    text: {
      en: 'Extra only: six unspent dice alike, gold too; jokers may help, a gold trade cannot. 2 victory points; there are four.',
      de: 'Nur bei Extra: sechs gleiche, unverbrauchte Würfel, auch Gold; Joker helfen, ein Goldtausch nicht. 2 Siegpunkte; es gibt vier.',
    },
  },
];
