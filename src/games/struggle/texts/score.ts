import type { Text } from '../../../engine/text.ts';

/** Sources of points. */
export const scoreNames = {
  expansions: { en: 'Expanded cities', de: 'Ausgebaute Städte' },
  cities: { en: 'Cities', de: 'Städte' },
  settlements: { en: 'Settlements', de: 'Siedlungen' },
  roads: { en: 'Roads, side B', de: 'Straßen, Seite B' },
  knights: { en: 'Knights, side B', de: 'Ritter, Seite B' },
} as const satisfies Record<string, Text>;

/** The same within a sentence. */
export const countedNames = {
  expansions: {
    one: { en: 'expanded city', de: 'ausgebaute Stadt' },
    many: { en: 'expanded cities', de: 'ausgebaute Städte' },
  },
  cities: { one: { en: 'city', de: 'Stadt' }, many: { en: 'cities', de: 'Städte' } },
  settlements: { one: { en: 'settlement', de: 'Siedlung' }, many: { en: 'settlements', de: 'Siedlungen' } },
  roads: {
    one: { en: 'road on side B', de: 'Straße auf Seite B' },
    many: { en: 'roads on side B', de: 'Straßen auf Seite B' },
  },
  knights: {
    one: { en: 'knight on side B', de: 'Ritter auf Seite B' },
    many: { en: 'knights on side B', de: 'Ritter auf Seite B' },
  },
} as const satisfies Record<keyof typeof scoreNames, { readonly one: Text; readonly many: Text }>;
