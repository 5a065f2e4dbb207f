import type { Answer, Decision, Seat } from '../script.ts';
import type { Text } from '../text.ts';

export interface Label {
  /** At most 80 characters: verb + object. */
  readonly text: Text;
  /** Without the verb that the question says already, and with what matters: `Brick 1/3`. Used if every choice has one. */
  readonly short?: Text;
  /** Price and effect, at most 100 characters. */
  readonly detail?: Text;
  /** The id of the group that this choice belongs to in a menu. */
  readonly group?: string;
  readonly icon?: string;
  /**
   * The usual answer: its button is highlighted. If it starts a turn, it's also on the public turn message, so it's no
   * secret.
   */
  readonly primary?: true;
  /** Legal, but seldom of any use: offered behind *More…*. */
  readonly pointless?: true;
  /** Ends the turn: its button always comes last. */
  readonly endsTurn?: true;
  /** Adds a second button: the same choice, but standing orders don't skip anything for the rest of the turn. */
  readonly askingLabel?: Text;
  /** The place on the picture that this choice is about. */
  readonly place?: string;
  /** The place on the board that a touch chooses it by, where pictures don't number it. */
  readonly touch?: string;
  /** The card, resource or purchase in the hand picture that it uses. */
  readonly card?: string;
  /** The resource in the hand picture that comes back for it: one is dragged onto the other. */
  readonly onto?: string;
  /** What a trade costs: `3 wool`. */
  readonly gives?: Text;
  /** What comes back for it, without the number: `Ore`. */
  readonly gets?: Text;
  /** Set when the same thing can go to several places. */
  readonly placement?: PlacementChoice;
}

/** A place for something: the player chooses the thing first, then the place. */
export interface PlacementChoice {
  /** The action and the thing, the same for all its places: `Build Abbey`. */
  readonly of: string;
  readonly thing: Text;
  /** In plain words: `upper site of the right city`. */
  readonly where: Text;
  /** The effect there, if it depends on the place. */
  readonly effect?: Text;
  /** The higher, the better the place. */
  readonly worth: number;
  /** Places of the same kind are interchangeable. */
  readonly alike: string;
  /**
   * The effect is the same everywhere, but the place may be needed later: the best is offered, the others behind it.
   */
  readonly later?: true;
  /** The thing does nothing there: such places are offered behind the others. */
  readonly idle?: true;
}

/** An open offer to several players while the turn goes on. It's the same for everyone, whatever they hold. */
export interface OpenOffer {
  /** The offer and the answers so far. */
  readonly lines: readonly Text[];
  /** The seats that haven't answered yet. */
  readonly awaiting: readonly Seat[];
  /** The answers that take one click. */
  readonly answers: readonly { readonly id: string; readonly text: Text }[];
  /** The button for any other answer. */
  readonly otherLabel: Text;
  /** The seat that made it. */
  readonly from: Seat;
  /** The choices with which that seat can now close a deal. */
  readonly deals: readonly string[];
}

/** Answers of one seat given with one click, played in order, all or none. */
export interface MovePlan {
  readonly moves: readonly Answer[];
  /** At most 80 characters. */
  readonly text: Text;
  /** What it's good for, as a sentence. */
  readonly why?: Text;
  /** The plan the player probably wants: its button is highlighted. */
  readonly primary?: true;
  /** The place on the picture that it's about. */
  readonly place?: string;
  /** Only ends the turn, with what follows: `usual` if it's as good as the others. */
  readonly ends?: 'usual' | 'other';
}

/** A form that composes a whole answer at once. */
export interface AnswerForm {
  /** The button that opens it, and its heading. */
  readonly title: Text;
  /** The choice whose button opens it; the form also answers the question that follows. */
  readonly opens?: string;
  /** At most five. */
  readonly fields: readonly AnswerFormField[];
}

export interface AnswerFormField {
  readonly id: string;
  readonly name: Text;
  readonly required: boolean;
  /** At most 25, each with the picks it stands for; of two options with the same picks the longer one counts. */
  readonly options: readonly { readonly picks: Answer; readonly text: Text; readonly detail?: Text }[];
}

export interface ChoiceGroup {
  readonly id: string;
  readonly name: Text;
  /** Seldom used: shown in the menu of further actions. */
  readonly secondary?: true;
  /** Exchanges one thing for another. */
  readonly trade?: true;
  /** Can wait: no reason to stop a turn that is played automatically. */
  readonly deferrable?: true;
}

/** A topic of the rules for `/parley rules`. */
export interface RuleChapter {
  readonly id: string;
  readonly title: Text;
  readonly body: Text;
}

/** One sentence that explains something when a player first meets it. */
export interface Tip<V> {
  readonly id: string;
  readonly text: Text;
  /** Returns whether it's relevant to this question. */
  applies(view: V, decision: Decision): boolean;
  /** Returns its subject on the picture, if it has one. */
  place?(view: V): string | null;
}

/** An entry for `/card`: a card, or whatever the game has instead. */
export interface CatalogEntry {
  readonly id: string;
  readonly name: Text;
  /** A road, settlement or the like, which everyone uses all the time. */
  readonly basic?: true;
}

/** All texts of a game. */
export interface GameText<S, V, E> {
  /**
   * Describes an event for a seat, or returns null when the seat may not know of it. Names are written as
   * `seatPlaceholder(seat)`. With the view of the seat, places are named by what is there.
   */
  describeEvent(event: E, seat: Seat | null, view?: V | null): Text | null;
  /** Returns whether an event is chatter that matters only during its turn; short digests leave it out. */
  isTableTalk?(event: E): boolean;
  /** Returns whether an event is a roll, its yield or a blow to a player: digests keep it however long the turn was. */
  isHighlight?(event: E): boolean;
  /** What players do who are asked in another player's turn, by question, in the infinitive: `discard`. */
  readonly duties?: Readonly<Record<string, Text>>;
  /** Returns the question in words: what to choose, what for, how many. */
  question(view: V, decision: Decision): Text;
  label(view: V, decision: Decision, id: string): Label;
  /** Returns why this id isn't on offer, in words a player understands. It never reveals hidden information. */
  refusal(state: S, seat: Seat, decision: Decision | null, id: string): Text;
  /** Returns whether the id is well-formed in the notation, offered or not. */
  isNotation(id: string): boolean;
  /** Parses a complete answer from one typed line (`keep ore ore`), or returns null. Throws `Refused`. */
  parseTyped?(decision: Decision, typed: string): Answer | null;
  /**
   * Returns the label for confirming this number of picks, if a better one than the default exists: `Roll Again (2)`.
   */
  confirmLabel?(decision: Decision, picks: number): Text | null;
  /** Returns a combined description of the picks where that reads better than a list: `1 brick, 2 lumber`. */
  describePicks?(view: V, decision: Decision, picks: Answer): Text | null;
  /** Keys of questions whose answers may be typed as a plan: played in order, all or none. */
  readonly planKeys?: readonly string[];
  /** Names the button that shows what a player has, where that's no hand. */
  readonly showHand?: Text;
  /** Returns plans worth offering with one click: up to five, and those that only end the turn. */
  suggestPlans?(view: V, decision: Decision): readonly MovePlan[];
  /** Returns a line above those plans, or null. */
  planNote?(decision: Decision): Text | null;
  /** Returns the form that composes an answer where very many are legal, or null. */
  answerForm?(view: V, decision: Decision): AnswerForm | null;
  /** Returns the current open offer, or null. Reads only public information. */
  openOffer?(view: V): OpenOffer | null;
  /**
   * Describes the whole table in words: in full, in at most 1,024 characters, and in a few lines needed to choose; of
   * those, `note` has the lines that a picture doesn't show.
   */
  describe(view: V): { readonly text: Text; readonly alt: Text; readonly brief: Text; readonly note?: Text };
  /** In the order of the menu. */
  readonly groups: readonly ChoiceGroup[];
  readonly catalog: readonly CatalogEntry[];
  readonly ruleChapters: readonly RuleChapter[];
  /** The chapter for a question, by its key or the part before the dot; `turn`, else the first, for all others. */
  readonly chapterByQuestion?: Readonly<Record<string, string>>;
  /** Tips for newcomers, each shown once; the first that applies comes first. */
  readonly tips: readonly Tip<V>[];
}
