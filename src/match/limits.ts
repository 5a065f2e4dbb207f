import type { ClockName } from './sheet.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const MINUTE = 60_000;

/** Every number of the match layer, so that tests and other houses can have their own. Times in milliseconds. */
export interface Limits {
  /** How long a turn may take; null without a clock. */
  readonly turn: Readonly<Record<ClockName, number | null>>;
  readonly challengeExpires: number;
  readonly challengeReminder: number;
  readonly bank: number;
  readonly bankRefill: number;
  /** A choice in the other's turn: this long, or this share of the turn's time if that is shorter. */
  readonly choice: number;
  readonly choiceShare: number;
  /** Reminders: at this share, and at this share or so long before the end, whichever is earlier. */
  readonly halfShare: number;
  readonly lateShare: number;
  readonly lateBefore: number;
  /** How long a click postpones a reminder. */
  readonly postpone: number;
  /** A deadline in quiet hours moves to so long after them. */
  readonly afterQuiet: number;
  /** What the waiting player can give, and how long a friendly match waits before a win can be claimed. */
  readonly grant: number;
  readonly claimAfter: number;
  readonly idle: number;
  /** Both acted so recently that nobody needs a mention. */
  readonly live: number;
  readonly vacation: number;
  readonly vacationPer: number;
  /** Direct messages about one turn to one person. */
  readonly messages: number;
  /** Delay of answers that come by themselves where a hidden card could have been played: here, and by correspondence. */
  readonly delayLive: readonly [number, number];
  readonly delay: readonly [number, number];
  /** Answers that come by themselves within one change; the rest follows in the next. */
  readonly automatic: number;
  readonly openPerPlayer: number;
  /** Challenges that came to nothing or still wait, within this time: by one person, from one to another. */
  readonly challengeWindow: number;
  readonly challengesByPerson: number;
  readonly challengesToOne: number;
  /** That wait for one person at once. */
  readonly challengesToPerson: number;
  /** All that are made on one server within that time. */
  readonly challengesInServer: number;
  readonly blocked: number;
  /** Decks and notes one person may keep, and how long their names and texts may be. */
  readonly decks: number;
  readonly deckName: number;
  readonly memos: number;
  readonly memo: number;
  /** How often a change is decided anew when another one came first. */
  readonly attempts: number;
}

export const usualLimits: Limits = {
  turn: { fast: 12 * HOUR, normal: 48 * HOUR, slow: 72 * HOUR, weekly: 7 * DAY, none: null },
  challengeExpires: 7 * DAY,
  challengeReminder: 48 * HOUR,
  bank: 72 * HOUR,
  bankRefill: 6 * HOUR,
  choice: 12 * HOUR,
  choiceShare: 0.25,
  halfShare: 0.5,
  lateShare: 0.85,
  lateBefore: 4 * HOUR,
  postpone: HOUR,
  afterQuiet: 2 * HOUR,
  grant: 24 * HOUR,
  claimAfter: 24 * HOUR,
  idle: 14 * DAY,
  live: 10 * MINUTE,
  vacation: 14 * DAY,
  vacationPer: 182 * DAY,
  messages: 4,
  delayLive: [5_000, 45_000],
  delay: [2 * MINUTE, 30 * MINUTE],
  automatic: 300,
  openPerPlayer: 50,
  challengeWindow: DAY,
  challengesByPerson: 15,
  challengesToOne: 4,
  challengesToPerson: 15,
  challengesInServer: 300,
  blocked: 500,
  decks: 20,
  deckName: 40,
  memos: 100,
  memo: 1500,
  attempts: 8,
};
