import type { Colour, Seat } from '../../engine/scene/index.ts';
import type { Text } from '../../engine/text.ts';
import { colours } from './palette.ts';

/**
 * How a seat looks: colour, shape of the crest, what the crest carries, hatching and the marks on its roads, so that no
 * single one must be seen. What the crest carries is no letter: that would be taken for an initial.
 */
export interface House {
  readonly name: Text;
  readonly shield: 'pointed' | 'round' | 'lozenge' | 'tailed' | 'arched' | 'square';
  readonly charge: 'lily' | 'crescent' | 'sun' | 'raven' | 'shamrock' | 'horns';
  /** Upright for red, level for blue and so on: the old convention for printing arms without colour. */
  readonly hatching: 'vertical' | 'horizontal' | 'rising' | 'none' | 'falling' | 'grid';
  readonly road: 'rungs' | 'line' | 'chevrons' | 'plain' | 'dots' | 'crosses';
  /** What a line in a chart goes on in. */
  readonly dot: 'square' | 'circle' | 'lozenge' | 'ring' | 'triangle' | 'cross';
  readonly base: Colour;
  /** The hatching on the base. */
  readonly light: Colour;
  readonly dark: Colour;
  /** Words on the base. */
  readonly ink: Colour;
  /** A line of this colour on paper. */
  readonly line: Colour;
  readonly field: Colour;
  /** Fill and dashes of an empty site on the field. */
  readonly hollow: Colour;
  readonly dash: Colour;
}

const houses: readonly House[] = [
  {
    name: { en: 'Red', de: 'Rot' },
    shield: 'pointed',
    charge: 'lily',
    hatching: 'vertical',
    road: 'rungs',
    dot: 'square',
    base: '#a8322a',
    light: '#b84a3c',
    dark: '#5c1d18',
    ink: colours.cream,
    line: '#a8322a',
    field: '#3f2019',
    hollow: '#482a22',
    dash: '#97796a',
  },
  {
    name: { en: 'Blue', de: 'Blau' },
    shield: 'round',
    charge: 'crescent',
    hatching: 'horizontal',
    road: 'line',
    dot: 'circle',
    base: '#2c5f9e',
    light: '#4373b0',
    dark: '#173457',
    ink: colours.cream,
    line: '#2c5f9e',
    field: '#1c2836',
    hollow: '#27323f',
    dash: '#7f8282',
  },
  {
    name: { en: 'Orange', de: 'Orange' },
    shield: 'lozenge',
    charge: 'sun',
    hatching: 'rising',
    road: 'chevrons',
    dot: 'lozenge',
    base: '#e58a2a',
    light: '#d17818',
    dark: '#6a3504',
    ink: colours.ink,
    line: '#a05205',
    field: '#3a2613',
    hollow: '#44301d',
    dash: '#957c5c',
  },
  {
    name: { en: 'White', de: 'Weiß' },
    shield: 'tailed',
    charge: 'raven',
    hatching: 'none',
    road: 'plain',
    dot: 'ring',
    base: '#e9e9e6',
    light: '#e9e9e6',
    dark: '#3c444d',
    ink: colours.ink,
    line: '#3c444d',
    field: '#2b2f34',
    hollow: '#363a3f',
    dash: '#878a8b',
  },
  {
    name: { en: 'Green', de: 'Grün' },
    shield: 'arched',
    charge: 'shamrock',
    hatching: 'falling',
    road: 'dots',
    dot: 'triangle',
    base: '#23744c',
    light: '#348760',
    dark: '#0f3d29',
    ink: colours.cream,
    line: '#23744c',
    field: '#17281f',
    hollow: '#223329',
    dash: '#7b8676',
  },
  {
    name: { en: 'Brown', de: 'Braun' },
    shield: 'square',
    charge: 'horns',
    hatching: 'grid',
    road: 'crosses',
    dot: 'cross',
    base: '#7c5230',
    light: '#8c6340',
    dark: '#40270f',
    ink: colours.cream,
    line: '#7c5230',
    field: '#33251b',
    hollow: '#3d2f25',
    dash: '#918069',
  },
];

export const seatsWithHouses = houses.length;

export function houseOf(seat: Seat): House {
  const house = houses[seat];
  if (house === undefined) throw new Error(`No colours for seat ${seat}`);
  return house;
}
