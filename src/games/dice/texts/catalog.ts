import type { CatalogEntry, ChoiceGroup } from '../../../engine/game/index.ts';
import type { Text } from '../../../engine/text.ts';
import type { BuildKind } from '../vocabulary.ts';

/** Choice groups in menu order. */
export const choiceGroups: readonly ChoiceGroup[] = [
  { id: 'city', name: { en: 'Cities', de: 'Städte' } },
  { id: 'settlement', name: { en: 'Settlements', de: 'Siedlungen' } },
  { id: 'castle', name: { en: 'Castles', de: 'Burgen' } },
  { id: 'knight', name: { en: 'Knights', de: 'Ritter' } },
  { id: 'road', name: { en: 'Roads', de: 'Straßen' } },
  { id: 'gold', name: { en: 'Gold trades', de: 'Goldtausch' }, trade: true },
  { id: 'joker', name: { en: 'Jokers', de: 'Joker' }, trade: true },
];

/** Everything that can be looked up. */
export const catalog: readonly (CatalogEntry & { readonly id: BuildKind; readonly text: Text })[] = [
  {
    id: 'road',
    name: { en: 'Road', de: 'Straße' },
    text: {
      en: 'Extends one of your roads. Island One: 1 point. Other maps: leads to new sites and the Longest Road.',
      de: 'Verlängert eine deiner Straßen. Insel Eins: 1 Punkt. Sonst führt sie zu Bauplätzen und zur Längsten Handelsstraße.',
    },
  },
  {
    id: 'settlement',
    name: { en: 'Settlement', de: 'Siedlung' },
    text: {
      en: 'Goes on a site next to your road. Island One: scores its number, in order. Other maps: 1 victory point.',
      de: 'Kommt auf einen Bauplatz an deiner Straße. Insel Eins: zählt ihre Zahl, der Reihe nach. Sonst 1 Siegpunkt.',
    },
  },
  {
    id: 'city',
    name: { en: 'City', de: 'Stadt' },
    text: {
      en: 'Has its own sites on the islands; on Extra it replaces your settlement. Island One: scores its number, in order. Other maps: 2 victory points.',
      de: 'Hat auf den Inseln eigene Bauplätze, bei Extra ersetzt sie deine Siedlung. Insel Eins: zählt ihre Zahl, der Reihe nach. Sonst 2 Siegpunkte.',
    },
  },
  {
    id: 'knight',
    name: { en: 'Knight', de: 'Ritter' },
    text: {
      en: 'Works as a joker once: turn an unspent die to the resource under its shield. Always counts for the Largest Army.',
      de: 'Ist einmal je Partie ein Joker: Dreh einen unverbrauchten Würfel auf den Rohstoff unter dem Schild. Zählt immer zur Größten Rittermacht.',
    },
  },
  {
    id: 'castle',
    name: { en: 'Castle', de: 'Burg' },
    text: {
      en: 'Extra only: six matching unspent dice, gold included. Jokers help, gold trades don’t. 2 victory points; there are four.',
      de: 'Nur bei Extra: sechs gleiche, unverbrauchte Würfel, auch Gold. Joker helfen, Goldtausch nicht. 2 Siegpunkte; es gibt vier.',
    },
  },
];
