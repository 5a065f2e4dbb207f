import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Portrait } from './hand.ts';
import type { Chip, Die, Seated } from './parts.ts';

export interface RollScene {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly Die[];
  readonly title: Text;
  readonly rows: readonly (Seated & { readonly chips: readonly Chip[]; readonly note: Text | null })[];
  /** The event that is being resolved. */
  readonly card: Portrait | null;
}

export interface ChallengeScene {
  readonly kind: 'challenge';
  readonly title: Text;
  readonly people: readonly Guest[];
  readonly terms: readonly { readonly icon: string; readonly label: Text; readonly value: Text }[];
}

/** Somebody at the table before it begins; a free seat has no name. */
export interface Guest extends Seated {
  readonly note?: Text;
  readonly agreed?: boolean;
}

export interface ResultScene {
  readonly kind: 'result';
  /** The best first; whoever shares a place has the same `rank`. */
  readonly people: readonly (Seated & { readonly rank: number })[];
  readonly verdict: Text;
  /** In its place where several share the first one. */
  readonly shared?: Text;
  readonly detail: Text;
  /** By person, in the same order. */
  readonly points: readonly number[];
  readonly sources: readonly {
    readonly icon: string;
    readonly name: Text;
    readonly points: readonly number[];
    /** How many there were, where that is not the same. */
    readonly counts?: readonly number[];
  }[];
}

/** A series between people, or the statistics of a match. */
export interface ChartScene {
  readonly kind: 'chart';
  readonly title: Text;
  readonly note: Text;
  readonly people: readonly Seated[];
  /** By person. */
  readonly score: readonly number[] | null;
  readonly plots: readonly Plot[];
}

export type Plot =
  /** How a number went on, by person. */
  | {
      readonly kind: 'lines';
      readonly title: Text;
      readonly axis: Text;
      readonly values: readonly (readonly number[])[];
      readonly goal: number | null;
    }
  /** How often something came, by person; `expected` of each bar is drawn as a line across. */
  | {
      readonly kind: 'bars';
      readonly title: Text;
      readonly bars: readonly { readonly label: Text; readonly icon?: string; readonly values: readonly number[] }[];
      readonly expected: readonly number[] | null;
    };
