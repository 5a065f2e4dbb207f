import { describe, expect, test } from 'vitest';
import {
  toAnswer,
  checkAnswer,
  answerViolation,
  firstAnswer,
  hasChoice,
  legalAnswers,
  picksOf,
  randomAnswer,
} from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import { Refused, verbatim } from '../../src/engine/text.ts';

const question = (some: Partial<Decision>): Decision => ({
  seat: 0,
  key: 'test',
  choices: ['a', 'b', 'c'],
  min: 1,
  max: 1,
  fallback: ['a'],
  ...some,
});
const all = (some: Partial<Decision>) => [...legalAnswers(question(some))].map((answer) => answer.join('+'));

test('pass stands for no picks', () => {
  expect(picksOf(['pass'])).toEqual([]);
  expect(picksOf(['a', 'pass'])).toEqual(['a', 'pass']);
  expect(toAnswer([])).toEqual(['pass']);
  expect(toAnswer(['a'])).toEqual(['a']);
});

describe('the legal answers are listed', () => {
  test('of one', () => expect(all({})).toEqual(['a', 'b', 'c']));
  test('of up to two', () => expect(all({ max: 2 })).toEqual(['a+b', 'a+c', 'a', 'b+c', 'b', 'c']));
  test('with pass', () => expect(all({ choices: ['a', 'b', 'pass'], min: 0 })).toEqual(['a', 'b', 'pass']));
  test('with limits', () => {
    expect(all({ choices: ['a', 'b'], limits: [3, 1], min: 2, max: 2 })).toEqual(['a+a', 'a+b']);
    expect(all({ choices: ['a', 'b'], limits: [0, 2], min: 1, max: 2 })).toEqual(['b+b', 'b']);
  });
  test('with quotas', () => {
    const parts = [
      { choices: ['a', 'b'], min: 1, max: 1 },
      { choices: ['c', 'd'], min: 2, max: 2 },
    ];
    expect(all({ choices: ['a', 'b', 'c', 'd'], limits: [1, 1, 2, 1], min: 3, max: 3, quotas: parts })).toEqual([
      'a+c+c',
      'a+c+d',
      'b+c+c',
      'b+c+d',
    ]);
  });
  test('with a check of their own', () => {
    const check = (picks: readonly string[]) => (picks.includes('b') ? verbatim('not b') : null);
    expect(all({ max: 2, check })).toEqual(['a+c', 'a', 'c']);
  });
});

test('a question is open when two answers are legal', () => {
  expect(hasChoice(question({}))).toBe(true);
  expect(hasChoice(question({ choices: ['a'] }))).toBe(false);
  expect(hasChoice(question({ choices: ['a', 'pass'], min: 0 }))).toBe(true);
  expect(hasChoice(question({ choices: ['pass'], min: 0 }))).toBe(false);
  expect(hasChoice(question({ choices: ['a', 'b'], min: 2, max: 2 }))).toBe(false);
  expect(hasChoice(question({ choices: ['a', 'b'], limits: [2, 0], min: 2, max: 2 }))).toBe(false);
  expect(hasChoice(question({ check: (picks) => (picks[0] === 'c' ? null : verbatim('only c')) }))).toBe(false);
});

test('what is not legal is refused with the reason', () => {
  const asked = question({ choices: ['a', 'b', 'c'], limits: [2, 1, 1], min: 1, max: 2 });
  const refused = (...answer: string[]) => {
    try {
      checkAnswer(asked, answer, (id) => verbatim(`no ${id}`));
      return null;
    } catch (error) {
      expect(error).toBeInstanceOf(Refused);
      return (error as Refused).reason.en;
    }
  };
  expect(refused('a', 'a')).toBeNull();
  expect(refused('x')).toBe('no x');
  expect(refused('a', 'pass')).toBe('no pass');
  expect(refused('pass')).toContain('at least 1');
  expect(refused('a', 'b', 'c')).toContain('at most 2');
  expect(refused('b', 'b')).toContain('only once');
  const quota = question({ choices: ['a', 'b'], min: 0, max: 2, quotas: [{ choices: ['a', 'b'], min: 2, max: 2 }] });
  expect(answerViolation(quota, ['a'])?.en).toContain('pick 2 of it');
});

test('the first answer is legal, or there is none', () => {
  expect(firstAnswer(question({ min: 2, max: 2 }))).toEqual(['a', 'b']);
  expect(firstAnswer(question({ check: () => verbatim('never') }))).toBeNull();
});

test('a random answer is legal, and every legal one comes up', () => {
  const random = randomFrom({ seed: 'answers', drawn: 0 });
  const odd = (picks: readonly string[]) => (picks.length % 2 === 0 ? verbatim('odd') : null);
  const asked = question({ choices: ['a', 'b', 'c', 'd'], limits: [2, 1, 1, 1], min: 1, max: 3, check: odd });
  const seen = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const answer = randomAnswer(asked, random);
    expect(answerViolation(asked, answer)).toBeNull();
    seen.add([...answer].sort().join());
  }
  expect(seen.size).toBe([...legalAnswers(asked)].length);
});

test('a random answer is found even where hardly any fits', () => {
  const random = randomFrom({ seed: 'rare', drawn: 0 });
  const choices = Array.from({ length: 10 }, (_, index) => `${index}`);
  const check = (picks: readonly string[]) => (picks.join('') === '37' ? null : verbatim('only 3 and 7'));
  expect(randomAnswer(question({ choices, min: 2, max: 2, check, fallback: ['3', '7'] }), random)).toEqual(['3', '7']);
});
