import { expect, test } from 'vitest';
import { randomFrom, shuffle } from '../../src/engine/random.ts';

const zero = '0'.repeat(64);

test('the words are those of ChaCha20 with an all-zero key and nonce', () => {
  // Key stream of RFC 8439, appendix A.1, test vectors 1 and 2, read as 32-bit little-endian words.
  const state = { seed: zero, drawn: 0 };
  const random = randomFrom(state);
  const word = () => random.below(0x1_0000_0000).toString(16).padStart(8, '0');
  expect([word(), word(), word(), word()]).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  state.drawn = 16;
  expect([word(), word()]).toEqual(['bee7079f', '7a385155']);
});

test('the same state goes on the same, wherever it was stored', () => {
  const state = { seed: 'match', drawn: 0 };
  const random = randomFrom(state);
  for (let i = 0; i < 37; i++) random.below(6);
  const copy = JSON.parse(JSON.stringify(state)) as typeof state;
  const rest = Array.from({ length: 50 }, () => random.below(1000));
  // Another generator in between must not disturb it.
  randomFrom({ seed: 'other', drawn: 0 }).below(6);
  const again = randomFrom(copy);
  expect(Array.from({ length: 50 }, () => again.below(1000))).toEqual(rest);
});

test('another seed in the same state makes it go on by that', () => {
  const state = { seed: 'known', drawn: 0 };
  const random = randomFrom(state);
  random.below(6);
  Object.assign(state, { seed: 'supposed', drawn: 0 });
  const other = randomFrom({ seed: 'supposed', drawn: 0 });
  expect(Array.from({ length: 20 }, () => random.below(1000))).toEqual(
    Array.from({ length: 20 }, () => other.below(1000)),
  );
});

test('numbers stay below their limit and are equally likely', () => {
  const random = randomFrom({ seed: 'dice', drawn: 0 });
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 60_000; i++) counts[random.below(6)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  expect(random.below(1)).toBe(0);
  expect(random.below(0)).toBe(0);
});

test('different seeds throw differently', () => {
  const throws = (seed: string) => {
    const random = randomFrom({ seed, drawn: 0 });
    return Array.from({ length: 40 }, () => random.below(6)).join('');
  };
  const seeds = Array.from({ length: 200 }, (_, index) => `seed ${index}`);
  expect(new Set(seeds.map(throws)).size).toBe(200);
});

test('a shuffle keeps every item and reaches every order', () => {
  const random = randomFrom({ seed: 'cards', drawn: 0 });
  const seen = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
