import type { Text } from '../../../engine/text.ts';
import { tokenNames } from './words.ts';

/** Where victory points come from. */
export const scoreNames = {
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  cities: { en: 'Cities', de: 'Städte' },
  expansions: { en: 'Expansions', de: 'Ausbauten' },
  hero: { en: 'Strength advantage', de: tokenNames.hero.de },
  trade: { en: 'Trade advantage', de: tokenNames.trade.de },
} as const satisfies Record<string, Text>;

/** A single one of those that are counted. */
export const townNames = {
  city: { en: 'City', de: 'Stadt' },
  settlement: { en: 'Settlement', de: 'Siedlung' },
} as const satisfies Record<string, Text>;
