import { type Random, shuffle } from '../../../engine/random.ts';
import { type Harbour, sorts, type Sort, type Terrain, terrains } from '../vocabulary.ts';
import { HEXES, hexesAt, hexesBeside, pathEnds, pathNamed } from './geometry.ts';

/** Terrain and tokens by hex, harbours by harbour number; the desert's token is 0. */
export interface Island {
  readonly terrain: readonly Terrain[];
  readonly tokens: readonly number[];
  /** Null for a harbour that is left out. */
  readonly harbours: readonly (Harbour | null)[];
}

/** One hex as events describe it. */
export interface LandHex {
  readonly terrain: Terrain;
  /** 0 for a hex without a token. */
  readonly token: number;
}

export const landAt = ({ terrain, tokens }: Pick<Island, 'terrain' | 'tokens'>, hex: number): LandHex => ({
  terrain: terrain[hex] as Terrain,
  token: tokens[hex] as number,
});

/** The path of each harbour, P0 to P8. */
export const harbourPaths: readonly number[] = [
  '0-3',
  '1-5',
  '10-15',
  '26-32',
  '42-46',
  '49-52',
  '47-51',
  '33-38',
  '11-16',
].map((name) => pathNamed(name) as number);

/** The harbour at each intersection; -1 for none. */
export const harbourAt: readonly number[] = hexesAt.map((_, node) =>
  harbourPaths.findIndex((path) => (pathEnds[path] as readonly number[]).includes(node)),
);

const letters: Readonly<Record<string, Terrain>> = {
  m: 'mountains',
  p: 'pasture',
  f: 'forest',
  a: 'fields',
  h: 'hills',
  d: 'desert',
};

const usualHarbours: readonly Harbour[] = ['any', 'grain', 'ore', 'any', 'wool', 'any', 'any', 'brick', 'lumber'];

export const beginner: Island = {
  terrain: Array.from('mpfahphafdfmfmaphap', (letter) => letters[letter] as Terrain),
  tokens: [10, 2, 9, 12, 6, 4, 10, 9, 11, 0, 3, 8, 8, 3, 4, 5, 5, 6, 11],
  harbours: usualHarbours,
};

/**
 * Start of each colour on the beginner island: the settlement that yields its first cards, the other one, two roads.
 */
export const beginnerPieces = {
  red: { income: 28, other: 8, roads: ['28-34', '8-13'] },
  blue: { income: 39, other: 41, roads: ['39-44', '36-41'] },
  orange: { income: 40, other: 14, roads: ['40-45', '9-14'] },
  white: { income: 31, other: 17, roads: ['25-31', '17-22'] },
} as const;

/** The tokens A to R, laid counter-clockwise from a corner, round the coast and inwards. */
const tokenOrder = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11] as const;
const spiral = [0, 3, 7, 12, 16, 17, 18, 15, 11, 6, 2, 1, 4, 8, 13, 14, 10, 5, 9] as const;
const RINGS = [
  [0, 12],
  [12, 6],
  [18, 1],
] as const;

/** CATAN for Two: the intersections on which neutral players may start. */
export const neutralSites: readonly number[] = [13, 17, 19, 34, 36, 40];
export const usualNeutralSites: readonly number[] = [17, 36];

/** The index of the sort a hex yields; -1 for the desert. */
export const yieldOf: Readonly<Record<Terrain, number>> = {
  hills: 0,
  forest: 1,
  pasture: 2,
  fields: 3,
  mountains: 4,
  desert: -1,
};

export const productOf = (terrain: Terrain): Sort | null => sorts[yieldOf[terrain]] ?? null;

/** The number of the 36 rolls of two dice that give this token. */
export const pipsOf = (token: number): number => (token === 0 ? 0 : 6 - Math.abs(7 - token));

const terrainCounts: Readonly<Record<Terrain, number>> = {
  forest: 4,
  pasture: 4,
  fields: 4,
  hills: 3,
  mountains: 3,
  desert: 1,
};
const terrainPool: readonly Terrain[] = terrains.flatMap((terrain) =>
  Array.from({ length: terrainCounts[terrain] }, () => terrain),
);

export interface IslandOptions {
  readonly shuffleHarbours: boolean;
  readonly randomTokens: boolean;
}

/** Lays a new island: random terrain, tokens by letter or random, harbours as printed or random. */
export function layIsland({ shuffleHarbours, randomTokens }: IslandOptions, random: Random): Island {
  const terrain = shuffle([...terrainPool], random);
  const desert = terrain.indexOf('desert');
  const tokens = randomTokens ? scatter(desert, random) : windTokens(desert, random.below(6));
  return { terrain, tokens, harbours: shuffleHarbours ? shuffle([...usualHarbours], random) : usualHarbours };
}

/** Lays the tokens in a spiral; each ring starts at the hex nearest to the chosen corner. */
export function windTokens(desert: number, corner: number): number[] {
  const tokens = Array.from({ length: HEXES }, () => 0);
  let next = 0;
  for (const [start, size] of RINGS) {
    for (let step = 0; step < size; step++) {
      const hex = spiral[start + ((step + Math.floor((corner * size) / 6)) % size)] as number;
      if (hex !== desert) tokens[hex] = tokenOrder[next++] as number;
    }
  }
  return tokens;
}

const isRed = (token: number): boolean => token === 6 || token === 8;

/** Shuffles the tokens until no 6 or 8 is next to another. */
function scatter(desert: number, random: Random): number[] {
  for (;;) {
    const tokens: number[] = shuffle([...tokenOrder], random);
    tokens.splice(desert, 0, 0);
    const clash = tokens.some(
      (token, hex) =>
        isRed(token) && (hexesBeside[hex] as readonly number[]).some((other) => isRed(tokens[other] as number)),
    );
    if (!clash) return tokens;
  }
}
