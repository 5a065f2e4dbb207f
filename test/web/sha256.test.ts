import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import { sha256 } from '../../src/web/page/sha256.ts';

it('hashes as everyone else does, at every length around a block and with every letter', () => {
  const random = randomFrom({ seed: 'hashes', drawn: 0 });
  const letters = ['a', 'Z', '0', ' ', 'ü', '€', '𝄞', '\n'];
  for (let length = 0; length < 300; length++) {
    const text = Array.from({ length }, () => letters[random.below(letters.length)]).join('');
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
