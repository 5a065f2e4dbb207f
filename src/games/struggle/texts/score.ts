import type { Text } from '../../../engine/text.ts';

/** Where points come from. */
export const scoreNames = {
  expansions: { en: 'Expanded cities', de: 'Ausgebaute Städte' },
  cities: { en: 'Cities', de: 'Städte' },
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  roads: { en: 'Roads, side B', de: 'Straßen, Seite B' },
  knights: { en: 'Knights, side B', de: 'Ritter, Seite B' },
} as const satisfies Record<string, Text>;
