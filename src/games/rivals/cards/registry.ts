import type { Copy } from '../state.ts';
import { type CardSet, cardSets, type Points } from '../vocabulary.ts';
import type { Card } from './card.ts';
import type { CardId } from './ids.ts';

/** A registered copy: a card with the set on its back. */
export interface RegisteredCard {
  readonly copy: Copy;
  readonly id: CardId;
  readonly set: CardSet;
  readonly card: Card;
  /** Whether the card also exists in another set. */
  readonly hasTwin: boolean;
}

const byCopy = new Map<Copy, RegisteredCard>();
const byId = new Map<string, Card>();
const byFacet = new Map<keyof Card, Set<Copy>>();
/** Cards that another card excludes. */
const shunned = new Set<CardId>();

/**
 * Cards call the rules, and rules read the facets of cards. The card list registers itself here on load, so the
 * folders don't import each other.
 */
export function register(cards: Readonly<Record<CardId, Card>>): void {
  const blank = blankOf(Object.values(cards));
  for (const [id, own] of Object.entries(cards) as [CardId, Card][]) {
    const card: Card = {
      ...blank,
      ...own,
      ...(own.points && { points: wholePoints(own.points) }),
      ...(own.levels && { levels: own.levels.map(wholePoints) }),
    };
    byId.set(id, card);
    if (card.excludes) shunned.add(card.excludes);
    const sets = cardSets.filter((set) => card.copies[set]);
    for (const set of sets) {
      const copy = `${id}/${set}`;
      byCopy.set(copy, { copy, id, set, card, hasTwin: sets.length > 1 });
      for (const facet of Object.keys(own) as (keyof Card)[])
        byFacet.set(facet, (byFacet.get(facet) ?? new Set()).add(copy));
    }
  }
}

/** All facets, undefined. Cards with the same fields in the same order share one fast object shape. */
function blankOf(cards: readonly Card[]): Partial<Card> {
  return Object.fromEntries(cards.flatMap(Object.keys).map((facet) => [facet, undefined]));
}

/** The same for points, which are summed after every change. */
const wholePoints = (points: Points): Points => ({
  victory: 0,
  commerce: 0,
  strength: 0,
  skill: 0,
  progress: 0,
  ...points,
});

export function registeredCard(copy: Copy): RegisteredCard {
  const known = byCopy.get(copy);
  if (!known) throw new Error(`there is no card ${copy}`);
  return known;
}

export const cardOf = (copy: Copy): Card => registeredCard(copy).card;
export const idOf = (copy: Copy): CardId => registeredCard(copy).id;

const nothing: ReadonlySet<Copy> = new Set();

/** The cards that have this facet. */
export const copiesWith = (facet: keyof Card): ReadonlySet<Copy> => byFacet.get(facet) ?? nothing;

/** Whether some card can't share a principality with this one. */
export const isShunned = (id: CardId): boolean => shunned.has(id);

export const findCard = (id: string): Card | undefined => byId.get(id);
/** Finds a copy by its text form, `abbey/basic`. */
export const copyById = (text: string): Copy | undefined => byCopy.get(text)?.copy;
export const isCardId = (id: string): id is CardId => byId.has(id);
/** All copies, in the order of the lists. */
export const allCopies = (): Iterable<[Copy, RegisteredCard]> => byCopy.entries();
