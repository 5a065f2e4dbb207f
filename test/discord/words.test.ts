import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languages, type Text } from '../../src/engine/text.ts';

const folder = new URL('../../src/discord/words/', import.meta.url);

/** Every fixed text of the bot's own words, with where it is written. */
async function fixedTexts(): Promise<readonly { readonly at: string; readonly text: Text }[]> {
  const found: { at: string; text: Text }[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string')) {
      found.push({ at, text: value as Text });
      return;
    }
    for (const [key, part] of Object.entries(value)) walk(part, `${at}.${key}`);
  };
  for (const file of readdirSync(folder)) walk(await import(new URL(file, folder).href), file);
  return found;
}

it('writes each label and sentence once', async () => {
  const places = new Map<string, string[]>();
  for (const { at, text } of await fixedTexts()) places.set(text.en, [...(places.get(text.en) ?? []), at]);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

it('says everything in German, too', async () => {
  const texts = await fixedTexts();
  expect(texts.length).toBeGreaterThan(100);
  const same = texts.filter(({ text }) => text.en === text.de && /\p{L}{2}/u.test(text.en)).map(({ at }) => at);
  expect(same).toEqual([]);
});
