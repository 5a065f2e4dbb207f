import type { Chronicle } from './chronicle.ts';
import type { Decks } from './decks.ts';
import type { Facts } from './facts.ts';
import type { Keeping } from './keeping.ts';
import type { Mind } from './mind.ts';
import type { Resting, Rules } from './rules.ts';
import type { Sight } from './sight.ts';
import type { Words } from './words.ts';

export type { Chronicle, DieFacts } from './chronicle.ts';
export type { DeckMenu, Decks, ReadyDeck } from './decks.ts';
export type { Facts, Field, Variant } from './facts.ts';
export type { Keeping, Migration } from './keeping.ts';
export type { Bargain, Features, Mind, Order } from './mind.ts';
export type { Result, Resting, Rules, Source, Table } from './rules.ts';
export type { Sight, Window } from './sight.ts';
export type { Chapter, Entry, Group, Invitation, Label, Plan, Tip, Words } from './words.ts';

/**
 * A game on this platform, in seven parts, and an eighth where players bring decks. S is the resting state (plain JSON), V what
 * one seat may know, E what happened, O the options. Everything is pure.
 */
export interface Game<S extends Resting, V, E, O> {
  readonly facts: Facts<O>;
  readonly rules: Rules<S, E, O>;
  readonly keeping: Keeping<S>;
  readonly sight: Sight<S, V>;
  readonly words: Words<S, V, E>;
  readonly mind: Mind<S, V>;
  readonly chronicle: Chronicle<S, E>;
  readonly decks?: Decks;
}

/** Any game, where its types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a game is used through its own types or not looked into at all
export type AnyGame = Game<any, any, any, any>;
