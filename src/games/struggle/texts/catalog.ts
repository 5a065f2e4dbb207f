import type { CatalogEntry, ChoiceGroup } from '../../../engine/game/index.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import { capitalize } from '../../phrases.ts';
import { type CityEvent, type Expansion, expansionKinds } from '../vocabulary.ts';
import { eventNames, expansionEffects, expansionNames } from './names.ts';

/** Choice groups in menu order. */
export const choiceGroups: readonly ChoiceGroup[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'market', name: { en: 'Market', de: 'Markt' }, trade: true },
  { id: 'stack', name: { en: 'Draw stack', de: 'Nachziehstapel' }, trade: true },
  { id: 'trade', name: { en: 'Other players', de: 'Andere am Tisch' }, trade: true },
  { id: 'guild', name: { en: 'Merchant Guild', de: 'Händlergilde' }, trade: true },
];

export type EntryId = 'road' | 'knight' | 'settlement' | 'city' | 'destiny' | Expansion | CityEvent;

const expansion = (id: Expansion): CatalogEntry & { readonly id: EntryId; readonly text: Text } => ({
  id,
  name: expansionNames[id],
  text: perLanguage(
    (language) =>
      `${capitalize(expansionEffects[id])[language]}. ${{ en: 'Goes on a city, which is then worth 3 points.', de: 'Kommt auf eine Stadt, die damit 3 Punkte zählt.' }[language]}`,
  ),
});

/** All cards that can be looked up. */
export const catalog: readonly (CatalogEntry & { readonly id: EntryId; readonly text: Text })[] = [
  {
    id: 'road',
    name: { en: 'Road', de: 'Straße' },
    text: {
      en: 'Side A: trade one more card per turn. Side B: 1 point. Your roads alternate A, B, A … When the stack is empty, you take one from the next player in the direction of destiny who has one that isn’t protected.',
      de: 'Seite A: eine Karte je Zug mehr tauschen. Seite B: 1 Punkt. Deine Straßen liegen A, B, A … Ist der Stapel leer, nimmst du eine von der nächsten Person in Richtung des Schicksals, die eine ungeschützte hat.',
    },
  },
  {
    id: 'knight',
    name: { en: 'Knight', de: 'Ritter' },
    text: {
      en: 'Side A: draw one more card at the end of your turn. Side B: 1 point. Knights change hands just like roads.',
      de: 'Seite A: am Ende deines Zuges eine Karte mehr ziehen. Seite B: 1 Punkt. Ritter wechseln den Besitz wie Straßen.',
    },
  },
  {
    id: 'settlement',
    name: { en: 'Settlement', de: 'Siedlung' },
    text: {
      en: '1 point. When you build it, you may turn the destiny card (3 or 4 players). On its back is a city with a hidden event.',
      de: '1 Punkt. Beim Bau darfst du zu dritt und viert die Schicksalskarte drehen. Auf der Rückseite ist eine Stadt mit einem verdeckten Ereignis.',
    },
  },
  {
    id: 'city',
    name: { en: 'City', de: 'Stadt' },
    text: {
      en: '2 points. Flip your oldest settlement; the event on its back happens right away.',
      de: '2 Punkte. Dreh deine älteste Siedlung um; das Ereignis auf der Rückseite tritt sofort ein.',
    },
  },
  ...expansionKinds.map(expansion),
  {
    id: 'market-day',
    name: eventNames['market-day'],
    text: {
      en: 'Discard the five market cards and turn up five new ones.',
      de: 'Die fünf Marktkarten werden abgelegt, fünf neue aufgedeckt.',
    },
  },
  {
    id: 'robber-attack',
    name: eventNames['robber-attack'],
    text: {
      en: 'Everyone with more than 7 cards loses half of them, rounded down. All choose at the same time.',
      de: 'Wer mehr als 7 Karten auf der Hand hat, verliert die Hälfte, abgerundet. Alle wählen zugleich.',
    },
  },
  {
    id: 'destiny',
    name: { en: 'Destiny', de: 'Schicksal' },
    text: {
      en: 'Shows whose roads and knights you take when the stack is empty. Not used with two players.',
      de: 'Zeigt, wem du Straßen und Ritter abnimmst, wenn ihr Stapel leer ist. Zu zweit ohne Bedeutung.',
    },
  },
];
