import type { Text } from '../../../engine/text.ts';
import type { Counted } from '../../phrases.ts';
import type { BuildKind, CityEvent, Expansion, Resource, Direction } from '../vocabulary.ts';

export const gameName: Text = { en: 'Struggle for Catan', de: 'Catan – Das schnelle Kartenspiel' };
export const variantAbout: Text = {
  en: 'A quick card game for two to four: trade, build, and take roads and knights from each other. First to 10 victory points wins.',
  de: 'Ein flottes Kartenspiel für zwei bis vier: tauschen, bauen, einander Straßen und Ritter abnehmen. Wer zuerst 10 Siegpunkte hat, gewinnt.',
};

export const resourceNames: Readonly<Record<Resource, Text>> = {
  brick: { en: 'brick', de: 'Lehm' },
  lumber: { en: 'lumber', de: 'Holz' },
  wool: { en: 'wool', de: 'Wolle' },
  grain: { en: 'grain', de: 'Getreide' },
  ore: { en: 'ore', de: 'Erz' },
};

/** Emoji for messages. */
export const resourceSigns: Readonly<Record<Resource, string>> = {
  brick: '🧱',
  lumber: '🪵',
  wool: '🐑',
  grain: '🌾',
  ore: '🪨',
};

export const cardWord: Counted = { one: { en: 'card', de: 'Karte' }, many: { en: 'cards', de: 'Karten' } };
export const pointWord: Counted = {
  one: { en: 'victory point', de: 'Siegpunkt' },
  many: { en: 'victory points', de: 'Siegpunkte' },
};

export const buildWords: Readonly<Record<BuildKind, Counted>> = {
  road: { one: { en: 'road', de: 'Straße' }, many: { en: 'roads', de: 'Straßen' } },
  knight: { one: { en: 'knight', de: 'Ritter' }, many: { en: 'knights', de: 'Ritter' } },
  settlement: { one: { en: 'settlement', de: 'Siedlung' }, many: { en: 'settlements', de: 'Siedlungen' } },
  city: { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } },
  expansion: { one: { en: 'expansion', de: 'Ausbau' }, many: { en: 'expansions', de: 'Ausbauten' } },
};

/** Names with the indefinite article, in the German accusative. */
export const aBuild: Readonly<Record<Exclude<BuildKind, 'expansion'>, Text>> = {
  road: { en: 'a road', de: 'eine Straße' },
  knight: { en: 'a knight', de: 'einen Ritter' },
  settlement: { en: 'a settlement', de: 'eine Siedlung' },
  city: { en: 'a city', de: 'eine Stadt' },
};

export const expansionNames: Readonly<Record<Expansion, Text>> = {
  library: { en: 'Library', de: 'Bibliothek' },
  church: { en: 'Church', de: 'Kirche' },
  castle: { en: 'Castle', de: 'Burg' },
  university: { en: 'University', de: 'Universität' },
  'merchant-guild': { en: 'Merchant Guild', de: 'Händlergilde' },
};

/** One-line effects. */
export const expansionEffects: Readonly<Record<Expansion, Text>> = {
  library: {
    en: 'once a turn, look at a hand and choose a card from it',
    de: 'einmal je Zug eine Hand ansehen und eine Karte daraus wählen',
  },
  church: { en: 'your first knight is safe', de: 'dein erster Ritter ist sicher' },
  castle: { en: 'your first 3 roads are safe', de: 'deine ersten 3 Straßen sind sicher' },
  university: {
    en: '2 matching cards, not 3, replace any other card',
    de: '2 statt 3 gleiche Karten ersetzen eine andere',
  },
  'merchant-guild': {
    en: 'once a turn, draw a card from someone with at least your points',
    de: 'einmal je Zug eine Karte von jemandem mit mindestens so vielen Punkten ziehen',
  },
};

export const eventNames: Readonly<Record<CityEvent, Text>> = {
  'market-day': { en: 'Market Day', de: 'Markttag' },
  'robber-attack': { en: 'Robber Attack', de: 'Räuberüberfall' },
};

/** One-line effects. */
export const eventTexts: Readonly<Record<CityEvent, Text>> = {
  'market-day': { en: 'the market gets five new cards.', de: 'Der Markt bekommt fünf neue Karten.' },
  'robber-attack': {
    en: 'everyone with more than 7 cards loses half of them.',
    de: 'Wer mehr als 7 Karten hat, verliert die Hälfte.',
  },
};

export const wayNames: Readonly<Record<Direction, Text>> = {
  clockwise: { en: 'clockwise', de: 'im Uhrzeigersinn' },
  counterclockwise: { en: 'counterclockwise', de: 'gegen den Uhrzeigersinn' },
};

export const phaseNames = {
  trade: { en: 'trading', de: 'Tauschen' },
  build: { en: 'building', de: 'Bauen' },
  draw: { en: 'drawing', de: 'Nachziehen' },
} as const satisfies Record<string, Text>;

export const tableName: Text = { en: 'Table', de: 'Tisch' };
