import { expect, it } from 'vitest';
import { createExpensiveWork } from '../../../src/discord/interactions/expensive-work.ts';
import { expensiveStrings } from '../../../src/discord/strings/expensive.ts';

const WHILE = 10 * 60_000;

it('what one person may ask for is limited for each kind, and can be asked for again after ten minutes', () => {
  let now = 1_000;
  const work = createExpensiveWork(() => now);
  const asked = (user: string, kind: 'review' | 'hint', times: number) =>
    Array.from({ length: times }, () => work.refusal(user, kind));
  expect(asked('anna', 'review', 15)).toEqual(Array.from({ length: 15 }, () => null));
  now += WHILE - 1;
  expect(asked('anna', 'review', 1)).toEqual([expensiveStrings.tooOften]);
  expect(expensiveStrings.tooOften.en).toBe('That’s a lot of requests in a short time. Try again in a few minutes.');
  expect([...asked('ben', 'review', 1), ...asked('anna', 'hint', 60)]).toEqual(Array.from({ length: 61 }, () => null));
  expect(asked('anna', 'hint', 1)).toEqual([expensiveStrings.tooOften]);
  now += 1;
  expect(asked('anna', 'review', 16)).toEqual([...Array.from({ length: 15 }, () => null), expensiveStrings.tooOften]);
});
