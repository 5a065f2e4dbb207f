import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Past } from '../../src/match/sheet.ts';
import { LEFTOVERS, RETENTION } from '../../src/store/index-scripts.ts';
import { keys } from '../../src/store/keys.ts';
import { ensureLayout } from '../../src/store/layout.ts';
import { tagOf, tags } from '../../src/store/partitions.ts';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { temporary } from '../temporary.ts';
import { expectAll, oldJournal, playOn } from './first-layout.ts';
import { commitOf, memory, pastOf, sheetOf } from './sample.ts';

async function openIn(folder: string) {
  const log = memory();
  const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log);
  const redis = home.connect('store');
  const store = createStore({ redis, writer: home.writer, log });
  const close = async (): Promise<void> => {
    await store.close();
    await home.close();
  };
  return { redis, store, log, close };
}

describe('the journal of the first layout', () => {
  it('is brought into the new one, with every match in play', async () => {
    const folder = temporary();
    copyFileSync(oldJournal, join(folder, 'matches.journal'));
    const first = await openIn(folder);
    await expectAll(first.store, first.redis);
    expect(first.log.lines.join('\n')).toMatch(/in its new layout: \d+ matches moved, \d+ a second/);
    await first.close();
    const second = await openIn(folder);
    await expectAll(second.store, second.redis);
    expect(second.log.lines.join('\n')).not.toContain('layout');
    await playOn(second.store);
    await second.close();
  });

  it('gives the records, which had no end, what is left of their two years', async () => {
    const folder = temporary();
    copyFileSync(oldJournal, join(folder, 'matches.journal'));
    const { redis, store, close } = await openIn(folder);
    const records = (await redis.keys('*')).filter((key) => key.includes('past:'));
    expect(records.length).toBeGreaterThan(0);
    for (const key of records) {
      const { sheet } = (await store.past(key.slice(keys.past('').length))) as Past;
      const end = (sheet.endedAt ?? sheet.createdAt) + RETENTION;
      if (end > Date.now() + LEFTOVERS) expect(await redis.pexpiretime(key)).toBe(end);
      else expect(await redis.pttl(key)).toBeGreaterThan(0);
    }
    await close();
  });
});

describe('records without an end in a store of today', () => {
  it('get one at the next start, a month at the least', async () => {
    const { redis, store, log, close } = await openIn(temporary());
    const ended = { old: 5, young: Date.now() };
    for (const [id, endedAt] of Object.entries(ended)) {
      const over = sheetOf(id, { status: 'over', endedAt });
      await store.commit(commitOf(over, { past: pastOf(over, []) }));
      await redis.persist(keys.past(id));
    }
    await redis.del(keys.limited);
    const begun = Date.now();
    expect(await ensureLayout(redis, log, 'look')).toBe(false);
    expect(await redis.pttl(keys.past('old'))).toBe(-1);
    expect(await ensureLayout(redis, log, 'use')).toBe(false);
    expect(await redis.pexpiretime(keys.past('young'))).toBe(ended.young + RETENTION);
    expect(await redis.pexpiretime(keys.past('old'))).toBeGreaterThanOrEqual(begun + LEFTOVERS);
    expect(await redis.pexpiretime(keys.past('old'))).toBeLessThanOrEqual(Date.now() + LEFTOVERS);
    await close();
  });
});

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
