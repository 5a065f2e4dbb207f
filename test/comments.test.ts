import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Phrases that read like a translation. Each has a plain alternative: `docs/words.md`. */
const banned = [
  /\bwhoever\b/iu,
  /\bthe own\b/iu,
  /\bso (many|often)\b/iu,
  /\banew\b/iu,
  /\bby itself\b/iu,
  /\bis told\b/iu,
  /\bstands in\b/iu,
  /\bnobody\b.*\bany ?more\b/iu,
];

/** Comment lines of a source file, with their numbers. */
export function* commentsIn(source: string): Generator<readonly [number, string]> {
  for (const [index, line] of source.split('\n').entries()) {
    const [, comment] = /^\s*(?:\/\*\*?|\*|\/\/)(.*)$/u.exec(line) ?? /\s\/\/ (.*)$/u.exec(line) ?? [];
    if (comment !== undefined) yield [index + 1, comment];
  }
}

const findBanned = (source: string): readonly number[] =>
  [...commentsIn(source)].filter(([, comment]) => banned.some((phrase) => phrase.test(comment))).map(([line]) => line);

it('finds a banned phrase in every kind of comment, and none in code', () => {
  expect(
    findBanned("const told = 'whoever';\n/** Whoever asks. */\nlet a; // made anew\n * so many of them\n"),
  ).toEqual([2, 3, 4]);
});

it('comments are written plainly', () => {
  const files = ['src', 'commands', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/u.test(file))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => findBanned(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(found.filter((place) => !place.startsWith('test/comments.test.ts'))).toEqual([]);
});
