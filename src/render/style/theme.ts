import type { Colour } from '../../engine/scene/index.ts';

/** Walnut, parchment and ink. A test ensures a contrast of 4.5:1 for text. */
export const themeColours = {
  table: '#2a1e16',
  tableLight: '#2f2219',
  tableDark: '#1d140e',
  edge: '#77603f',
  paper: '#f7edd3',
  shade: '#eadbb6',
  deepShade: '#d9c599',
  paperLine: '#8c7146',
  ink: '#2a1a10',
  secondInk: '#5d4630',
  cream: '#fff6de',
  tan: '#cdb78a',
  gold: '#e2a92b',
  goldInk: '#8a5f08',
  changed: '#4fe3d0',
  warning: '#8e2a20',
  open: '#2f5f2f',
  blocked: '#4a3a2c',
  dimmed: '#bfb196',
  dimmedHeader: '#6e6353',
  road: '#b39463',
  roadLine: '#6e5532',
} as const satisfies Record<string, Colour>;

export const seaColours = {
  sea: '#143240',
  wave: '#1a3d4d',
  shallows: '#23505f',
  rim: '#336a80',
  beach: '#d2bd8c',
  path: '#3b2a1d',
  pier: '#8f6c44',
  hot: '#a31f14',
} as const satisfies Record<string, Colour>;

/** Colours of unbuilt places (now, next, later) and of a card that is taken next. */
export const buildStateColours = {
  now: '#241811',
  next: '#6a563d',
  later: '#54432f',
  taken: '#ff7d5c',
} as const satisfies Record<string, Colour>;

export type Rgb = readonly [number, number, number];

export function toRgb(colour: Colour): Rgb {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`Not a colour: ${colour}`);
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Ink colour that is legible on a background. */
export function inkForBackground(ground: Colour): Colour {
  const [r, g, b] = toRgb(ground);
  return 0.3 * r + 0.59 * g + 0.11 * b > 140 ? themeColours.ink : themeColours.cream;
}

/** Mixes `share` of the second colour into the first. */
export function blendColours(first: Colour, second: Colour, share: number): Colour {
  const from = toRgb(first);
  const to = toRgb(second);
  const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
