import type { AnyGame } from '../engine/game/index.ts';
import type { GivenAnswer } from '../engine/match.ts';
import type { Situation, Thought } from '../engine/opponent.ts';
import type { Answer, Seat } from '../engine/script.ts';
import type { MatchResult, ResultKey } from '../ratings/result.ts';
import type { Rating } from '../ratings/rating.ts';
import type { RatedEntry } from '../ratings/rating-table.ts';
import type { StoredCompetition } from './clubs/stored-competition.ts';
import type { Draft, FinishedMatch, Profile, StoredMatch } from './stored-match.ts';

export type { StoredCompetition } from './clubs/stored-competition.ts';

/** A message to be sent because of a change. It stays in the outbox until it is delivered and is worded at delivery. */
export interface StoredPost {
  /** Unique and stable, so that nothing is sent twice; its mark tells it from a change that a failing server lost. */
  readonly id: string;
  readonly match: string;
  readonly seq: number;
  /** When the change was made; missing in rows of older versions. */
  readonly at?: number | undefined;
  /** Everyone in the match's channel, or one seat. */
  readonly to: 'channel' | Seat;
  /** The kind of message, such as `turn`, `choice` or `over`; it determines `detail`. */
  readonly kind: string;
  readonly detail: unknown;
  /** Whether it may notify with a sound. */
  readonly push: boolean;
}

/** One change of one match, written completely or not at all. */
export interface Commit {
  readonly sheet: StoredMatch;
  /** The `seq` the change is based on; 0 creates the match. */
  readonly from: number;
  /** Changes to the list of answers: dropped from its end, then added. */
  readonly history: { readonly drop: number; readonly add: readonly GivenAnswer[] };
  readonly posts: readonly StoredPost[];
  /** The id of the interaction: a second commit with the same token isn't made. */
  readonly token: string | null;
  /** The next moment at which the match has to be processed. */
  readonly due: number | null;
  /** Set when the match ended: it is removed from the open ones and archived. */
  readonly finished: FinishedMatch | null;
  /** The result of a match that ended and counts. */
  readonly result?: MatchResult | null;
}

export type CommitResult = 'done' | 'stale' | 'duplicate' | 'channel-taken';

/** Why a store operation failed; the match layer words each reason. */
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

/** Opens a match to everyone who has its link. */
export interface Share {
  /** The secret part of the link; empty for a match shared by a version without links. */
  readonly token: string;
  /** The person who shared it. */
  readonly by: string;
}

/** A result and what it did to the ratings; no entry if it isn't rated or wasn't applied yet. */
export interface ListedResult {
  readonly result: MatchResult;
  readonly entry: RatedEntry | null;
}

/** New ratings and entries, and the results they come from. */
export interface RatingUpdate {
  /** The last result applied before, as `pendingResults` returned it. */
  readonly since: ResultKey | null;
  readonly upTo: ResultKey;
  readonly applied: readonly ResultKey[];
  readonly entries: readonly (ResultKey & { readonly entry: RatedEntry | null })[];
  readonly ratings: readonly { readonly family: string; readonly person: string; readonly rating: Rating | null }[];
}

/** Results, which are kept for good, and the ratings that follow from them, which can be rebuilt. */
export interface ResultStore {
  /** Saves a result, once per match; the commit of a match does so too. */
  record(result: MatchResult): Promise<void>;
  /** Returns the last result applied to the ratings, and the first ones that aren't applied yet, in order. */
  pending(limit: number): Promise<{ readonly applied: ResultKey | null; readonly pending: readonly ResultKey[] }>;
  /** Returns these results in order, without those that don't exist. */
  get(wanted: readonly ResultKey[]): Promise<readonly ListedResult[]>;
  /** Yields all results from a moment on, in order, a day's at once. */
  since(from: number): AsyncIterable<readonly ListedResult[]>;
  /** Returns the keys of a person's results from a moment on, in order. */
  of(person: string, from: number): Promise<readonly ResultKey[]>;
  /** Returns ratings in the order of the people. */
  ratings(family: string, people: readonly string[]): Promise<readonly (Rating | null)[]>;
  /** Writes new ratings, all or none; returns false if others were written first. */
  apply(update: RatingUpdate): Promise<boolean>;
  /** Returns the people who finished a match on a server and don't stay out of rankings. */
  listed(guild: string): Promise<readonly string[]>;
  setUnranked(person: string, on: boolean): Promise<void>;
  /** Puts an anonymous person in someone's place in all results and ratings. Returns the number of results. */
  disown(person: string, alias: string): Promise<number>;
}

/** One change of one competition, written completely or not at all. */
export interface CompetitionCommit {
  readonly competition: StoredCompetition;
  /** The version the change is based on; null creates the competition. */
  readonly from: StoredCompetition | null;
  readonly posts: readonly StoredPost[];
  /** The next moment at which the competition has to be processed. */
  readonly due: number | null;
  /** The matches that this change counts. */
  readonly counted: readonly string[];
}

export interface CompetitionStore {
  /** An unreadable one is set aside; throws `StoreError`. */
  load(id: string): Promise<StoredCompetition | null>;
  /** Sets an unreadable competition aside: it is due no more. */
  quarantine(id: string, reason: string): Promise<void>;
  /** Returns false if another change was written first. */
  commit(change: CompetitionCommit, now: number): Promise<boolean>;
  /** Returns the ids of the matches that ended and aren't counted yet. */
  ended(id: string): Promise<readonly string[]>;
  /** Yields the ids of all competitions that aren't over. */
  open(): AsyncIterable<string>;
  /** Returns a server's competitions, newest first. */
  inServer(guild: string): Promise<readonly StoredCompetition[]>;
  /** Returns the competitions a person signed up for, newest first. */
  ofPerson(user: string): Promise<readonly StoredCompetition[]>;
}

export interface Store {
  readonly results: ResultStore;
  readonly competitions: CompetitionStore;
  /** Returns a match that isn't over; finished ones come from `finished`. */
  load(id: string): Promise<StoredMatch | null>;
  inChannel(channel: string): Promise<StoredMatch | null>;
  /** Returns a person's challenges, open and adjourned matches, without `except`. */
  ofPlayer(user: string, except?: string): Promise<readonly StoredMatch[]>;
  /** Returns one page of a server's challenges, open and adjourned matches, newest first, and their number. */
  inServer(
    guild: string,
    from: number,
    count: number,
  ): Promise<{ readonly sheets: readonly StoredMatch[]; readonly total: number }>;
  /** Takes one round trip. */
  commit(change: Commit): Promise<CommitResult>;
  history(id: string): Promise<readonly GivenAnswer[]>;
  /**
   * Returns whether a commit with this token was made, which tells a repeated interaction from a late one. Optional.
   */
  isApplied?(id: string, token: string): Promise<boolean>;

  finished(id: string): Promise<FinishedMatch | null>;
  /** Newest first. */
  finishedOf(user: string, limit: number): Promise<readonly FinishedMatch[]>;

  /** Returns the ids of the matches on a leaderboard, best first. */
  leaderboard(list: string, limit: number): Promise<readonly string[]>;
  /** Returns the seed of a day: the first one saved for it. Deleted at `until`. */
  dailySeed(day: string, fresh: SeedCommitment, until: number): Promise<SeedCommitment>;

  /** Saves a text under a mark that names no one. Deleted at `until`. */
  saveMark(mark: string, text: string, until: number): Promise<void>;
  mark(mark: string): Promise<string | null>;

  profile(user: string): Promise<Profile | null>;
  /** Returns profiles in the order of the ids, in one round trip. */
  profiles(users: readonly string[]): Promise<readonly (Profile | null)[]>;
  /** Changes a profile atomically; `change` is called again if another change came first. */
  changeProfile(user: string, change: (now: Profile | null) => Profile): Promise<Profile>;

  /** Returns a person's private data by name. */
  userData(user: string): Promise<ReadonlyMap<string, string>>;
  /** Saves a value, or deletes it with null, if it is still `was`; returns whether it did. Neither is an empty text. */
  saveUserData(user: string, name: string, was: string | null, value: string | null): Promise<boolean>;

  draft(match: string, seat: Seat): Promise<Draft | null>;
  saveDraft(match: string, seat: Seat, draft: Draft | null): Promise<void>;

  /** Returns a small value of the user interface, such as a message id. */
  uiValue(match: string, name: string): Promise<string | null>;
  saveUiValue(match: string, name: string, value: string | null): Promise<void>;

  /** Returns the share of a match; null if it isn't shared. */
  shareOf(match: string): Promise<Share | null>;
  /** Saves a share, or deletes it with null, if it is still `was`; returns whether it did. */
  saveShare(match: string, was: Share | null, share: Share | null): Promise<boolean>;

  /** Returns matches due at or before `now`, and the next due moment after it. */
  due(now: number, limit: number): Promise<{ readonly ids: readonly string[]; readonly next: number | null }>;
  delivered(post: StoredPost): Promise<void>;
  /** Gives up on a post and sets it aside with the reason. */
  undeliverable(post: StoredPost, reason: string): Promise<void>;

  /** Yields the ids of all open matches in batches. */
  openMatches(): AsyncIterable<string>;
  /** Sets an unreadable match aside; the others continue. */
  quarantine(id: string, reason: string): Promise<void>;
  /**
   * Deletes a person's data: profile, private data, challenges, the name in matches, and notes about them there and in
   * matches they `left`. In results, `alias` takes their place.
   */
  purge(user: string, left: readonly string[], alias: string): Promise<number>;
  /** Tries a write. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Log for the host of the bot: no hidden cards, no tokens, no names. pino fits. */
export interface Log {
  info(about: object, text: string): void;
  warn(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** A match that has to be processed, and the `seq` it was found with. */
export interface Due {
  readonly match: string;
  readonly seq: number;
  readonly at: number;
}

/** Store operations of the clock. */
export interface Backlog {
  lastWritten(match: string): Promise<StoredMatch | null>;
  /** Returns when the match is due; null if it never is. */
  dueOf(match: string): Promise<Due | null>;
  /** Yields everything due at or before this moment, in batches. */
  upcoming(until: number): AsyncIterable<readonly Due[]>;
  /** Returns the matches with posts in the outbox. */
  matchesWithPosts(): Promise<readonly string[]>;
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Returns the posts of one match, oldest first. */
  postsOf(match: string, limit: number): Promise<readonly StoredPost[]>;
}

/** Processes matches when they are due and delivers their posts. */
export interface Clock {
  /** Schedules a match; a call for an older `seq` has no effect. */
  schedule(match: string, seq: number, at: number): Promise<void>;
  /** Delivers the posts of a match; those that may wait, after a moment in which later ones may replace them. */
  deliver(match: string, mayWait?: boolean): Promise<void>;
  close(): Promise<void>;
}

export type Announce = (post: StoredPost, maybeSent: boolean) => Promise<void>;

export interface Announcer {
  /** Returns a function that announces posts of one match; the match is replayed once for all of them. */
  about(sheet: StoredMatch): Announce;
  /** Returns the same for posts of one competition. */
  aboutCompetition(competition: StoredCompetition): Announce;
}

/** A seed and its SHA-256. */
export interface SeedCommitment {
  readonly seed: string;
  readonly commitment: string;
}

/** Time and randomness, injected so that tests can control them. */
export interface Runtime {
  now(): number;
  /** Returns a new seed of 64 hexadecimal digits, or the given one, with its SHA-256. */
  seed(given?: string): SeedCommitment;
  /** Returns a short id for a match, such as `K7Q2M`: the same for the same words, random without them. */
  id(words: string | null): string;
  /** Returns a few random letters that tell changes with the same number apart. */
  changeMark(): string;
}

/** Computes an answer at a level without blocking. The same seed gives the same answer; null if there is none. */
export type Think = (match: string, level: string, situation: Situation, seed: string) => Promise<Thought | null>;

/** Reviews matches and gives advice. */
export interface Analyst {
  /** Returns the winning chances by seat. */
  chances(game: AnyGame, variant: string, seats: number, state: unknown): readonly number[];
  /** Returns the features in which one line beats another, most important first, and the direction. */
  reasons(
    situation: Situation,
    line: readonly Answer[],
    instead: readonly Answer[],
    seed: string,
  ): readonly { readonly name: string; readonly up: boolean }[];
  /** Returns a strong player's choice among lines with their winning chances, best first; null if there is none. */
  advice(match: string, situation: Situation, seed: string): Promise<Thought | null>;
  /**
   * Returns every first answer with the chance of its best line, best first; null if there is none. A brief look takes
   * a fraction of the time and is less exact.
   */
  lines(match: string, situation: Situation, seed: string, isBrief?: boolean): Promise<Thought['lines'] | null>;
}
