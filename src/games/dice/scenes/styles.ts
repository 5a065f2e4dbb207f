import type { Colour, Ware } from '../../../engine/scene/index.ts';
import { faceIcons } from '../icons.ts';
import type { Terrain } from '../maps/map.ts';
import { capitalize } from '../../phrases.ts';
import { anyFace, faceNames } from '../texts/names.ts';
import type { DieFace } from '../vocabulary.ts';

const cream: Colour = '#fff6de';
const ink: Colour = '#2a1a10';

/** Gold is dark with golden ink, as a yellow tile would look like grain. */
const colours: Readonly<Record<DieFace | 'any', readonly [Colour, Colour]>> = {
  brick: ['#b04a2c', cream],
  lumber: ['#2c5a36', cream],
  wool: ['#a8c66c', ink],
  grain: ['#e2b340', ink],
  ore: ['#5c677a', cream],
  gold: ['#4a2f21', '#ffd45e'],
  any: [cream, ink],
};

export const wareOf = (face: DieFace | 'any'): Ware => ({
  icon: faceIcons[face],
  name: capitalize(face === 'any' ? anyFace : faceNames[face]),
  fill: colours[face][0],
  ink: colours[face][1],
});

export const lands: Readonly<Record<Terrain, { readonly ware: Ware; readonly scenery: string }>> = {
  hills: { ware: wareOf('brick'), scenery: 'hills' },
  forest: { ware: wareOf('lumber'), scenery: 'forest' },
  pasture: { ware: wareOf('wool'), scenery: 'sheep' },
  fields: { ware: wareOf('grain'), scenery: 'field' },
  mountains: { ware: wareOf('ore'), scenery: 'peaks' },
  desert: { ware: { icon: 'desert', name: { en: 'Desert', de: 'Wüste' }, fill: '#dcc48e', ink }, scenery: 'desert' },
};
