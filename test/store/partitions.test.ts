import { describe, expect, it } from 'vitest';
import { tagOf, tags } from '../../src/store/partitions.ts';

/** The hash slot of a tag as Redis Cluster computes it: CRC16 of what stands between the braces. */
function slotOf(tag: string): number {
  let crc = 0;
  for (const byte of Buffer.from(tag.slice(1, -1))) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc % 16_384;
}

describe('the partitions', () => {
  it('lie evenly over the slots of a cluster of any size', () => {
    expect(new Set(tags).size).toBe(256);
    for (const masters of [1, 3, 6, 12, 24, 48]) {
      const homes = tags.map((tag) => Math.floor((slotOf(tag) * masters) / 16_384));
      const shares = Array.from({ length: masters }, (_, master) => homes.filter((home) => home === master).length);
      expect(Math.max(...shares) / (256 / masters), `${masters} masters`).toBeLessThan(1.13);
    }
  });

  it('get about as many matches each, and a match is for ever in the same', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 25_600; n++) counts.set(tagOf(`K${n}`), (counts.get(tagOf(`K${n}`)) ?? 0) + 1);
    expect(counts.size).toBe(256);
    expect(Math.max(...counts.values())).toBeLessThan(150);
    expect(['K7Q2M', 'K7Q2M-2', 'A'].map(tagOf)).toEqual(['{pce3}', '{p707}', '{pdef}']);
  });
});
