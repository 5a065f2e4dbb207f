import type { Text } from '../../../engine/text.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Deck } from './deck.ts';

const HEAD = 'rivals-deck-1';

/** `rivals-deck-1 abbey scout*2 … / abbey scout scout / feud feud … / k3f9a1`: cards, starting cards, events, checksum. */
export function encode({ cards, start, events }: Deck): string {
  const list = (Object.entries(cards) as [CardId, number][]).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const words = list.map(([id, number]) => (number === 1 ? id : `${id}*${number}`));
  const body = [HEAD, ...orNone(words), '/', ...orNone(start), '/', ...orNone(events)].join(' ');
  return `${body} / ${checksum(body)}`;
}

const NONE = '-';
const orNone = (words: readonly string[]): readonly string[] => (words.length === 0 ? [NONE] : words);

export type Decoded = { readonly deck: Deck } | { readonly fault: Text };

/** The deck of a line, or why there is none. What it holds may still be illegal, or exist no more. */
export function parse(line: string): Decoded {
  const text = line.trim().replaceAll(/\s+/g, ' ');
  if (!text.startsWith(`${HEAD} `)) return { fault: noLine };
  const parts = text.slice(HEAD.length + 1).split(' / ').map((part) => part.split(' ').filter((word) => word !== NONE));
  const [cards, start, events, sum, ...more] = parts;
  const body = text.slice(0, text.lastIndexOf(' / '));
  if (!cards || !start || !events || more.length > 0 || sum?.join(' ') !== checksum(body)) return { fault: damaged };
  const counts = new Map<string, number>();
  for (const word of cards) {
    const [id = '', number = '1', ...rest] = word.split('*');
    if (rest.length > 0 || !/^[1-9]\d?$/.test(number)) return { fault: strange(word) };
    counts.set(id, (counts.get(id) ?? 0) + Number(number));
  }
  return { deck: { cards: Object.fromEntries(counts), start: start as CardId[], events: events as CardId[] } };
}

/** The same, of cards that exist. */
export function decode(line: string): Decoded {
  const parsed = parse(line);
  if ('fault' in parsed) return parsed;
  const { cards, start, events } = parsed.deck;
  const missing = [...Object.keys(cards), ...start, ...events].find((id) => !findCard(id));
  return missing === undefined ? parsed : { fault: strange(missing) };
}

const noLine: Text = {
  en: `That is no deck: a deck begins with “${HEAD}”.`,
  de: `Das ist kein Deck: Ein Deck beginnt mit „${HEAD}“.`,
};
const damaged: Text = {
  en: 'The line is not whole: something at its end or in it is missing or changed. Copy it again.',
  de: 'Die Zeile ist nicht vollständig: Darin oder am Ende fehlt etwas oder wurde geändert. Kopiere sie noch einmal.',
};
const strange = (word: string): Text => ({ en: `There is no card “${word}”.`, de: `Eine Karte „${word}“ gibt es nicht.` });

/** FNV-1a over the characters: notices a line that was cut or mistyped. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
