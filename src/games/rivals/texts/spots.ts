import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { capitalize, type Listener } from '../../phrases.ts';
import { regionCardText, showPlace } from './phrases.ts';

const sides: readonly (readonly Text[])[] = [
  [verbatim('')],
  [
    { en: 'left', de: 'linke' },
    { en: 'right', de: 'rechte' },
  ],
  [
    { en: 'left', de: 'linke' },
    { en: 'middle', de: 'mittlere' },
    { en: 'right', de: 'rechte' },
  ],
];

const ordinals: readonly Text[] = [
  { en: 'first', de: 'erste' },
  { en: 'second', de: 'zweite' },
  { en: 'third', de: 'dritte' },
  { en: 'fourth', de: 'vierte' },
  { en: 'fifth', de: 'fünfte' },
  { en: 'sixth', de: 'sechste' },
  { en: 'seventh', de: 'siebte' },
  { en: 'eighth', de: 'achte' },
];

/** The position in a row, counted from the left: `left`, `second`; in German as after `die`. */
export const sideText = (index: number, count: number): Text =>
  (sides[count - 1] ?? ordinals)[index] ?? verbatim(`${index + 1}.`);

const spotKinds: Readonly<Record<string, Text>> = {
  city: { en: 'city', de: 'Stadt' },
  settlement: { en: 'settlement', de: 'Siedlung' },
  road: { en: 'road', de: 'Straße' },
};

/** `Forest 6`. */
export const regionSpotText = (card: string): Text => capitalize(regionCardText(card));

/** A place in an event: `Forest 6`, `left city`, `Ben’s second road`. */
export function spotText(
  { seat, place, at }: { readonly seat: Seat; readonly place: string; readonly at?: string },
  listener: Listener,
): Text {
  if (at === undefined) return verbatim(showPlace(place));
  const foreign = at.startsWith('!');
  const [kind = '', position = ''] = at.replace('!', '').split(' ');
  const name = spotKinds[kind];
  if (!name) return regionSpotText(at.replace('!', ''));
  const [index = 1, count = 1] = position.split('/').map(Number);
  const spot = perLanguage((language) => `${sideText(index - 1, count)[language]} ${name[language]}`.trim());
  if (!foreign) return spot;
  const owner = 1 - seat;
  return owner === listener
    ? { en: `your ${spot.en}`, de: `deine ${spot.de}` }
    : { en: `${seatPlaceholder(owner)}’s ${spot.en}`, de: `${spot.de} von ${seatPlaceholder(owner)}` };
}
