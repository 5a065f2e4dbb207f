import type { Colour, Seat } from '../../engine/scene/index.ts';
import type { Text } from '../../engine/text.ts';
import { themeColours } from './theme.ts';

/**
 * Look of a seat: colour, crest shape, charge, hatching and road marks, so that each is enough to tell seats apart.
 * Charges are no letters, which would look like initials.
 */
export interface SeatStyle {
  readonly name: Text;
  readonly shield: 'pointed' | 'round' | 'lozenge' | 'tailed' | 'arched' | 'square';
  readonly charge: 'lily' | 'crescent' | 'sun' | 'raven' | 'shamrock' | 'horns';
  /** Heraldic hatching: vertical for red, horizontal for blue, and so on. */
  readonly hatching: 'vertical' | 'horizontal' | 'rising' | 'none' | 'falling' | 'grid';
  readonly road: 'rungs' | 'line' | 'chevrons' | 'plain' | 'dots' | 'crosses';
  /** Dot shape in charts. */
  readonly dot: 'square' | 'circle' | 'lozenge' | 'ring' | 'triangle' | 'cross';
  readonly base: Colour;
  /** Hatching colour. */
  readonly light: Colour;
  readonly dark: Colour;
  /** Text colour on the base. */
  readonly ink: Colour;
  /** Line colour on paper. */
  readonly line: Colour;
  readonly field: Colour;
  /** Fill and dashes of an empty site. */
  readonly hollow: Colour;
  readonly dash: Colour;
}

const seatStyles: readonly SeatStyle[] = [
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
    ink: themeColours.cream,
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
    ink: themeColours.cream,
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
    ink: themeColours.ink,
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
    ink: themeColours.ink,
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
    ink: themeColours.cream,
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
    ink: themeColours.cream,
    line: '#7c5230',
    field: '#33251b',
    hollow: '#3d2f25',
    dash: '#918069',
  },
];

export const styledSeatCount = seatStyles.length;

export function seatStyleOf(seat: Seat): SeatStyle {
  const seatStyle = seatStyles[seat];
  if (seatStyle === undefined) throw new Error(`No colours for seat ${seat}`);
  return seatStyle;
}
