import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodeWrites, encodeWrite } from '../../src/store/journal.ts';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, memory, next, pastOf, postOf, profileOf, sheetOf } from './sample.ts';
import { temporary } from '../temporary.ts';

async function embeddedIn(folder: string, log = memory()) {
  const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
  const close = async (): Promise<void> => {
    await store.close();
    await home.close();
  };
  return { home, store, close, log };
}

describe('the embedded Redis', () => {
  it('has everything again after a start', async () => {
    const folder = temporary();
    const before = await embeddedIn(folder);
    let sheet = sheetOf('A');
    const { store } = before;
    await store.commit(commitOf(sheet, { due: 1000, posts: [postOf(sheet)], history: { drop: 0, add: [given(1), given(2)] } }));
    sheet = next(sheet, { undos: 1 });
    await store.commit(commitOf(sheet, { due: 2000, token: 'click', history: { drop: 1, add: [given(3)] } }));
    const over = sheetOf('B', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { past: pastOf(over, [given(9)]) }));
    await store.saveProfile(profileOf('anna'));
    await store.saveDraft('A', 0, { seq: 2, picks: ['ore'] });
    await store.saveNote('A', 'turn', '77');
    await before.close();
    // The second start writes the file anew, the third reads what was written.
    for (let start = 0; start < 2; start++) {
      const after = await embeddedIn(folder);
      expect(await after.store.inChannel('channel-of-A')).toEqual(sheet);
      expect(await after.store.history('A')).toEqual([given(1), given(3)]);
      expect(await after.store.posts(10)).toEqual([postOf(sheetOf('A'))]);
      expect(await after.store.due(3000, 10)).toEqual({ ids: ['A'], next: null });
      expect(await after.store.commit(commitOf(next(sheet), { token: 'click' }))).toBe('duplicate');
      expect(await after.store.pastOf('anna', 5)).toEqual([pastOf(over, [given(9)])]);
      expect(await after.store.profile('anna')).toEqual(profileOf('anna'));
      expect(await after.store.draft('A', 0)).toEqual({ seq: 2, picks: ['ore'] });
      expect(await after.store.note('A', 'turn')).toBe('77');
      await after.close();
    }
  });

  it('survives an unfinished last record and a damaged one in the middle', async () => {
    const folder = temporary();
    const before = await embeddedIn(folder);
    for (const id of ['A', 'B', 'C']) await before.store.commit(commitOf(sheetOf(id)));
    await before.close();
    const file = join(folder, 'matches.journal');
    const bytes = readFileSync(file);
    const damaged = bytes.indexOf('PRLY', bytes.indexOf('match:B')) - 8;
    bytes[damaged] = (bytes[damaged] as number) ^ 0xff;
    writeFileSync(file, bytes);
    appendFileSync(file, encodeWrite({ name: 'SET', keys: ['{parley}x'], args: ['y'] }).subarray(0, 15));
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sheetOf('A'));
    expect(await after.store.load('B')).toBeNull();
    expect(await after.store.load('C')).toEqual(sheetOf('C'));
    expect(after.log.lines.join()).toContain('could not be read');
    await after.close();
  });

  it('keeps its file small', async () => {
    const folder = temporary();
    const { store, close } = await embeddedIn(folder);
    await store.commit(commitOf(sheetOf('A')));
    const value = 'x'.repeat(200_000);
    for (let n = 0; n < 60; n++) await store.saveNote('A', 'long', `${n}${value}`);
    expect(statSync(join(folder, 'matches.journal')).size).toBeLessThan(9_000_000);
    expect(await store.commit(commitOf(next(sheetOf('A'))))).toBe('done');
    await close();
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(next(sheetOf('A')));
    expect(await again.store.note('A', 'long')).toBe(`59${value}`);
    await again.close();
  });

  it('refuses a second instance in the same folder, and lets one in after the first is gone', async () => {
    const folder = temporary();
    const first = await embeddedIn(folder);
    await expect(embeddedIn(folder)).rejects.toMatchObject({ name: 'NoRedis', message: expect.stringMatching(/^Another instance .+\.$/) as unknown });
    await first.close();
    await (await embeddedIn(folder)).close();
  });
});

describe('a journal', () => {
  it('reads what it wrote', () => {
    const write = { name: 'move' as const, keys: ['a', 'b'], args: [Buffer.from([0, 255, 10]), 'ä'] };
    const bytes = encodeWrite(write);
    expect(decodeWrites(Buffer.concat([bytes, bytes]))).toMatchObject({ end: bytes.length * 2, lost: 0 });
    expect(decodeWrites(bytes).writes).toEqual([{ ...write, args: [Buffer.from([0, 255, 10]), Buffer.from('ä')] }]);
    expect(decodeWrites(bytes.subarray(0, -1))).toEqual({ writes: [], end: 0, lost: bytes.length - 1 });
  });
});
