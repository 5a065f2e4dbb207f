import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Text } from '../engine/text.ts';
import type { Ahead, Request, Sheet, Wait } from './sheet.ts';

/** The parts of a sheet that anyone may know. Everything else is secret. */
export type OpenSheet = Pick<
  Sheet,
  | 'id' | 'seq' | 'status' | 'terms' | 'home' | 'players' | 'agreed' | 'createdAt' | 'startedAt' | 'endedAt' | 'ending' | 'feat' | 'commitment'
  | 'answers' | 'banks' | 'away' | 'requests' | 'expires' | 'takebacks' | 'autopilot' | 'missed' | 'tempo' | 'undos' | 'pauseSaid' | 'awaited'
  | 'challenger' | 'previous' | 'lastActed'
> & {
  readonly waits: readonly Pick<Wait, 'seat' | 'key' | 'kind' | 'since' | 'due' | 'stage' | 'turn' | 'asked'>[];
};

/** What a person may see and do now. */
export interface Panel {
  readonly id: string;
  /** To be carried by every button of this panel. */
  readonly seq: number;
  readonly sheet: OpenSheet;
  readonly game: AnyGame;
  /** Null for somebody who looks on. */
  readonly seat: Seat | null;
  /** For the game's texts and pictures; null before the start. */
  readonly view: unknown;
  readonly turn: number;
  readonly active: readonly Seat[];
  /** The question open for this person. */
  readonly question: Decision | null;
  /** The seats somebody waits for: with a question of their own that is not patient, or nobody else could act. */
  readonly awaiting: readonly Seat[];
  readonly undo: Undo | null;
  /** Moves this person made in advance. */
  readonly ahead: Ahead | null;
  readonly requests: readonly Request[];
  readonly may: readonly Action[];
  /** From when a win on time may be claimed; null when it may not. */
  readonly claimFrom: number | null;
  /** What the change that led to this panel made happen, as this person hears it. */
  readonly news: readonly Text[];
  /** The interaction was dealt with before: nothing was done a second time. */
  readonly repeated: boolean;
  /** Revealed when the match is over. */
  readonly seed: string | null;
}

/** What can be taken back without asking. */
export interface Undo {
  /** The answer given by hand that would be taken back. */
  readonly answer: Given;
  /** The question it was given to, and the table as it was then: the words for it come from there. */
  readonly asked: Decision;
  readonly view: unknown;
  /** How many answers go with it: those that standing orders gave since. */
  readonly answers: number;
  /** The answer of a standing order that can be taken back alone, to choose differently. */
  readonly byOrder: Given | null;
}

/** What besides answering can be done, for the buttons of a panel. */
export type Action =
  | 'accept'
  | 'join'
  | 'kick'
  | 'start-now'
  | 'propose'
  | 'decline'
  | 'withdraw'
  | 'ask-take-back'
  | 'accept-take-back'
  | 'decline-take-back'
  | 'use-bank'
  | 'mute'
  | 'grant'
  | 'autopilot'
  | 'claim'
  | 'adjourn'
  | 'resume'
  | 'resign'
  | 'take-seat-back'
  | 'hint'
  | 'rematch';

/** What the computer would do. */
export interface Hint {
  readonly panel: Panel;
  /** The answer, and those planned after it. */
  readonly line: readonly Answer[];
  /** By how much: not so that it could be told, a little, clearly, much. */
  readonly better: 0 | 1 | 2 | 3;
  /** Than what: than doing nothing or, where that is advised or cannot be, than anything else. */
  readonly than: 'nothing' | 'else';
  /** What it is better for, the weightiest first. */
  readonly why: readonly Text[];
}

/** A deck somebody keeps, as its game writes it. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** One of a person's matches, for a list by time left. */
export interface Listed {
  readonly sheet: OpenSheet;
  /** The person's, or the one a computer keeps for them. */
  readonly seat: Seat;
  /** The person is waited for. */
  readonly mine: boolean;
  /** When the person's time is over; null when it does not run. */
  readonly due: number | null;
}

/** One answer and what it made happen, as one person hears it. */
export interface Told {
  /** Number of the answer, from 1; 0 is the set-up. */
  readonly answer: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly texts: readonly Text[];
}

/** What can be counted in a match. */
export interface Figures {
  /** By seat: the points at the end of every turn. */
  readonly points: readonly (readonly number[])[];
  /** By die of the game, by face, by seat of the one who threw: how often it fell. */
  readonly throws: readonly (readonly (readonly number[])[])[];
}

/** How somebody does with the puzzles of the days. */
export interface Streak {
  /** The last day that counted; empty when none did. */
  readonly day: string;
  /** Days in a row that were solved at the first try, and the most there ever were. */
  readonly row: number;
  readonly best: number;
  readonly solved: number;
  readonly tried: number;
}

export interface PuzzleFacts {
  readonly goal: number;
  /** Reaching the goal wins the match. */
  readonly wins: boolean;
  /** Null while it is open. */
  readonly solved: boolean | null;
  /** Its moves in words, once it is over; empty where the puzzle is no longer among those of this version. */
  readonly solution: readonly Text[];
  /** Later tries are for fun. */
  readonly counts: boolean;
  readonly streak: Streak;
}
