import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, readdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileHandle, open } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { encode } from '../../src/store/committing.ts';
import { readHead } from '../../src/store/head.ts';
import { decodeRecords, encodeValues, encodeWrite } from '../../src/store/journal-records.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { openRedis } from '../../src/store/server.ts';
import { createStore } from '../../src/store/store.ts';
import { commitOf, given, memory, next, pastOf, postOf, profileOf, sheetOf, unsaid } from './sample.ts';
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
    await store.changeProfile('anna', () => profileOf('anna'));
    await store.saveDraft('A', 0, { seq: 2, picks: ['ore'] });
    await store.saveNote('A', 'turn', '77');
    await before.close();
    // The second start writes the file anew, the third reads what was written.
    for (let start = 0; start < 2; start++) {
      const after = await embeddedIn(folder);
      expect(await after.store.inChannel('channel-of-A')).toEqual(sheet);
      expect(await after.store.history('A')).toEqual([given(1), given(3)]);
      expect(await unsaid(after.store)).toEqual([postOf(sheetOf('A'))]);
      expect(await after.store.due(3000, 10)).toEqual({ ids: ['A'], next: null });
      expect(await after.store.commit(commitOf(next(sheet), { token: 'click' }))).toBe('duplicate');
      expect(await after.store.pastOf('anna', 5)).toEqual([pastOf(over, [given(9)])]);
      expect(await after.store.profile('anna')).toEqual(profileOf('anna'));
      expect(await after.store.draft('A', 0)).toEqual({ seq: 2, picks: ['ore'] });
      expect(await after.store.note('A', 'turn')).toBe('77');
      await after.close();
    }
  });

  it('keeps a record no longer for having been started again', async () => {
    const folder = temporary();
    const before = await embeddedIn(folder);
    const over = sheetOf('B', { status: 'over', endedAt: 5 });
    await before.store.commit(commitOf(over, { past: pastOf(over, []) }));
    const endOf = ({ home }: typeof before) => home.connect('store').pexpiretime(keys.past('B'));
    const end = await endOf(before);
    expect(end).toBeGreaterThan(Date.now());
    await before.close();
    // The first start makes the write again, the second what was written anew.
    for (let start = 0; start < 2; start++) {
      const after = await embeddedIn(folder);
      expect(await endOf(after)).toBe(end);
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
    appendFileSync(file, encodeWrite({ name: 'SET', keys: ['parley:x'], args: ['y'] }).subarray(0, 15));
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sheetOf('A'));
    expect(await after.store.load('B')).toBeNull();
    expect(await after.store.load('C')).toEqual(sheetOf('C'));
    expect(after.log.lines.join()).toContain('could not be read');
    await after.close();
  });

  it('loses no later move of a match because an earlier one is damaged, keeps the damaged file and says what happened', async () => {
    const folder = temporary();
    const file = join(folder, 'matches.journal');
    const before = await embeddedIn(folder);
    const sizes: number[] = [];
    let sheet = sheetOf('A');
    await before.store.commit(commitOf(sheet, { due: 1000 }));
    await before.store.commit(commitOf(sheetOf('B')));
    for (let move = 1; move <= 6; move++) {
      sizes.push(statSync(file).size);
      sheet = next(sheet, { answers: move, ...(move === 2 ? { home: { ...sheet.home, channel: 'elsewhere' } } : {}) });
      const change = { due: 1000 + move, posts: [postOf(sheet)], history: { drop: 0, add: [given(move)] } };
      expect(await before.store.commit(commitOf(sheet, change))).toBe('done');
    }
    await before.close();
    // One bit of the second move, which changed the place of the match, and one of the fourth.
    const bytes = readFileSync(file);
    for (const move of [2, 4]) {
      const inside = bytes.indexOf('match:A', sizes[move - 1]) + 30;
      bytes[inside] = (bytes[inside] as number) ^ 0x04;
    }
    writeFileSync(file, bytes);
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sheet);
    expect(await after.store.inChannel('elsewhere')).toEqual(sheet);
    expect(await after.store.ofPlayer('ben')).toHaveLength(2);
    expect(await after.store.dueOf('A')).toEqual({ match: 'A', seq: 7, at: 1006 });
    expect(await after.store.history('A')).toHaveLength(6);
    expect((await after.store.postsOf('A', 10)).map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(readFileSync(`${file}.damaged-1`)).toEqual(bytes);
    const said = after.log.lines.join('\n');
    expect(said).toMatch(/damaged in 2 places: \d+ bytes .+ kept as .+matches\.journal\.damaged-1/);
    expect(said).toMatch(/Match A was recovered from a later write/);
    expect(said).not.toContain('Match B');
    await after.close();
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(sheet);
    expect(again.log.lines.join()).not.toContain('damaged');
    await again.close();
  });

  it('says which match lost its last change', async () => {
    const folder = temporary();
    const file = join(folder, 'matches.journal');
    const before = await embeddedIn(folder);
    await before.store.commit(commitOf(sheetOf('A')));
    await before.store.commit(commitOf(next(sheetOf('A'))));
    await before.close();
    const bytes = readFileSync(file);
    bytes[bytes.length - 10] = (bytes[bytes.length - 10] as number) ^ 0x10;
    writeFileSync(file, bytes);
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sheetOf('A'));
    expect(after.log.lines.join('\n')).toContain('A change of match A is lost, and no later one is stored: it stands where it was before.');
    await after.close();
  });

  it('goes on when its file cannot be written anew, at the start as well as later', async () => {
    const folder = temporary();
    const file = join(folder, 'matches.journal');
    await (await embeddedIn(folder)).close();
    mkdirSync(`${file}.new`);
    const { store, close, log } = await embeddedIn(folder);
    await store.commit(commitOf(sheetOf('A')));
    const value = randomBytes(225_000).toString('base64');
    for (let n = 0; n < 30; n++) await store.saveNote('A', 'long', `${n}${value}`);
    expect(await store.commit(commitOf(next(sheetOf('A'))))).toBe('done');
    expect(log.lines.filter((line) => line.includes('could not be written again'))).toHaveLength(2);
    await close();
    rmdirSync(`${file}.new`);
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(next(sheetOf('A')));
    expect(await again.store.note('A', 'long')).toBe(`29${value}`);
    await again.close();
    expect(readdirSync(folder)).toEqual(['matches.journal']);
  });

  it('refuses what a full disk does not take whole, keeps what it confirmed, and takes the next write', async () => {
    const folder = temporary();
    const program = fileURLToPath(new URL('disk-filler.ts', import.meta.url));
    // No file may grow beyond 2 MB: the system then writes the part that fits, as on a full disk.
    const limited = `trap '' XFSZ; ulimit -f 4096; exec "$@"`;
    const filling = spawnSync('sh', ['-c', limited, 'sh', process.execPath, '--import', 'tsx', program, folder], { encoding: 'utf8', timeout: 60_000 });
    expect(filling.stderr).toBe('');
    const told = JSON.parse(filling.stdout) as { readonly confirmed: Record<string, string>; readonly refused: number; readonly seq: number };
    expect(told.refused).toBeGreaterThan(3);
    expect(told.seq).toBeGreaterThan(3);
    const after = await embeddedIn(folder);
    expect(after.log.lines.join()).not.toMatch(/damaged|not finished/);
    expect((await after.store.load('A'))?.seq).toBe(told.seq);
    for (const [name, value] of Object.entries(told.confirmed)) expect(await after.store.note('A', name)).toHaveLength(Number(value));
    await after.close();
  });

  it('goes on in the new file after writing it again, though its folder could not be synced', async () => {
    const folder = temporary();
    const first = await embeddedIn(folder);
    await first.store.commit(commitOf(sheetOf('A')));
    await first.close();
    const probe = await open(folder);
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const failing = vi.spyOn(prototype, 'sync').mockRejectedValue(new Error('EIO'));
    const second = await embeddedIn(folder);
    expect(await second.store.commit(commitOf(next(sheetOf('A'))))).toBe('done');
    expect(failing).toHaveBeenCalledTimes(1);
    failing.mockRestore();
    expect(second.log.lines.join()).toContain('could not be synced');
    await second.close();
    const third = await embeddedIn(folder);
    expect(await third.store.load('A')).toEqual(next(sheetOf('A')));
    await third.close();
  });

  it('shows nobody a write that is not on the disk yet, and takes the next one after a failed sync', async () => {
    const { store, close } = await embeddedIn(temporary());
    await store.commit(commitOf(sheetOf('A')));
    const probe = await open(temporary());
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    let fail = (): void => {};
    const syncing = vi.spyOn(prototype, 'datasync').mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('EIO')))));
    const refused = store.commit(commitOf(next(sheetOf('A'))));
    await vi.waitUntil(() => syncing.mock.calls.length > 0);
    expect(await store.load('A')).toEqual(sheetOf('A'));
    fail();
    await expect(refused).rejects.toMatchObject({ fault: 'full' });
    syncing.mockRestore();
    expect(await store.load('A')).toEqual(sheetOf('A'));
    expect(await store.commit(commitOf(next(sheetOf('A'))))).toBe('done');
    await close();
  });

  it('imports a journal of writes in which a script is used for the first time after many others', async () => {
    const folder = temporary();
    const names = (id: string) => [keys.match(id), keys.due(tagOf(id)), keys.answers(id), keys.outbox(id), keys.talk(tagOf(id)), keys.draft(id), keys.note(id), keys.past(id), keys.counts(tagOf(id))];
    const steps = (id: string) => {
      const first = encode(commitOf(sheetOf(id)));
      return { value: first.value, advance: encode(commitOf(next(sheetOf(id))), readHead(first.value)?.head).write };
    };
    const [table, known, missing] = [steps('T'), steps('Q'), steps('X')];
    // As after a start: plain commands, then moves of a match that was there. Older versions made fifty writes at once, so that
    // the script of a new table came first in the second fifty, and was overtaken by the next move of that table.
    const fifty = [...Array.from({ length: 48 }, (_, n) => ({ name: 'SET' as const, keys: [`parley:x${n}`], args: ['y'] })), { name: 'SET' as const, keys: [keys.match('Q')], args: [known.value] }, known.advance];
    const alter = { name: 'alter' as const, keys: names('T'), args: [table.value, JSON.stringify({ over: false, plus: 'toy open' }), ''] };
    writeFileSync(join(folder, 'matches.journal'), Buffer.concat([...fifty, alter, table.advance, missing.advance].map(encodeWrite)));
    const { store, close, log } = await embeddedIn(folder);
    expect((await store.load('T'))?.seq).toBe(2);
    expect((await store.load('Q'))?.seq).toBe(2);
    expect(log.lines.join()).toMatch(/1 writes in the journal of an older version were refused .+ kept as .+older-1/);
    await close();
    expect(readdirSync(folder).toSorted()).toEqual(['matches.journal', 'matches.journal.older-1']);
  });

  it('leaves alone what it cannot read', async () => {
    const folder = temporary();
    const file = join(folder, 'matches.journal');
    const bytes = encodeValues([{ key: 'parley:x', dump: Buffer.from('of a newer server'), expires: 0 }]);
    writeFileSync(file, bytes);
    await expect(embeddedIn(folder)).rejects.toMatchObject({ name: 'NoRedis', message: expect.stringMatching(/^1 of 1 values in .+ cannot be read by this version.+\.$/) as unknown });
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['matches.journal']);
  });

  it('keeps its file small', async () => {
    const folder = temporary();
    const { store, close } = await embeddedIn(folder);
    await store.commit(commitOf(sheetOf('A')));
    const value = randomBytes(150_000).toString('base64');
    for (let n = 0; n < 60; n++) await store.saveNote('A', 'long', `${n}${value}`);
    expect(statSync(join(folder, 'matches.journal')).size).toBeLessThan(9_000_000);
    expect(await store.commit(commitOf(next(sheetOf('A'))))).toBe('done');
    await close();
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(next(sheetOf('A')));
    expect(await again.store.note('A', 'long')).toBe(`59${value}`);
    await again.close();
  });

  it('keeps nothing of a person who was forgotten, on the disk neither', async () => {
    const folder = temporary();
    const { store, close } = await embeddedIn(folder);
    const held = () => readFileSync(join(folder, 'matches.journal')).includes('player:anna');
    await store.commit(commitOf(sheetOf('A', { status: 'challenge' })));
    await store.changeProfile('anna', () => profileOf('anna'));
    expect(held()).toBe(true);
    await store.purge('anna', []);
    await close();
    expect(held()).toBe(false);
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
    expect(decodeRecords(Buffer.concat([bytes, bytes]))).toMatchObject({ end: bytes.length * 2, lost: 0, damaged: [] });
    expect(decodeRecords(bytes).records).toEqual([{ ...write, args: [Buffer.from([0, 255, 10]), Buffer.from('ä')] }]);
    expect(decodeRecords(bytes.subarray(0, -1))).toEqual({ records: [], end: 0, lost: bytes.length - 1, damaged: [] });
  });
});
