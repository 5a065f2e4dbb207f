import type { Text } from '../../../engine/text.ts';
import { tokenNames } from './names.ts';

/** Names of the sources of victory points. */
export const scoreNames = {
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  cities: { en: 'Cities', de: 'Städte' },
  expansions: { en: 'Expansions', de: 'Ausbauten' },
  hero: { en: 'Strength advantage', de: tokenNames.hero.de },
  trade: { en: 'Trade advantage', de: tokenNames.trade.de },
} as const satisfies Record<string, Text>;

/** Singular names of the towns counted in a score. */
export const townNames = {
  city: { en: 'City', de: 'Stadt' },
  settlement: { en: 'Settlement', de: 'Siedlung' },
} as const satisfies Record<string, Text>;
