import type { ClubEffect, Competition, CompetitionEntry } from '../../clubs/competition.ts';
import type { StoredPost } from '../ports.ts';

/** The posts of a competition by kind. They are worded at delivery from the competition as it is then. */
export interface CompetitionPosts {
  /** Something on the card or in the table changed. It is one message, edited in place; a new one each round. */
  card: null;
  /** Play starts. */
  started: null;
  round: { readonly round: number };
  /** On a ladder: someone challenges another person, who is mentioned. */
  challenge: {
    readonly fixture: string;
    readonly challenger: string;
    readonly opponent: string;
    readonly until: number;
  };
  accepted: { readonly fixture: string };
  /** A fixture was decided: the table changes. */
  decided: { readonly fixture: string };
  /** A line of the public log that everyone should read: its place there. */
  notice: { readonly entry: number };
  /** The season is over. */
  over: null;
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

export type CompetitionDraft = {
  [K in CompetitionPostKind]: { readonly kind: K; readonly detail: CompetitionPosts[K] };
}[CompetitionPostKind];

const kinds: Record<CompetitionPostKind, true> = {
  card: true,
  started: true,
  round: true,
  challenge: true,
  accepted: true,
  decided: true,
  notice: true,
  over: true,
  cancelled: true,
};

/** Reads a stored post; null if its kind is from an older version. */
export const readCompetitionPost = (post: StoredPost): CompetitionPost | null =>
  Object.hasOwn(kinds, post.kind) ? (post as CompetitionPost) : null;

/** Kinds of log lines that get a post of their own; the others have one already. */
const noticed: ReadonlySet<CompetitionEntry['kind']> = new Set([
  'removed',
  'banned',
  'replaced',
  'extended',
  'delayed',
]);

type Announcement = Extract<ClubEffect, { readonly kind: 'announce' }>;

/** Drafts the posts of one change: what its logic announces, new log lines, and else the changed card. */
export function draftPosts(
  before: Competition | null,
  after: Competition,
  announced: readonly Announcement[],
): readonly CompetitionDraft[] {
  const notices = after.log.flatMap((line, entry): readonly CompetitionDraft[] =>
    entry >= (before?.log.length ?? 0) && noticed.has(line.kind) ? [{ kind: 'notice', detail: { entry } }] : [],
  );
  const drafts = [...announced.map((effect) => draftOf(after, effect)), ...notices];
  return drafts.length === 0 && isCardChanged(before, after) ? [{ kind: 'card', detail: null }] : drafts;
}

/** Returns whether the card looks different: people, dates or results changed. */
function isCardChanged(before: Competition | null, after: Competition): boolean {
  const shown = ({ home, phase, starts, ends, entrants, fixtures, rounds }: Competition): string =>
    JSON.stringify([
      home,
      phase,
      starts,
      ends,
      rounds,
      entrants.map(({ person, out }) => [person, out]),
      fixtures.map(({ outcome, match, challenge }) => [outcome, match, challenge]),
    ]);
  return before === null || shown(before) !== shown(after);
}

function draftOf(club: Competition, { what, fixture: id = '', round }: Announcement): CompetitionDraft {
  switch (what) {
    case 'challenge': {
      const fixture = club.fixtures.find((each) => each.id === id);
      const [challenger = '', opponent = ''] = fixture?.seats.map((seat) => club.entrants[seat]?.person ?? '') ?? [];
      return {
        kind: 'challenge',
        detail: { fixture: id, challenger, opponent, until: fixture?.challenge?.until ?? 0 },
      };
    }
    case 'round':
      return { kind: 'round', detail: { round: round ?? 1 } };
    case 'accepted':
    case 'decided':
      return { kind: what, detail: { fixture: id } };
    case 'cancelled':
      return { kind: what, detail: { reason: club.reason } };
    case 'started':
    case 'over':
      return { kind: what, detail: null };
  }
}

/** Returns whom a post calls. Only a challenge calls someone: the matches themselves announce everything else. */
export const calledBy = ({ kind, detail }: CompetitionDraft): string | null =>
  kind === 'challenge' ? detail.opponent : null;
