import { expect, it } from 'vitest';
import { languages, verbatim } from '../../src/engine/text.ts';
import type { CardId } from '../../src/games/rivals/cards/ids.ts';
import { encodeDeckLine } from '../../src/games/rivals/deck/deck-line.ts';
import { deckCards, deckEvents } from '../../src/games/rivals/deck/sections.ts';
import { decks } from '../../src/games/rivals/decks.ts';
import { layoutFaults } from './check-layout.ts';

const everything = encodeDeckLine({
  cards: Object.fromEntries(deckCards.map((id) => [id, 3])),
  start: [...deckCards],
  events: [...deckEvents, ...deckEvents],
});
const lost = encodeDeckLine({ cards: { ['a-card-that-was-here-once' as CardId]: 2 }, start: [], events: [] });

it.each([
  ...decks.premade().map(({ id, line, name }) => [id, line, name] as const),
  ['nothing', decks.empty, verbatim('New')] as const,
  ['every card, each a starting card and too often', everything, verbatim('W'.repeat(40))] as const,
  ['a card that exists no more', lost, verbatim('Иван 🦊')] as const,
])('a deck of %s: nothing overlaps, nothing is cut', (_what, line, title) => {
  for (const language of languages) {
    for (const seat of [null, 0])
      expect(layoutFaults(decks.scene(line, { title, seat, secret: true }), language)).toEqual([]);
  }
});
