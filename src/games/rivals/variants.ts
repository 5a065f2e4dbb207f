import { handicapNumber } from '../../engine/handicap.ts';
import type { Seat } from '../../engine/script.ts';
import { allCopies, registeredCard } from './cards/registry.ts';
import type { Card } from './cards/card.ts';
import { allPossibleCards } from './deck/deck.ts';
import type { Options } from './options.ts';
import type { Copy } from './state.ts';
import { type CardSet, cardSets, type VariantId } from './vocabulary.ts';

interface VariantRules {
  /** The sets of the draw stacks in order; the Duel adds three. */
  readonly stacks: readonly CardSet[];
  /** Victory points needed to win. */
  readonly target: number;
  /** Uses only cards without a half moon, no face-up stack and twelve events. */
  readonly duel?: true;
  /** The introductory rules: no chosen hands, no rearranging, no removal. */
  readonly first?: true;
  /** Each player brings a deck, with their own stacks and discard pile. */
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

/** The sets of the draw stacks in order; null while eras or decks are still to be chosen. */
export function stackSets({ variant, sets }: Options): readonly CardSet[] | null {
  const { stacks, duel, decks: own } = variants[variant];
  if (own) return null;
  if (!duel) return stacks;
  const eras = erasOf(sets);
  return eras && [...stacks, ...eras];
}

/** The three eras of an option; null when they are chosen or drawn later. */
function erasOf(sets: string): CardSet[] | null {
  return sets === 'choose' || sets === 'random' ? null : (sets.split(' ') as CardSet[]);
}

/** The sets excluded from decks. */
export const excludedSetsIn = ({ without }: Pick<Options, 'without'>): readonly CardSet[] =>
  without ? (without.split(' ') as CardSet[]) : [];

/** The sets a variant may use. */
export const setsOf = (variant: VariantId): readonly CardSet[] =>
  isDuel(variant) ? cardSets : [...new Set(variants[variant].stacks)];

export const targetOf = (variant: VariantId): number => variants[variant].target;
/** Victory points a seat needs. */
export const goalOf = (options: Options, seat: Seat): number =>
  targetOf(options.variant) - handicapNumber(options, seat, 'points');
export const isDuel = (variant: VariantId): boolean => variants[variant].duel === true;
export const isFirst = (variant: VariantId): boolean => variants[variant].first === true;
export const isTournament = (variant: VariantId): boolean => variants[variant].decks === true;
/** Whether a variant can have a face-up stack. */
export const isTheme = (variant: VariantId): boolean => !isDuel(variant) && !isTournament(variant);

/** All cards of a variant except centre cards; in the Tournament Game all that decks may hold. */
export interface SetComposition {
  readonly draw: readonly Copy[];
  readonly faceUp: readonly Copy[];
  /** Events that are always included; the Duel adds some of the `moon` events. */
  readonly events: readonly Copy[];
  readonly moon: readonly Copy[];
  /** Whether some card brings trade ships back from the discard pile. */
  readonly salvaged: boolean;
  /** Whether some card is played in response to an event. */
  readonly answered: boolean;
}

/** Whether a card comes from the supply; a metropolis is drawn. */
const isCentre = ({ kind, placement }: Card): boolean => placement === 'center' && kind !== 'metropolis';

/** The number of events in the Duel. */
export const DUEL_EVENTS = 12;

const compositions = new Map<string, SetComposition>();

/** The cards of a match with these stacks. */
export function compositionOf({ options, stacks }: Stacked): SetComposition {
  const { variant, without = '' } = options;
  const sets = [...new Set(stacks.map(({ set }) => set))];
  const key = `${variant} ${sets.join(' ')} ${without}`;
  let deck = compositions.get(key);
  if (!deck)
    compositions.set(
      key,
      (deck = isTournament(variant)
        ? noted({ ...allPossibleCards(excludedSetsIn(options)), faceUp: [], moon: [] })
        : collect(sets, isDuel(variant))),
    );
  return deck;
}

interface Stacked {
  readonly options: Options;
  readonly stacks: readonly { readonly set: CardSet }[];
}

function collect(sets: readonly CardSet[], duel: boolean): SetComposition {
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

const noted = (deck: Omit<SetComposition, 'salvaged' | 'answered'>): SetComposition => ({
  ...deck,
  salvaged: deck.draw.some((copy) => registeredCard(copy).card.salvages),
  answered: deck.draw.some((copy) => registeredCard(copy).card.timing === 'when-struck'),
});
