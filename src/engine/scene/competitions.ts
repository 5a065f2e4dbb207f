import type { Text } from '../text.ts';
import type { FormMark } from './moments.ts';
import type { SeatedPlayer } from './parts.ts';

/** The head of every picture of a competition. */
interface CompetitionHead {
  readonly icon: string;
  /** The name that a person gave it. */
  readonly title: Text;
  readonly subtitle: Text;
}

/** The table of a competition, division by division. */
export interface StandingsScene extends CompetitionHead {
  readonly kind: 'standings';
  /** The headings of the figures. The last figure is the one that decides. */
  readonly columns: readonly Text[];
  readonly formLabel: Text;
  readonly divisions: readonly {
    readonly name: Text | null;
    readonly rows: readonly StandingsRow[];
    /** Says how many rows aren't shown. */
    readonly more: Text | null;
  }[];
  /** What the marks beside the ranks mean. */
  readonly legend: readonly { readonly mark: StandingsMark; readonly text: Text }[];
}

/** Moves up or down a division with this rank, or holds a crown. */
export type StandingsMark = 'up' | 'down' | 'crown';

export interface StandingsRow {
  readonly rank: number;
  /** The crest is that of this seat. */
  readonly person: SeatedPlayer;
  readonly mark: StandingsMark | null;
  /** Someone who left is dimmed; the note says so. */
  readonly left: Text | null;
  /** The last results, oldest first. */
  readonly form: readonly FormMark[];
  readonly figures: readonly string[];
}

/** The matches of a cup, round by round. */
export interface BracketScene extends CompetitionHead {
  readonly kind: 'bracket';
  readonly sections: readonly BracketSection[];
  readonly champion: { readonly label: Text; readonly person: SeatedPlayer } | null;
}

export interface BracketSection {
  readonly name: Text | null;
  readonly rounds: readonly { readonly name: Text; readonly matches: readonly (readonly BracketPlace[])[] }[];
}

export interface BracketPlace {
  /** Null while it isn't decided who plays here. */
  readonly person: SeatedPlayer | null;
  /** Shown without a person, such as “bye”. */
  readonly note: Text;
  readonly state: 'open' | 'won' | 'lost';
}
