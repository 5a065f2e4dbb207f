import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { type ExcludedSets, copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';

/** Replaces the cards of excluded sets in a deck. */
export function fitDeck({ cards, start, events }: Deck, barred: ExcludedSets): Deck {
  if (barred.length === 0) return { cards, start, events };
  const counts = new Map<CardId, number>();
  let room: number = deckRules.size;
  const put = (id: CardId, number: number): void => {
    const more = Math.min(number, room, copyLimit(id, barred) - (counts.get(id) ?? 0));
    if (more <= 0) return;
    counts.set(id, (counts.get(id) ?? 0) + more);
    room -= more;
  };
  for (const [id, number] of Object.entries(cards) as [CardId, number][]) put(id, number);
  for (const id of cardIds) if (isDeckCard(findCard(id) as Card)) put(id, 1);
  const own = [...counts.keys()];
  const opening = [...start.filter((id) => counts.has(id)), ...own.filter((id) => !start.includes(id))];
  return {
    cards: Object.fromEntries(counts),
    start: opening.slice(0, deckRules.start),
    events: fitEvents(events, barred),
  };
}

function fitEvents(events: readonly CardId[], barred: ExcludedSets): readonly CardId[] {
  const chosen: CardId[] = [];
  const others = cardIds.filter((id) => !findCard(id)?.resurfaces);
  for (const id of [...events, ...others]) {
    const often = chosen.filter((each) => each === id).length;
    if (chosen.length < deckRules.events && often < eventLimit(id, barred)) chosen.push(id);
  }
  return chosen;
}
