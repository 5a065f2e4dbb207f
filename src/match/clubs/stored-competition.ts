import type { Competition } from '../../clubs/competition.ts';

/** A competition as it is stored: its own logic's part, and what it is found and kept by. */
export interface StoredCompetition {
  readonly id: string;
  /** Counts every change, for compare-and-set. */
  readonly seq: number;
  readonly guild: string;
  readonly createdAt: number;
  /** Everyone it is found by: the people who signed up. */
  readonly people: readonly string[];
  /** Fingerprints of the latest interactions handled, newest last. */
  readonly tokens: readonly string[];
  /** Set when its channel was deleted and the organiser was told. */
  readonly homeless?: true | undefined;
  /** The id of the next season, once someone opened it. */
  readonly following?: string | undefined;
  readonly club: Competition;
}
