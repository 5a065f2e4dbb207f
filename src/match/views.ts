import type { DailyMatch } from './lobby/daily-match.ts';
import type { AnyGame, Family, ShownRoll } from '../engine/game/index.ts';
import type { GivenAnswer } from '../engine/match.ts';
import type { Answer, Decision, Seat } from '../engine/script.ts';
import type { Text } from '../engine/text.ts';
import type { Badge } from '../ratings/badges.ts';
import type { Figures } from '../ratings/figures.ts';
import type { HeadToHead, OutcomeTally } from '../ratings/head-to-head.ts';
import type { RankedPerson } from '../ratings/ranking.ts';
import type { MatchResult } from '../ratings/result.ts';
import type { ShownRating } from '../ratings/rating.ts';
import type { WordedEvent } from './posts.ts';
import type { Premoves, ConsentRequest, StoredMatch, Timer } from './stored-match.ts';

/** The public fields of a match and of its timers. Everything else is secret. */
export const publicFields = [
  'id',
  'seq',
  'status',
  'terms',
  'home',
  'players',
  'agreed',
  'createdAt',
  'startedAt',
  'endedAt',
  'ending',
  'feat',
  'commitment',
  'answers',
  'banks',
  'away',
  'requests',
  'expires',
  'takebacks',
  'autopilot',
  'missed',
  'tempo',
  'undos',
  'pauseSaid',
  'awaited',
  'shown',
  'challenger',
  'previous',
  'competition',
  'lastActed',
] as const satisfies readonly (keyof StoredMatch)[];
export const publicTimerFields = [
  'seat',
  'key',
  'kind',
  'since',
  'due',
  'stage',
  'turn',
  'asked',
] as const satisfies readonly (keyof Timer)[];

export type PublicMatch = Pick<StoredMatch, (typeof publicFields)[number]> & {
  readonly waits: readonly Pick<Timer, (typeof publicTimerFields)[number]>[];
};

/** The view, question and actions of one person. */
export interface Panel {
  readonly id: string;
  /** Carried by every button of this panel. */
  readonly seq: number;
  readonly sheet: PublicMatch;
  readonly game: AnyGame;
  /** Null for onlookers. */
  readonly seat: Seat | null;
  /** For the game's texts and pictures; null before the start. */
  readonly view: unknown;
  readonly turn: number;
  readonly active: readonly Seat[];
  /** The question open for this person. */
  readonly question: Decision | null;
  /** The step of a lesson, which the question is reduced to; null otherwise. */
  readonly lesson: PanelLesson | null;
  /** Seats that play waits for: with a blocking question, or if no one else could act. */
  readonly awaiting: readonly Seat[];
  readonly undo: UndoOption | null;
  readonly ahead: Premoves | null;
  readonly requests: readonly ConsentRequest[];
  readonly actions: readonly PanelAction[];
  /** When a win on time may be claimed; null if it can't. */
  readonly claimableFrom: number | null;
  /** Events of the change that led to this panel, worded for this person. */
  readonly news: readonly WordedEvent[];
  /** Whether the interaction was processed before and had no effect now. */
  readonly repeated: boolean;
  /** Published when the match is over. */
  readonly seed: string | null;
}

/** The current step of a lesson. */
export interface PanelLesson {
  readonly family: string;
  readonly goal: Text;
  /** Counts from 1. */
  readonly number: number;
  readonly steps: number;
  readonly text: Text;
  readonly answer: Answer;
  /** The tips that the step stands for. */
  readonly topics: readonly string[];
  readonly place: string | null;
  /** The question with everything else that could be answered in a real match. */
  readonly others: Decision;
}

/** A lesson, and where a person is in it. */
export interface ListedLesson {
  readonly family: Family;
  readonly game: string;
  readonly variant: string;
  readonly about: Text;
  readonly seats: number;
  readonly steps: number;
  /** Whether an update changed the moves of the open one. */
  readonly changed: boolean;
  /** The open step, from 1; null if it isn't open. */
  readonly step: number | null;
  /** Whether this person has finished it before. */
  readonly done: boolean;
}

/** What a player's page shows of a match, besides its board: the latest events, oldest first. */
export interface SeenMatch {
  readonly panel: Panel;
  readonly log: readonly LoggedNews[];
}

/** An event as a player reads it. */
export interface LoggedNews extends WordedEvent {
  readonly turn: number;
  /** Null if it isn't about a roll. */
  readonly roll: ShownRoll | null;
}

/** How far a match is. */
export interface MatchProgress {
  /** Counts every change. */
  readonly version: number;
  readonly seq: number;
  readonly over: boolean;
}

/** A browser in which a person is signed in. */
export interface BrowserSession {
  readonly since: number;
  /** When it was last used, to the day. */
  readonly used: number;
  readonly own: boolean;
}

export interface UndoOption {
  /** The manual answer to undo. */
  readonly answer: GivenAnswer;
  /** Its question, and the view at that time: both are used to describe it. */
  readonly asked: Decision;
  readonly view: unknown;
  /** Number of answers that go with it: those given by standing orders since. */
  readonly answers: number;
  /** The standing order's answer that can be undone alone, to choose differently. */
  readonly byOrder: GivenAnswer | null;
}

/** Actions other than answers, for the buttons of a panel. */
export type PanelAction =
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
  | 'decline-adjourn'
  | 'resume'
  | 'resign'
  | 'take-seat-back'
  | 'hint'
  | 'rematch';

export interface Hint {
  readonly panel: Panel;
  /** The answer, and those planned after it. */
  readonly line: readonly Answer[];
  /** How much better: unclear, a little, clearly, much. */
  readonly better: 0 | 1 | 2 | 3;
  /** Compared with doing nothing or, if that is advised or impossible, with everything else. */
  readonly than: 'nothing' | 'else';
  /** Reasons, most important first. */
  readonly why: readonly Text[];
}

/** A saved deck, as its game writes it. */
export interface SavedDeck {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

/** House rules saved by name on a server: the id of the value of each rule that isn't the default. */
export interface SavedRules {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** One of a person's matches, for a list by time left. */
export interface ListedMatch {
  readonly sheet: PublicMatch;
  /** The person's seat, also while a computer holds it. */
  readonly seat: Seat;
  /** Whether play waits for the person. */
  readonly isAwaited: boolean;
  /** The person's deadline; null if none is running. */
  readonly due: number | null;
}

/** One answer and its events, worded for one person. */
export interface LogEntry {
  /** Number of the answer, from 1; 0 is the set-up. */
  readonly answer: number;
  readonly turn: number;
  readonly seat: Seat | null;
  readonly texts: readonly Text[];
}

export interface MatchStats {
  /** By seat: the points at the end of every turn. */
  readonly points: readonly (readonly number[])[];
  /** By die, by face, by the seat that rolled: how often it came up. */
  readonly rolls: readonly (readonly (readonly number[])[])[];
}

/** What a match did to the ratings of its seats, or why it didn't count. */
export type RatingChange =
  | { readonly seats: readonly { readonly points: number; readonly change: number; readonly provisional: boolean }[] }
  | { readonly reason: 'early' | 'often' };

/** A person's matches of one family. */
export interface FamilyFigures {
  readonly family: Family;
  /** Null without a rated match. */
  readonly rating: ShownRating | null;
  /** The points after each rated match, oldest first. */
  readonly curve: readonly number[];
  readonly rated: OutcomeTally;
  readonly friendly: OutcomeTally;
}

/** What one person may know about another, or about themselves. */
export interface PlayerProfile {
  readonly person: string;
  /** Null if the person doesn't show it. */
  readonly figures:
    | (Omit<Figures, 'families' | 'favouriteVariant' | 'favouriteCard'> & {
        readonly families: readonly FamilyFigures[];
        readonly favouriteVariant: Text | null;
        readonly favouriteCard: Text | null;
        readonly badges: readonly Badge[];
        /** The number of variants there are, for the badge. */
        readonly variants: number;
        readonly streak: Pick<PuzzleStreak, 'row' | 'best'>;
      })
    | null;
  /** The asker against this person; null for their own profile. */
  readonly against: (Omit<HeadToHead, 'families'> & { readonly families: readonly FamilyTally[] }) | null;
  /** Open matches of both, and whether play waits for the asker, for the other, or for someone else. */
  readonly open: readonly { readonly id: string; readonly awaited: 'asker' | 'person' | 'others' }[];
}

export interface FamilyTally {
  readonly family: Family;
  readonly tally: OutcomeTally;
}

/** A person's results by opponent. */
export interface PersonalRecord {
  readonly rated: OutcomeTally;
  readonly friendly: OutcomeTally;
  /** The most frequent first. */
  readonly opponents: readonly {
    readonly opponent: { readonly person: string } | { readonly level: string };
    readonly rated: OutcomeTally;
    readonly friendly: OutcomeTally;
  }[];
}

/** The ranking of a server in one family. */
export interface ServerRanking {
  readonly family: Family;
  readonly people: readonly RankedPerson[];
  /** The ratings of the computers, weakest first, where they are known. */
  readonly levels: readonly { readonly name: Text; readonly points: number }[];
}

/** A person's puzzle results. */
export interface PuzzleStreak {
  /** The last day that counted; empty if none did. */
  readonly day: string;
  /** Consecutive days solved at the first try, and the longest such streak. */
  readonly row: number;
  readonly best: number;
  readonly solved: number;
  readonly tried: number;
}

export interface PuzzleInfo {
  readonly goal: number;
  /** The points the solver starts with; null if this version doesn't have the puzzle. */
  readonly start: number | null;
  /** Whether reaching the goal wins the match. */
  readonly wins: boolean;
  /** Null while it is open. */
  readonly solved: boolean | null;
  /** The solution in words once it is over; empty if this version doesn't have the puzzle. */
  readonly solution: readonly Text[];
  /** Whether it counts; later tries are for fun. */
  readonly counts: boolean;
  /** This person's finished tries of the day, up to this one: whether each was solved. */
  readonly tries: readonly boolean[];
  readonly streak: PuzzleStreak;
  readonly family: string;
}

/** A person on the list of a daily match. */
export interface ListedScore {
  readonly person: string;
  /** The score, most important figure first; null while others can still play. */
  readonly figures: readonly number[] | null;
}

/** How a person's daily match went. */
export interface DailyResult {
  readonly match: string;
  readonly day: string;
  readonly daily: DailyMatch;
  /** Null if the match ended without a score. */
  readonly figures: readonly number[] | null;
  /** The course of the match as squares, which reveal nothing about the deal. */
  readonly row: string;
}

/** What happened on a server in one week. */
export interface ServerWeek {
  /** The number of finished matches, and the latest ones. */
  readonly count: number;
  readonly results: readonly MatchResult[];
  /** The match won from furthest behind. */
  readonly comeback: { readonly person: string; readonly behind: number; readonly match: string } | null;
  /** The roll that cost a person most cards. */
  readonly cruelest: { readonly person: string; readonly cards: number; readonly match: string } | null;
  /** The people who solved puzzles at the first try, and how many. */
  readonly solvers: readonly { readonly person: string; readonly solved: number }[];
  /** Open tables that anyone may join. */
  readonly tables: readonly PublicMatch[];
}
