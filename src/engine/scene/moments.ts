import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { CardPortrait } from './hand.ts';
import type { Chip, Die, SeatedPlayer } from './parts.ts';

export interface RollScene {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly Die[];
  readonly title: Text;
  readonly rows: readonly (SeatedPlayer & { readonly chips: readonly Chip[]; readonly note: Text | null })[];
  /** The event being resolved. */
  readonly card: CardPortrait | null;
}

export interface ChallengeScene {
  readonly kind: 'challenge';
  readonly title: Text;
  readonly people: readonly LobbyPlayer[];
  readonly terms: readonly { readonly icon: string; readonly label: Text; readonly value: Text }[];
}

/** A seat at a table before the start; an open seat has no name. */
export interface LobbyPlayer extends SeatedPlayer {
  readonly note?: Text;
  readonly agreed?: boolean;
}

export interface ResultScene {
  readonly kind: 'result';
  /** Best first; tied players have the same `rank`. */
  readonly people: readonly (SeatedPlayer & { readonly rank: number })[];
  readonly verdict: Text;
  /** Replaces the title when several players share first place. */
  readonly shared?: Text;
  readonly detail: Text;
  /** By person, in the same order. */
  readonly points: readonly number[];
  readonly sources: readonly {
    readonly icon: string;
    readonly name: Text;
    readonly points: readonly number[];
    /** The counts, where they differ from the points, and what is counted. */
    readonly counts?: readonly number[];
    readonly counted?: { readonly one: Text; readonly many: Text };
  }[];
}

/** A series between players, or the statistics of a match. */
export interface ChartScene {
  readonly kind: 'chart';
  readonly title: Text;
  readonly note: Text;
  readonly people: readonly SeatedPlayer[];
  /** By person. */
  readonly score: readonly number[] | null;
  readonly plots: readonly Plot[];
}

export type Plot =
  /** A number over time, by person. */
  | {
      readonly kind: 'lines';
      readonly title: Text;
      readonly axis: Text;
      readonly values: readonly (readonly number[])[];
      readonly goal: number | null;
    }
  /** Amounts by person, also negative ones; `expected` of each bar is drawn as a line across. */
  | {
      readonly kind: 'bars';
      readonly title: Text;
      readonly bars: readonly { readonly label: Text; readonly icon?: string; readonly values: readonly number[] }[];
      readonly expected: readonly number[] | null;
    };

/** A person in figures: ratings, facts, badges, and how someone stands against them. */
export interface ProfileScene {
  readonly kind: 'profile';
  /** The crest is that of this seat. */
  readonly person: SeatedPlayer;
  readonly subtitle: Text;
  /** The last results, oldest first. */
  readonly form: readonly FormMark[];
  readonly formLabel: Text;
  readonly families: readonly {
    readonly name: Text;
    /** Null without a rating. */
    readonly points: number | null;
    /** Below the points, such as the uncertainty. */
    readonly note: Text;
    /** The points after each rated match. */
    readonly curve: readonly number[];
    readonly record: Text;
    readonly recordNote: Text;
  }[];
  readonly facts: readonly { readonly icon: string; readonly label: Text; readonly value: Text }[];
  readonly badges: readonly { readonly icon: string; readonly name: Text; readonly story: Text }[];
  /** The reader against this person. */
  readonly against: {
    readonly title: Text;
    readonly score: string;
    readonly note: Text;
    readonly last: readonly FormMark[];
  } | null;
}

export type FormMark = 'won' | 'lost' | 'tied';
