import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { verifyRecord } from '../../src/trials/verify-record.ts';
import { BadRecord } from '../../src/match/look/read-record.ts';
import { begun, chance, house, playUntil } from '../match/table.ts';
import { toy } from '../toy/toy-game.ts';

const games = new Map([['toy', toy]]);
let record: string;

beforeAll(async () => {
  const at = house();
  const { id } = await begun(at);
  await playUntil(at, id, () => false, chance('verify'));
  record = await at.matches.record(id);
});

test('an honest record is in order', () => {
  expect(verifyRecord(games, record)).toMatch(/^OK: \d+ turns, \d+ answers, \d+ throws/);
});

test('a seed that was not the one committed to is noticed', () => {
  const other = createHash('sha256').update('another seed').digest('hex');
  expect(() => verifyRecord(games, record.replace(/commitment: .*/, `commitment: ${other}`))).toThrow(/commitment/);
});

test('seats that were not drawn from the seed are noticed', () => {
  const swapped = record.replace(/challenger: (red|blue)/, (_, seat: string) => `challenger: ${seat === 'red' ? 'blue' : 'red'}`);
  expect(() => verifyRecord(games, swapped)).toThrow(BadRecord);
});

test('dice that fell otherwise are noticed', () => {
  const loaded = record.replace(/\n5\. (.*?)\{(\d)\}/, (_, before: string, die: string) => `\n5. ${before}{${(Number(die) % 6) + 1}}`);
  expect(() => verifyRecord(games, loaded)).toThrow(/5\. /);
});
