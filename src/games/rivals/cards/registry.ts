import type { Copy } from '../state.ts';
import { type CardSet, cardSets, type Points } from '../vocabulary.ts';
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
const byFacet = new Map<keyof Card, Set<Copy>>();
/** Cards that some other does not go together with. */
const shunned = new Set<CardId>();

/**
 * The cards speak the verbs of the rules, and the rules ask the cards for their facets. So that neither folder imports the
 * other in a circle, the list of cards enters itself here once, when it is loaded.
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
      for (const facet of Object.keys(own) as (keyof Card)[]) byFacet.set(facet, (byFacet.get(facet) ?? new Set()).add(copy));
    }
  }
}

/** Every facet that some card has, left open: where all cards have the same facets in the same order, each is found at once. */
function blankOf(cards: readonly Card[]): Partial<Card> {
  return Object.fromEntries(cards.flatMap(Object.keys).map((facet) => [facet, undefined]));
}

/** The same for points, which are summed up after every change. */
const wholePoints = (points: Points): Points => ({ victory: 0, commerce: 0, strength: 0, skill: 0, progress: 0, ...points });

export function lookUp(copy: Copy): Known {
  const known = byCopy.get(copy);
  if (!known) throw new Error(`there is no card ${copy}`);
  return known;
}

export const cardOf = (copy: Copy): Card => lookUp(copy).card;
export const idOf = (copy: Copy): CardId => lookUp(copy).id;

const nothing: ReadonlySet<Copy> = new Set();

/** The cards that have this facet. */
export const copiesWith = (facet: keyof Card): ReadonlySet<Copy> => byFacet.get(facet) ?? nothing;

/** Whether some card cannot lie in a principality with this one. */
export const isShunned = (id: CardId): boolean => shunned.has(id);

/** The card with this id; undefined when there is none. */
export const findCard = (id: string): Card | undefined => byId.get(id);
/** The card with its back that is written so; undefined when there is none. */
export const findCopy = (text: string): Copy | undefined => byCopy.get(text)?.copy;
export const isCardId = (id: string): id is CardId => byId.has(id);
/** Every card with a back, in the order of the lists. */
export const allCopies = (): Iterable<[Copy, Known]> => byCopy.entries();
