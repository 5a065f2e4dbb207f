import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { RECORD_HEADER } from '../../src/match/view/record.ts';
import { RecordMismatch, replayRecord } from '../../src/match/view/replay-record.ts';
import type { FinishedMatch } from '../../src/match/stored-match.ts';
import { toy } from '../toy/toy-game.ts';
import { startedMatch, seededRandom, createHarness, playUntil } from './harness.ts';

const games = new Map([['toy', toy]]);
let past: FinishedMatch;
let record: string;

beforeAll(async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await expect(at.matches.record(id)).rejects.toMatchObject({ kind: 'not-open' });
  await playUntil(at, id, () => false, seededRandom('record'));
  past = (await at.matches.finished(id)) as FinishedMatch;
  record = await at.matches.record(id);
});

/** The error of a changed record. */
function broken(change: (lines: string[]) => void): RecordMismatch {
  const lines = record.split('\n');
  change(lines);
  try {
    replayRecord(games, lines.join('\n'));
  } catch (error) {
    expect(error).toBeInstanceOf(RecordMismatch);
    return error as RecordMismatch;
  }
  throw new Error('the record was taken');
}

describe('a record', () => {
  test('has a header, one line per turn with the dice, and the seed at the end', () => {
    const lines = record.trim().split('\n');
    expect(lines[0]).toBe(RECORD_HEADER);
    expect(record).toContain('\nvariant: short\n');
    expect(record).toContain(`\nended: ${new Date(past.sheet.endedAt ?? Number.NaN).toISOString()}\n`);
    expect(record).toContain(`\ncommitment: ${createHash('sha256').update(past.seed).digest('hex')}\n`);
    expect(lines.at(-1)).toBe(`seed: ${past.seed}`);
    const turns = lines.filter((line) => /^\d+\. /.test(line));
    expect(turns.map((line) => Number.parseInt(line, 10))).toEqual(turns.map((_, index) => index));
    for (const line of turns.slice(1)) expect(line).toMatch(/^\d+\. \[(red|blue)\] .*roll \{[1-6]\}/);
  });

  test('replays to the same answers and the same position', () => {
    const replayed = replayRecord(games, record);
    expect(replayed.history).toEqual(past.history);
    expect(toy.rules.result(replayed.position.state as never)).toMatchObject({
      ranking: past.sheet.ending && 'ranking' in past.sheet.ending && past.sheet.ending.ranking,
    });
    expect(replayRecord(games, record.replaceAll('\n', '\r\n')).history).toEqual(past.history);
  });

  test('is refused with the first line that differs', () => {
    const turn = (lines: string[], number: number) => lines.findIndex((line) => line.startsWith(`${number}. `));
    const dice = broken((lines) => {
      const at = turn(lines, 3);
      lines[at] = (lines[at] as string).replace(/\{(\d)\}/, (_, die: string) => `{${(Number(die) % 6) + 1}}`);
    });
    expect(record.split('\n')[dice.line - 1]).toBe(dice.got);
    expect(dice.expected).toMatch(/^3\. /);
    const illegal = broken((lines) => {
      const at = turn(lines, 2);
      lines[at] = (lines[at] as string).replace('roll', 'play guard');
    });
    expect(illegal.expected).toMatch(/^2\. /);
    expect(illegal.got).toContain('play guard is not possible now.');
    const missing = broken((lines) => lines.splice(turn(lines, 2), 1));
    expect(missing.expected).toMatch(/^3\. /);
    expect(missing.got).toContain('turn 2');
    const cut = broken((lines) =>
      lines.splice(turn(lines, 4), 1000, `position: 0`, `result: won red`, `seed: ${past.seed}`),
    );
    expect(cut.expected).toBe('position: 0');
  });

  test('is refused when its seed, result, position or game is another', () => {
    const changed = (name: string, value: string) =>
      broken((lines) => {
        const at = lines.findIndex((line) => line.startsWith(`${name}: `));
        lines[at] = `${name}: ${value}`;
      });
    expect(changed('seed', 'f'.repeat(64)).line).toBeGreaterThan(1);
    expect(changed('position', '0000000000000000').expected).toContain('position');
    expect(changed('result', 'resigned red').got).toContain('won');
    expect(changed('game', 'chess 1').got).toContain('toy');
    expect(changed('options', '{').got).toBe('not JSON');
    expect(changed('options', '{"variant":"endless"}').got).toContain('not options');
    expect(
      broken((lines) =>
        lines.splice(
          lines.findIndex((line) => line.startsWith('seed: ')),
          1,
        ),
      ).got,
    ).toContain('seed');
    expect(broken((lines) => lines.splice(3, 0, 'what is this')).got).toContain('neither');
    expect(broken((lines) => (lines[0] = 'PGN')).line).toBe(1);
    expect(
      broken((lines) => (lines[lines.findIndex((line) => line.startsWith('1. '))] = '1. [red] roll {3')).got,
    ).toContain('not an answer');
  });
});
