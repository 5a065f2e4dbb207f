import type { Card } from '../cards/card.ts';
import { type CardId, cardIds } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Copy } from '../state.ts';
import { type CardSet, cardSets } from '../vocabulary.ts';

/** A deck for the Tournament Game. */
export interface Deck {
  /** The number of copies of each card, starting cards included. */
  readonly cards: Readonly<Partial<Record<CardId, number>>>;
  /** The starting hand, also counted in `cards`. */
  readonly start: readonly CardId[];
  /** The chosen events. */
  readonly events: readonly CardId[];
}

/** Deck rules, including our rulings where the rulebook is unknown. */
export const deckRules = {
  /** The deck size, starting cards included. */
  size: 36,
  start: 3,
  /** Draw stacks per player. */
  stacks: 4,
  /** Chosen events, apart from one Riots and one Plague. */
  events: 4,
  /** The most chosen events that return below the top four. */
  returning: 2,
} as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether a card can be in a deck; centre cards can't. */
export const isDeckCard = ({ kind, placement }: Card): boolean =>
  kind !== 'event' && (kind === 'metropolis' || placement !== 'center');

/** Sets whose cards decks may not use in a match. */
export type ExcludedSets = readonly CardSet[];

/** The copy limit of a card: all copies without a half moon, plus one with it. */
export function copyLimit(id: CardId, barred: ExcludedSets = []): number {
  const { copies, duelCopies = copies } = findCard(id) as Card;
  const count = (printed: Card['copies']): number =>
    sum(cardSets.map((set) => (barred.includes(set) ? 0 : (printed[set] ?? 0))));
  const plain = count(duelCopies);
  return plain + (count(copies) > plain ? 1 : 0);
}

/** Events each player always brings one copy of. */
const fixedEvents: readonly CardId[] = ['riots', 'plague'];

/** Events that are in the stack once for both players. */
const COMMON: CardId = 'yule';

const isEvent = (id: CardId): boolean => findCard(id)?.kind === 'event';

/** The copy limit of a chosen event; 0 for other cards. */
export const eventLimit = (id: CardId, barred: ExcludedSets = []): number =>
  id === COMMON || !isEvent(id) ? 0 : Math.max(0, copyLimit(id, barred) - Number(fixedEvents.includes(id)));

/** Everything decks can hold: each card up to its copy limit. */
export function allPossibleCards(barred: ExcludedSets): {
  readonly draw: readonly Copy[];
  readonly events: readonly Copy[];
} {
  const copies = (ids: readonly CardId[], limit: (id: CardId) => number) =>
    ids.flatMap((id) => Array.from({ length: limit(id) }, () => deckCopy(id)));
  const always = (id: CardId): number => Number(id === COMMON || fixedEvents.includes(id));
  return {
    draw: copies(
      cardIds.filter((id) => isDeckCard(findCard(id) as Card)),
      (id) => copyLimit(id, barred),
    ),
    events: copies(cardIds.filter(isEvent), (id) => always(id) + eventLimit(id, barred)),
  };
}

/** The copy of a card used in decks, always with the same back. */
export function deckCopy(id: CardId): Copy {
  const { copies } = findCard(id) as Card;
  return `${id}/${cardSets.find((set) => copies[set])}`;
}

/** The cards of a deck without the starting cards. */
export function drawCardsOf({ cards, start }: Deck): Copy[] {
  return (Object.entries(cards) as [CardId, number][]).flatMap(([id, number]) => {
    const left = number - start.filter((each) => each === id).length;
    return Array.from({ length: left }, () => deckCopy(id));
  });
}

/** The events of two decks. */
export const eventStackOf = (chosen: readonly (readonly CardId[])[]): Copy[] =>
  [COMMON, ...chosen.flatMap((events) => [...fixedEvents, ...events])].map(deckCopy);
