import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Card, CardKind, Placement, PlayTiming } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { cardTexts } from './cards.ts';

/** The type line under a card's name. */
export const kindNames: Readonly<Record<CardKind, Text>> = {
  region: { en: 'Region', de: 'Landschaft' },
  road: { en: 'Road', de: 'Straße' },
  settlement: { en: 'Settlement', de: 'Siedlung' },
  city: { en: 'City', de: 'Stadt' },
  metropolis: { en: 'Metropolis', de: 'Metropole' },
  'action-neutral': { en: 'Action', de: 'Aktion' },
  'action-attack': { en: 'Action, attack', de: 'Aktion, Angriff' },
  building: { en: 'Building', de: 'Gebäude' },
  hero: { en: 'Unit, hero', de: 'Einheit, Held/Heldin' },
  'trade-ship': { en: 'Unit, trade ship', de: 'Einheit, Handelsschiff' },
  ship: { en: 'Unit, ship', de: 'Einheit, Schiff' },
  unit: { en: 'Unit', de: 'Einheit' },
  'extraordinary-site': { en: 'Extraordinary site', de: 'Besonderer Ort' },
  event: { en: 'Event', de: 'Ereignis' },
  marker: { en: 'Marker', de: 'Marker' },
};

const placementNames: Readonly<Record<Extract<Placement, string>, Text>> = {
  center: { en: 'Centre card', de: 'Zentrumskarte' },
  hand: { en: 'Played from the hand', de: 'Wird aus der Hand gespielt' },
  'settlement-or-city': { en: 'In a settlement or city', de: 'In einer Siedlung oder Stadt' },
  city: { en: 'In a city', de: 'In einer Stadt' },
  region: { en: 'Beside a region', de: 'An einer Landschaft' },
  road: { en: 'On your own road', de: 'Auf einer eigenen Straße' },
  'foreign-road': { en: 'On an opposing road', de: 'Auf einer gegnerischen Straße' },
  'foreign-city': { en: 'In an opposing city', de: 'In einer gegnerischen Stadt' },
  event: { en: 'In the event stack', de: 'Im Ereignisstapel' },
  marker: { en: 'Beside your regions', de: 'Bei deinen Landschaften' },
};

export const placementText = (placement: Placement): Text =>
  typeof placement === 'string'
    ? placementNames[placement]
    : perLanguage(
        (language) => `${{ en: 'On top of', de: 'Auf' }[language]}: ${cardTexts[placement.on].name[language]}`,
      );

/** When a card is played, for cards not played in the action phase. */
export const timingNames: Readonly<Record<PlayTiming, Text>> = {
  'before-roll': { en: 'Before the roll', de: 'Vor dem Wurf' },
  'with-building': { en: 'When you build a building', de: 'Beim Bau eines Gebäudes' },
  'with-settlement': { en: 'When you build a settlement', de: 'Beim Bau einer Siedlung' },
  'when-struck': { en: 'When an event hits you', de: 'Wenn dich ein Ereignis trifft' },
};

const onlyOne: Text = { en: 'Only one in each principality', de: 'Nur einmal je Fürstentum' };

/** The requirements of a card; null when it has none. */
export function requirementText(id: CardId, { unique }: Card): Text | null {
  const { needs } = cardTexts[id];
  if (!unique) return needs ?? null;
  return needs ? perLanguage((language) => `${needs[language]}. ${onlyOne[language]}`) : onlyOne;
}
