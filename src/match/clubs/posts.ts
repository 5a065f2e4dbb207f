import type { StoredPost } from '../ports.ts';

/** The posts of a competition by kind. They are worded at delivery from the competition as it is then. */
export interface CompetitionPosts {
  /** The card: made, changed by a sign-up, moved to another channel. It is one message, edited in place. */
  card: Record<never, never>;
  /** Play starts. */
  started: Record<never, never>;
  /** A round starts: a new message, which later cards edit. */
  round: { readonly round: number };
  /** The table changed: edit the message of the round. */
  standings: Record<never, never>;
  /** On a ladder: a challenge. Mentions the person who is challenged. */
  challenge: { readonly challenger: string; readonly opponent: string; readonly until: number };
  /** A decision of the organiser that everyone may read, by its place in the log. */
  notice: { readonly entry: number };
  /** The season is over. */
  over: Record<never, never>;
  cancelled: { readonly reason: string };
}

export type CompetitionPostKind = keyof CompetitionPosts;

/** A post whose kind and detail match. */
export type CompetitionPost = {
  [K in CompetitionPostKind]: Omit<StoredPost, 'kind' | 'detail'> & {
    readonly kind: K;
    readonly detail: CompetitionPosts[K];
  };
}[CompetitionPostKind];

export type DraftCompetitionPost = Pick<CompetitionPost, 'kind' | 'detail' | 'push'>;

const kinds: Record<CompetitionPostKind, true> = {
  card: true,
  started: true,
  round: true,
  standings: true,
  challenge: true,
  notice: true,
  over: true,
  cancelled: true,
};

/** Reads a stored post; null if its kind is from an older version. */
export const readCompetitionPost = (post: StoredPost): CompetitionPost | null =>
  Object.hasOwn(kinds, post.kind) ? (post as CompetitionPost) : null;
