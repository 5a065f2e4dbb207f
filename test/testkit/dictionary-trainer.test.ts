import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { learnCommonPieces, learnWords } from '../../src/testkit/dictionary-trainer.ts';

const sheet = (number: number): string =>
  JSON.stringify({
    id: String(10 ** 17 + number),
    seed: 'abcdef'.repeat(5),
    players: [{ name: `Anna ${number}`, kind: 'person' }],
    at: 1_790_000_000_000,
    turn: number,
  });

describe('what a dictionary learns', () => {
  it('is what texts have in common, without ids, seeds, times and names', () => {
    const common = learnCommonPieces([sheet(1), sheet(2), sheet(3)], 1_000);
    expect(common).toContain('"}');
    expect(common).not.toMatch(/Anna|\d{12}|abcdef/);
    const plain = Buffer.from(sheet(4));
    expect(deflateRawSync(plain, { dictionary: Buffer.from(common) }).length).toBeLessThan(
      deflateRawSync(plain).length - 20,
    );
    expect(learnCommonPieces(['nothing alike', 'here at all'], 1_000)).toBe('');
  });

  it('are the words of the most frequent answers, and every letter', () => {
    const texts = [
      ...Array.from({ length: 900 }, () => '"roll","roll"'),
      ...Array.from({ length: 100 }, (_, n) => `"build","road ${n}"`),
    ];
    const words = learnWords(texts);
    expect(words).toContain('"roll","roll"');
    expect(words).toContain('"build","road 1');
    expect(words).toEqual(expect.arrayContaining(Array.from('abcxyz0189/"')));
    expect(words).not.toContain('"rol');
    expect(words.length).toBeLessThanOrEqual(256);
  });
});
