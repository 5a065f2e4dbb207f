import { allCopies, lookUp } from './cards/registry.ts';
import type { Card } from './cards/card.ts';
import { allThatMayBe } from './deck/deck.ts';
import type { Options } from './options.ts';
import type { Copy } from './state.ts';
import { type CardSet, cardSets, type VariantId } from './vocabulary.ts';

interface VariantRules {
  /** The set of each draw stack, in the order of their numbers; in the Duel three more follow. */
  readonly stacks: readonly CardSet[];
  /** Victory points that win. */
  readonly target: number;
  /** Only cards without half moon, no face-up stack, twelve events. */
  readonly duel?: true;
  /** The rules for the first match: chosen hands, rearranged regions and removal belong to the others. */
  readonly first?: true;
  /** Each player brings a deck: own stacks, own discard piles, no face-up stack. */
  readonly decks?: true;
}

const theme = (set: CardSet, target = 12): VariantRules => ({ stacks: ['basic', 'basic', 'basic', set, set], target });

const variants: Readonly<Record<VariantId, VariantRules>> = {
  intro: { stacks: ['basic', 'basic', 'basic', 'basic'], target: 7, first: true },
  gold: theme('gold'),
  turmoil: theme('turmoil'),
  progress: theme('progress'),
  intrigue: theme('intrigue'),
  'merchant-princes': theme('merchant-princes'),
  barbarians: theme('barbarians', 13),
  duel: { stacks: ['basic', 'basic', 'basic'], target: 13, duel: true },
  tournament: { stacks: [], target: 13, decks: true },
};

/** The set of each draw stack, in the order of their numbers; null while the sets of a Duel, or decks, are still to be chosen. */
export function stackSets({ variant, sets }: Options): readonly CardSet[] | null {
  const { stacks, duel, decks: own } = variants[variant];
  if (own) return null;
  if (!duel) return stacks;
  const eras = erasOf(sets);
  return eras && [...stacks, ...eras];
}

/** The three eras an option names; null when they are chosen or drawn. */
export function erasOf(sets: string): CardSet[] | null {
  return sets === 'choose' || sets === 'random' ? null : (sets.split(' ') as CardSet[]);
}

/** The sets no deck may use. */
export const barredIn = ({ without }: Pick<Options, 'without'>): readonly CardSet[] => (without ? (without.split(' ') as CardSet[]) : []);

/** The sets whose cards may come up in a variant. */
export const setsOf = (variant: VariantId): readonly CardSet[] => (isDuel(variant) ? cardSets : [...new Set(variants[variant].stacks)]);

export const targetOf = (variant: VariantId): number => variants[variant].target;
export const isDuel = (variant: VariantId): boolean => variants[variant].duel === true;
export const isFirst = (variant: VariantId): boolean => variants[variant].first === true;
export const isTournament = (variant: VariantId): boolean => variants[variant].decks === true;
/** One era with its face-up stack, where face-up cards lie for both. */
export const isTheme = (variant: VariantId): boolean => !isDuel(variant) && !isTournament(variant);

/** All cards of a variant that are not centre cards; in the Tournament Game those that decks may hold. */
export interface Deck {
  readonly draw: readonly Copy[];
  readonly faceUp: readonly Copy[];
  /** Events that are always in; in the Duel the open places are filled with some of the `moon` events. */
  readonly events: readonly Copy[];
  readonly moon: readonly Copy[];
  /** Some card brings trade ships back from the discard pile. */
  readonly salvaged: boolean;
  /** Some card is played when its owner is struck. */
  readonly answered: boolean;
}

/** What comes from the supply; a metropolis is drawn like any other card. */
const isCentre = ({ kind, placement }: Card): boolean => placement === 'center' && kind !== 'metropolis';

/** How many events the Duel is played with. */
export const DUEL_EVENTS = 12;

const decks = new Map<string, Deck>();

/** The cards that belong to a table with these stacks. */
export function deckOf({ options, stacks }: Stacked): Deck {
  const { variant, without = '' } = options;
  const sets = [...new Set(stacks.map(({ set }) => set))];
  const key = `${variant} ${sets.join(' ')} ${without}`;
  let deck = decks.get(key);
  if (!deck) decks.set(key, (deck = isTournament(variant) ? noted({ ...allThatMayBe(barredIn(options)), faceUp: [], moon: [] }) : collect(sets, isDuel(variant))));
  return deck;
}

interface Stacked {
  readonly options: Options;
  readonly stacks: readonly { readonly set: CardSet }[];
}

function collect(sets: readonly CardSet[], duel: boolean): Deck {
  const deck = { draw: [] as Copy[], faceUp: [] as Copy[], events: [] as Copy[], moon: [] as Copy[] };
  const put = (pile: Copy[], copy: Copy, times: number) => {
    for (let i = 0; i < times; i++) pile.push(copy);
  };
  for (const [copy, { set, card }] of allCopies()) {
    if (!sets.includes(set) || isCentre(card)) continue;
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
  return noted(deck);
}

const noted = (deck: Omit<Deck, 'salvaged' | 'answered'>): Deck => ({
  ...deck,
  salvaged: deck.draw.some((copy) => lookUp(copy).card.salvages),
  answered: deck.draw.some((copy) => lookUp(copy).card.timing === 'when-struck'),
});
