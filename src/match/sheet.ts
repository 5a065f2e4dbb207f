import type { Given, Match } from '../engine/match.ts';
import type { Answer, Seat } from '../engine/script.ts';
import type { Language } from '../engine/text.ts';

/** Who sits at a seat. */
export type Player =
  | { readonly kind: 'person'; readonly id: string; readonly name: string }
  /** `standsFor` is set where a person left the seat: who may take it back, or null when nobody may. */
  | { readonly kind: 'computer'; readonly level: string; readonly name: string; readonly standsFor?: { readonly id: string; readonly name: string } | null }
  /** For anybody who joins before the match begins. */
  | { readonly kind: 'open'; readonly name: string };

/** In the place of a name, and in records of an id, that was to be forgotten. */
export const NOBODY = { name: '–', id: '0' } as const;

/** Whose seat it is: of whoever sits there, or of the one a computer keeps it for. */
export function holderOf(player: Player): string | null {
  if (player.kind === 'person') return player.id;
  return (player.kind === 'computer' && player.standsFor?.id) || null;
}

/** The seat that is somebody's, though a computer may keep it. Whoever has one belongs to the match: looks at it from anywhere, and shares it. */
export function heldSeat(players: readonly Player[], user: string): Seat | null {
  const seat = players.findIndex((player) => holderOf(player) === user);
  return seat === -1 ? null : seat;
}

/** A computer that keeps the seat of somebody who is to be forgotten: from then on it keeps it for nobody. */
export const withoutKept = (player: Player, user: string): Player =>
  player.kind === 'computer' && player.standsFor?.id === user ? { ...player, name: 'Computer', standsFor: null } : player;

export const clockNames = ['fast', 'normal', 'slow', 'weekly', 'none'] as const;
export type ClockName = (typeof clockNames)[number];

/** What everybody agreed to before the first move. */
export interface Terms {
  readonly game: string;
  /** The game's own options, `variant` and `flow` among them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockName;
  readonly takebacks: boolean;
  readonly rated: boolean;
  /** People may ask the computer for hints. */
  readonly hints?: boolean | undefined;
  /** The level that plays for whoever is missing; the usual one when left out. */
  readonly standIn?: string | undefined;
  /** The day whose seed it is, `2026-11-17`: everybody who plays alone on that day throws the same dice. */
  readonly day?: string | undefined;
  /** No match but the daily post of a server: its position is the puzzle that was shown last. */
  readonly daily?: true | undefined;
  /** The puzzle it begins at, the day whose puzzle that is, and the points to be reached in the turn. */
  readonly puzzle?: { readonly id: string; readonly day: string; readonly goal: number } | undefined;
  /** The match that is played on here, and the answer before which it was taken up. */
  readonly from?: { readonly match: string; readonly answer: number } | undefined;
}

/** Between a person and the panel: it begins in the middle, so nothing of it is said, told, counted or repeated. */
export const isAside = ({ puzzle, from }: Terms): boolean => puzzle !== undefined || from !== undefined;

/** Where a match lives. A thread is a channel; a match that could not get one is played in the channel itself. */
export interface Home {
  readonly guild: string | null;
  /** Where it was asked for. */
  readonly parent: string;
  /** Where it is played; null before it began. */
  readonly channel: string | null;
  /** Of what is said in public. */
  readonly language: Language;
  /** Somebody asked for this language: it stays, whoever accepts. */
  readonly chosen?: boolean | undefined;
}

export type Status = 'challenge' | 'open' | 'adjourned' | 'over';

/** The places, best first; equals share one. */
export type Ranking = readonly (readonly Seat[])[];

export type Ending =
  | { readonly kind: 'won' | 'resigned' | 'claimed'; readonly ranking: Ranking }
  | { readonly kind: 'declined' | 'withdrawn' | 'expired' | 'abandoned' };

/** A decision somebody is waited for, and how long. Times in milliseconds since 1970. */
export interface Wait {
  readonly seat: Seat;
  readonly key: string;
  /** The turn itself, or a choice in the other's turn with its own short clock. */
  readonly kind: 'turn' | 'choice';
  readonly since: number;
  /** When it is over; null without a clock. With the bank running, when the bank is empty. */
  readonly due: number | null;
  readonly stage: 'running' | 'bank' | 'empty';
  /** The next moment at which something has to be done about it; null when nothing is left to do. */
  readonly next: number | null;
  /** How many reminders were sent for it. */
  readonly reminded: number;
  /** Set by the player: no more reminders for this one. */
  readonly muted: boolean;
  /** The turn it belongs to. */
  readonly turn: number;
  /** `match.seq` when this very question was put: a click made for it since then is not stale. */
  readonly asked: number;
  /** When it is answered by itself, after a random delay so that timing tells nothing; secret. Null when it is not. */
  readonly auto: number | null;
  /** The player took back what a standing order answered: it is left to be answered by hand. */
  readonly byHand: boolean;
  /** The turn in which the player wants to be asked what is part of it, whatever the standing orders say. */
  readonly asking?: number | undefined;
}

/** The clock of a turn that stands still while the other has to choose first. */
export interface Paused {
  readonly wait: Wait;
  readonly at: number;
}

/** Something asked of all other people, outside the rules. `agreed` are those who said yes, the asker among them. */
export type Request = { readonly seat: Seat; readonly agreed: readonly Seat[] } & (
  | { readonly kind: 'take-back'; readonly answers: number; readonly seq: number }
  | { readonly kind: 'adjourn' | 'resume' }
);

/** Something that happened in the game, with the answer it came with, for the log and the digest. */
export interface Happened {
  /** The number of that answer in the list of all answers, from 1; 0 for what the set-up made happen. */
  readonly seq: number;
  /** The turn in which the answer was given. */
  readonly turn: number;
  readonly event: unknown;
}

/** Moves made in advance: the turn is begun, and ended too where there was nothing to do. It stops where there is something to decide. */
export interface Ahead {
  readonly upTo: 'roll' | 'end';
  /** For so many turns. */
  readonly turns: number;
}

/** What a match played alone is measured by, and where it stands with that. */
export interface Feat {
  /** The most important first, each the more the better. */
  readonly figures: readonly number[];
  /** The same as one number. */
  readonly rank: number;
  /** The lists of the best it is entered in. */
  readonly lists: readonly string[];
}

/** All that is stored of one match. Plain JSON. */
export interface Sheet {
  readonly id: string;
  /** Counts every change of this sheet: compare-and-set, stale clicks. */
  readonly seq: number;
  readonly status: Status;
  readonly terms: Terms;
  readonly home: Home;
  /** By seat. In a challenge the challenger comes first; the start shuffles. */
  readonly players: readonly Player[];
  /** By seat: said yes to the terms as they are. */
  readonly agreed: readonly boolean[];
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly ending: Ending | null;
  /** Of somebody who played alone to the end. */
  readonly feat?: Feat | undefined;
  /** SHA-256 of the seed, published at the start; the seed itself is inside the match until the end. */
  readonly commitment: string | null;
  readonly match: Match | null;
  /** Length of the list of answers kept beside the sheet. */
  readonly answers: number;
  /** Which of the answers in `match.since` were given by a standing order: positions in that list. */
  readonly byOrder: readonly number[];
  /** Events since the start of the previous turn, newest last. */
  readonly log: readonly Happened[];
  readonly waits: readonly Wait[];
  readonly paused: readonly Paused[];
  /** Milliseconds left in each seat's time bank. */
  readonly banks: readonly number[];
  /** Until when a seat is on vacation. */
  readonly away: readonly (number | null)[];
  readonly requests: readonly Request[];
  /** When a challenge or an idle match comes to its end by itself; null when it does not. */
  readonly expires: number | null;
  /** Take-backs so far, by seat. */
  readonly takebacks: readonly number[];
  /** By seat: the turn that is played by itself because its player is absent; null when none is. */
  readonly autopilot: readonly (number | null)[];
  /** By seat: what it wants to be done in its next turns; secret. Missing where nobody ever wanted anything. */
  readonly ahead?: readonly (Ahead | null)[] | undefined;
  /** By seat: turns in a row that were played for an absent player. */
  readonly missed: readonly number[];
  /** By seat: how often it was waited for, and how long in all. */
  readonly tempo: readonly { readonly waits: number; readonly spent: number }[];
  /** By seat: direct messages about the current turn so far. */
  readonly messages: readonly number[];
  /** Steps taken back without asking in the current turn. */
  readonly undos: number;
  /** The last turn for which a line said in public whom it waits for; at most one per turn. */
  readonly pauseSaid: number;
  /** The seats that line named last. */
  readonly awaited: readonly Seat[];
  /** A sum over what was last shown in public as put to several; missing where nothing ever was. */
  readonly invited?: string | undefined;
  /** By seat: a sum over the hand as it was last shown in a direct message; secret. */
  readonly hands: readonly string[];
  /** The seat of the one who challenged: drawn from the seed, or so that the other goes first in a rematch. Null in a challenge. */
  readonly challenger: Seat | null;
  /** By user: the answer to the first question, given in advance; secret, and gone when the match begins. */
  readonly brings?: Readonly<Record<string, Answer>> | undefined;
  /** By place at the table before the start: the seat it got. Absent in a challenge and in matches of older versions. */
  readonly table?: readonly Seat[] | undefined;
  /** Match this one is the rematch of. */
  readonly previous: string | null;
  /** Last time each seat did something. */
  readonly lastActed: readonly number[];
}

/** From whom challenges are taken: from everybody, from nobody, or on one server only. */
export type Challengers = 'everyone' | 'nobody' | `server ${string}`;

export interface Tips {
  readonly off: boolean;
  /** Game and tip, in the order in which they were shown. */
  readonly seen: readonly string[];
  /** The question at which the last one was shown, so that it stays there. */
  readonly at: string;
  /** The match in which the game is learned. */
  readonly lesson: string | null;
}

/** A player's own settings, secret from the other. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly language: Language | null;
  /** Minutes east of UTC; null when unknown. */
  readonly offset: number | null;
  /** Minutes since local midnight, from and to; null when off. */
  readonly quiet: readonly [number, number] | null;
  readonly notifications: 'all' | 'turns' | 'none';
  /** Direct messages were refused: not tried again until the player says so. */
  readonly dmClosed: boolean;
  /** The channel of the direct messages, once it was opened. */
  readonly dm?: string | undefined;
  /** Game and order → setting, and how it is used. */
  readonly orders: Readonly<Record<string, { readonly setting: string; readonly mode: 'ask' | 'late' | 'now' }>>;
  /** Days of vacation taken, as start and end. */
  readonly vacations: readonly (readonly [number, number])[];
  readonly challengers: Challengers;
  /** Nobody is told at the end of a match how long this person took for an answer. */
  readonly untimed?: boolean | undefined;
  /** What a newcomer was told. */
  readonly tips?: Tips | undefined;
  /** Marks of people whose challenges are not taken: no ids, so that a deleted person stays deleted. */
  readonly blocked: readonly string[];
}

/** A finished match as it is kept: enough to replay it to the last card. */
export interface Past {
  readonly sheet: Omit<Sheet, 'match' | 'log'>;
  readonly seed: string;
  readonly version: number;
  readonly history: readonly Given[];
}

/** One seat's draft of a multi-part choice, kept beside the match so that a button id stays short. */
export interface Draft {
  readonly seq: number;
  readonly picks: Answer;
}
