import type { Language } from '../engine/text.ts';

/** What the page is given about a shared match: from `match.json`, and as each server-sent event. */
export interface SharedMatch {
  readonly id: string;
  readonly game: string;
  readonly variant: string;
  readonly state: 'running' | 'over';
  readonly seq: number;
  readonly turn: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly seats: readonly { readonly name: string; readonly computer?: string }[];
  readonly commitment: string;
  /** Only when the match is over: the record with its seed, as `/parley review` hands it out. */
  readonly record?: string;
  /** Only while it runs: what spectators see, per language: scene as data, text board and log. */
  readonly view?: Readonly<
    Record<Language, { readonly scene: unknown; readonly board: string; readonly log: readonly string[] }>
  >;
  /** Where a review exists: win chance per turn and seat, and turning points. */
  readonly review?: { readonly chances: readonly (readonly number[])[]; readonly moments: readonly number[] };
}
