import type { Chip, Colour, Livery, Pattern, Total, Ware } from '../../../engine/scene/index.ts';
import { sortNames, terrainNames } from '../texts/names.ts';
import {
  type PlayerColour as House,
  playerColours,
  type Development,
  type Goods,
  type PieceKind,
  type Sort,
  sorts,
  type Terrain,
} from '../vocabulary.ts';
import { yieldOf } from '../board/island.ts';
import type { View } from '../view.ts';
import { capitalize } from '../../phrases.ts';

const cream: Colour = '#fff6de';
const ink: Colour = '#2a1a10';

const wareStyles: Readonly<Record<Sort, readonly [icon: string, fill: Colour, ink: Colour]>> = {
  brick: ['brick-wall', '#b04a2c', cream],
  lumber: ['log', '#2c5a36', cream],
  wool: ['sheep', '#a8c66c', ink],
  grain: ['wheat', '#e2b340', ink],
  ore: ['stone-pile', '#5c677a', cream],
  paper: ['papers', '#e8dcc4', ink],
  cloth: ['rolled-cloth', '#7a3f6b', cream],
  coin: ['two-coins', '#4a2f21', '#ffd45e'],
};

const wareOf = (sort: Sort): Ware => {
  const [icon, fill, dark] = wareStyles[sort];
  return { icon, name: capitalize(sortNames[sort]), fill, ink: dark };
};

export const wares = Object.fromEntries(sorts.map((sort) => [sort, wareOf(sort)])) as Readonly<Record<Sort, Ware>>;

const desert: Ware = { icon: 'cactus', name: capitalize(terrainNames.desert), fill: '#dcc791', ink };
/** Cards of unknown sort. */
export const hiddenCards: Ware = {
  icon: 'poker-hand',
  name: { en: 'Cards', de: 'Karten' },
  fill: '#5d4630',
  ink: cream,
};
export const scrolls: Ware = {
  icon: 'tied-scroll',
  name: { en: 'Development cards', de: 'Entwicklungskarten' },
  fill: '#5d4630',
  ink: cream,
};

const patterns: Readonly<Record<Terrain, Pattern>> = {
  hills: 'mounds',
  forest: 'pines',
  pasture: 'tufts',
  fields: 'furrows',
  mountains: 'peaks',
  desert: 'dots',
};

export const landStyle = (terrain: Terrain): { readonly ware: Ware; readonly pattern: Pattern } => ({
  ware: terrain === 'desert' ? desert : wares[sorts[yieldOf[terrain]] as Sort],
  pattern: patterns[terrain],
});

/** The index of the owner's colour; neutral players have one, too. */
export const houseOf = ({ colours: all }: Pick<View, 'colours'>, owner: number): number =>
  playerColours.indexOf(all[owner] as House);

export const chipsOf = (goods: Goods, missing?: Goods): Chip[] =>
  goods.flatMap((count, index) => {
    if (count === 0) return [];
    const short = missing?.[index] ?? 0;
    return [{ ware: wares[sorts[index] as Sort], amount: String(count), ...(short > 0 && { missing: short }) }];
  });

export const pieceIcons: Readonly<Record<PieceKind, string>> = {
  road: 'stone-path',
  settlement: 'house',
  city: 'qaitbay-citadel',
};

export const cardIcons: Readonly<Record<Development, string>> = {
  knight: 'black-knight-helm',
  'victory-point': 'laurel-crown',
  'road-building': 'stone-path',
  'year-of-plenty': 'cornucopia',
  monopoly: 'receive-money',
};

export const liveries: Readonly<Record<Development | 'piece', Livery>> = {
  knight: { fill: '#7a2230', edge: 'teeth' },
  'victory-point': { fill: '#4c6a34', edge: 'point' },
  'road-building': { fill: '#84651c', edge: 'straight' },
  'year-of-plenty': { fill: '#84651c', edge: 'dots' },
  monopoly: { fill: '#84651c', edge: 'waves' },
  piece: { fill: '#6d5a36', edge: 'straight' },
};

export const total = (icon: string, name: Total['name'], value: number, more: Partial<Total> = {}): Total => ({
  icon,
  name,
  value,
  ...more,
});
