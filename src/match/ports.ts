import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import type { Situation, Thought } from '../engine/opponent.ts';
import type { Answer, Seat } from '../engine/script.ts';
import type { Draft, Past, Profile, Sheet } from './sheet.ts';

/** What has to be said to somebody because of a change. Kept in the outbox until it was delivered; worded at delivery. */
export interface Post {
  /** Unique and stable, so that nothing is said twice; by its mark another one than that of a change a failing server lost. */
  readonly id: string;
  readonly match: string;
  readonly seq: number;
  /** When the change was made; missing in rows of an older version. */
  readonly at?: number | undefined;
  /** To everybody in the match's channel, or to one seat. */
  readonly to: 'channel' | Seat;
  /** What it is about, e.g. `turn`, `choice`, `hand`, `reminder`, `over`; `detail` belongs to it. */
  readonly kind: string;
  readonly detail: unknown;
  /** With push, without, or only when asked for. */
  readonly push: boolean;
}

/** One change of one match, written as a whole or not at all. */
export interface Commit {
  readonly sheet: Sheet;
  /** The `seq` the change was made from; 0 creates the match. */
  readonly from: number;
  /** Changes of the list of answers: drop from its end, then add. */
  readonly history: { readonly drop: number; readonly add: readonly Given[] };
  readonly posts: readonly Post[];
  /** Of the interaction that caused it: a second commit with the same token is not made. */
  readonly token: string | null;
  /** The earliest moment anything has to be done about this match by itself. */
  readonly due: number | null;
  /** Set when the match ended: it leaves the open ones and is kept as a record. */
  readonly past: Past | null;
}

export type Committed = 'done' | 'stale' | 'duplicate' | 'channel-taken';

/** Why the store could not do what it was asked; the layer above has words for each. */
export type StoreFault = 'unreachable' | 'full' | 'read-only' | 'corrupted';

export class StoreError extends Error {
  readonly fault: StoreFault;
  readonly match: string | null;
  constructor(fault: StoreFault, message: string, match: string | null = null) {
    super(message);
    this.name = 'StoreError';
    this.fault = fault;
    this.match = match;
  }
}

export interface Store {
  /** A match that is not over; what is left of one that is comes from `past`. */
  load(id: string): Promise<Sheet | null>;
  inChannel(channel: string): Promise<Sheet | null>;
  /** Open and adjourned matches and challenges of a person, all but the one named. */
  ofPlayer(user: string, except?: string): Promise<readonly Sheet[]>;
  /** Challenges, open and adjourned matches of a server, the newest first: a portion of them, and how many there are. */
  inServer(guild: string, from: number, count: number): Promise<{ readonly sheets: readonly Sheet[]; readonly total: number }>;
  /** One round trip. */
  commit(change: Commit): Promise<Committed>;
  history(id: string): Promise<readonly Given[]>;
  /** Whether a commit with this token was made: tells a repeated interaction from a late one. Nothing is lost without it. */
  seen?(id: string, token: string): Promise<boolean>;

  past(id: string): Promise<Past | null>;
  /** Newest first. */
  pastOf(user: string, limit: number): Promise<readonly Past[]>;

  /** Ids of the matches of a list of the best, best first. */
  best(list: string, limit: number): Promise<readonly string[]>;
  /** The seed of a day: the one that was first kept for it, by whomever; forgotten at `until`. */
  seedOf(day: string, fresh: Chance, until: number): Promise<Chance>;

  /** Keeps words under a mark that names nobody; forgotten at `until`. */
  remember(mark: string, words: string, until: number): Promise<void>;
  remembered(mark: string): Promise<string | null>;

  profile(user: string): Promise<Profile | null>;
  /** Whoever else changes it meanwhile loses nothing: then it is asked again what becomes of it. */
  changeProfile(user: string, change: (now: Profile | null) => Profile): Promise<Profile>;

  /** What a person keeps for themselves, by name. */
  keepsakes(user: string): Promise<ReadonlyMap<string, string>>;
  /** Keeps it, or with null keeps it no more, if it is still what it `was`; says whether. Neither is an empty text. */
  keep(user: string, name: string, was: string | null, value: string | null): Promise<boolean>;

  draft(match: string, seat: Seat): Promise<Draft | null>;
  saveDraft(match: string, seat: Seat, draft: Draft | null): Promise<void>;

  /** Small notes of the layer that shows the match: message ids and the like. */
  note(match: string, name: string): Promise<string | null>;
  saveNote(match: string, name: string, value: string | null): Promise<void>;

  /** Whether everybody may look at the match. */
  isShared(match: string): Promise<boolean>;
  share(match: string, on: boolean): Promise<void>;

  /** Matches with something to do at or before `now`, and the next such moment after it. */
  due(now: number, limit: number): Promise<{ readonly ids: readonly string[]; readonly next: number | null }>;
  delivered(post: Post): Promise<void>;
  /** Given up on: kept aside with the reason. */
  undeliverable(post: Post, reason: string): Promise<void>;

  /** Ids of all open matches, in portions. */
  open(): AsyncIterable<string>;
  /** A match that cannot be read is set aside; the others go on. */
  quarantine(id: string, reason: string): Promise<void>;
  /** Forgets a person: profile, keepsakes, challenges, the name in matches, and what was noted about them there and in those they `left`. */
  purge(user: string, left: readonly string[]): Promise<number>;
  /** Tries a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Where the host of the bot is told what happens below: no hidden cards, no tokens, no names. pino fits. */
export interface Log {
  info(about: object, words: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** Something of a match that has to be done, and the `seq` of the match it was found in. */
export interface Due {
  readonly match: string;
  readonly seq: number;
  readonly at: number;
}

/** What the clock asks of the store besides. */
export interface Backlog {
  /** The sheet as it was last written, over or not: the last posts of a match come after its end. */
  last(match: string): Promise<Sheet | null>;
  /** When the match has something to do; null when it never has. */
  dueOf(match: string): Promise<Due | null>;
  /** Everything to do at or before this moment, in portions. */
  upcoming(until: number): AsyncIterable<readonly Due[]>;
  /** The matches with something in the outbox. */
  waiting(): Promise<readonly string[]>;
  /** How many matches there are, by game and status. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Outbox rows of one match, oldest first. */
  postsOf(match: string, limit: number): Promise<readonly Post[]>;
}

/** Wakes the match layer at the right moment and delivers what it has to say. */
export interface Clock {
  /** Something of this match is due at this moment; an earlier call for an older `seq` does nothing any more. */
  wake(match: string, seq: number, at: number): Promise<void>;
  /** There is something in the outbox. */
  deliver(match: string): Promise<void>;
  close(): Promise<void>;
}

/** Says what a post is about to the people it is for. Throws when it should be tried again later. */
export interface Announcer {
  /** `perhapsSaid`: it may have been said so long ago that nobody but a look can tell. */
  announce(post: Post, sheet: Sheet, perhapsSaid: boolean): Promise<void>;
}

/** A seed and its SHA-256. */
export interface Chance {
  readonly seed: string;
  readonly commitment: string;
}

/** Time and chance, handed in so that tests can hold them. */
export interface World {
  now(): number;
  /** A fresh seed of 64 hexadecimal digits, or the one given, and its SHA-256. */
  seed(given?: string): Chance;
  /** A short id for a new match, e.g. `K7Q2M`: of the same words always the same one, else by chance. */
  id(words: string | null): string;
  /** A few random letters that tell one change from another with the same number. */
  mark(): string;
}

/** Thinks at a level without holding anything up. The same seed thinks the same; null when nothing came of it. */
export type Think = (match: string, level: string, situation: Situation, seed: string) => Promise<Thought | null>;

/** Looks back at a match, and gives advice in one. */
export interface Judge {
  /** The winning chances at a table, by seat. */
  chances(game: AnyGame, variant: string, seats: number, state: unknown): readonly number[];
  /** For which features one line is better than another, the weightiest first, and whether it has more of them. */
  reasons(situation: Situation, line: readonly Answer[], instead: readonly Answer[], seed: string): readonly { readonly name: string; readonly up: boolean }[];
  /** What a strong player would do, among lines with their winning chances, the best first; null when nothing came of it. */
  advice(match: string, situation: Situation, seed: string): Promise<Thought | null>;
  /** Every first answer with the chance of the best line behind it, the best first; null when nothing came of it. */
  lines(match: string, situation: Situation, seed: string): Promise<Thought['lines'] | null>;
}
