import type { Colour, Livery, Ware } from '../../../engine/scene/index.ts';
import { capitalize } from '../../phrases.ts';
import { resourceIcons } from '../icons.ts';
import { resourceNames } from '../texts/names.ts';
import { type Resource, resources } from '../vocabulary.ts';

const cream: Colour = '#fff6de';
const ink: Colour = '#2a1a10';

const colours: Readonly<Record<Resource, readonly [Colour, Colour]>> = {
  brick: ['#b04a2c', cream],
  lumber: ['#2c5a36', cream],
  wool: ['#a8c66c', ink],
  grain: ['#e2b340', ink],
  ore: ['#5c677a', cream],
};

export const wareOf = (resource: Resource): Ware => ({
  icon: resourceIcons[resource],
  name: capitalize(resourceNames[resource]),
  fill: colours[resource][0],
  ink: colours[resource][1],
});

export const wares: readonly Ware[] = resources.map(wareOf);

export const liveryByKind = {
  town: { fill: '#6d5a36', edge: 'straight' },
  city: { fill: '#6d5a36', edge: 'battlements' },
  expansion: { fill: '#963a29', edge: 'battlements' },
  event: { fill: '#3d4a57', edge: 'straight' },
} as const satisfies Record<string, Livery>;

export const stackFills = {
  draw: '#7a5a34',
  settlement: '#6d5a36',
  road: '#8a6a43',
  knight: '#4d5963',
} as const satisfies Record<string, Colour>;
