import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/answers.ts';
import { startMatch, type GivenAnswer, submitAnswer } from '../../../src/engine/match.ts';
import { randomFrom } from '../../../src/engine/random.ts';
import type { Decision } from '../../../src/engine/script.ts';
import { seatNames } from '../../../src/engine/seats.ts';
import { settlers } from '../../../src/games/settlers/game.ts';
import { optionsSchema } from '../../../src/games/settlers/options.ts';
import { newMatch } from '../../../src/match/lobby/lobby.ts';
import { writeRecord } from '../../../src/match/view/record.ts';
import { RecordMismatch } from '../../../src/match/view/replay-record.ts';
import { nextDecision } from '../../../src/testkit/next-decision.ts';
import { reportRecord } from '../../../src/testkit/report-record.ts';

const games = new Map([['settlers', settlers]]);

/** The record of a match that was resigned after this number of random answers. */
function recordOf(variant: string, seats: number, answers: number, houseRules: object = {}): string {
  const seed = `record of ${variant}`;
  const options = optionsSchema.parse({ variant, ...houseRules });
  const random = randomFrom({ seed: `${seed}, answers`, drawn: 0 });
  const history: GivenAnswer[] = [];
  let at = startMatch(settlers, options, seats, seed);
  while (history.length < answers && at.open.length > 0) {
    const decision: Decision = nextDecision(at.open, random);
    const { seat, key } = decision;
    const answer = randomAnswer(decision, random);
    at = submitAnswer(settlers, at.match, seat, answer);
    history.push({ seat, key, answer });
  }
  const terms = { game: 'settlers', options, clock: 'none', takebacks: false, rated: false } as const;
  const players = seatNames.slice(0, seats).map((name) => ({ kind: 'computer', level: 'random', name }) as const);
  const sheet = newMatch('m', terms, { guild: null, parent: '', channel: null, language: 'en' }, players, 0);
  const commitment = createHash('sha256').update(seed).digest('hex');
  const ending = { kind: 'abandoned' } as const;
  return writeRecord(settlers, {
    sheet: { ...sheet, status: 'over', commitment, ending },
    seed,
    version: settlers.codec.version,
    history,
  });
}

describe('a record (notation-6) of a match that is over says what was drawn unseen', () => {
  test.each([
    ['classic', 4, 500, [/steal [a-z]+ \{[a-z]+ drew 1 [a-z]+\}/, /buy development \{[a-z]+ drew [a-z-]+\}/]],
    ['two', 2, 600, [/force trade \{[a-z]+ drew [0-9a-z +]+\}/, /buy development \{[a-z]+ drew [a-z-]+\}/]],
    ['cities-and-knights', 3, 900, [/roll \{(science|trade|politics) \d\+\d\}( \{[a-z]+ drew [a-z-]+\})+/]],
  ] as const)('%s', (variant, seats, answers, drawn) => {
    const record = recordOf(variant, seats, answers);
    for (const pattern of drawn) expect(record).toMatch(pattern);
    expect(reportRecord(games, record)).toMatch(/^OK: /);
    const other = record.replace(
      /drew 1 (brick|lumber|wool|grain|ore)\}/,
      (_, sort: string) => `drew 1 ${sort === 'ore' ? 'wool' : 'ore'}}`,
    );
    if (other !== record) expect(() => reportRecord(games, other)).toThrow(RecordMismatch);
  });
});

test('a record proves the throws of balanced dice and names the house rules', () => {
  const record = recordOf('classic', 3, 400, { balancedDice: true, pointsToWin: 12 });
  expect(record).toMatch(/balancedDice/);
  expect(record).toMatch(/pointsToWin/);
  expect(reportRecord(games, record)).toMatch(/^OK: /);
  const other = record.replace(
    /roll \{(\d)\+(\d)\}/,
    (_, one: string, two: string) => `roll {${7 - Number(one)}+${two}}`,
  );
  expect(other).not.toBe(record);
  expect(() => reportRecord(games, other)).toThrow(RecordMismatch);
});
