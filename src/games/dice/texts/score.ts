import type { Text } from '../../../engine/text.ts';

/** Where points come from. */
export const scoreNames = {
  roads: { en: 'Roads', de: 'Straßen' },
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  cities: { en: 'Cities', de: 'Städte' },
  knights: { en: 'Knights', de: 'Ritter' },
  castles: { en: 'Castles', de: 'Burgen' },
  empty: { en: 'Empty turns', de: 'Leere Züge' },
} as const satisfies Record<string, Text>;
