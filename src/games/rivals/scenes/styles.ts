import type { Colour, Die, Livery, Total, Ware } from '../../../engine/scene/index.ts';
import type { Card } from '../cards/card.ts';
import { pointNames, resourceNames } from '../texts/names.ts';
import type { CardSet, PointKind, Resource } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { faceIcons, pointIcons, resourceIcons } from './icons.ts';
import { capitalize } from '../../phrases.ts';

const cream: Colour = '#fff6de';
const ink: Colour = '#2a1a10';

/** Gold uses golden ink on a dark tile, because yellow looks like grain. */
const wareColours: Readonly<Record<Resource, readonly [Colour, Colour]>> = {
  brick: ['#b04a2c', cream],
  grain: ['#e2b340', ink],
  lumber: ['#2c5a36', cream],
  wool: ['#a8c66c', ink],
  ore: ['#5c677a', cream],
  gold: ['#4a2f21', '#ffd45e'],
};

const ware = (resource: Resource): Ware => ({
  icon: resourceIcons[resource],
  name: capitalize(resourceNames[resource]),
  fill: wareColours[resource][0],
  ink: wareColours[resource][1],
});

export const wares: Readonly<Record<Resource, Ware>> = {
  brick: ware('brick'),
  grain: ware('grain'),
  lumber: ware('lumber'),
  wool: ware('wool'),
  ore: ware('ore'),
  gold: ware('gold'),
};

const liveryByKind = {
  building: { fill: '#4c6a34', edge: 'straight' },
  city: { fill: '#963a29', edge: 'battlements' },
  hero: { fill: '#5d4585', edge: 'point' },
  ship: { fill: '#26607f', edge: 'waves' },
  unit: { fill: '#4d5963', edge: 'point' },
  site: { fill: '#86601d', edge: 'dots' },
  action: { fill: '#84651c', edge: 'straight' },
  attack: { fill: '#7a2230', edge: 'teeth' },
  event: { fill: '#3d4a57', edge: 'straight' },
  centre: { fill: '#6d5a36', edge: 'straight' },
} as const satisfies Record<string, Livery>;

export function liveryOf({ kind, placement }: Pick<Card, 'kind' | 'placement'>): Livery {
  switch (kind) {
    case 'building':
      return placement === 'city' || typeof placement === 'object' ? liveryByKind.city : liveryByKind.building;
    case 'metropolis':
      return liveryByKind.city;
    case 'hero':
      return liveryByKind.hero;
    case 'trade-ship':
    case 'ship':
      return liveryByKind.ship;
    case 'unit':
    case 'marker':
      return liveryByKind.unit;
    case 'extraordinary-site':
      return liveryByKind.site;
    case 'action-neutral':
      return liveryByKind.action;
    case 'action-attack':
      return liveryByKind.attack;
    case 'event':
      return liveryByKind.event;
    case 'region':
    case 'road':
    case 'settlement':
    case 'city':
      return liveryByKind.centre;
  }
}

export const setFills: Readonly<Record<CardSet, Colour>> = {
  basic: '#7a5a34',
  gold: '#a87a18',
  turmoil: '#7a2a24',
  progress: '#2f5f57',
  intrigue: '#4b3a66',
  'merchant-princes': '#26607f',
  barbarians: '#4a4a3c',
};
export const eventFill: Colour = '#3d4a57';
export const regionFill: Colour = '#566a3a';

export const pointTotal = (kind: PointKind, value: number): Total => ({
  icon: pointIcons[kind],
  name: capitalize(pointNames[kind]),
  value,
});

/** Both dice, empty before the roll, with brigands highlighted. */
export const diceOf = ({ production, face }: Pick<View, 'production' | 'face'>): readonly Die[] => [
  production === null ? null : { value: production },
  face === null ? null : { icon: faceIcons[face], warn: face === 'brigand' },
];
