import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Deck } from './deck.ts';

const HEAD = 'rivals-deck-1';

/** Encodes a deck: `rivals-deck-1 abbey scout*2 … / abbey scout … / feud … / k3f9a1`, the last part a checksum. */
export function encodeDeckLine({ cards, start, events }: Deck): string {
  const list = (Object.entries(cards) as [CardId, number][]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const words = list.map(([id, number]) => (number === 1 ? id : `${id}*${number}`));
  const body = [HEAD, ...orNone(words), '/', ...orNone(start), '/', ...orNone(events)].join(' ');
  return `${body} / ${checksum(body)}`;
}

const NONE = '-';
const orNone = (words: readonly string[]): readonly string[] => (words.length === 0 ? [NONE] : words);

export type ParsedDeckLine = { readonly deck: Deck } | { readonly violation: Text };

/** Parses a deck line, or explains what is wrong with it. The deck may still be illegal or hold removed cards. */
export function parseDeckLine(line: string): ParsedDeckLine {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (!text.startsWith(`${HEAD} `)) return { violation: noLine };
  const parts = text
    .slice(HEAD.length + 1)
    .split(' / ')
    .map((part) => part.split(' ').filter((word) => word !== NONE));
  const [cards, start, events, sum, ...more] = parts;
  const body = text.slice(0, text.lastIndexOf(' / '));
  if (!cards || !start || !events || more.length > 0 || sum?.join(' ') !== checksum(body))
    return { violation: damaged };
  const counts = new Map<string, number>();
  for (const word of cards) {
    const [id = '', number = '1', ...rest] = word.split('*');
    if (rest.length > 0 || !/^[1-9]\d?$/.test(number)) return { violation: strange(word) };
    counts.set(id, (counts.get(id) ?? 0) + Number(number));
  }
  return { deck: { cards: Object.fromEntries(counts), start: start as CardId[], events: events as CardId[] } };
}

/** Like `parseDeckLine`, but rejects cards that don't exist. */
export function decodeDeckLine(line: string): ParsedDeckLine {
  const parsed = parseDeckLine(line);
  if ('violation' in parsed) return parsed;
  const { cards, start, events } = parsed.deck;
  const missing = [...Object.keys(cards), ...start, ...events].find((id) => !findCard(id));
  return missing === undefined ? parsed : { violation: strange(missing) };
}

const noLine: Text = {
  en: `That isn’t a deck: a deck line starts with “${HEAD}”.`,
  de: `Das ist kein Deck: Eine Deckzeile beginnt mit „${HEAD}“.`,
};
const damaged: Text = {
  en: 'The line is incomplete or was changed. Copy it again.',
  de: 'Die Zeile ist unvollständig oder wurde geändert. Kopiere sie noch einmal.',
};
const strange = (word: string): Text => ({
  en: `There’s no card “${word}”.`,
  de: `Eine Karte „${word}“ gibt es nicht.`,
});

/** FNV-1a over the characters, to detect a cut or mistyped line. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
