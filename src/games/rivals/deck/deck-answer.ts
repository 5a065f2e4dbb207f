import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import { type Text, perLanguage } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { type ExcludedSets, copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';
import { fitDeck } from './fit-deck.ts';
import { premadeDecks } from './premade-decks.ts';
import { deckViolations } from './deck-violations.ts';

/** Asks which deck a seat brings. */
export const DECK_QUESTION = 'deck';
const START_PREFIX = 'start ';
const EVENT_PREFIX = 'event ';

const byId = <T extends string>(ids: readonly T[]): T[] => ids.toSorted((a, b) => (a < b ? -1 : 1));

/** Converts a deck to picks: one per copy, `start abbey` for starting cards, `event feud` for events. */
export function deckAnswer({ cards, start, events }: Deck): Answer {
  const all = (Object.entries(cards) as [CardId, number][]).flatMap(([id, number]) =>
    Array.from({ length: number }, () => id),
  );
  return [...byId(all), ...byId(start).map((id) => START_PREFIX + id), ...byId(events).map((id) => EVENT_PREFIX + id)];
}

/** Converts picks to a deck, which may still be illegal. */
export function deckFromAnswer(answer: Answer): Deck {
  const cards: Partial<Record<CardId, number>> = {};
  const behind = (word: string) =>
    answer.flatMap((id) => (id.startsWith(word) ? [id.slice(word.length) as CardId] : []));
  for (const id of answer) if (!id.includes(' ')) cards[id as CardId] = (cards[id as CardId] ?? 0) + 1;
  return { cards, start: behind(START_PREFIX), events: behind(EVENT_PREFIX) };
}

/** Explains why picks are not a legal deck; null when they are. */
function deckAnswerViolation(picks: Answer, barred: ExcludedSets): Text | null {
  const faults = deckViolations(deckFromAnswer(picks), barred);
  return faults.length === 0
    ? null
    : perLanguage((language) => faults.map((violation) => violation[language]).join(' '));
}

/** Cached, because it is the same for all players. */
const kept = new Map<string, Omit<Decision, 'seat'>>();

function compose(barred: ExcludedSets): Omit<Decision, 'seat'> {
  const copies = (id: CardId): number => copyLimit(id, barred);
  const cards = cardIds.filter((id) => isDeckCard(findCard(id) as Card) && copies(id) > 0);
  const events = cardIds.filter((id) => eventLimit(id, barred) > 0);
  const { size, start, events: chosen } = deckRules;
  const part = (choices: readonly string[], number: number) => ({ choices, min: number, max: number });
  const parts = [
    part(cards, size),
    part(
      cards.map((id) => START_PREFIX + id),
      start,
    ),
    part(
      events.map((id) => EVENT_PREFIX + id),
      chosen,
    ),
  ];
  const number = size + start + chosen;
  const answers = premadeDecks.map(({ deck }) => deckAnswer(fitDeck(deck, barred)));
  return {
    key: DECK_QUESTION,
    choices: parts.flatMap(({ choices }) => choices),
    limits: [...cards.map(copies), ...cards.map(copies), ...events.map((id) => eventLimit(id, barred))],
    min: number,
    max: number,
    quotas: parts,
    check: (picks) => deckAnswerViolation(picks, barred),
    hints: { plausible: () => answers },
    fallback: answers[0] as Answer,
  };
}

export function deckQuestion(seat: Seat, barred: ExcludedSets): Decision {
  const key = barred.join(' ');
  let question = kept.get(key);
  if (!question) kept.set(key, (question = compose(barred)));
  return { seat, ...question };
}
