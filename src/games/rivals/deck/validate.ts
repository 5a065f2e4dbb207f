import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Text } from '../../../engine/text.ts';
import { text } from '../../../engine/text.ts';
import { cardTexts } from '../texts/cards.ts';
import { type Barred, copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';

/** Everything that keeps a deck from being played, each with the card and the reason; nothing when it is legal. */
export function validate(deck: Deck, barred: Barred = []): Text[] {
  return [...countFaults(deck), ...pickFaults(deck, barred)];
}

/** What is wrong with single cards, whatever their number. */
export const pickFaults = (deck: Deck, barred: Barred = []): Text[] => [...cardFaults(deck, barred), ...startFaults(deck), ...eventFaults(deck, barred)];

export const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, number) => sum + number, 0);

function countFaults(deck: Deck): Text[] {
  const faults: Text[] = [];
  const { size, start, events } = deckRules;
  const own = { size: sizeOf(deck), start: deck.start.length, events: deck.events.length };
  if (own.size !== size) faults.push({ en: `A deck has ${size} cards, this one has ${own.size}.`, de: `Ein Deck hat ${size} Karten, dieses hat ${own.size}.` });
  if (own.start !== start) faults.push({ en: `${start} cards are starting cards, not ${own.start}.`, de: `${start} Karten sind Startkarten, nicht ${own.start}.` });
  if (own.events !== events) {
    faults.push({ en: `A deck has ${events} events of choice, this one has ${own.events}.`, de: `Ein Deck hat ${events} Ereignisse nach Wahl, dieses hat ${own.events}.` });
  }
  return faults;
}

/** A card by its name; one that does not exist any more by its id. */
export const nameOf = (id: string): Text => (findCard(id) ? cardTexts[id as CardId].name : { en: `“${id}”`, de: `„${id}“` });

const about = (id: string, en: string, de: string): Text => {
  const name = nameOf(id);
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` };
};

const times = (number: number): Text => (number === 1 ? { en: 'once', de: 'einmal' } : { en: `${number} times`, de: `${number}-mal` });

const leftOut = (id: CardId): Text => about(id, 'belongs to an era that is left out of this match.', 'gehört zu einer Zeit, die in dieser Partie nicht mitspielt.');

function cardFaults({ cards }: Deck, barred: Barred): Text[] {
  const faults: Text[] = [];
  for (const [id, number] of Object.entries(cards) as [CardId, number][]) {
    const card = findCard(id);
    if (!card) faults.push(about(id, 'is no card.', 'ist keine Karte.'));
    else if (card.kind === 'event') faults.push(about(id, 'is an event and belongs among the events.', 'ist ein Ereignis und gehört zu den Ereignissen.'));
    else if (!isDeckCard(card)) faults.push(about(id, 'comes from the supply, not from a deck.', 'kommt aus dem Vorrat, nicht aus einem Deck.'));
    else if (!Number.isInteger(number) || number < 1) faults.push(about(id, 'wants a whole number of copies.', 'braucht eine ganze Zahl von Exemplaren.'));
    else if (copyLimit(id, barred) === 0) faults.push(leftOut(id));
    else if (number > copyLimit(id, barred)) faults.push(tooMany(id, copyLimit(id, barred)));
  }
  return faults;
}

export function tooMany(id: CardId, limit: number): Text {
  const allowed = times(limit);
  return about(id, `may be there ${allowed.en} at most.`, `darf höchstens ${allowed.de} dabei sein.`);
}

function startFaults({ cards, start }: Deck): Text[] {
  const faults: Text[] = [];
  for (const id of new Set(start)) {
    const wanted = start.filter((each) => each === id).length;
    if ((cards[id] ?? 0) < wanted) faults.push(about(id, 'is a starting card but not in the deck so often.', 'ist Startkarte, aber nicht so oft im Deck.'));
  }
  return faults;
}

function eventFaults({ events }: Deck, barred: Barred): Text[] {
  const faults: Text[] = [];
  for (const id of new Set(events)) {
    const card = findCard(id);
    const number = events.filter((each) => each === id).length;
    if (card?.kind !== 'event') faults.push(about(id, 'is no event.', 'ist kein Ereignis.'));
    else if (card.relays) faults.push(about(id, 'is in the stack anyway.', 'ist ohnehin im Stapel.'));
    else if (copyLimit(id, barred) === 0) faults.push(leftOut(id));
    else if (number > eventLimit(id, barred)) faults.push(tooMany(id, eventLimit(id, barred)));
  }
  const returning = events.filter((id) => findCard(id)?.resurfaces);
  if (returning.length > deckRules.returning) {
    const names = [...new Set(returning)].map(nameOf);
    faults.push(text((language) => `${names.map((name) => name[language]).join(', ')}: ${most[language]}`));
  }
  return faults;
}

const most: Text = {
  en: `at most ${deckRules.returning} events that come back below the top four.`,
  de: `höchstens ${deckRules.returning} Ereignisse, die unter die obersten vier zurückkehren.`,
};
