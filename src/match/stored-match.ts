import type { GivenAnswer, Match } from '../engine/match.ts';
import type { Answer, Seat } from '../engine/script.ts';
import type { Language } from '../engine/text.ts';

export type MatchPlayer =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      /** The anonymous person who takes this one's place in results, once their data was deleted. */
      readonly alias?: string | undefined;
    }
  /** `standsFor` is set if a person left the seat: who may take it back, or null. */
  | {
      readonly kind: 'computer';
      readonly level: string;
      readonly name: string;
      readonly standsFor?: { readonly id: string; readonly name: string } | null;
      /** As above, for the person who left. */
      readonly alias?: string | undefined;
    }
  /** An open seat that anyone may take before the match starts. */
  | { readonly kind: 'open'; readonly name: string };

/** Replaces the name of a deleted person, and the id in records. */
export const FORGOTTEN_USER = { name: '–', id: '0' } as const;

/** Returns the owner of a seat, also while a computer holds it. */
export function seatHolder(player: MatchPlayer): string | null {
  if (player.kind === 'person') return player.id;
  return (player.kind === 'computer' && player.standsFor?.id) || null;
}

/** Returns the seat a person owns, also while a computer holds it. Its owner may view and share the match anywhere. */
export function seatHeldBy(players: readonly MatchPlayer[], user: string): Seat | null {
  const seat = players.findIndex((player) => seatHolder(player) === user);
  return seat === -1 ? null : seat;
}

/** Returns the player without a deleted person's right to return; `alias` takes their place in the result. */
export const withoutReturnRight = (player: MatchPlayer, user: string, alias: string | null = null): MatchPlayer =>
  player.kind === 'computer' && player.standsFor?.id === user
    ? { ...player, name: 'Computer', standsFor: null, ...(alias !== null && { alias }) }
    : player;

export const timeControls = ['live', 'fast', 'normal', 'slow', 'weekly', 'none'] as const;
export type TimeControl = (typeof timeControls)[number];

/** Everything the players agreed to before the first move. */
export interface Terms {
  readonly game: string;
  /** The game's own options, including `variant` and `flow`. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: TimeControl;
  readonly takebacks: boolean;
  readonly rated: boolean;
  /** Whether people may ask the computer for hints. */
  readonly hints?: boolean | undefined;
  /** The level of stand-ins; the default if omitted. */
  readonly standIn?: string | undefined;
  /** The day of a daily match, such as `2026-11-17`: everyone who plays it gets the same deal. */
  readonly day?: string | undefined;
  /** Set for a server's daily post, which isn't a match: its position is the last puzzle shown. */
  readonly daily?: true | undefined;
  /** Set for a server's weekly post, which isn't a match either. */
  readonly weekly?: true | undefined;
  /** The puzzle it starts from, its day, and the points to reach in the turn. */
  readonly puzzle?:
    | {
        readonly id: string;
        readonly day: string;
        readonly goal: number;
        readonly family?: string | undefined;
        /** The server that lists it once it is solved; only for a try that counts. */
        readonly guild?: string | undefined;
      }
    | undefined;
  /** The family of the lesson it is, and the fingerprint of its moves. */
  readonly lesson?: { readonly family: string; readonly moves: string } | undefined;
  /** The match that is continued here, and the answer it branches off before. */
  readonly from?: { readonly match: string; readonly answer: number } | undefined;
}

/** Returns whether this is a server's regular post, which isn't a match. */
export const isServerPost = ({ daily, weekly }: Terms): boolean => daily === true || weekly === true;

/** The start of every competition's id, which no match's id has. */
export const COMPETITION_PREFIX = 'C-';
export const isCompetitionId = (id: string): boolean => id.startsWith(COMPETITION_PREFIX);

/** The place of a match in a competition. */
export interface CompetitionMatch {
  /** The id of the competition. */
  readonly id: string;
  readonly fixture: string;
  /** The name of the competition, for the title of the match. */
  readonly name: string;
  /** The round it is played in, where there are several; for the title, too. */
  readonly round?: number | undefined;
}

/** Returns whether a match starts in the middle and isn't announced, logged or counted. */
export const isSideGame = ({ puzzle, from, lesson }: Terms): boolean =>
  puzzle !== undefined || from !== undefined || lesson !== undefined;

/** The channels of a match. A thread is a channel; without one, the match is played in the channel itself. */
export interface MatchLocation {
  readonly guild: string | null;
  /** The channel in which it was requested. */
  readonly parent: string;
  /** The channel in which it is played; null before the start. */
  readonly channel: string | null;
  /** The language of public messages. */
  readonly language: Language;
  /** Whether a player chose this language: then it stays. */
  readonly chosen?: boolean | undefined;
}

export type MatchStatus = 'challenge' | 'open' | 'adjourned' | 'over';

/** Groups of seats, best first; tied seats share a group. */
export type Ranking = readonly (readonly Seat[])[];

export type Ending =
  | { readonly kind: 'won' | 'resigned' | 'claimed' | 'adjudicated'; readonly ranking: Ranking }
  | { readonly kind: 'declined' | 'withdrawn' | 'expired' | 'abandoned' };

/** A question that a seat has to answer, and its deadline. Times are in milliseconds since 1970. */
export interface Timer {
  readonly seat: Seat;
  readonly key: string;
  /** The turn itself, or a choice in another player's turn with its own short clock. */
  readonly kind: 'turn' | 'choice';
  readonly since: number;
  /** The deadline; null without a clock. While the bank runs, when the bank is empty. */
  readonly due: number | null;
  readonly stage: 'running' | 'bank' | 'empty';
  /** The next moment at which the timer has to be processed; null if there is none. */
  readonly next: number | null;
  /** Number of reminders sent. */
  readonly reminded: number;
  /** Whether the player muted reminders for this question. */
  readonly muted: boolean;
  readonly turn: number;
  /** `match.seq` when this question was asked: a click since then isn't stale. */
  readonly asked: number;
  /**
   * When it is answered automatically, after a random delay so that timing reveals nothing; secret. Null if it isn't.
   */
  readonly auto: number | null;
  /** Whether the player undid a standing order: the question is left to be answered by hand. */
  readonly byHand: boolean;
  /** The turn in which the player wants every question, whatever the standing orders say. */
  readonly asking?: number | undefined;
}

/** The clock of a turn, stopped while another seat has to choose. */
export interface PausedTimer {
  readonly wait: Timer;
  readonly at: number;
}

/** A request to all other people, outside the rules. `agreed` lists those who agreed, including the asker. */
export type ConsentRequest = { readonly seat: Seat; readonly agreed: readonly Seat[] } & (
  | { readonly kind: 'take-back'; readonly answers: number; readonly seq: number }
  | { readonly kind: 'adjourn' | 'resume' }
);

/** An event of the game with the answer that caused it, for the log and the digest. */
export interface LoggedEvent {
  /** The number of that answer, from 1; 0 for the set-up. */
  readonly seq: number;
  readonly turn: number;
  readonly event: unknown;
}

/** Premoves: start the turn, and end it if there is nothing to do. They stop at any decision. */
export interface Premoves {
  readonly upTo: 'roll' | 'end';
  /** Number of turns. */
  readonly turns: number;
}

/** The score of a solo or daily match, or of a solved puzzle, and its lists. */
export interface SoloScore {
  /** Figures, most important first; more is better. */
  readonly figures: readonly number[];
  /** The figures packed into one number. */
  readonly rank: number;
  /** The leaderboards it is listed on. */
  readonly lists: readonly string[];
}

/** What a result needs to know about the course of a match. */
export interface MatchTally {
  readonly turns: number;
  /** The smallest number of turns that any seat had. */
  readonly fewest: number;
  /** By seat: the most points it was behind the leader at the start of a turn. */
  readonly behind: readonly number[];
}

/** Everything stored about one match, as plain JSON. */
export interface StoredMatch {
  readonly id: string;
  /** Counts every change, for compare-and-set and stale clicks. */
  readonly seq: number;
  readonly status: MatchStatus;
  readonly terms: Terms;
  readonly home: MatchLocation;
  /** By seat. In a challenge the challenger comes first; seats are drawn at the start. */
  readonly players: readonly MatchPlayer[];
  /** By seat: agreed to the current terms. */
  readonly agreed: readonly boolean[];
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly ending: Ending | null;
  /** The score of a finished solo match. */
  readonly feat?: SoloScore | undefined;
  /** Missing in matches of older versions, of one player, and in side games. */
  readonly tally?: MatchTally | undefined;
  /** SHA-256 of the seed, published at the start; the seed stays inside the match until the end. */
  readonly commitment: string | null;
  readonly match: Match | null;
  /** Number of answers, which are stored separately. */
  readonly answers: number;
  /** Indexes in `match.since` of the answers given by standing orders. */
  readonly byOrder: readonly number[];
  /** Events since the start of the previous turn, newest last. */
  readonly log: readonly LoggedEvent[];
  readonly waits: readonly Timer[];
  readonly paused: readonly PausedTimer[];
  /** Milliseconds left in each seat's time bank. */
  readonly banks: readonly number[];
  /** By seat: the end of its vacation. */
  readonly away: readonly (number | null)[];
  readonly requests: readonly ConsentRequest[];
  /** When a challenge or an idle match ends automatically; null if it doesn't. */
  readonly expires: number | null;
  /** Take-backs so far, by seat. */
  readonly takebacks: readonly number[];
  /** By seat: the turn that the autopilot plays for an absent player; null if none. */
  readonly autopilot: readonly (number | null)[];
  /** By seat: its premoves; secret. Missing if no one ever made any. */
  readonly ahead?: readonly (Premoves | null)[] | undefined;
  /** By seat: consecutive turns played for an absent player. */
  readonly missed: readonly number[];
  /** By seat: number of waits, and their total time. */
  readonly tempo: readonly { readonly waits: number; readonly spent: number }[];
  /** By seat: direct messages sent about the current turn. */
  readonly messages: readonly number[];
  /** Free undo steps in the current turn. */
  readonly undos: number;
  /** The last turn with a public line saying whom play waits for; at most one per turn. */
  readonly pauseSaid: number;
  /** The seats that line named last. */
  readonly awaited: readonly Seat[];
  /** Number of answers the last public message of a turn covers; missing if there never was one. */
  readonly shown?: number | undefined;
  /** Fingerprint of the open offer last shown in public; missing if there never was one. */
  readonly invited?: string | undefined;
  /**
   * The answers to an open offer that its maker knows of, as a fingerprint. `due`: when the maker gets a message about
   * the others. `told`: whether there was one. Missing without an open offer.
   */
  readonly deals?: { readonly known: string; readonly due: number | null; readonly told: boolean } | undefined;
  /** By seat: fingerprint of the hand last shown in a direct message; secret. */
  readonly hands: readonly string[];
  /** The challenger's seat: drawn from the seed, or set by a rematch or a league. Null in a challenge. */
  readonly challenger: Seat | null;
  /** By user: the secret answer to the first question, given in advance; deleted at the start. */
  readonly brings?: Readonly<Record<string, Answer>> | undefined;
  /** Marks of guests the host removed; deleted at the start. */
  readonly sentAway?: readonly string[] | undefined;
  /** By lobby place: the seat it got. Missing in challenges and in matches of older versions. */
  readonly table?: readonly Seat[] | undefined;
  /** Whether a league gave out the seats, instead of the seed. */
  readonly seated?: true | undefined;
  readonly previous: string | null;
  /** The competition it belongs to; missing in other matches. */
  readonly competition?: CompetitionMatch | undefined;
  /** By seat: when it last acted. */
  readonly lastActed: readonly number[];
}

/** Returns whether a player may take a seat back from a stand-in: not in rated matches, where it would be help. */
export const mayReturn = ({ terms }: Pick<StoredMatch, 'terms'>): boolean => !terms.rated;

/** The challenges a person accepts: everyone's, no one's, or those from one server. */
export type ChallengePolicy = 'everyone' | 'nobody' | `server ${string}`;

/** Who may see a profile: everyone, people met in a match, or no one else. */
export const profileAudiences = ['everyone', 'opponents', 'nobody'] as const;
export type ProfileAudience = (typeof profileAudiences)[number];

export interface TipProgress {
  readonly off: boolean;
  /** Ids of games and of tips that were shown, or taught by a lesson, in that order. */
  readonly seen: readonly string[];
  /** The question at which the last tip was shown, so that it stays there. */
  readonly at: string;
}

/** A player's private settings. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly language: Language | null;
  /** IANA name of the time zone. */
  readonly zone?: string | undefined;
  /** Minutes east of UTC, all year, for profiles of an older version; null if unknown. */
  readonly offset: number | null;
  /** Minutes since local midnight, from and to; null if off. */
  readonly quiet: readonly [number, number] | null;
  readonly notifications: 'all' | 'turns' | 'none';
  /** Direct messages were refused: not retried until the player asks for it. */
  readonly dmClosed: boolean;
  /** The direct message channel, once opened. */
  readonly dm?: string | undefined;
  /** Game and order → setting, and how it is used. */
  readonly orders: Readonly<Record<string, { readonly setting: string; readonly mode: 'ask' | 'late' | 'now' }>>;
  /** Vacations taken, as start and end. */
  readonly vacations: readonly (readonly [number, number])[];
  readonly challengers: ChallengePolicy;
  /** Whether this person's answer times stay out of results. */
  readonly untimed?: boolean | undefined;
  /** Whether no one may share this person's matches. */
  readonly unshared?: boolean | undefined;
  /** Who may see this person's profile; everyone if missing. */
  readonly profileFor?: ProfileAudience | undefined;
  /** Whether this person stays out of rankings. */
  readonly unranked?: boolean | undefined;
  /** The tips a newcomer has seen. */
  readonly tips?: TipProgress | undefined;
  /** Marks of blocked people: no ids, so that a deleted person stays deleted. */
  readonly blocked: readonly string[];
}

/** A finished match as stored: enough to replay it completely. */
export interface FinishedMatch {
  readonly sheet: Omit<StoredMatch, 'match' | 'log'>;
  readonly seed: string;
  readonly version: number;
  readonly history: readonly GivenAnswer[];
}

/** One seat's draft of a multi-part choice, stored separately so that button ids stay short. */
export interface Draft {
  readonly seq: number;
  readonly picks: Answer;
}
