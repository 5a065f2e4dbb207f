import type { Copy } from '../state.ts';
import { type CardSet, cardSets } from '../vocabulary.ts';
import type { Card } from './card.ts';
import type { CardId } from './ids.ts';

/** What a card with its back stands for. */
export interface Known {
  readonly copy: Copy;
  readonly id: CardId;
  readonly set: CardSet;
  readonly card: Card;
  /** Whether the card exists with another back too. */
  readonly hasTwin: boolean;
}

const byCopy = new Map<Copy, Known>();
const byId = new Map<string, Card>();

/**
 * The cards speak the verbs of the rules, and the rules ask the cards for their facets. So that neither folder imports the
 * other in a circle, the list of cards enters itself here once, when it is loaded.
 */
export function register(cards: Readonly<Record<CardId, Card>>): void {
  for (const [id, card] of Object.entries(cards) as [CardId, Card][]) {
    byId.set(id, card);
    const sets = cardSets.filter((set) => card.copies[set]);
    for (const set of sets) {
      const copy = `${id}/${set}`;
      byCopy.set(copy, { copy, id, set, card, hasTwin: sets.length > 1 });
    }
  }
}

export function lookUp(copy: Copy): Known {
  const known = byCopy.get(copy);
  if (!known) throw new Error(`there is no card ${copy}`);
  return known;
}

export const cardOf = (copy: Copy): Card => lookUp(copy).card;
export const idOf = (copy: Copy): CardId => lookUp(copy).id;

/** The card with this id; undefined when there is none. */
export const findCard = (id: string): Card | undefined => byId.get(id);
/** The card with its back that is written so; undefined when there is none. */
export const findCopy = (text: string): Copy | undefined => byCopy.get(text)?.copy;
export const isCardId = (id: string): id is CardId => byId.has(id);
/** Every card with a back, in the order of the lists. */
export const allCopies = (): Iterable<[Copy, Known]> => byCopy.entries();
