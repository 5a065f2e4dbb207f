import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { findMutants, instrument, type Mutant } from '../../../src/testkit/mutation/mutants.ts';

const all = (source: string): Mutant[] =>
  findMutants('a.ts', source).map((each, index) => ({ ...each, id: index + 1 }));

/** What the source, a function of two numbers, returns with one mutant active. */
function resultOf(source: string, active: number, ...given: readonly number[]): unknown {
  const { code } = transformSync(`(${instrument(source, all(source))})(...given)`, { loader: 'ts' });
  return runInNewContext(code, { __mutant: (id: number) => id === active, given }) as unknown;
}

describe('mutants', () => {
  it('finds boundaries, operators, negations, literals, conditions and dropped calls, in this order of place', () => {
    const source =
      '(a: number, b: number): boolean => { tell(a); return a < b && !(a === b) || (a > 0 ? true : false); }';
    expect(all(source).map(({ kind }) => kind)).toEqual([
      'call dropped',
      '|| → &&',
      '&& → ||',
      '< → <=',
      '< → >=',
      '! dropped',
      '=== → !==',
      'condition negated',
      '> → >=',
      '> → <=',
      'true → false',
      'false → true',
    ]);
  });

  it('leaves types alone', () => {
    expect(all('type A = true | (B extends 1 ? false : true); const a = x as true; let b: Array<true>;')).toEqual([]);
  });

  it('leaves the meaning as it is while no mutant is active, and changes it with each', () => {
    const source = '(a: number, b: number): number => (a < b && a !== 3 && !(a === 7) ? a - b : a * b + 1)';
    const plain = (a: number, b: number): number => (a < b && a !== 3 && !(a === 7) ? a - b : a * b + 1);
    const pairs = [
      [1, 2],
      [2, 2],
      [3, 4],
      [5, 4],
      [7, 8],
    ] as const;
    for (const [a, b] of pairs) expect(resultOf(source, 0, a, b)).toBe(plain(a, b));
    const unnoticed = all(source).filter(({ id }) =>
      pairs.every(([a, b]) => resultOf(source, id, a, b) === plain(a, b)),
    );
    expect(unnoticed).toEqual([]);
  });
});
