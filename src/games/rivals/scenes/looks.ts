import type { Colour, Die, Livery, Total, Ware } from '../../../engine/scene/index.ts';
import type { Card } from '../cards/card.ts';
import { capital } from '../texts/phrases.ts';
import { pointNames, resourceNames } from '../texts/words.ts';
import type { CardSet, PointKind, Resource } from '../vocabulary.ts';
import type { View } from '../view.ts';
import { faceIcons, pointIcons, resourceIcons } from './icons.ts';

const cream: Colour = '#fff6de';
const ink: Colour = '#2a1a10';

/** Gold is a dark tile with golden ink: a yellow one could not be told from grain. */
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
  name: capital(resourceNames[resource]),
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

const liveries = {
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
      return placement === 'city' || typeof placement === 'object' ? liveries.city : liveries.building;
    case 'metropolis':
      return liveries.city;
    case 'hero':
      return liveries.hero;
    case 'trade-ship':
    case 'ship':
      return liveries.ship;
    case 'unit':
    case 'marker':
      return liveries.unit;
    case 'extraordinary-site':
      return liveries.site;
    case 'action-neutral':
      return liveries.action;
    case 'action-attack':
      return liveries.attack;
    case 'event':
      return liveries.event;
    case 'region':
    case 'road':
    case 'settlement':
    case 'city':
      return liveries.centre;
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
  name: capital(pointNames[kind]),
  value,
});

/** Both dice, empty before the roll; the brigands stand out. */
export const diceOf = ({ production, face }: Pick<View, 'production' | 'face'>): readonly Die[] => [
  production === null ? null : { value: production },
  face === null ? null : { icon: faceIcons[face], warn: face === 'brigand' },
];
