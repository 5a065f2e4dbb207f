import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Text } from '../../../engine/text.ts';
import { text } from '../../../engine/text.ts';
import { cardTexts } from '../texts/cards.ts';
import { copyLimit, type Deck, deckRules, eventLimit, isDeckCard } from './deck.ts';

/** Everything that keeps a deck from being played, each with the card and the reason; nothing when it is legal. */
export function validate(deck: Deck): Text[] {
  return [...cardFaults(deck), ...startFaults(deck), ...eventFaults(deck)];
}

/** A card by its name; one that does not exist any more by its id. */
const nameOf = (id: string): Text => (findCard(id) ? cardTexts[id as CardId].name : { en: `“${id}”`, de: `„${id}“` });

const about = (id: string, en: string, de: string): Text => {
  const name = nameOf(id);
  return { en: `${name.en} ${en}`, de: `${name.de} ${de}` };
};

const times = (number: number): Text => (number === 1 ? { en: 'once', de: 'einmal' } : { en: `${number} times`, de: `${number}-mal` });

function cardFaults({ cards }: Deck): Text[] {
  const faults: Text[] = [];
  let size = 0;
  for (const [id, number] of Object.entries(cards) as [CardId, number][]) {
    const card = findCard(id);
    size += number;
    if (!card) faults.push(about(id, 'is no card.', 'ist keine Karte.'));
    else if (card.kind === 'event') faults.push(about(id, 'is an event and belongs among the events.', 'ist ein Ereignis und gehört zu den Ereignissen.'));
    else if (!isDeckCard(card)) faults.push(about(id, 'comes from the supply, not from a deck.', 'kommt aus dem Vorrat, nicht aus einem Deck.'));
    else if (!Number.isInteger(number) || number < 1) faults.push(about(id, 'wants a whole number of copies.', 'braucht eine ganze Zahl von Exemplaren.'));
    else if (number > copyLimit(id)) faults.push(tooMany(id, copyLimit(id)));
  }
  const { size: wanted } = deckRules;
  if (size !== wanted) {
    faults.push({ en: `A deck has ${wanted} cards, this one has ${size}.`, de: `Ein Deck hat ${wanted} Karten, dieses hat ${size}.` });
  }
  return faults;
}

function tooMany(id: CardId, limit: number): Text {
  const allowed = times(limit);
  return about(id, `may be there ${allowed.en} at most.`, `darf höchstens ${allowed.de} dabei sein.`);
}

function startFaults({ cards, start }: Deck): Text[] {
  const faults: Text[] = [];
  if (start.length !== deckRules.start) {
    faults.push({
      en: `${deckRules.start} cards are starting cards, not ${start.length}.`,
      de: `${deckRules.start} Karten sind Startkarten, nicht ${start.length}.`,
    });
  }
  for (const id of new Set(start)) {
    const wanted = start.filter((each) => each === id).length;
    if ((cards[id] ?? 0) < wanted) faults.push(about(id, 'is a starting card but not in the deck so often.', 'ist Startkarte, aber nicht so oft im Deck.'));
  }
  return faults;
}

function eventFaults({ events }: Deck): Text[] {
  const faults: Text[] = [];
  if (events.length !== deckRules.events) {
    faults.push({
      en: `A deck has ${deckRules.events} events of choice, this one has ${events.length}.`,
      de: `Ein Deck hat ${deckRules.events} Ereignisse nach Wahl, dieses hat ${events.length}.`,
    });
  }
  for (const id of new Set(events)) {
    const card = findCard(id);
    const number = events.filter((each) => each === id).length;
    if (card?.kind !== 'event') faults.push(about(id, 'is no event.', 'ist kein Ereignis.'));
    else if (card.relays) faults.push(about(id, 'is in the stack anyway.', 'ist ohnehin im Stapel.'));
    else if (number > eventLimit(id)) faults.push(tooMany(id, eventLimit(id)));
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
