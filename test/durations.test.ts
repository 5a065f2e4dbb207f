import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every file whose duration was measured is still there', () => {
  const names = Object.keys(JSON.parse(readFileSync('test/durations.json', 'utf8')) as object);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !existsSync(name))).toEqual([]);
});
