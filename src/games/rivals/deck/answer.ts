import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { type Barred, copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';
import { fitted } from './fitted.ts';
import { readyDecks } from './ready.ts';
import { validate } from './validate.ts';

/** The question which deck a seat brings. */
export const DECK = 'deck';
const START = 'start ';
const EVENT = 'event ';

const byId = <T extends string>(ids: readonly T[]): T[] => ids.toSorted((a, b) => (a < b ? -1 : 1));

/** A deck as picks: every card as often as it is there, `start abbey` for a starting card, `event feud` for an event of choice. */
export function deckAnswer({ cards, start, events }: Deck): Answer {
  const all = (Object.entries(cards) as [CardId, number][]).flatMap(([id, number]) => Array.from({ length: number }, () => id));
  return [...byId(all), ...byId(start).map((id) => START + id), ...byId(events).map((id) => EVENT + id)];
}

/** The deck that picks stand for; what it holds may still be illegal. */
export function deckOfAnswer(answer: Answer): Deck {
  const cards: Partial<Record<CardId, number>> = {};
  const behind = (word: string) => answer.flatMap((id) => (id.startsWith(word) ? [id.slice(word.length) as CardId] : []));
  for (const id of answer) if (!id.includes(' ')) cards[id as CardId] = (cards[id as CardId] ?? 0) + 1;
  return { cards, start: behind(START), events: behind(EVENT) };
}

/** Null when the picks are a legal deck, otherwise all that is wrong with it. */
function faultOf(picks: Answer, barred: Barred): Text | null {
  const faults = validate(deckOfAnswer(picks), barred);
  return faults.length === 0 ? null : text((language) => faults.map((fault) => fault[language]).join(' '));
}

/** Kept, because it is the same for everybody. */
const kept = new Map<string, Omit<Decision, 'seat'>>();

function compose(barred: Barred): Omit<Decision, 'seat'> {
  const copies = (id: CardId): number => copyLimit(id, barred);
  const cards = cardIds.filter((id) => isDeckCard(findCard(id) as Card) && copies(id) > 0);
  const events = cardIds.filter((id) => eventLimit(id, barred) > 0);
  const { size, start, events: chosen } = deckRules;
  const part = (choices: readonly string[], number: number) => ({ choices, min: number, max: number });
  const parts = [part(cards, size), part(cards.map((id) => START + id), start), part(events.map((id) => EVENT + id), chosen)];
  const number = size + start + chosen;
  const answers = readyDecks.map(({ deck }) => deckAnswer(fitted(deck, barred)));
  return {
    key: DECK,
    choices: parts.flatMap(({ choices }) => choices),
    limits: [...cards.map(copies), ...cards.map(copies), ...events.map((id) => eventLimit(id, barred))],
    min: number,
    max: number,
    parts,
    check: (picks) => faultOf(picks, barred),
    likely: () => answers,
    otherwise: answers[0] as Answer,
  };
}

export function deckQuestion(seat: Seat, barred: Barred): Decision {
  const key = barred.join(' ');
  let question = kept.get(key);
  if (!question) kept.set(key, (question = compose(barred)));
  return { seat, ...question };
}
