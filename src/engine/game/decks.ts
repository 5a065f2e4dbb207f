import type { DeckScene } from '../scene/index.ts';
import type { Answer, Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Entry, Group } from './words.ts';

/** A menu of a deck's editor: what can be put in, taken out or marked. */
export interface DeckMenu {
  readonly id: string;
  readonly name: Text;
  /** At most 25. */
  readonly options: readonly (Entry & { readonly detail?: Text })[];
  /** How many can be chosen at once; all of them when left out. */
  readonly most?: number;
}

/** A deck to begin with. */
export interface ReadyDeck extends Entry {
  readonly about: Text;
  readonly line: string;
}

/**
 * What players bring to a match: built beforehand, kept by them, secret until the end. Outside of its game a deck is one line of
 * text. Everything takes lines as they are kept, with cards that exist no more in them.
 */
export interface Decks {
  /** The variants that are played with decks. */
  readonly variants: readonly string[];
  /** Of the question that asks for one. */
  readonly key: string;
  readonly empty: string;
  /** Decks to begin with; for a match such as its options allow. */
  ready(options?: object): readonly ReadyDeck[];
  /** The line somebody pasted, tidied. Throws `Refused` when it is cut, names what does not exist, or cannot be played. */
  read(typed: string): string;
  /** In one sentence how far it is, and everything that keeps it from being played. */
  check(line: string): { readonly legal: boolean; readonly text: Text };
  /** The parts its cards are looked at by. */
  readonly shelves: readonly Group[];
  menus(line: string, shelf: string): readonly DeckMenu[];
  /** The deck after something was chosen in one of its menus. Throws `Refused`. */
  edit(line: string, menu: string, chosen: readonly string[]): string;
  /** The answer that brings it, and the deck an answer brought. */
  answer(line: string): Answer;
  lineOf(answer: Answer): string;
  scene(line: string, about: { readonly title: Text; readonly seat: Seat | null; readonly secret: boolean }): DeckScene;
  /** Every card of it, in words. */
  describe(line: string): Text;
}
