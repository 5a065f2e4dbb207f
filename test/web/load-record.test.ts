import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { sampleRecord } from '../../src/testkit/sample-record.ts';
import {
  checkRecord,
  readRecordInfo,
  type Slices,
  type UnreadableReason,
  UnreadableRecord,
} from '../../src/web/page/load-record.ts';

const known = new Set(games.keys());
const rivals = games.get('rivals') as AnyGame;
const record = sampleRecord(rivals, 'intro', 2);

const counting = (): Slices & { readonly pauses: () => number } => {
  let [clock, pauses] = [0, 0];
  return { now: () => (clock += 5), pause: async () => void pauses++, pauses: () => pauses };
};

const check = async (text: string, commitment: string | null = null) =>
  checkRecord(rivals, readRecordInfo(text, known), commitment, counting());

const reasonOf = (text: string): UnreadableReason | null => {
  try {
    readRecordInfo(text, known);
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    return error.reason;
  }
};

describe('a record on the page', () => {
  it('is proven, with pauses in between', async () => {
    const slices = counting();
    const info = readRecordInfo(record, known);
    const { steps, verdict } = await checkRecord(rivals, info, info.commitment, slices);
    expect(verdict).toMatchObject({ kind: 'proven', proof: { answers: steps.length - 1, won: true } });
    expect(slices.pauses()).toBeGreaterThan(10);
    expect(info).toMatchObject({ game: 'rivals', variant: 'intro', names: ['Anna', 'Ben'] });
    expect(info.result.winners).toHaveLength(1);
  });

  it('breaks at the line of any changed roll, and is there up to that line', async () => {
    const lines = record.split('\n');
    let changed = 0;
    for (const [index, line] of lines.entries()) {
      if (changed === 12 || !/^\d+\. /.test(line)) continue;
      const other = line.replace(/\{(\d) /, (_, face: string) => `{${(Number(face) % 6) + 1} `);
      if (other === line) continue;
      changed++;
      const { steps, verdict } = await check(lines.with(index, other).join('\n'));
      expect(verdict).toMatchObject({ kind: 'broken', at: { line: index + 1, written: other, replayed: line } });
      expect(steps.at(-1)?.turn).toBe(Number.parseInt(line, 10));
    }
    expect(changed).toBe(12);
  });

  it('breaks if the published commitment is another', async () => {
    const { verdict } = await check(record, 'f'.repeat(64));
    expect(verdict).toMatchObject({ kind: 'broken', at: { replayed: `commitment: ${'f'.repeat(64)}` } });
  });

  it('of another version of the rules is not called wrong', async () => {
    const { verdict } = await check(record.replace(/^game: rivals \d+$/m, 'game: rivals 1').replace(/\{(\d) /, '{9 '));
    expect(verdict).toMatchObject({ kind: 'other-version', written: 1, here: rivals.codec.version });
  });

  it('that can’t be replayed is refused in words', () => {
    expect(reasonOf('')).toBe('no-record');
    expect(reasonOf('\0\u0001PNG')).toBe('no-record');
    expect(reasonOf('{"a": 1}')).toBe('no-record');
    expect(reasonOf(record.replace('record 1', 'record 2'))).toBe('other-format');
    expect(reasonOf(record.replace('game: rivals', 'game: chess'))).toBe('unknown-game');
    expect(reasonOf(record.replace(/^seed: .*$/m, ''))).toBe('no-seed');
    expect(reasonOf(record.slice(0, record.length / 2))).toBe('no-seed');
    expect(reasonOf(record.replace(/^game: .*$/m, ''))).toBe('damaged');
    expect(reasonOf(record.replace('\n1. ', '\n<b>1. '))).toBe('damaged');
    for (const version of ['', 'x', '-1', '1e308', '9'.repeat(400)])
      expect(reasonOf(record.replace(/^game: rivals \d+$/m, `game: rivals ${version}`))).toBe('damaged');
    expect(reasonOf(record.replace(/^red: .*$/m, `red: ${'W'.repeat(10_000)}`))).toBe('damaged');
    expect(reasonOf(`${record}${'# '.repeat(1_000_000)}`)).toBe('too-large');
  });

  it.each([
    ['no players', (text: string) => text.replace(/^(red|blue): .*\n/gm, '')],
    ['too many players', (text: string) => text.replace(/^blue: /m, 'orange: Eve\nwhite: Eve\nblue: ')],
    ['an enormous turn', (text: string) => text.replace(/^1\. /m, '9'.repeat(400).concat('. '))],
    ['an enormous answer', (text: string) => text.replace(/^1\. .*$/m, `1. [red] ${'9'.repeat(100_000)}`)],
    [
      'impossible options',
      (text: string) => text.replace(/^options: .*$/m, 'options: {"variant":"intro","flow":1e99}'),
    ],
    ['no options', (text: string) => text.replace(/^options: .*$/m, 'options: null')],
    ['another variant', (text: string) => text.replaceAll('intro', '__proto__')],
    ['no turns', (text: string) => text.replace(/^\d+\. .*\n/gm, '')],
    ['the same turn twice', (text: string) => text.replace(/^(1\. .*)$/m, '$1\n$1')],
    ['another result', (text: string) => text.replace(/^result: won (red|blue)$/m, 'result: won brown')],
  ])('with %s is not proven', async (_, change) => {
    const changed = change(record);
    expect(changed).not.toBe(record);
    const { verdict } = await check(changed);
    expect(['broken', 'failed']).toContain(verdict.kind);
  });

  it('is not proven whatever single letter is missing from its turns', async () => {
    const from = record.indexOf('\n1. ');
    for (let at = from + 1; at < record.indexOf('\nposition'); at += 97) {
      const text = record.slice(0, at) + record.slice(at + 1);
      if (reasonOf(text) !== null) continue;
      expect(await check(text)).not.toMatchObject({ verdict: { kind: 'proven' } });
    }
  });

  it('written long ago still replays', async () => {
    const old = readFileSync('test/games/rivals/golden/progress.record', 'utf8');
    const { verdict } = await check(old);
    // Those records have no commitment.
    expect(verdict).toMatchObject({ kind: 'broken', at: { written: 'commitment: ' } });
  });
});
