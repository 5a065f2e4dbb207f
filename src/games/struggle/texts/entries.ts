import type { Entry, Group } from '../../../engine/game/index.ts';
import { type Text, text } from '../../../engine/text.ts';
import { capital } from '../../phrases.ts';
import { type CityEvent, type Expansion, expansionKinds } from '../vocabulary.ts';
import { eventNames, expansionEffects, expansionNames } from './words.ts';

/** Groups of choices, in the order of a menu. */
export const groups: readonly Group[] = [
  { id: 'build', name: { en: 'Build', de: 'Bauen' } },
  { id: 'market', name: { en: 'Market', de: 'Markt' } },
  { id: 'stack', name: { en: 'Draw stack', de: 'Nachziehstapel' } },
  { id: 'trade', name: { en: 'Other players', de: 'Andere am Tisch' } },
  { id: 'guild', name: { en: 'Merchant Guild', de: 'Händlergilde' } },
];

export type EntryId = 'road' | 'knight' | 'settlement' | 'city' | 'destiny' | Expansion | CityEvent;

const expansion = (id: Expansion): Entry & { readonly id: EntryId; readonly text: Text } => ({
  id,
  name: expansionNames[id],
  text: text((language) => `${capital(expansionEffects[id])[language]}. ${{ en: 'Lies on a city, which is then worth 3 points.', de: 'Liegt auf einer Stadt, die damit 3 Punkte zählt.' }[language]}`),
});

/** The cards, for those who want to read one. */
export const entries: readonly (Entry & { readonly id: EntryId; readonly text: Text })[] = [
  {
    id: 'road',
    name: { en: 'Road', de: 'Straße' },
    text: {
      en: 'Side A: trade one more card a turn. Side B: 1 point. Your roads lie A, B, A … When the stack is empty, you take one from the next player in the direction of destiny who has one that isn’t protected.',
      de: 'Seite A: eine Karte je Zug mehr tauschen. Seite B: 1 Punkt. Deine Straßen liegen A, B, A … Ist der Stapel leer, nimmst du eine von der nächsten Person in Richtung des Schicksals, die eine ungeschützte hat.',
    },
  },
  {
    id: 'knight',
    name: { en: 'Knight', de: 'Ritter' },
    text: {
      en: 'Side A: draw one more card at the end of your turn. Side B: 1 point. Knights change hands as roads do.',
      de: 'Seite A: am Ende deines Zuges eine Karte mehr ziehen. Seite B: 1 Punkt. Ritter wechseln den Besitz wie Straßen.',
    },
  },
  {
    id: 'settlement',
    name: { en: 'Settlement', de: 'Siedlung' },
    text: {
      en: '1 point. When you build it, you may turn the destiny card (3 or 4 players). Its back is a city with an event that nobody knows.',
      de: '1 Punkt. Beim Bau darfst du zu dritt und viert die Schicksalskarte drehen. Die Rückseite ist eine Stadt mit einem Ereignis, das niemand kennt.',
    },
  },
  {
    id: 'city',
    name: { en: 'City', de: 'Stadt' },
    text: {
      en: '2 points. Your oldest settlement is flipped, and the event on its back happens at once.',
      de: '2 Punkte. Deine älteste Siedlung wird umgedreht, und das Ereignis auf der Rückseite tritt sofort ein.',
    },
  },
  ...expansionKinds.map(expansion),
  {
    id: 'market-day',
    name: eventNames['market-day'],
    text: { en: 'The five market cards are discarded, five new ones turned up.', de: 'Die fünf Marktkarten werden abgelegt, fünf neue aufgedeckt.' },
  },
  {
    id: 'robber-attack',
    name: eventNames['robber-attack'],
    text: {
      en: 'Everybody with more than 7 cards in hand gives up half of them, rounded down. All choose at once.',
      de: 'Alle mit mehr als 7 Karten auf der Hand geben die Hälfte ab, abgerundet. Alle wählen zugleich.',
    },
  },
  {
    id: 'destiny',
    name: { en: 'Destiny', de: 'Schicksal' },
    text: {
      en: 'Says from whom roads and knights are taken when their stack is empty. Not used by two players.',
      de: 'Sagt, wem Straßen und Ritter abgenommen werden, wenn ihr Stapel leer ist. Zu zweit ohne Bedeutung.',
    },
  },
];
