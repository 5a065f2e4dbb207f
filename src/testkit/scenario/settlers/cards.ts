import { type Random, shuffle } from '../../../engine/random.ts';
import { ScenarioError } from '../common/file-schema.ts';
import { allDevelopments } from '../../../games/settlers/rules/setup.ts';
import {
  type ProgressCard,
  type Track,
  tracks,
  wholeDeck,
} from '../../../games/settlers/cities-and-knights/cards/progress.ts';
import {
  cardsOfSort,
  type Development,
  type Goods,
  type Sort,
  sortsOf,
  type VariantId,
} from '../../../games/settlers/vocabulary.ts';
import type { ListedCards } from '../common/stack.ts';
import type { Scenario } from './file.ts';

type Counts = Readonly<Partial<Record<Sort, number>>>;

/** Counts in the order of the sorts of the variant. */
export function goodsOf(variant: VariantId, name: string, counts: Counts = {}): number[] {
  const known = sortsOf(variant);
  const strange = Object.keys(counts).find((sort) => !(known as readonly string[]).includes(sort));
  if (strange !== undefined) throw new ScenarioError(`${name}: there is no ${strange} in this variant`);
  return known.map((sort) => counts[sort] ?? 0);
}

/** What is not listed is all that is in no hand. */
export function bankOf({ bank, variant }: Scenario, hands: readonly Goods[]): number[] {
  goodsOf(variant, 'bank', bank);
  return sortsOf(variant).map((sort, index) => {
    const all = cardsOfSort(index);
    const held = hands.reduce((sum, hand) => sum + (hand[index] as number), 0);
    const left = bank?.[sort] ?? all - held;
    if (left < 0 || left + held > all) throw new ScenarioError(`there are only ${all} cards of ${sort}`);
    return left;
  });
}

/** The deck under the listed cards, from those that lie nowhere. */
export function deckOf({ stacks, variant }: Scenario, used: readonly Development[], random: Random): Development[] {
  if (variant === 'cities-and-knights') {
    if (stacks?.development || stacks?.gone)
      throw new ScenarioError(`stacks: there are no development cards in ${variant}`);
    return [];
  }
  return stackFrom('development', allDevelopments(), stacks?.development ?? {}, used, random);
}

/** The decks of progress cards, each under its listed cards. */
export function dealProgressDecks(
  { stacks }: Scenario,
  used: readonly ProgressCard[],
  random: Random,
): ProgressCard[][] {
  return tracks.map((track: Track, index) => {
    const all = wholeDeck(index);
    return stackFrom(
      track,
      all,
      (stacks?.[track] ?? {}) as ListedCards<ProgressCard>,
      used.filter((card) => all.includes(card)),
      random,
    );
  });
}

function stackFrom<C extends string>(
  name: string,
  left: C[],
  wanted: ListedCards<C>,
  used: readonly C[],
  random: Random,
): C[] {
  const take = (cards: readonly C[]): readonly C[] => {
    for (const card of cards) {
      const index = left.indexOf(card);
      if (index < 0) throw new ScenarioError(`there are not so many cards ${card}`);
      left.splice(index, 1);
    }
    return cards;
  };
  take(used);
  const only = wanted.only && take(wanted.only);
  const [top, bottom] = [take(wanted.top ?? []), take(wanted.bottom ?? [])];
  const listed = top.length + bottom.length;
  const size = wanted.size ?? (only ? only.length : left.length + listed);
  if (only && (listed > 0 || size !== only.length)) throw new ScenarioError(`stacks.${name}: only says it all`);
  if (only) return [...only];
  if (size < listed || size > listed + left.length)
    throw new ScenarioError(`stacks.${name}: there cannot be ${size} cards`);
  return [...top, ...shuffle(left, random).slice(0, size - listed), ...bottom];
}
