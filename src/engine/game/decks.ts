import type { DeckScene } from '../scene/index.ts';
import type { Answer, Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { CatalogEntry, ChoiceGroup } from './text.ts';

/** A menu of the deck editor: cards to add, remove or mark. */
export interface DeckMenu {
  readonly id: string;
  readonly name: Text;
  /** At most 25. */
  readonly options: readonly (CatalogEntry & { readonly detail?: Text })[];
  /** How many can be chosen at once; all by default. */
  readonly max?: number;
}

/** A ready-made deck to start from. */
export interface PremadeDeck extends CatalogEntry {
  readonly about: Text;
  readonly line: string;
}

/**
 * The decks players bring to a match: built beforehand, stored per player, secret until the end. Outside its game a
 * deck is one line of text. All methods accept stored lines, even with cards that no longer exist.
 */
export interface Decks {
  /** The variants that use decks. */
  readonly variants: readonly string[];
  /** The key of the question that asks for a deck. */
  readonly questionKey: string;
  readonly empty: string;
  /** Returns the ready-made decks that these options allow. */
  premade(options?: object): readonly PremadeDeck[];
  /** Parses a pasted line. Throws `Refused` when it's incomplete, names an unknown card or isn't playable. */
  read(typed: string): string;
  /** Returns in one sentence how complete a deck is, and everything that makes it unplayable. */
  check(line: string): { readonly legal: boolean; readonly text: Text };
  /** The sections of a deck in the editor. */
  readonly sections: readonly ChoiceGroup[];
  menus(line: string, shelf: string): readonly DeckMenu[];
  /** Applies a choice in a menu and returns the new deck. Throws `Refused`. */
  edit(line: string, menu: string, chosen: readonly string[]): string;
  /** Converts a deck to the answer that brings it, and back. */
  answer(line: string): Answer;
  lineOf(answer: Answer): string;
  scene(line: string, about: { readonly title: Text; readonly seat: Seat | null; readonly secret: boolean }): DeckScene;
  /** Lists every card in words. */
  describe(line: string): Text;
}
