import type { TimeControl } from './stored-match.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const MINUTE = 60_000;

/** Every number of the match layer, so that tests and hosts can change them. Times are in milliseconds. */
export interface MatchLimits {
  /** Time per turn; null without a clock. */
  readonly turn: Readonly<Record<TimeControl, number | null>>;
  readonly challengeExpires: number;
  readonly challengeReminder: number;
  /** The time bank and its refill per turn: this long, or this many turns if shorter. */
  readonly timeBank: number;
  readonly timeBankTurns: number;
  readonly timeBankRefill: number;
  readonly timeBankRefillTurns: number;
  /** Time for a choice in another player's turn: this long, or this share of the turn time if shorter. */
  readonly choiceTime: number;
  readonly choiceShare: number;
  /**
   * Reminders: after the first share, then after the second share or this long before the end, whichever is earlier.
   */
  readonly firstReminderShare: number;
  readonly lastReminderShare: number;
  readonly lastReminderBefore: number;
  /** How long a click postpones a reminder. */
  readonly reminderPostpone: number;
  /** A deadline in quiet hours moves to this long after them. */
  readonly quietHoursGrace: number;
  /** Extra time the waiting player can grant, and the wait before a win can be claimed in a friendly match. */
  readonly grantedTime: number;
  readonly claimAfter: number;
  readonly idle: number;
  /** How long after the first acceptance the maker of an offer gets a message, if others haven't answered by then. */
  readonly dealNotice: number;
  /** A seat that acted within this time counts as present and isn't mentioned. */
  readonly presentWithin: number;
  readonly vacation: number;
  readonly vacationPeriod: number;
  /** Direct messages per turn and person. */
  readonly directMessagesPerTurn: number;
  /** Delay of automatic answers that could hide a card: while everyone is present, and otherwise. */
  readonly delayLive: readonly [number, number];
  readonly delay: readonly [number, number];
  /** Automatic answers per change; the rest follow in the next one. */
  readonly automaticAnswers: number;
  readonly openPerPlayer: number;
  /** Challenges that are open or went unanswered within this time: by one person, and from one person to another. */
  readonly challengeWindow: number;
  readonly challengesByPerson: number;
  readonly challengesToOne: number;
  /** Open challenges to one person. */
  readonly challengesToPerson: number;
  /** Challenges on one server within that time. */
  readonly challengesInServer: number;
  /** Reports by one person and on one server within that time. */
  readonly reportsByPerson: number;
  readonly reportsInServer: number;
  readonly blocked: number;
  /** Decks and notes per person, and the length of their names and texts. */
  readonly decks: number;
  readonly deckNameLength: number;
  readonly notes: number;
  /** Saved house rules per server and game. */
  readonly savedRules: number;
  readonly noteLength: number;
  /** Open and running competitions per server. */
  readonly competitions: number;
  /** How often a change is retried when another one was written first. */
  readonly attempts: number;
  /** How long a ticket to the play page can be used, and how many a person can have at once. */
  readonly ticket: number;
  readonly tickets: number;
  /** How long a browser stays signed in, and in how many a person can be. */
  readonly session: number;
  readonly sessions: number;
}

export const defaultLimits: MatchLimits = {
  turn: { live: 15 * MINUTE, fast: 12 * HOUR, normal: 48 * HOUR, slow: 72 * HOUR, weekly: 7 * DAY, none: null },
  challengeExpires: 7 * DAY,
  challengeReminder: 48 * HOUR,
  timeBank: 72 * HOUR,
  timeBankTurns: 6,
  timeBankRefill: 6 * HOUR,
  timeBankRefillTurns: 0.5,
  choiceTime: 12 * HOUR,
  choiceShare: 0.25,
  firstReminderShare: 0.5,
  lastReminderShare: 0.85,
  lastReminderBefore: 4 * HOUR,
  reminderPostpone: HOUR,
  quietHoursGrace: 2 * HOUR,
  grantedTime: 24 * HOUR,
  claimAfter: 24 * HOUR,
  idle: 14 * DAY,
  dealNotice: HOUR,
  presentWithin: 10 * MINUTE,
  vacation: 14 * DAY,
  vacationPeriod: 182 * DAY,
  directMessagesPerTurn: 4,
  delayLive: [5_000, 45_000],
  delay: [2 * MINUTE, 30 * MINUTE],
  automaticAnswers: 300,
  openPerPlayer: 50,
  challengeWindow: DAY,
  challengesByPerson: 15,
  challengesToOne: 4,
  challengesToPerson: 15,
  challengesInServer: 300,
  reportsByPerson: 3,
  reportsInServer: 30,
  blocked: 500,
  decks: 20,
  deckNameLength: 40,
  notes: 100,
  savedRules: 20,
  noteLength: 1500,
  competitions: 50,
  attempts: 8,
  ticket: 10 * MINUTE,
  tickets: 5,
  session: 30 * DAY,
  sessions: 10,
};
