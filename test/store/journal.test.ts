import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileHandle, open } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { encodeCommit } from '../../src/store/commit.ts';
import { readHeader } from '../../src/store/record-header.ts';
import { decodeRecords, encodeValues, encodeWrite } from '../../src/store/journal-records.ts';
import { keys } from '../../src/store/keys.ts';
import { tagOf } from '../../src/store/partitions.ts';
import { openRedis } from '../../src/store/open-redis.ts';
import { createStore } from '../../src/store/store.ts';
import {
  commitOf,
  given,
  memoryLog,
  nextVersion,
  sampleFinished,
  postOf,
  sampleProfile,
  sampleMatch,
  undeliveredPosts,
} from './samples.ts';
import { tempFolder } from '../temp-folder.ts';

async function embeddedIn(folder: string, log = memoryLog()) {
  const home = await openRedis({ DATA_DIR: folder, PATH: '' }, log);
  const store = createStore({ redis: home.connect('store'), writer: home.writer, log });
  const close = async (): Promise<void> => {
    await store.close();
    await home.close();
  };
  return { home, store, close, log };
}

/** The open files and folders of this process below a folder. */
function openBelow(folder: string): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((number) => {
    try {
      const name = readlinkSync(`/proc/self/fd/${number}`);
      return name.startsWith(folder) ? [name] : [];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}

/** The prototype of all open files. */
async function fileHandles(): Promise<FileHandle> {
  const probe = await open(tempFolder());
  await probe.close();
  return Object.getPrototypeOf(probe) as FileHandle;
}

describe('the embedded Redis', () => {
  it('says in one line what it is', async () => {
    const { log, close } = await embeddedIn(tempFolder());
    expect(log.lines).toEqual([expect.stringMatching(/^Redis: none installed, using the embedded one; .+\.$/)]);
    await close();
  });

  it('lets the process end after it was closed', () => {
    const program = fileURLToPath(new URL('open-and-close.ts', import.meta.url));
    const args = ['--import', 'tsx', program, tempFolder(), ''];
    const ended = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
    expect(ended).toMatchObject({ stdout: 'closed\n', stderr: '', status: 0 });
  });

  it.runIf(process.platform === 'linux')('has no file open after it was closed, however long the path', async () => {
    const folder = join(realpathSync(tempFolder()), 'a-long-name-of-a-folder'.repeat(8));
    for (let start = 0; start < 2; start++) {
      const { store, close } = await embeddedIn(folder);
      // The second start compacts the file after this write.
      await store.saveUiValue('A', 'start', String(start));
      expect(openBelow(folder)).not.toEqual([]);
      await close();
      expect(openBelow(folder)).toEqual([]);
    }
  });

  it('syncs a compacted file before it replaces the old one', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const first = await embeddedIn(folder);
    await first.store.commit(commitOf(sampleMatch('A')));
    await first.close();
    const before = statSync(file).ino;
    const second = await embeddedIn(folder);
    const prototype = await fileHandles();
    const sync = prototype.datasync;
    const synced: number[] = [];
    const syncing = vi.spyOn(prototype, 'datasync').mockImplementation(async function (this: FileHandle) {
      synced.push((await this.stat()).ino);
      return sync.call(this);
    });
    expect(await second.store.commit(commitOf(nextVersion(sampleMatch('A'))))).toBe('done');
    await second.close();
    syncing.mockRestore();
    expect(synced).toEqual([before, statSync(file).ino]);
  });

  it('reports an unfinished last record, which was never confirmed', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const before = await embeddedIn(folder);
    await before.store.commit(commitOf(sampleMatch('A')));
    await before.close();
    appendFileSync(file, encodeWrite({ name: 'SET', keys: ['parley:x'], args: ['y'] }).subarray(0, 15));
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sampleMatch('A'));
    expect(after.log.lines).toContainEqual(expect.stringContaining('is incomplete (15 bytes) and is ignored'));
    await after.close();
    expect(readdirSync(folder)).toEqual(['matches.journal']);
  });

  it('has everything again after a start', async () => {
    const folder = tempFolder();
    const before = await embeddedIn(folder);
    let sheet = sampleMatch('A');
    const { store } = before;
    await store.commit(
      commitOf(sheet, { due: 1000, posts: [postOf(sheet)], history: { drop: 0, add: [given(1), given(2)] } }),
    );
    sheet = nextVersion(sheet, { undos: 1 });
    await store.commit(commitOf(sheet, { due: 2000, token: 'click', history: { drop: 1, add: [given(3)] } }));
    const over = sampleMatch('B', { status: 'over', endedAt: 5 });
    await store.commit(commitOf(over, { finished: sampleFinished(over, [given(9)]) }));
    await store.changeProfile('anna', () => sampleProfile('anna'));
    await store.saveDraft('A', 0, { seq: 2, picks: ['ore'] });
    await store.saveUiValue('A', 'turn', '77');
    await before.close();
    // The second start rewrites the file, the third reads the result.
    for (let start = 0; start < 2; start++) {
      const after = await embeddedIn(folder);
      expect(await after.store.inChannel('channel-of-A')).toEqual(sheet);
      expect(await after.store.history('A')).toEqual([given(1), given(3)]);
      expect(await undeliveredPosts(after.store)).toEqual([postOf(sampleMatch('A'))]);
      expect(await after.store.due(3000, 10)).toEqual({ ids: ['A'], next: null });
      expect(await after.store.commit(commitOf(nextVersion(sheet), { token: 'click' }))).toBe('duplicate');
      expect(await after.store.finishedOf('anna', 5)).toEqual([sampleFinished(over, [given(9)])]);
      expect(await after.store.profile('anna')).toEqual(sampleProfile('anna'));
      expect(await after.store.draft('A', 0)).toEqual({ seq: 2, picks: ['ore'] });
      expect(await after.store.uiValue('A', 'turn')).toBe('77');
      await after.close();
    }
  });

  it('keeps a record no longer for having been started again', async () => {
    const folder = tempFolder();
    const before = await embeddedIn(folder);
    const over = sampleMatch('B', { status: 'over', endedAt: 5 });
    await before.store.commit(commitOf(over, { finished: sampleFinished(over, []) }));
    const endOf = ({ home }: typeof before) => home.connect('store').pexpiretime(keys.past('B'));
    const end = await endOf(before);
    expect(end).toBeGreaterThan(Date.now());
    await before.close();
    // The first start repeats the write, the second reads the rewritten file.
    for (let start = 0; start < 2; start++) {
      const after = await embeddedIn(folder);
      expect(await endOf(after)).toBe(end);
      await after.close();
    }
  });

  it('survives an unfinished last record and a damaged one in the middle', async () => {
    const folder = tempFolder();
    const before = await embeddedIn(folder);
    for (const id of ['A', 'B', 'C']) await before.store.commit(commitOf(sampleMatch(id)));
    await before.close();
    const file = join(folder, 'matches.journal');
    const bytes = readFileSync(file);
    const damaged = bytes.indexOf('PRLY', bytes.indexOf('match:B')) - 8;
    bytes[damaged] = (bytes[damaged] as number) ^ 0xff;
    writeFileSync(file, bytes);
    appendFileSync(file, encodeWrite({ name: 'SET', keys: ['parley:x'], args: ['y'] }).subarray(0, 15));
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sampleMatch('A'));
    expect(await after.store.load('B')).toBeNull();
    expect(await after.store.load('C')).toEqual(sampleMatch('C'));
    expect(after.log.lines.join()).toContain('could not be read');
    await after.close();
  });

  it('loses no later move of a match because an earlier one is damaged, keeps the damaged file and says what happened', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const before = await embeddedIn(folder);
    const sizes: number[] = [];
    let sheet = sampleMatch('A');
    await before.store.commit(commitOf(sheet, { due: 1000 }));
    await before.store.commit(commitOf(sampleMatch('B')));
    for (let move = 1; move <= 6; move++) {
      sizes.push(statSync(file).size);
      sheet = nextVersion(sheet, {
        answers: move,
        ...(move === 2 ? { home: { ...sheet.home, channel: 'elsewhere' } } : {}),
      });
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
    expect(said).toMatch(/damaged in 2 places: \d+ bytes .+ A copy is in .+matches\.journal\.damaged-1/);
    expect(said).toMatch(/Match A was recovered from a later write/);
    expect(said).not.toContain('Match B');
    await after.close();
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(sheet);
    expect(again.log.lines.join()).not.toContain('damaged');
    await again.close();
  });

  it('says which match lost its last change', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const before = await embeddedIn(folder);
    await before.store.commit(commitOf(sampleMatch('A')));
    const size = statSync(file).size;
    await before.store.commit(commitOf(nextVersion(sampleMatch('A'))));
    // A later change of another match doesn't make up for it.
    await before.store.commit(commitOf(sampleMatch('B')));
    await before.close();
    const bytes = readFileSync(file);
    const damaged = bytes.indexOf('match:A', size) + 30;
    bytes[damaged] = (bytes[damaged] as number) ^ 0x10;
    writeFileSync(file, bytes);
    const after = await embeddedIn(folder);
    expect(await after.store.load('A')).toEqual(sampleMatch('A'));
    expect(after.log.lines.join('\n')).toContain(
      'A change of match A is lost, and no later one is stored: the match is back at its previous position.',
    );
    await after.close();
  });

  it('goes on when its file cannot be written anew, at the start as well as later', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    await (await embeddedIn(folder)).close();
    mkdirSync(`${file}.new`);
    const { store, close, log } = await embeddedIn(folder);
    await store.commit(commitOf(sampleMatch('A')));
    const value = randomBytes(225_000).toString('base64');
    for (let n = 0; n < 30; n++) await store.saveUiValue('A', 'long', `${n}${value}`);
    expect(await store.commit(commitOf(nextVersion(sampleMatch('A'))))).toBe('done');
    expect(log.lines.filter((line) => line.includes('could not be compacted'))).toHaveLength(2);
    await close();
    rmdirSync(`${file}.new`);
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(nextVersion(sampleMatch('A')));
    expect(await again.store.uiValue('A', 'long')).toBe(`29${value}`);
    await again.close();
    expect(readdirSync(folder)).toEqual(['matches.journal']);
  });

  it('refuses what a full disk does not take whole, keeps what it confirmed, and takes the next write', async () => {
    const folder = tempFolder();
    const program = fileURLToPath(new URL('disk-filler.ts', import.meta.url));
    // No file may grow beyond 2 MB: the system then writes the part that fits, as on a full disk.
    const limited = `trap '' XFSZ; ulimit -f 4096; exec "$@"`;
    const filling = spawnSync('sh', ['-c', limited, 'sh', process.execPath, '--import', 'tsx', program, folder], {
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect(filling.stderr).toBe('');
    const told = JSON.parse(filling.stdout) as {
      readonly confirmed: Record<string, string>;
      readonly refused: number;
      readonly seq: number;
    };
    expect(told.refused).toBeGreaterThan(3);
    expect(told.seq).toBeGreaterThan(3);
    const after = await embeddedIn(folder);
    expect(after.log.lines.join()).not.toMatch(/damaged|not finished/);
    expect((await after.store.load('A'))?.seq).toBe(told.seq);
    for (const [name, value] of Object.entries(told.confirmed))
      expect(await after.store.uiValue('A', name)).toHaveLength(Number(value));
    await after.close();
  });

  it('goes on in the new file after writing it again, though its folder could not be synced', async () => {
    const folder = tempFolder();
    const first = await embeddedIn(folder);
    await first.store.commit(commitOf(sampleMatch('A')));
    await first.close();
    const failing = vi.spyOn(await fileHandles(), 'sync').mockRejectedValue(new Error('EIO'));
    const second = await embeddedIn(folder);
    // The file is written again after the first write, and the next one goes into the new file.
    expect(await second.store.commit(commitOf(nextVersion(sampleMatch('A'))))).toBe('done');
    expect(await second.store.commit(commitOf(nextVersion(nextVersion(sampleMatch('A')))))).toBe('done');
    expect(failing).toHaveBeenCalledTimes(1);
    failing.mockRestore();
    expect(second.log.lines.join()).toContain('could not be synced');
    await second.close();
    const third = await embeddedIn(folder);
    expect(await third.store.load('A')).toEqual(nextVersion(nextVersion(sampleMatch('A'))));
    await third.close();
  });

  it('shows nobody a write that is not on the disk yet, and takes the next one after a failed sync', async () => {
    const { store, close } = await embeddedIn(tempFolder());
    await store.commit(commitOf(sampleMatch('A')));
    let fail = (): void => {};
    const syncing = vi
      .spyOn(await fileHandles(), 'datasync')
      .mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = () => reject(new Error('EIO')))));
    const refused = store.commit(commitOf(nextVersion(sampleMatch('A'))));
    await vi.waitUntil(() => syncing.mock.calls.length > 0, { timeout: 60_000 });
    expect(await store.load('A')).toEqual(sampleMatch('A'));
    fail();
    await expect(refused).rejects.toMatchObject({ fault: 'full' });
    // The bytes it may have left are cut off on the disk too.
    expect(syncing).toHaveBeenCalledTimes(2);
    syncing.mockRestore();
    expect(await store.load('A')).toEqual(sampleMatch('A'));
    expect(await store.commit(commitOf(nextVersion(sampleMatch('A'))))).toBe('done');
    await close();
  });

  it('imports a journal of writes in which a script is used for the first time after many others', async () => {
    const folder = tempFolder();
    const names = (id: string) => [
      keys.match(id),
      keys.due(tagOf(id)),
      keys.answers(id),
      keys.outbox(id),
      keys.talk(tagOf(id)),
      keys.draft(id),
      keys.note(id),
      keys.past(id),
      keys.counts(tagOf(id)),
    ];
    const steps = (id: string) => {
      const first = encodeCommit(commitOf(sampleMatch(id)));
      return {
        value: first.value,
        advance: encodeCommit(commitOf(nextVersion(sampleMatch(id))), readHeader(first.value)?.head).write,
      };
    };
    const [table, known, missing] = [steps('T'), steps('Q'), steps('X')];
    // As after a start: plain commands, then moves of a match that was there. Older versions made fifty writes at once, so that
    // the script of a new table came first in the second fifty, and was overtaken by the next move of that table.
    const fifty = [
      ...Array.from({ length: 48 }, (_, n) => ({ name: 'SET' as const, keys: [`parley:x${n}`], args: ['y'] })),
      { name: 'SET' as const, keys: [keys.match('Q')], args: [known.value] },
      known.advance,
    ];
    const alter = {
      name: 'alter' as const,
      keys: names('T'),
      args: [table.value, JSON.stringify({ over: false, plus: 'toy open' }), ''],
    };
    writeFileSync(
      join(folder, 'matches.journal'),
      Buffer.concat([...fifty, alter, table.advance, missing.advance].map(encodeWrite)),
    );
    const { store, close, log } = await embeddedIn(folder);
    expect((await store.load('T'))?.seq).toBe(2);
    expect((await store.load('Q'))?.seq).toBe(2);
    expect(log.lines.join()).toMatch(
      /1 writes in the journal of an older version were refused .+ A copy is in .+older-1/,
    );
    await close();
    expect(readdirSync(folder).toSorted()).toEqual(['matches.journal', 'matches.journal.older-1']);
  });

  it('starts though an older version wrote something to a match that is none', async () => {
    const folder = tempFolder();
    const rubbish = keys.match('A');
    const writes = [
      { name: 'SET' as const, keys: [rubbish], args: ['rubbish'] },
      { name: 'HSET' as const, keys: [rubbish], args: ['field', 'value'] },
    ];
    writeFileSync(join(folder, 'matches.journal'), Buffer.concat(writes.map(encodeWrite)));
    const { store, close, log } = await embeddedIn(folder);
    expect(log.lines).toContainEqual(expect.stringMatching(/^1 writes in the journal .+ were refused/));
    await expect(store.load('A')).rejects.toMatchObject({ fault: 'corrupted' });
    await close();
  });

  it('leaves alone what it cannot read', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const bytes = encodeValues([{ key: 'parley:x', dump: Buffer.from('of a newer server'), expires: 0 }]);
    writeFileSync(file, bytes);
    await expect(embeddedIn(folder)).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.stringMatching(/^1 of 1 values in .+ cannot be read by this version.+\.$/) as unknown,
    });
    expect(readFileSync(file)).toEqual(bytes);
    expect(readdirSync(folder)).toEqual(['matches.journal']);
  });

  it('reads a good file at the start without writing it, and writes it again after the first write', async () => {
    const folder = tempFolder();
    const file = join(folder, 'matches.journal');
    const first = await embeddedIn(folder);
    const value = randomBytes(30_000).toString('base64');
    for (let n = 0; n < 5; n++) await first.store.saveUiValue('A', 'long', `${n}${value}`);
    await first.close();
    const left = readFileSync(file);
    await (await embeddedIn(folder)).close();
    expect(readFileSync(file)).toEqual(left);
    const third = await embeddedIn(folder);
    await third.store.saveUiValue('A', 'short', 'x');
    await third.close();
    expect(statSync(file).size).toBeLessThan(left.length / 2);
    const fourth = await embeddedIn(folder);
    expect([await fourth.store.uiValue('A', 'short'), await fourth.store.uiValue('A', 'long')]).toEqual([
      'x',
      `4${value}`,
    ]);
    await fourth.close();
  });

  it('keeps its file small', async () => {
    const folder = tempFolder();
    const { store, close } = await embeddedIn(folder);
    await store.commit(commitOf(sampleMatch('A')));
    const value = randomBytes(150_000).toString('base64');
    for (let n = 0; n < 60; n++) await store.saveUiValue('A', 'long', `${n}${value}`);
    expect(statSync(join(folder, 'matches.journal')).size).toBeLessThan(9_000_000);
    expect(await store.commit(commitOf(nextVersion(sampleMatch('A'))))).toBe('done');
    await close();
    const again = await embeddedIn(folder);
    expect(await again.store.load('A')).toEqual(nextVersion(sampleMatch('A')));
    expect(await again.store.uiValue('A', 'long')).toBe(`59${value}`);
    await again.close();
  });

  it('keeps nothing of a person who was forgotten, on the disk neither', async () => {
    const folder = tempFolder();
    const { store, close } = await embeddedIn(folder);
    const held = () => readFileSync(join(folder, 'matches.journal')).includes('player:anna');
    await store.commit(commitOf(sampleMatch('A', { status: 'challenge' })));
    await store.changeProfile('anna', () => sampleProfile('anna'));
    expect(held()).toBe(true);
    await store.purge('anna', [], '~gone');
    await close();
    expect(held()).toBe(false);
  });

  it('refuses a second instance in the same folder, and lets one in after the first is gone', async () => {
    const folder = tempFolder();
    const first = await embeddedIn(folder);
    await expect(embeddedIn(folder)).rejects.toMatchObject({
      name: 'RedisUnusable',
      message: expect.stringMatching(/^Another instance .+\.$/) as unknown,
    });
    await first.close();
    await (await embeddedIn(folder)).close();
  });
});

describe('a journal', () => {
  it('reads what it wrote', () => {
    const write = { name: 'advance' as const, keys: ['a', 'b'], args: [Buffer.from([0, 255, 10]), 'ä'] };
    const bytes = encodeWrite(write);
    expect(decodeRecords(Buffer.concat([bytes, bytes]))).toMatchObject({ end: bytes.length * 2, lost: 0, damaged: [] });
    expect(decodeRecords(bytes).records).toEqual([{ ...write, args: [Buffer.from([0, 255, 10]), Buffer.from('ä')] }]);
    expect(decodeRecords(bytes.subarray(0, -1))).toEqual({ records: [], end: 0, lost: bytes.length - 1, damaged: [] });
  });
});
