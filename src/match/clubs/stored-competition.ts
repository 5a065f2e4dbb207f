import type { Language } from '../../engine/text.ts';

/** Everything stored about one competition, as plain JSON. */
export interface StoredCompetition {
  readonly id: string;
  /** Counts every change, for compare-and-set. */
  readonly seq: number;
  readonly guild: string;
  readonly channel: string;
  /** The language of public messages. */
  readonly language: Language;
  readonly createdAt: number;
  /** Everyone it is found by: the people who signed up. */
  readonly people: readonly string[];
  /** Fingerprints of the latest interactions handled, newest last. */
  readonly tokens: readonly string[];
  /** By fixture: the id of its match. */
  readonly matches: Readonly<Record<string, string>>;
}
