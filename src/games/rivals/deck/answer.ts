import type { Answer, Decision, Seat } from '../../../engine/script.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import { copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';
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
function faultOf(picks: Answer): Text | null {
  const faults = validate(deckOfAnswer(picks));
  return faults.length === 0 ? null : text((language) => faults.map((fault) => fault[language]).join(' '));
}

/** Kept, because it is the same for everybody. */
let kept: Omit<Decision, 'seat'> | undefined;

function compose(): Omit<Decision, 'seat'> {
  const cards = cardIds.filter((id) => isDeckCard(findCard(id) as Card));
  const events = cardIds.filter((id) => eventLimit(id) > 0);
  const { size, start, events: chosen } = deckRules;
  const part = (choices: readonly string[], number: number) => ({ choices, min: number, max: number });
  const parts = [part(cards, size), part(cards.map((id) => START + id), start), part(events.map((id) => EVENT + id), chosen)];
  const number = size + start + chosen;
  const answers = readyDecks.map(({ deck }) => deckAnswer(deck));
  return {
    key: DECK,
    choices: parts.flatMap(({ choices }) => choices),
    limits: [...cards.map(copyLimit), ...cards.map(copyLimit), ...events.map(eventLimit)],
    min: number,
    max: number,
    parts,
    check: faultOf,
    likely: () => answers,
    otherwise: answers[0] as Answer,
  };
}

export const deckQuestion = (seat: Seat): Decision => ({ seat, ...(kept ??= compose()) });
