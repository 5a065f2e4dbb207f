import type { ZodType } from 'zod';
import type { Text } from '../text.ts';

export interface Variant {
  readonly id: string;
  readonly name: Text;
  /** One sentence for those who choose. */
  readonly about: Text;
  /** How many may sit at the table: at least, at most. */
  readonly seats: readonly [least: number, most: number];
}

/** A house rule that people choose with the challenge. */
export interface Field {
  /** Its key in the options. */
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** The first is what is played when nobody chooses. */
  readonly values: readonly { readonly id: string; readonly name: Text; readonly value: unknown }[];
  /** The variants it goes with; all of them when left out. */
  readonly variants?: readonly string[];
}

/** What a game is called and how it can be played. */
export interface Facts<O> {
  readonly id: string;
  readonly name: Text;
  readonly variants: readonly Variant[];
  /** Fills in defaults, refuses nonsense. */
  readonly options: ZodType<O>;
  readonly fields: readonly Field[];
  /** The match in which the game is learned: its variant, and a seed with which it goes well. */
  readonly lesson?: { readonly variant: string; readonly seed: string };
}
