import type { ChoiceGroup, Label, MovePlan, ShownRoll } from '../../engine/game/index.ts';
import type { Scene } from '../../engine/scene/index.ts';
import type { Answer, Quota, Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';

/**
 * What the play page and its server say to each other. All texts come in every language with the names filled in. Times
 * are in milliseconds since 1970.
 */

/** `GET play/me.json`. Every other answer of the play page is refused with 401 for people who aren't signed in. */
export type PlayMe =
  /** The name is the one of a match; empty without matches. */
  | { readonly name: string; readonly language: Language | null; readonly sessions: readonly PlaySession[] }
  /** Whether *Sign in with Discord* is possible, with a link to `play/sign-in`. */
  | { readonly name: null; readonly discord: boolean };

/** One browser in which a person is signed in. */
export interface PlaySession {
  readonly since: number;
  readonly used: number;
  /** Whether it's the browser that asks. */
  readonly own: boolean;
}

/** `GET play/matches.json`: those that wait for the person come first, by time left. */
export interface PlayMatches {
  readonly matches: readonly PlayMatchLine[];
}

export interface PlayMatchLine {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  /** The others and the variant: `against Ben · Introductory Game`. */
  readonly title: Text;
  readonly status: PlayStatus;
  /** Whether play waits for this person. */
  readonly waiting: boolean;
  /** The names of those it waits for. */
  readonly awaiting: readonly string[];
  /** The person's deadline; null without one. */
  readonly due: number | null;
  readonly turn: number;
  /** A link to the challenge or the thread in Discord; null if it has none. */
  readonly discord: string | null;
}

/** A challenge isn't played here: it's agreed on in Discord. */
export type PlayStatus = 'challenge' | 'open' | 'adjourned' | 'over';

/**
 * `GET play/m/<id>/position.json`: all that this person may see and do. With `?since=<answers>`, `news` are the events
 * after that many answers; without it those of the current turn.
 */
export interface PlayPosition {
  readonly id: string;
  /** Sent back with each answer. */
  readonly seq: number;
  /** The number of answers given in the match, for `since`. */
  readonly answers: number;
  /** Changes with everything that the position shows, such as clocks and requests: the id of server-sent events. */
  readonly version: number;
  readonly status: PlayStatus;
  readonly game: string;
  readonly variant: string;
  readonly title: Text;
  readonly seat: Seat;
  readonly seats: readonly { readonly name: string; readonly computer?: Text }[];
  readonly turn: number;
  /** The seats whose turn it is. */
  readonly active: readonly Seat[];
  /** The seats that play waits for. */
  readonly awaiting: readonly Seat[];
  readonly clocks: readonly PlayClock[];
  /** Null if this version can't show the match. */
  readonly board: Scene | null;
  readonly hand: Scene | null;
  /** The cards to choose from, where the question is about them. */
  readonly cards: Scene | null;
  /** The result, once the match is over. */
  readonly result: { readonly scene: Scene | null; readonly text: Text } | null;
  /** The board in words: in full, and the few lines needed to choose. `hand` describes the cards. */
  readonly words: { readonly text: Text; readonly brief: Text; readonly hand: Text };
  /** The last lines, oldest first. */
  readonly log: readonly PlayEvent[];
  readonly news: readonly PlayEvent[];
  readonly question: PlayQuestion | null;
  /** An open offer at the table, and the answers so far. */
  readonly offer: { readonly from: Seat; readonly lines: readonly Text[]; readonly awaiting: readonly Seat[] } | null;
  readonly undo: PlayUndo | null;
  /** What `POST …/action` accepts now. */
  readonly actions: readonly PlayAction[];
  /** What others ask this person to agree to. */
  readonly requests: readonly { readonly from: Seat; readonly text: Text }[];
  readonly hint: boolean;
  readonly orders: readonly PlayOrder[];
  /** The turns planned ahead. */
  readonly ahead: PlayAhead | null;
  /** Whether turns can be planned ahead now. */
  readonly mayPlanAhead: boolean;
  /** The next match that waits for this person. */
  readonly next: string | null;
  readonly waitingMatches: number;
  /** A link to the match in Discord; null if it isn't played in a channel. */
  readonly discord: string | null;
}

export interface PlayClock {
  readonly seat: Seat;
  /** Null without a deadline. */
  readonly due: number | null;
  /** Whether the time bank is running. */
  readonly bank: boolean;
}

export interface PlayEvent {
  /** The number of the answer that caused it; 0 for the set-up. */
  readonly answer: number;
  readonly turn: number;
  readonly text: Text;
  /** Whether it concerns this person, or is a roll. */
  readonly main: boolean;
  readonly roll?: ShownRoll;
}

/** A question, ready to be asked: every choice of it, in its order. */
export interface PlayQuestion {
  readonly key: string;
  readonly text: Text;
  /** Whether it's asked in the person's own turn. */
  readonly mine: boolean;
  readonly choices: readonly PlayChoice[];
  readonly min: number;
  readonly max: number;
  readonly quotas: readonly Quota[];
  readonly fallback: Answer;
  /** Picks to start with: goods and pictured cards are proposed, losses never. */
  readonly proposed: Answer;
  readonly ordered: boolean;
  readonly pictured: boolean;
  /** A choice that is a complete answer, offered next to the picks. */
  readonly standalone: string | null;
  /** A choice that asks others; what it asks them comes with the next question. */
  readonly invites: string | null;
  /** Pairs that never fit together; null if there are too many to list. */
  readonly conflicts: readonly (readonly [string, string])[] | null;
  /** All legal answers with their words, if several are picked and there are few of them. */
  readonly answers: readonly { readonly picks: Answer; readonly text: Text }[] | null;
  /** Whether a rule decides that counts can't express: ask `POST …/check` where `answers` is null. */
  readonly checked: boolean;
  /** The button for each number of picks, from 0, where there's a better one than the usual. */
  readonly confirmLabels: readonly (Text | null)[];
  readonly plans: readonly MovePlan[];
  readonly planNote: Text | null;
  readonly form: PlayForm | null;
  readonly groups: readonly ChoiceGroup[];
  readonly tip: { readonly text: Text; readonly place: string | null } | null;
  /** Decks that answer the question, if it asks for one. */
  readonly decks: readonly PlayDeck[] | null;
}

/** A choice with everything its game says about it. */
export interface PlayChoice extends Label {
  readonly id: string;
  /** How often it may be picked. */
  readonly limit: number;
}

/** A form that composes a whole answer; its answer is what its options stand for, most first. */
export interface PlayForm {
  readonly title: Text;
  /** The choice that opens it: its plan is `[[opens], picks]`. Null: the answer is `picks`. */
  readonly opens: string | null;
  readonly fields: readonly {
    readonly id: string;
    readonly name: Text;
    readonly required: boolean;
    readonly options: readonly { readonly picks: Answer; readonly text: Text; readonly detail?: Text }[];
  }[];
}

export interface PlayDeck {
  readonly name: Text;
  readonly about: Text | null;
  readonly answer: Answer;
}

export interface PlayUndo {
  /** What is undone, as its button said. */
  readonly label: Text;
  /** Whether a standing order's answer can be undone alone. */
  readonly order: boolean;
  /** Whether the whole turn can be undone further than one step. */
  readonly turn: boolean;
}

export interface PlayOrder {
  readonly id: string;
  readonly name: Text;
  readonly about: Text;
  readonly settings: readonly { readonly id: string; readonly name: Text; readonly hint?: Text }[];
  /** Null if it isn't set. */
  readonly setting: string | null;
  readonly mode: PlayOrderMode | null;
  /** Whether the person chose it, so that it can be removed. */
  readonly own: boolean;
}

export type PlayOrderMode = 'ask' | 'late' | 'now';

/** Play the start of the next turns, or the whole of them, unless there's something to decide. */
export interface PlayAhead {
  readonly upTo: 'roll' | 'end';
  readonly turns: number;
}

export const playActions = [
  'ask-take-back-step',
  'ask-take-back-turn',
  'accept-take-back',
  'decline-take-back',
  'use-bank',
  'mute',
  'grant',
  'autopilot',
  'claim',
  'adjourn',
  'decline-adjourn',
  'resume',
  'resign',
  'take-seat-back',
] as const;
export type PlayAction = (typeof playActions)[number];

/** The bodies of `POST play/m/<id>/<name>`, sent as JSON. `token` is random: one token is never applied twice. */
export interface PlayRequests {
  /** `asking`: standing orders answer nothing else in this turn. */
  readonly answer: {
    readonly seq: number;
    readonly answer: Answer;
    readonly token: string;
    readonly asking?: boolean | undefined;
    readonly since?: number | undefined;
  };
  /** Several answers in order, all or none: a plan, a hint or a form. */
  readonly plan: {
    readonly seq: number;
    readonly moves: readonly Answer[];
    readonly token: string;
    readonly since?: number | undefined;
  };
  readonly undo: {
    readonly seq: number;
    readonly how: 'step' | 'turn' | 'order';
    readonly token: string;
    readonly since?: number | undefined;
  };
  readonly action: { readonly action: PlayAction; readonly token: string; readonly since?: number | undefined };
  readonly ahead: { readonly plan: PlayAhead | null; readonly token: string; readonly since?: number | undefined };
  /** `setting` null removes the person's choice. */
  readonly order: {
    readonly order: string;
    readonly setting: string | null;
    readonly mode: PlayOrderMode;
    readonly since?: number | undefined;
  };
  readonly hint: { readonly since?: number | undefined };
  readonly check: { readonly answer: Answer };
}

/** Answers all of these except `hint` and `check`. */
export interface PlayReply {
  readonly position: PlayPosition;
  /** Why nothing happened, in words. */
  readonly problem?: Text;
  /** Whether someone else, or another window, was faster: `position` is the new one. */
  readonly stale?: boolean;
}

/** Answers `POST …/hint`. */
export interface PlayHintReply extends PlayReply {
  readonly hint?: PlayHint;
}

export interface PlayHint {
  /** *Do It* sends them as a plan. */
  readonly moves: readonly Answer[];
  readonly text: Text;
  readonly why: Text | null;
  /** How much better it is, as a sentence. */
  readonly better: Text | null;
  readonly place: string | null;
}

/** Answers `POST …/check`: why these picks aren't a legal answer. */
export interface PlayCheckReply {
  readonly problem: Text | null;
}

/** The body of every refusal: 400, 401, 403, 404, 413, 415, 429, 503. */
export interface PlayRefusal {
  readonly problem: Text;
}

/**
 * The data of an event of `GET play/m/<id>/events`; its id is `version`. The page fetches the position if its own version
 * is another. After a lost connection, `Last-Event-ID` brings the latest one if it differs.
 */
export interface PlayMoved {
  readonly version: number;
  readonly seq: number;
  readonly over: boolean;
}
