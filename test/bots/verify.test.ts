import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { reportRecord } from '../../src/testkit/report-record.ts';
import { RecordMismatch } from '../../src/match/view/replay-record.ts';
import {
  anna,
  startedMatch,
  ben,
  seededRandom,
  home,
  createHarness,
  playUntil,
  storedMatchOf,
} from '../match/harness.ts';
import { toy } from '../toy/toy-game.ts';

const games = new Map([['toy', toy]]);
let record: string;

beforeAll(async () => {
  const at = createHarness();
  const { id } = await startedMatch(at);
  await playUntil(at, id, () => false, seededRandom('verify'));
  record = await at.matches.record(id);
});

test('an honest record is in order', () => {
  expect(reportRecord(games, record)).toMatch(/^OK: \d+ turns, \d+ answers, \d+ throws/);
});

test('it says what is proven and what is not: a resignation is only what the bot wrote down', async () => {
  expect(reportRecord(games, record)).toMatch(
    /\n {2}proven: .* and result\n {2}not proven: names, who challenged, who left$/,
  );
  const at = createHarness();
  const { id } = await startedMatch(at);
  await at.matches.resign(id, anna.id, null);
  const resigned = await at.matches.record(id);
  expect(reportRecord(games, resigned)).toMatch(/\n {2}not proven: .* how the match ended \(resigned .*\)$/);
  expect(reportRecord(games, resigned)).not.toContain('and result');
});

test('a seed that was not the one committed to is noticed', () => {
  const other = createHash('sha256').update('another seed').digest('hex');
  expect(() => reportRecord(games, record.replace(/commitment: .*/, `commitment: ${other}`))).toThrow(/commitment/);
});

test('seats that were not drawn from the seed are noticed', () => {
  const swapped = record.replace(
    /challenger: (red|blue)/,
    (_, seat: string) => `challenger: ${seat === 'red' ? 'blue' : 'red'}`,
  );
  expect(() => reportRecord(games, swapped)).toThrow(RecordMismatch);
});

test('at a table of several every seat is drawn, and the record says whose it became', async () => {
  const at = createHarness();
  const { id } = await at.matches.challenge({
    game: 'toy',
    options: { variant: 'crowd' },
    challenger: anna,
    opponents: [ben, { id: 'u-clara', name: 'Clara' }],
    home,
    token: null,
  });
  for (const user of [ben.id, 'u-clara']) await at.matches.accept(id, user, null);
  const { players } = await storedMatchOf(at, id);
  await playUntil(at, id, () => false, seededRandom('crowd'));
  const written = await at.matches.record(id);
  const [, line = ''] = /^table: (.*) \(drawn\)$/m.exec(written) ?? [];
  expect(line.split(' ').map((seat) => new RegExp(`^${seat}: (.*)$`, 'm').exec(written)?.[1])).toEqual([
    'Anna',
    'Ben',
    'Clara',
  ]);
  expect(players.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Ben', 'Clara']);
  expect(reportRecord(games, written)).toMatch(/^OK/);
  const [first = '', ...others] = line.split(' ');
  const swapped = written.replace(`table: ${line}`, `table: ${[first, ...others.toReversed()].join(' ')}`);
  expect(() => reportRecord(games, swapped)).toThrow(/table/);
});

test('dice that fell otherwise are noticed', () => {
  const loaded = record.replace(
    /\n5\. (.*?)\{(\d)\}/,
    (_, before: string, die: string) => `\n5. ${before}{${(Number(die) % 6) + 1}}`,
  );
  expect(() => reportRecord(games, loaded)).toThrow(/5\. /);
});
