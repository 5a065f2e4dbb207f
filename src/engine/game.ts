import type { ZodType } from 'zod';
import type { Random, RandomState } from './random.ts';
import type { Scene, Topic } from './scene/index.ts';
import type { Answer, Decision, Script, Seat } from './script.ts';
import type { Text } from './text.ts';

/** What every resting state holds: plain JSON with the generator inside. Scripts change `rng` only through `table.random`. */
export interface Resting {
  readonly rng: RandomState;
}

/** What a script works on. The state may be changed freely; it is copied at resting states only. */
export interface Table<S, E> {
  readonly state: S;
  readonly random: Random;
  tell(event: E): void;
  /** Something hidden was shown to a player: what came before cannot be undone any more. Randomness says so by itself. */
  reveal(): void;
}

export interface Result {
  readonly winner: Seat;
  /** Points by source of every seat, for the final message. */
  readonly score: readonly (readonly { readonly source: Text; readonly points: number }[])[];
}

/** From what `version - 1` wrote to what `version` writes. Pure. */
export interface Migration {
  readonly version: number;
  migrate(rest: unknown): unknown;
}

export interface Variant {
  readonly id: string;
  readonly name: Text;
  /** One sentence for those who choose. */
  readonly about: Text;
}

/** How a choice is shown. */
export interface Label {
  /** At most 80 characters: verb + object. */
  readonly text: Text;
  /** Price and effect, at most 100 characters. */
  readonly detail?: Text;
  /** Choices with the same group belong together in a menu: the id of the group (`build`, `trade`). */
  readonly group?: string;
  readonly icon?: string;
}

/** A topic of the rules for `/parley rules`. */
export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly body: Text;
}

/** A card, or whatever the game calls it, for `/card`. */
export interface Entry {
  readonly id: string;
  readonly name: Text;
}

/**
 * A game on this platform. S is the resting state (plain JSON), V what one seat may know, E what happened, O the options.
 * Everything is pure; `view` is the only input of what anybody is shown.
 */
export interface Game<S extends Resting, V, E, O> {
  readonly id: string;
  readonly name: Text;
  /** Of what `write` writes. */
  readonly version: number;
  /** A resting state as text, for storing it: one string takes far less time in and out of JSON than many small ones. */
  write(state: S): string;
  /** The state that was written so. Throws when it is none. */
  read(written: string): S;
  readonly migrations: readonly Migration[];
  /** Fills in defaults, refuses nonsense. */
  readonly options: ZodType<O>;
  readonly variants: readonly Variant[];
  readonly seats: number;
  setup(options: O, seed: string): S;
  /** From one resting state to the next. */
  step(table: Table<S, E>): Script;
  result(state: S): Result | null;
  /** The seat whose turn it is; null during set-up and after the end. */
  active(state: S): Seat | null;
  /** Counts turns from 1; 0 during set-up. */
  turn(state: S): number;
  /** A copy that shares nothing that a script changes. */
  copy(state: S): S;
  view(state: S, seat: Seat | null): V;
  /** Wording and redaction of news: null when this seat hears nothing of it. Names stand in it as `nameOf(seat)`. */
  hear(event: E, seat: Seat | null): Text | null;
  /** What is chosen, for what, how many. */
  question(view: V, decision: Decision): Text;
  label(view: V, decision: Decision, id: string): Label;
  /** Why this id is not among the choices now, in words a player understands. Never names what the seat may not know. */
  refusal(state: S, seat: Seat, decision: Decision | null, id: string): Text;
  /** Whether the id is well-formed in the notation, offered or not. */
  knows(id: string): boolean;
  scene(view: V, topic: Topic): Scene;
  /** The whole table in words, the most important of it in at most 1,024 characters, and in a few lines what one needs to choose. */
  describe(view: V): { readonly text: Text; readonly alt: Text; readonly brief: Text };
  /** A state that looks the same from here, everything hidden drawn anew. */
  imagine(view: V, seed: string): S;
  /** A number that grows with the seat's prospects, for the greedy opponent. */
  value(state: S, seat: Seat): number;
  /** The dice and events of an event, for the record; null for other news. */
  thrown(event: E): string | null;
  /** Victory points as everybody sees them. */
  points(state: S, seat: Seat): number;
  readonly dice: readonly Die<E>[];
  readonly entries: readonly Entry[];
  readonly rules: readonly Chapter[];
  /** The questions a standing order may answer, with the orders on offer. */
  readonly orders: readonly Order[];
}

/** A die, for statistics. */
export interface Die<E> {
  readonly name: Text;
  readonly faces: readonly { readonly id: string; readonly name: Text; readonly icon?: string }[];
  /** The face it showed in an event; null when it was not thrown. */
  fell(event: E): string | null;
}

/** A recurring question that a player may answer in advance. */
export interface Order {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  /** Whether this order speaks about the decision. */
  applies(decision: Decision): boolean;
  readonly settings: readonly { readonly id: string; readonly name: Text; readonly hint?: Text }[];
  /** On when the player never set it. */
  readonly standard?: string;
  /** The answer this setting gives, or null to ask. Reads only what the seat may see. */
  answer(setting: string, view: unknown, decision: Decision): Answer | null;
}

/** Any game, where its types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- a game is used through its own types or not looked into at all
export type AnyGame = Game<any, any, any, any>;
