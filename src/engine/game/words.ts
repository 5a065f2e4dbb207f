import type { Answer, Decision, Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** How a choice is shown. */
export interface Label {
  /** At most 80 characters: verb + object. */
  readonly text: Text;
  /** Price and effect, at most 100 characters. */
  readonly detail?: Text;
  /** Choices with the same group belong together in a menu: the id of one of the groups. */
  readonly group?: string;
  readonly icon?: string;
  /** The usual answer: its button stands out, and when it begins a turn it is on the message of that turn too. So it is no secret. */
  readonly usual?: true;
  /** Ends the turn: its button comes last, always at the same place. */
  readonly last?: true;
  /** A second button beside it: the same, but no standing order speaks for the rest of the turn where it would pass something over. */
  readonly asking?: Text;
  /** The place on the picture that this choice is about. */
  readonly place?: string;
  /** For one of several places where the same thing can go. */
  readonly site?: Site;
}

/** A place for something: first the thing is chosen, then where it goes. */
export interface Site {
  /** The same for all places of the same thing, and what is done with it: `Build Abbey`. */
  readonly of: string;
  readonly thing: Text;
  /** In words: `upper site of the right city`. */
  readonly where: Text;
  /** What it does there, where that depends on the place. */
  readonly effect?: Text;
  /** The larger, the better a place it is. */
  readonly worth: number;
  /** Places of the same kind are equal: which of them it is makes no difference. */
  readonly alike: string;
}

/** Something put to several while the turn goes on, as an open offer. The same to everybody, whatever anybody holds. */
export interface Invitation {
  /** What it is, and what was answered so far. */
  readonly lines: readonly Text[];
  /** Who has not answered yet. */
  readonly to: readonly Seat[];
  /** What one press answers. */
  readonly answers: readonly { readonly id: string; readonly text: Text }[];
  /** On the button for every other answer. */
  readonly other: Text;
}

/** Several answers of one seat in one press, played one after the other, all or none. */
export interface Plan {
  readonly moves: readonly string[];
  /** At most 80 characters. */
  readonly text: Text;
  /** What the player would probably want: its button stands out. */
  readonly usual?: true;
  /** The place on the picture that it is about. */
  readonly place?: string;
}

/** A group of choices in a menu. */
export interface Group {
  readonly id: string;
  readonly name: Text;
  /** Seldom wanted: kept out of the way, behind the further actions of a match. */
  readonly rare?: true;
  /** Can as well be done later: nothing to stop for in a turn that is played by itself. */
  readonly waits?: true;
}

/** A topic of the rules for `/parley rules`. */
export interface Chapter {
  readonly id: string;
  readonly title: Text;
  readonly body: Text;
}

/** One sentence for whoever meets something for the first time. */
export interface Tip<V> {
  readonly id: string;
  readonly text: Text;
  /** Whether it matters at this question. */
  fits(view: V, decision: Decision): boolean;
  /** What it is about, where that can be pointed at on the picture. */
  place?(view: V): string | null;
}

/** A card, or whatever the game calls it, for `/card`. */
export interface Entry {
  readonly id: string;
  readonly name: Text;
}

/** Everything a game says. */
export interface Words<S, V, E> {
  /** Wording and redaction of news: null when this seat hears nothing of it. Names stand in it as `nameOf(seat)`. */
  hear(event: E, seat: Seat | null): Text | null;
  /** Talk that ends with its turn: where there is room for a few lines only, it is left to the log. */
  isTalk?(event: E): boolean;
  /** Dice, what they brought, and what struck somebody: a digest keeps it however long the turn was. */
  isMain?(event: E): boolean;
  /** What is chosen, for what, how many. */
  question(view: V, decision: Decision): Text;
  label(view: V, decision: Decision, id: string): Label;
  /** Why this id is not among the choices now, in words a player understands. Never names what the seat may not know. */
  refusal(state: S, seat: Seat, decision: Decision | null, id: string): Text;
  /** Whether the id is well-formed in the notation, offered or not. */
  knows(id: string): boolean;
  /** The whole answer where one typed line says it (`keep ore ore`); null where it is none. Throws `Refused`. */
  spoken?(decision: Decision, typed: string): Answer | null;
  /** What is done with so many picks of a question, where more is to be said than that they are confirmed: `Roll Again (2)`. */
  confirm?(decision: Decision, picks: number): Text | null;
  /** How picks read together, where that is plainer than one after the other: `1 brick, 2 lumber`. */
  picked?(view: V, decision: Decision, picks: Answer): Text | null;
  /** Keys of questions whose answers may be typed as a plan: played one after the other, all or none. */
  readonly plans?: readonly string[];
  /** Plans worth offering at such a question, at most five. */
  suggest?(view: V, decision: Decision): readonly Plan[];
  /** What is put to several now; null when nothing is. Reads only what everybody sees. */
  invitation?(view: V): Invitation | null;
  /** The whole table in words, the most important of it in at most 1,024 characters, and in a few lines what one needs to choose. */
  describe(view: V): { readonly text: Text; readonly alt: Text; readonly brief: Text };
  /** In the order in which a menu shows them. */
  readonly groups: readonly Group[];
  readonly entries: readonly Entry[];
  readonly rules: readonly Chapter[];
  /** The chapter a question is about, by its key or the part of it before the dot; `turn`, else the first, for all others. */
  readonly chapters?: Readonly<Record<string, string>>;
  /** What newcomers are told, each once, the first that fits. */
  readonly tips: readonly Tip<V>[];
}
