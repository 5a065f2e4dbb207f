import type { Card } from '../cards/card.ts';
import type { CardId } from '../cards/ids.ts';
import { findCard } from '../cards/registry.ts';
import type { Copy } from '../state.ts';
import { cardSets } from '../vocabulary.ts';

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

/** How many copies one deck may hold: all without half moon and one with, if there is one; never more than are printed. */
export function copyLimit(id: CardId): number {
  const { copies, duelCopies = copies } = findCard(id) as Card;
  const plain = sum(Object.values(duelCopies));
  return plain + (sum(Object.values(copies)) > plain ? 1 : 0);
}

/** The copies a deck stands for, the backs in the order of the sets. */
export function copiesOf(cards: Deck['cards']): Copy[] {
  return (Object.entries(cards) as [CardId, number][]).flatMap(([id, number]) => {
    const { copies } = findCard(id) as Card;
    const all = cardSets.flatMap((set) => Array.from({ length: copies[set] ?? 0 }, () => `${id}/${set}`));
    return all.slice(0, number);
  });
}
