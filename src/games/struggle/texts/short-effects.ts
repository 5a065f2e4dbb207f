import type { Text } from '../../../engine/text.ts';
import type { Expansion } from '../vocabulary.ts';

/** Effects that fit two short lines on a card. */
export const shortEffects: Readonly<Record<Expansion, Text>> = {
  library: { en: 'see a hand when trading', de: 'sieht beim Tausch eine Hand' },
  church: { en: 'first knight is safe', de: 'erster Ritter ist sicher' },
  castle: { en: 'first 3 roads are safe', de: 'erste 3 Straßen sicher' },
  university: { en: '2 matching for one', de: '2 gleiche für eine' },
  'merchant-guild': { en: 'draw 1 from the stronger', de: 'zieht 1 von Stärkeren' },
};
