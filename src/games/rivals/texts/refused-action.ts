import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import type { CentreCard, Resource } from '../vocabulary.ts';
import { italicCard, showPlace } from './phrases.ts';
import { resourceNames } from './names.ts';

const cardName = (name: string): Text => italicCard(name.split('/')[0] as CardId);

/** Centre cards with an article; in German as what is not built. */
const centre: Readonly<Record<CentreCard, Text>> = {
  road: { en: 'a road', de: 'keine Straße' },
  settlement: { en: 'a settlement', de: 'keine Siedlung' },
  city: { en: 'a city', de: 'keine Stadt' },
};

const isCentre = (id: string): id is CentreCard => Object.hasOwn(centre, id);

/** Names an action after `You can't`: `build a city at −1`; German texts include their `nicht`. */
export function refusedAction(id: string): Text {
  const [verb = '', what = '', where = ''] = id.split(' ');
  const place = showPlace(where);
  switch (verb) {
    case 'build':
      if (isCentre(what))
        return { en: `build ${centre[what].en} at ${place}`, de: `auf ${place} ${centre[what].de} bauen` };
      return { en: `build ${cardName(what).en} at ${place}`, de: `${cardName(what).de} nicht auf ${place} bauen` };
    case 'play':
      return { en: `play ${cardName(what).en}`, de: `${cardName(what).de} nicht spielen` };
    case 'trade': {
      const [type, region] = what.split('@') as [Resource, string?];
      const source = region ? ` (${showPlace(region)})` : '';
      return {
        en: `trade ${resourceNames[type].en}${source} for ${resourceNames[where as Resource].en}`,
        de: `${resourceNames[type].de}${source} nicht gegen ${resourceNames[where as Resource].de} tauschen`,
      };
    }
    case 'use':
      return { en: `use ${cardName(what).en} at ${place}`, de: `${cardName(what).de} auf ${place} nicht nutzen` };
    default:
      return { en: `remove anything at ${showPlace(what)}`, de: `auf ${showPlace(what)} nichts entfernen` };
  }
}
