import { expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { createDecodedCache } from '../../src/store/decoded-cache.ts';

it('the cache knows exactly the newest values, each for its own bytes only', () => {
  const random = randomFrom({ seed: 'cache', drawn: 0 });
  for (const most of [1, 2, 7]) {
    const cache = createDecodedCache<number>(most);
    const newest: { readonly id: string; readonly bytes: Buffer; readonly value: number }[] = [];
    for (let value = 0; value < 150; value++) {
      const id = `M${random.below(12)}`;
      const bytes = Buffer.from([random.below(3)]);
      const before = newest.findIndex((each) => each.id === id);
      if (before !== -1) newest.splice(before, 1);
      newest.push({ id, bytes, value });
      if (newest.length > most) newest.shift();
      cache.put(id, bytes, value);
      const ids = Array.from({ length: 12 }, (_, number) => `M${number}`);
      const kept = ids.map((each) => newest.find((one) => one.id === each));
      expect(ids.map((each) => cache.bytes(each))).toEqual(kept.map((one) => one?.bytes));
      expect(ids.map((each) => [0, 1, 2].map((byte) => cache.get(each, Buffer.from([byte]))))).toEqual(
        kept.map((one) => [0, 1, 2].map((byte) => (one?.bytes[0] === byte ? one.value : undefined))),
      );
    }
  }
});
