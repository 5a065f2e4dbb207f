import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/random.ts';
import {
  hexCornersOf,
  HEXES,
  hexesAt,
  hexesBeside,
  isCoastal,
  neighboursOf,
  NODES,
  PATHS,
  pathEnds,
  pathNamed,
  pathNames,
  pathsAt,
} from '../../../src/games/settlers/board/geometry.ts';
import {
  beginner,
  harbourAt,
  harbourPaths,
  layIsland,
  neutralSites,
  pipsOf,
  windTokens,
} from '../../../src/games/settlers/board/island.ts';

const countOf = (list: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of list) counts[String(each)] = (counts[String(each)] ?? 0) + 1;
  return counts;
};
const pool = { forest: 4, pasture: 4, fields: 4, hills: 3, mountains: 3, desert: 1 };
const printed = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];

describe('the island (S-3)', () => {
  test('has 19 hexes, 54 intersections and 72 paths, numbered row by row', () => {
    expect([HEXES, NODES, PATHS]).toEqual([19, 54, 72]);
    expect(hexCornersOf[0]).toEqual([0, 4, 8, 12, 7, 3]);
    expect(hexCornersOf[9]).toEqual([18, 24, 30, 35, 29, 23]);
    expect(hexCornersOf[18]).toEqual([41, 46, 50, 53, 49, 45]);
    expect(pathNames.slice(0, 4)).toEqual(['0-3', '0-4', '1-4', '1-5']);
    expect(pathNamed('34-28')).toBe(pathNamed('28-34'));
    expect(pathNamed('28-35')).toBeUndefined();
  });

  test('fits together', () => {
    for (let node = 0; node < NODES; node++) {
      expect(neighboursOf[node]).toHaveLength(pathsAt[node]?.length ?? 0);
      for (const next of neighboursOf[node] ?? []) expect(neighboursOf[next]).toContain(node);
      expect(isCoastal[node]).toBe((hexesAt[node]?.length ?? 0) < 3);
    }
    expect(isCoastal.filter(Boolean)).toHaveLength(30);
    expect(pathEnds.every(([low, high]) => low < high)).toBe(true);
    expect(hexesBeside[9]).toEqual([4, 5, 8, 10, 13, 14]);
  });

  test('has nine harbours at the coast, each at two intersections', () => {
    expect(harbourPaths.map((path) => pathNames[path])).toEqual([
      '0-3',
      '1-5',
      '10-15',
      '26-32',
      '42-46',
      '49-52',
      '47-51',
      '33-38',
      '11-16',
    ]);
    expect(countOf(beginner.harbours)).toEqual({ any: 4, brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 });
    expect(harbourAt.filter((harbour) => harbour >= 0)).toHaveLength(18);
  });
});

describe('set-ups', () => {
  test('the beginner island has all hexes and tokens (S-5)', () => {
    expect(countOf(beginner.terrain)).toEqual(pool);
    expect(countOf(beginner.tokens.filter((token) => token > 0))).toEqual(countOf(printed));
    expect(beginner.terrain[9]).toBe('desert');
  });

  test('tokens are wound from a corner to the centre, the desert skipped (S-6)', () => {
    expect(windTokens(9, 0)).toEqual([5, 10, 8, 2, 9, 11, 4, 6, 4, 0, 3, 11, 3, 5, 6, 12, 8, 10, 9]);
    for (let corner = 0; corner < 6; corner++) {
      const tokens = windTokens(4, corner);
      expect(tokens[4]).toBe(0);
      expect(tokens[9]).toBe(11);
      expect(countOf(tokens.filter((token) => token > 0))).toEqual(countOf(printed));
    }
    const starts = Array.from({ length: 6 }, (_, corner) =>
      [0, 7, 16, 18, 11, 2].findIndex((hex) => windTokens(9, corner)[hex] === 5),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
  });

  test('a variable island has the same hexes, tokens and harbours, in another order (S-6)', () => {
    const layouts = new Set<string>();
    for (let number = 0; number < 40; number++) {
      const random = randomFrom({ seed: `island ${number}`, drawn: 0 });
      const { terrain, tokens, harbours } = layIsland(
        { shuffleHarbours: number % 2 === 1, randomTokens: false },
        random,
      );
      expect(countOf(terrain)).toEqual(pool);
      expect(tokens[terrain.indexOf('desert')]).toBe(0);
      expect(countOf(tokens.filter((token) => token > 0))).toEqual(countOf(printed));
      expect(countOf(harbours)).toEqual(countOf(beginner.harbours));
      if (number % 2 === 0) expect(harbours).toEqual(beginner.harbours);
      layouts.add(terrain.join());
    }
    expect(layouts.size).toBe(40);
  });

  test('random tokens lay no 6 or 8 beside another (S-6)', () => {
    const red = (token: number | undefined) => token === 6 || token === 8;
    for (let number = 0; number < 40; number++) {
      const { tokens } = layIsland(
        { shuffleHarbours: false, randomTokens: true },
        randomFrom({ seed: `tokens ${number}`, drawn: 0 }),
      );
      expect(countOf(tokens.filter((token) => token > 0))).toEqual(countOf(printed));
      tokens.forEach((token, hex) => {
        if (red(token)) for (const other of hexesBeside[hex] ?? []) expect(red(tokens[other])).toBe(false);
      });
    }
  });

  test('neutral players begin around the centre, apart from each other (T-2)', () => {
    for (const site of neutralSites)
      expect(neutralSites.some((other) => neighboursOf[site]?.includes(other))).toBe(false);
  });

  test('pips say how often a number comes', () => {
    expect([2, 6, 8, 12, 0].map(pipsOf)).toEqual([1, 5, 5, 1, 0]);
  });
});
