import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Text } from '../../../engine/text.ts';
import { perLanguage } from '../../../engine/text.ts';
import { cardTexts } from '../texts/cards.ts';
import { type ExcludedSets, copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';

/** Lists every reason why a deck is not legal; empty when it is. */
export function deckViolations(deck: Deck, barred: ExcludedSets = []): Text[] {
  return [...countViolations(deck), ...pickViolations(deck, barred)];
}

/** Problems of individual cards, regardless of the counts. */
export const pickViolations = (deck: Deck, barred: ExcludedSets = []): Text[] => [
  ...cardViolations(deck, barred),
  ...startViolations(deck),
  ...eventViolations(deck, barred),
];

export const deckSize = ({ cards }: Deck): number => Object.values(cards).reduce((sum, number) => sum + number, 0);

function countViolations(deck: Deck): Text[] {
  const faults: Text[] = [];
  const { size, start, events } = deckRules;
  const own = { size: deckSize(deck), start: deck.start.length, events: deck.events.length };
  if (own.size !== size)
    faults.push({
      en: `A deck needs ${size} cards; this one has ${own.size}.`,
      de: `Ein Deck braucht ${size} Karten, dieses hat ${own.size}.`,
    });
  if (own.start !== start)
    faults.push({
      en: `A deck needs ${start} starting cards; this one has ${own.start}.`,
      de: `Ein Deck braucht ${start} Startkarten, dieses hat ${own.start}.`,
    });
  if (own.events !== events) {
    faults.push({
      en: `A deck needs ${events} events; this one has ${own.events}.`,
      de: `Ein Deck braucht ${events} Ereignisse, dieses hat ${own.events}.`,
    });
  }
  return faults;
}

/** The name of a card, or its id if the card no longer exists. */
export const deckCardName = (id: string): Text =>
  findCard(id) ? cardTexts[id as CardId].name : { en: `“${id}”`, de: `„${id}“` };

const about = (id: string, en: string, de: string): Text => {
  const name = deckCardName(id);
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` };
};

const times = (number: number): Text =>
  number === 1 ? { en: 'once', de: 'einmal' } : { en: `${number} times`, de: `${number}-mal` };

const leftOut = (id: CardId): Text =>
  about(
    id,
    'belongs to an era that isn’t used in this match.',
    'gehört zu einer Zeit, die in dieser Partie nicht mitspielt.',
  );

function cardViolations({ cards }: Deck, barred: ExcludedSets): Text[] {
  const faults: Text[] = [];
  for (const [id, number] of Object.entries(cards) as [CardId, number][]) {
    const card = findCard(id);
    if (!card) faults.push(about(id, 'isn’t a card.', 'ist keine Karte.'));
    else if (card.kind === 'event')
      faults.push(about(id, 'is an event: add it to your events.', 'ist ein Ereignis und gehört zu den Ereignissen.'));
    else if (!isDeckCard(card))
      faults.push(about(id, 'comes from the supply, not from a deck.', 'kommt aus dem Vorrat, nicht aus einem Deck.'));
    else if (!Number.isInteger(number) || number < 1)
      faults.push(about(id, 'needs a whole number of copies.', 'braucht eine ganze Zahl von Exemplaren.'));
    else if (copyLimit(id, barred) === 0) faults.push(leftOut(id));
    else if (number > copyLimit(id, barred)) faults.push(tooMany(id, copyLimit(id, barred)));
  }
  return faults;
}

export function tooMany(id: CardId, limit: number): Text {
  const allowed = times(limit);
  return about(id, `is allowed ${allowed.en} at most.`, `ist höchstens ${allowed.de} erlaubt.`);
}

function startViolations({ cards, start }: Deck): Text[] {
  const faults: Text[] = [];
  for (const id of new Set(start)) {
    const wanted = start.filter((each) => each === id).length;
    if ((cards[id] ?? 0) < wanted)
      faults.push(about(id, 'has more starting cards than copies in the deck.', 'ist öfter Startkarte als im Deck.'));
  }
  return faults;
}

function eventViolations({ events }: Deck, barred: ExcludedSets): Text[] {
  const faults: Text[] = [];
  for (const id of new Set(events)) {
    const card = findCard(id);
    const number = events.filter((each) => each === id).length;
    if (card?.kind !== 'event') faults.push(about(id, 'isn’t an event.', 'ist kein Ereignis.'));
    else if (card.relays) faults.push(about(id, 'is always in the event stack.', 'ist immer im Ereignisstapel.'));
    else if (copyLimit(id, barred) === 0) faults.push(leftOut(id));
    else if (number > eventLimit(id, barred)) faults.push(tooMany(id, eventLimit(id, barred)));
  }
  const returning = events.filter((id) => findCard(id)?.resurfaces);
  if (returning.length > deckRules.returning) {
    const names = [...new Set(returning)].map(deckCardName);
    faults.push(perLanguage((language) => `${names.map((name) => name[language]).join(', ')}: ${most[language]}`));
  }
  return faults;
}

const most: Text = {
  en: `at most ${deckRules.returning} events that return below the top four.`,
  de: `höchstens ${deckRules.returning} Ereignisse, die unter die obersten vier zurückkehren.`,
};
