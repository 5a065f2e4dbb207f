import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { UnpackError, pack, packAnswer, unpackAnswer } from '../../src/store/codec.ts';
import { WORDS, dictionaries } from '../../src/store/dictionary.ts';
import { readHeader, readIndexLine, tokenHash, writeHeader, writeIndexLine } from '../../src/store/record-header.ts';
import type { MatchPlayer, StoredMatch } from '../../src/match/stored-match.ts';
import { type StoredSchema, readValue, schemas } from '../../src/store/schemas.ts';
import { given, sampleMatch } from './samples.ts';

/** Written when each of the dictionaries was the newest: whatever comes later must still be able to read it. */
const written = [
  {
    sheet:
      'AQFoYhj4C1uDDtB7mwca+cIG6CEzOnjH50vyQRUO1sHZzLwS8OwJ2ugsVYa7wRGGBFDHv9FlQckbMQAOZYFKQ5hvUUfLiRkfT8zLS0QMfzuCeK' +
      'AIxDpOngQegYeOlDul5mEZLUe4GH3cHFmG+BH0ZAoB8gg8tM0DiWmMBo8BKItAhuhRR7HBg9nwkWxj0KQFrGMCGsFU0lE6vATULkFq/8Ui2k44' +
      'WxwG+Boc8CoK6xxZDmRaDt5ARynRcJQT0GxNdLkAyWGkFwyo2RtiK9bsDSqXScreSAnI0NwSwYutBQAzJT/z',
    answers: ['gQFj', 'AYs20MGV9HSUKpRiAQ=='],
  },
  {
    sheet:
      'AgRoYmm6l0aDThF7mwca+cITP+GkX5JfibMFnFdShNT4hRWkONM8CSFvaIAGDJHjAkPWCCU2oCxQLQ/zLWrUERNbiXl5iYiZHEcQD+eMTxI45K' +
      'BKnUAWEJHCDc0tER5ASe5oMsSn/WQKgRJS+WuAr/hFTOpiWWyWn5OD0uY1qUUu7HCkdGgFRHTKhvgeKVlF46nC0CoupEoLfULRgPSSEHNCkUBh' +
      'iBq9KLxYpMILJf9h9PAMdKClW7VSESg1gCIGvBYETMHXA4EGxzPA5Uy0EriRqKSjdHgJaBAWtcmAvTquBQCHKlRB',
    answers: ['ggFd', 'ggAUcQv6Cg=='],
  },
];

function outcome(bytes: Buffer): unknown {
  try {
    return readValue(schemas.storedMatch, bytes);
  } catch (error) {
    return error instanceof UnpackError ? 'refused' : error;
  }
}

describe('packed values', () => {
  it.each(written)('can be read for ever', ({ sheet: bytes, answers }) => {
    const { match, ...sheet } = sampleMatch('K7Q2M');
    // What the game wrote then is read by the game.
    const rest = { rng: { seed: 'seed', drawn: 3 }, hand: ['scout', 'ä'] };
    expect(readValue(schemas.storedMatch, Buffer.from(bytes, 'base64'))).toEqual({
      ...sheet,
      match: { ...match, rest },
    });
    expect(answers.map((text) => unpackAnswer(Buffer.from(text, 'base64')))).toEqual([
      { seat: 1, key: 'roll', answer: ['roll'] },
      { seat: 0, key: 'action', answer: ['build road -2', 'x'] },
    ]);
  });

  it('say which dictionary is missing here', () => {
    const foreign = Buffer.from(written[0]?.sheet ?? '', 'base64');
    foreign[0] = dictionaries.length + 1;
    expect(() => readValue(schemas.storedMatch, foreign)).toThrow(
      `packed with unknown dictionary ${dictionaries.length + 1}`,
    );
    expect(() => unpackAnswer(Buffer.of(128 + dictionaries.length + 1, 0, 0))).toThrow('unknown dictionary');
  });

  it('hold answers in at most as many words as a byte tells apart', () => {
    for (const { words } of dictionaries) expect(new Set(words).size).toBeLessThanOrEqual(WORDS);
    expect(unpackAnswer(packAnswer({ seat: 255, key: 'a/z', answer: ['-+.09'] }))).toEqual({
      seat: 255,
      key: 'a/z',
      answer: ['-+.09'],
    });
  });

  it('come back as they were', () => {
    const sheet = sampleMatch('A', { commitment: 'ü€😀', previous: null });
    expect(readValue(schemas.storedMatch, pack(sheet, 1))).toEqual(sheet);
    for (const answer of [
      given(1),
      { seat: 0, key: 'roll', answer: ['roll'] },
      { seat: 300, key: '', answer: [] },
      { seat: 1, key: 'ä"\n', answer: ['', ' ', '€'] },
    ]) {
      expect(unpackAnswer(packAnswer(answer))).toEqual(answer);
    }
  });

  it('are migrated when they are read', () => {
    const old = pack({ name: 'Anna' }, 1);
    const shape: StoredSchema<{ first: string; last: string }> = {
      version: 3,
      schema: z.object({ first: z.string(), last: z.string() }),
      migrations: [
        { version: 2, migrate: (value) => ({ first: (value as { name: string }).name }) },
        { version: 3, migrate: (value) => ({ ...(value as object), last: '?' }) },
      ],
    };
    expect(readValue(shape, old)).toEqual({ first: 'Anna', last: '?' });
    expect(readValue(shape, pack({ first: 'Ben' }, 2))).toEqual({ first: 'Ben', last: '?' });
    expect(() => readValue(shape, pack({ first: 'Ben', last: '' }, 4))).toThrow('newer version');
    expect(() => readValue(shape, pack({ first: 'Ben', last: 7 }, 3))).toThrow(UnpackError);
  });

  it('know computers by the levels of today', () => {
    const [anna] = sampleMatch('A').players;
    const of = (level: string, name: string) =>
      sampleMatch('A', { players: [anna as MatchPlayer, { kind: 'computer', level, name }] });
    const read = (sheet: StoredMatch) => readValue(schemas.storedMatch, pack(sheet, 2)).players[1];
    expect(read(of('greedy', 'Computer (greedy)'))).toEqual({ kind: 'computer', level: 'fair', name: 'Computer' });
    expect(read(of('random', 'Computer 2 (random)'))).toEqual({
      kind: 'computer',
      level: 'gentle',
      name: 'Computer 2',
    });
    expect(read(of('good', 'Computer (Gut)'))).toEqual({ kind: 'computer', level: 'good', name: 'Computer (Gut)' });
  });

  it('of the time when matches had two players become tables: ranking, consent and terms as they were meant', () => {
    const read = (sheet: object) => readValue(schemas.storedMatch, pack(sheet, 1));
    const { terms, ...rest } = sampleMatch('A');
    const { agreed: _agreed, missed: _missed, awaited: _awaited, hands: _hands, ...two } = { ...rest, terms };
    const other = { ...terms, takebacks: false };
    const open = {
      ...two,
      requests: [
        { kind: 'adjourn', seat: 1 },
        { kind: 'rematch', seat: 0 },
      ],
    };
    expect(read(open)).toMatchObject({
      terms,
      ending: null,
      agreed: [true, true],
      requests: [{ kind: 'adjourn', seat: 1, agreed: [1] }],
      missed: [0, 0],
      hands: ['', ''],
    });
    expect(read({ ...two, status: 'challenge', startedAt: null })).toMatchObject({ agreed: [true, false], terms });
    const proposed = {
      ...two,
      status: 'challenge',
      startedAt: null,
      requests: [{ kind: 'terms', seat: 1, terms: other }],
    };
    expect(read(proposed)).toMatchObject({ agreed: [false, true], terms: other, requests: [] });
    const over = { ...two, status: 'over', endedAt: 9 };
    expect(read({ ...over, ending: { kind: 'resigned', winner: 1 } }).ending).toEqual({
      kind: 'resigned',
      ranking: [[1], [0]],
    });
    expect(read({ ...over, ending: { kind: 'abandoned' } }).ending).toEqual({ kind: 'abandoned' });
  });

  it('keep fields that are not known here', () => {
    const sheet = { ...sampleMatch('A'), later: { addition: 1 } };
    expect(readValue(schemas.storedMatch, pack(sheet, 1))).toEqual(sheet);
  });

  it('are refused when any byte of them is another', () => {
    const bytes = pack(sampleMatch('A'), 1);
    for (let at = 0; at < bytes.length; at++) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (bytes[at] as number) ^ 0x10;
      // A changed pointer may point to the same words elsewhere; nothing else goes unnoticed.
      expect(outcome(damaged), `byte ${at}`).toEqual(expect.toBeOneOf([sampleMatch('A'), 'refused']));
    }
    for (let length = 0; length < bytes.length; length++)
      expect(() => readValue(schemas.storedMatch, bytes.subarray(0, length))).toThrow(UnpackError);
  });

  it('are a fraction of their JSON', () => {
    const sheet = sampleMatch('A');
    expect(pack(sheet, 1).length).toBeLessThan(JSON.stringify(sheet).length / 3);
    expect(packAnswer({ seat: 0, key: 'roll', answer: ['roll'] })).toHaveLength(3);
  });
});

describe('the head of a stored match', () => {
  it('comes back as it was', () => {
    const index = { channel: '123', users: ['anna', 'ben'], state: 'toy open' };
    const head = {
      seq: 7,
      mark: 4_000_000_000,
      from: 6,
      base: 9,
      due: 1_790_000_000_000,
      drop: 300,
      add: 400,
      own: true,
      index: writeIndexLine(index),
      tokens: [tokenHash('a'), tokenHash('b')],
      tail: [Buffer.from('x'), Buffer.from('yz')],
    };
    const stored = readHeader(writeHeader(head, Buffer.from('body')));
    expect(stored).toEqual({ head, body: Buffer.from('body') });
    expect(readIndexLine(stored?.head.index ?? '')).toEqual(index);
    expect(readHeader(writeHeader({ ...head, due: null }, Buffer.of()))?.head.due).toBeNull();
  });

  it('is told from rubbish', () => {
    expect(readHeader(Buffer.from('rubbish'))).toBeNull();
    expect(readHeader(Buffer.alloc(100))).toBeNull();
  });
});
