import type { ZodType } from 'zod';
import type { Handicap } from '../handicap.ts';
import type { Text } from '../text.ts';

/** Variants that share a list of ratings. */
export interface Family {
  readonly id: string;
  readonly name: Text;
}

export interface Variant {
  readonly id: string;
  readonly name: Text;
  /** A shorter name for the titles of threads, if there is one. */
  readonly short?: Text;
  /** One sentence for players choosing a variant. */
  readonly about: Text;
  /** The smallest and largest number of players. */
  readonly seats: readonly [least: number, most: number];
  /** Whether one person can also play it for a score. */
  readonly alone?: true;
  /** Its list of ratings, if it isn't the game's. */
  readonly family?: Family;
}

/** A house rule, chosen with the challenge. */
export interface HouseRule {
  /** Its key in the options. */
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** The first one is the default. */
  readonly values: readonly { readonly id: string; readonly name: Text; readonly value: unknown }[];
  /** The variants it applies to; all by default. */
  readonly variants?: readonly string[];
}

/** The name of a game and its variants and options. */
export interface GameInfo<O> {
  readonly id: string;
  readonly name: Text;
  readonly variants: readonly Variant[];
  /** Fills in defaults and rejects invalid options. */
  readonly options: ZodType<O>;
  readonly houseRules: readonly HouseRule[];
  /** What a weaker player may be given, as `handicap` in the options. */
  readonly handicaps?: readonly Handicap[];
}

/** Returns the list of ratings of a variant. */
export function familyOf(
  { id, name, variants }: Pick<GameInfo<unknown>, 'id' | 'name' | 'variants'>,
  variant: string,
): Family {
  return variants.find((each) => each.id === variant)?.family ?? { id, name };
}
