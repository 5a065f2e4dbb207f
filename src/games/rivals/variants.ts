import type { Card } from './cards/card.ts';
import { allCopies } from './cards/registry.ts';
import type { Copy } from './state.ts';
import type { CardSet, VariantId } from './vocabulary.ts';

interface VariantRules {
  /** The set of each draw stack, in the order of their numbers. */
  readonly stacks: readonly CardSet[];
  /** Victory points that win. */
  readonly target: number;
  /** Only cards without half moon, no face-up stack, twelve events. */
  readonly duel?: true;
  /** The rules for the first match: chosen hands, rearranged regions and removal belong to the others. */
  readonly first?: true;
}

const variants: Readonly<Record<VariantId, VariantRules>> = {
  intro: { stacks: ['basic', 'basic', 'basic', 'basic'], target: 7, first: true },
  gold: { stacks: ['basic', 'basic', 'basic', 'gold', 'gold'], target: 12 },
  turmoil: { stacks: ['basic', 'basic', 'basic', 'turmoil', 'turmoil'], target: 12 },
  progress: { stacks: ['basic', 'basic', 'basic', 'progress', 'progress'], target: 12 },
  duel: { stacks: ['basic', 'basic', 'basic', 'gold', 'turmoil', 'progress'], target: 13, duel: true },
};

export const stackSets = (variant: VariantId): readonly CardSet[] => variants[variant].stacks;
export const targetOf = (variant: VariantId): number => variants[variant].target;
export const isDuel = (variant: VariantId): boolean => variants[variant].duel === true;
export const isFirst = (variant: VariantId): boolean => variants[variant].first === true;

const playedSets = new Set(Object.values(variants).flatMap(({ stacks }) => stacks));

/** Whether a match of some variant can have the card. */
export const isPlayed = ({ copies }: Card): boolean => (Object.keys(copies) as CardSet[]).some((set) => playedSets.has(set));

/** All cards of a variant that are not centre cards. */
export interface Deck {
  readonly draw: readonly Copy[];
  readonly faceUp: readonly Copy[];
  /** Events that are always in; in the Duel the open places are filled with some of the `moon` events. */
  readonly events: readonly Copy[];
  readonly moon: readonly Copy[];
}

/** How many events the Duel is played with. */
export const DUEL_EVENTS = 12;

const decks = new Map<VariantId, Deck>();

export function deckOf(variant: VariantId): Deck {
  let deck = decks.get(variant);
  if (!deck) decks.set(variant, (deck = collect(variant)));
  return deck;
}

function collect(variant: VariantId): Deck {
  const { stacks, duel } = variants[variant];
  const deck = { draw: [] as Copy[], faceUp: [] as Copy[], events: [] as Copy[], moon: [] as Copy[] };
  const put = (pile: Copy[], copy: Copy, times: number) => {
    for (let i = 0; i < times; i++) pile.push(copy);
  };
  for (const [copy, { set, card }] of allCopies()) {
    if (!stacks.includes(set) || card.placement === 'center') continue;
    const all = card.copies[set] ?? 0;
    const plain = (card.duelCopies ?? card.copies)[set] ?? 0;
    const used = duel ? plain : all;
    if (card.kind === 'event') {
      put(deck.events, copy, used);
      if (duel) put(deck.moon, copy, all - plain);
    } else {
      put(card.faceUp && !duel ? deck.faceUp : deck.draw, copy, used);
    }
  }
  return deck;
}
