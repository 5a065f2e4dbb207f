import type { Page } from 'playwright-core';
import { languages } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';

/** Everything a window has received since it was opened: frames, answers, and the addresses of pictures. */
export interface ReceivedFrames {
  readonly texts: readonly string[];
  readonly addresses: readonly string[];
  /** When all answers have been read. */
  flush(): Promise<void>;
}

export function recordReceived(page: Page): ReceivedFrames {
  const texts: string[] = [];
  const addresses: string[] = [];
  const reading = new Set<Promise<void>>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void texts.push(payload.toString()));
  });
  page.on('response', (response) => {
    addresses.push(response.url());
    if (!/^(text|application)/.test(response.headers()['content-type'] ?? '')) return;
    const work = response
      .text()
      .then(
        (text) => void texts.push(text),
        () => undefined,
      )
      .finally(() => reading.delete(work));
    reading.add(work);
  });
  return {
    texts,
    addresses,
    async flush() {
      await Promise.all(reading);
    },
  };
}

const entries = [...games.values()].flatMap((game) => game.text.catalog);
const namesOf = (id: string): readonly string[] => {
  const entry = entries.find((each) => each.id === id);
  return entry ? [id, ...languages.map((language) => entry.name[language].replaceAll('\u00ad', ''))] : [id];
};

const standsIn = (word: string, text: string): boolean =>
  text.includes(word) &&
  new RegExp(`(?<![\\p{L}\\p{N}-])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}-])`, 'u').test(
    text,
  );

/** The cards a text names, by any of their names; a longer name is not also the shorter one within it. */
export function cardsIn(text: string): readonly string[] {
  const all = entries
    .flatMap(({ id }) => namesOf(id).map((word) => ({ id, word })))
    .sort((a, b) => b.word.length - a.word.length);
  let rest = text;
  const found = new Set<string>();
  for (const { id, word } of all) {
    if (!standsIn(word, rest)) continue;
    found.add(id);
    rest = rest.replaceAll(word, '·');
  }
  return [...found];
}
