import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Copy } from '../state.ts';
import { type CardSet, cardSets } from '../vocabulary.ts';

/** What a player brings to the Tournament Game. */
export interface Deck {
  /** How many of each card, starting cards included. */
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  /** The cards the player begins with; they are among the others. */
  readonly start: readonly CardId[];
  /** The events of free choice. */
  readonly events: readonly CardId[];
}

/** The numbers no rulebook at hand gives. */
export const deckRules = {
  /** Cards of a deck, starting cards included. */
  size: 36,
  start: 3,
  /** Own draw stacks. */
  stacks: 4,
  /** Events of choice, beside one Riots and one Plague. */
  events: 4,
  /** Of these at most so many that come back below the four top ones. */
  returning: 2,
} as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether a card can be in a deck: what comes from the supply cannot. */
export const isDeckCard = ({ kind, placement }: Card): boolean =>
  kind !== 'event' && (kind === 'metropolis' || placement !== 'center');

/** Sets whose cards no deck may hold in a match. */
export type Barred = readonly CardSet[];

/** How many copies one deck may hold: all without half moon and one with, if there is one; never more than are printed. */
export function copyLimit(id: CardId, barred: Barred = []): number {
  const { copies, duelCopies = copies } = findCard(id) as Card;
  const count = (printed: Card['copies']): number => sum(cardSets.map((set) => (barred.includes(set) ? 0 : (printed[set] ?? 0))));
  const plain = count(duelCopies);
  return plain + (count(copies) > plain ? 1 : 0);
}

/** One copy of these each player brings in any case. */
export const fixedEvents: readonly CardId[] = ['riots', 'plague'];

/** Laid once for both. */
const COMMON: CardId = 'yule';

const isEvent = (id: CardId): boolean => findCard(id)?.kind === 'event';

/** How many of an event may be chosen, beside the copy that is there in any case; of anything else none. */
export const eventLimit = (id: CardId, barred: Barred = []): number =>
  id === COMMON || !isEvent(id) ? 0 : Math.max(0, copyLimit(id, barred) - Number(fixedEvents.includes(id)));

/** Everything two decks can bring: each card as often as one deck may hold it. */
export function allThatMayBe(barred: Barred): { readonly draw: readonly Copy[]; readonly events: readonly Copy[] } {
  const copies = (ids: readonly CardId[], limit: (id: CardId) => number) => ids.flatMap((id) => Array.from({ length: limit(id) }, () => deckCopy(id)));
  const always = (id: CardId): number => Number(id === COMMON || fixedEvents.includes(id));
  return {
    draw: copies(cardIds.filter((id) => isDeckCard(findCard(id) as Card)), (id) => copyLimit(id, barred)),
    events: copies(cardIds.filter(isEvent), (id) => always(id) + eventLimit(id, barred)),
  };
}

/** A card as it lies in a deck: with one back, whatever sets it is in, because nobody looks at backs there. */
export function deckCopy(id: CardId): Copy {
  const { copies } = findCard(id) as Card;
  return `${id}/${cardSets.find((set) => copies[set])}`;
}

/** The cards of a deck that are drawn: all but the starting cards. */
export function drawnOf({ cards, start }: Deck): Copy[] {
  return (Object.entries(cards) as [CardId, number][]).flatMap(([id, number]) => {
    const left = number - start.filter((each) => each === id).length;
    return Array.from({ length: left }, () => deckCopy(id));
  });
}

/** The event stack two players bring together. */
export const eventsOf = (chosen: readonly (readonly CardId[])[]): Copy[] =>
  [COMMON, ...chosen.flatMap((events) => [...fixedEvents, ...events])].map(deckCopy);
