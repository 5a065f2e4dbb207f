import type { AnyGame, Result } from '../engine/game/index.ts';
import type { Seat } from '../engine/script.ts';
import type { Text } from '../engine/text.ts';
import type { StoredPost } from './ports.ts';
import type { Ending, LoggedEvent, StoredMatch, Terms } from './stored-match.ts';

/**
 * All posts of a match by kind. Stored events are raw and may name hidden cards; at delivery they are reduced to the
 * recipient's view. Channel posts of a challenge go where it was made.
 */
export interface PostDetails<Event = LoggedEvent> {
  /** The challenge card: made, changed, reminded or closed. Mentions those who are asked while it is open. */
  challenge: {
    readonly event:
      | 'made'
      | 'proposed'
      | 'reworded'
      | 'reminder'
      | 'joined'
      | 'left'
      | 'accepted'
      | 'declined'
      | 'withdrawn'
      | 'expired';
    readonly terms: Terms;
    /** The previous terms and number of seats, if other terms are proposed. */
    readonly before?: { readonly terms: Terms; readonly seats: number };
    /** The seat that did it; null if no one did. */
    readonly seat: Seat | null;
    readonly calls: readonly Seat[];
    /** For a rematch: the previous match and its channel. */
    readonly previous: { readonly id: string; readonly channel: string | null } | null;
  };
  /** The match starts: terms, first player, commitment to the seed. */
  start: { readonly terms: Terms; readonly commitment: string; readonly first?: Seat | null };
  /** To a seat, at the start: where to see its hand. */
  hello: { readonly terms: Terms };
  /** A seat's turn starts: in public with a digest, to the seat with its hand. */
  turn: {
    readonly turn: number;
    readonly seat: Seat;
    /** All seats with a turn, if there are several. */
    readonly seats?: readonly Seat[];
    /** Events since that seat's last turn. */
    readonly events: readonly Event[];
    /** Null without a clock. */
    readonly due: number | null;
    /** The seats mentioned in public: none while everyone is present. */
    readonly calls: readonly Seat[];
    /** Number of free undo steps the previous player made. */
    readonly undos: number;
    /** In public: how far it goes, and whom play waits for. Missing in rows of older versions. */
    readonly progress?: TurnProgress | undefined;
  };
  /** The public turn message is edited: after the roll, and when play waits for other seats. */
  progress: {
    readonly turn: number;
    readonly seat: Seat;
    readonly events: readonly Event[];
    readonly due: number | null;
    readonly progress: TurnProgress;
  };
  /** To the active seat: the other player has chosen, the turn continues. */
  continued: {
    readonly turn: number;
    readonly seat: Seat;
    readonly events: readonly Event[];
    readonly due: number | null;
  };
  /** To a seat: its hand has changed, or it has `rolled`, which is void once its turn is over. */
  hand: { readonly turn: number; readonly rolled?: true | undefined };
  /** To a seat: a choice in another player's turn. Patient choices don't block anyone. */
  choice: {
    readonly turn: number;
    readonly seat: Seat;
    readonly key: string;
    readonly events: readonly Event[];
    readonly due: number | null;
    readonly patient: boolean;
  };
  /** One quiet public line: play waits for these seats. Edited as they answer, then removed. */
  pause: { readonly turn: number; readonly seats: readonly Seat[]; readonly due: number | null };
  /** One quiet public line: an open offer to several seats. Edited as they answer, then removed. */
  invitation: { readonly turn: number };
  /** To the maker of an open offer: others have answered it. `amends`: the maker was told of the first ones before. */
  deals: { readonly turn: number; readonly due: number | null; readonly amends: boolean };
  /** For parallel turns: the current position, and who has finished. */
  standings: { readonly finished: readonly Seat[] };
  /** To a seat: half of the time is gone, or most of it. */
  reminder: {
    readonly turn: number;
    readonly step: 'half' | 'late';
    readonly kind: 'turn' | 'choice';
    readonly due: number | null;
  };
  /** A turn's time is over: the bank runs or is empty. A waiting seat also gets its options. */
  bank: {
    readonly turn: number;
    readonly seat: Seat;
    readonly stage: 'bank' | 'empty';
    /** When the bank is empty; for an empty one, when the win may be claimed. */
    readonly until: number;
    readonly calls: readonly Seat[];
    /** Whether to edit the last reminder instead of sending another message. */
    readonly amends: boolean;
  };
  over: {
    readonly ending: Ending;
    readonly score: Result['score'] | null;
    readonly turns: number;
    /** Null while others still play with it. */
    readonly seed: string | null;
    readonly commitment: string;
    readonly events: readonly Event[];
  };
  /** The puzzle of the day, in a channel that subscribed to it. */
  puzzle: {
    readonly day: string;
    readonly goal: number;
    readonly wins: boolean;
    /** Missing in posts of an older version, which knew one family. */
    readonly family?: string | undefined;
  };
  /** The week that is over, in a channel that subscribed to it. */
  weekly: { readonly from: number; readonly to: number };
  note: NoteDetail<Event>;
}

/** How far a public message of a turn goes. */
export interface TurnProgress {
  /** The number of answers it covers. */
  readonly answers: number;
  /** Answers up to this one stand as they were told; later ones may have been undone. */
  readonly kept: number;
  /** The seats that play waits for in another player's turn. */
  readonly awaited: readonly Seat[];
  /** The key of their question; null if it differs or nothing is known about it in public. */
  readonly key: string | null;
  /** Their deadline; null without a clock. */
  readonly until: number | null;
}

export type NoteDetail<Event = LoggedEvent> =
  | { readonly about: 'vacation'; readonly seat: Seat; readonly until: number }
  | { readonly about: 'back'; readonly seat: Seat }
  | { readonly about: 'undo'; readonly seat: Seat; readonly steps: number }
  /** `seen` lists the events revealed since then, worded for everyone. */
  | {
      readonly about: 'take-back-asked';
      readonly seat: Seat;
      readonly answers: number;
      readonly seen: readonly Event[];
    }
  | { readonly about: 'take-back-done' | 'take-back-declined'; readonly seat: Seat; readonly answers: number }
  /** A choice timed out and was answered automatically. */
  | { readonly about: 'timeout'; readonly seat: Seat }
  /** `by` is null if a larger table played on automatically after the time bank was empty. */
  | { readonly about: 'autopilot'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly about: 'granted'; readonly seat: Seat; readonly by: Seat; readonly until: number }
  /** The rules were fixed during an open step: the step is asked again. */
  | { readonly about: 'rewound' }
  | { readonly about: 'adjourn-asked' | 'adjourn-declined' | 'resume-asked'; readonly seat: Seat }
  /** A computer replaces a player who left or was absent too often, or returns the seat. */
  | { readonly about: 'stand-in'; readonly seat: Seat; readonly name: string; readonly why: 'left' | 'absent' }
  | { readonly about: 'seat-back'; readonly seat: Seat }
  | { readonly about: 'adjourned'; readonly why: 'agreed' | 'idle' | 'bank' | 'moderator' }
  | { readonly about: 'resumed' }
  | { readonly about: 'moderated'; readonly what: 'adjourned' | 'resumed' | 'repaired'; readonly by: string };

export type PostKind = keyof PostDetails;

/** A post whose kind and detail match. */
export type Post<Event = LoggedEvent> = {
  [K in PostKind]: Omit<StoredPost, 'kind' | 'detail'> & { readonly kind: K; readonly detail: PostDetails<Event>[K] };
}[PostKind];

/** An event worded for one recipient. */
export interface WordedEvent {
  readonly text: Text;
  /** The number of the answer that caused it. */
  readonly seq: number;
  /** Table talk, which ends with its turn. */
  readonly talk: boolean;
  /** A highlight, which a digest always keeps. */
  readonly main: boolean;
}

const kinds: Record<PostKind, true> = {
  challenge: true,
  start: true,
  hello: true,
  turn: true,
  progress: true,
  continued: true,
  hand: true,
  choice: true,
  pause: true,
  invitation: true,
  deals: true,
  standings: true,
  reminder: true,
  bank: true,
  over: true,
  puzzle: true,
  weekly: true,
  note: true,
};

/** Reads a stored post; null if its kind is from an older version. */
export function readPost(post: StoredPost): Post | null {
  return Object.hasOwn(kinds, post.kind) ? ({ ...post, detail: upgradeDetail(post.detail) } as Post) : null;
}

/** Converts details written when at most one seat could be mentioned or awaited. */
function upgradeDetail(detail: unknown): unknown {
  const { mention, ...rest } = detail as { readonly mention?: Seat | null };
  return mention === undefined ? detail : { ...rest, calls: mention === null ? [] : [mention] };
}

/** Words events for a seat, or for everyone if null; with its view, places are named by what is there. */
export function wordEvents(
  { text: gameText }: AnyGame,
  events: readonly LoggedEvent[],
  seat: Seat | null,
  view: unknown = null,
): readonly WordedEvent[] {
  return events.flatMap(({ event, seq }) => {
    const text = gameText.describeEvent(event, seat, view);
    if (!text) return [];
    // Worded differently for this seat: it is about them.
    const own = seat !== null && text.en !== gameText.describeEvent(event, null, view)?.en;
    const main = own || (gameText.isHighlight?.(event) ?? false);
    return { text, seq, talk: gameText.isTableTalk?.(event) ?? false, main };
  });
}

export const describeEvents = (
  game: AnyGame,
  events: readonly LoggedEvent[],
  seat: Seat | null,
  view: unknown = null,
): readonly Text[] => wordEvents(game, events, seat, view).map(({ text }) => text);

/** Returns whether a post only refreshes a message: if play goes on at once, the next post replaces it. */
export const mayWait = ({ kind }: Pick<StoredPost, 'kind'>): boolean => kind === 'progress' || kind === 'hand';

/** Returns the post with its events worded for its recipient, who sees this view. */
export function wordPost(game: AnyGame, post: Post, view: unknown): Post<WordedEvent> {
  const worded = <T extends { readonly events: readonly LoggedEvent[] }>(
    detail: T,
  ): Omit<T, 'events'> & { readonly events: readonly WordedEvent[] } => ({
    ...detail,
    events: wordEvents(game, detail.events, post.to === 'channel' ? null : post.to, view),
  });
  switch (post.kind) {
    case 'turn':
      return { ...post, detail: worded(post.detail) };
    case 'progress':
      return { ...post, detail: worded(post.detail) };
    case 'continued':
      return { ...post, detail: worded(post.detail) };
    case 'choice':
      return { ...post, detail: worded(post.detail) };
    case 'over':
      return { ...post, detail: worded(post.detail) };
    case 'note':
      return {
        ...post,
        detail:
          post.detail.about === 'take-back-asked'
            ? { ...post.detail, seen: wordEvents(game, post.detail.seen, null, view) }
            : post.detail,
      };
    case 'challenge':
    case 'start':
    case 'hello':
    case 'hand':
    case 'pause':
    case 'invitation':
    case 'deals':
    case 'standings':
    case 'reminder':
    case 'bank':
    case 'puzzle':
    case 'weekly':
      return post;
  }
}

/** Numbers the posts of one change. Their ids reveal nothing about the content. */
export function numberPosts(
  { id, seq }: Pick<StoredMatch, 'id' | 'seq'>,
  drafts: readonly Omit<StoredPost, 'id' | 'match' | 'seq' | 'at'>[],
  mark: string,
  at: number,
): readonly StoredPost[] {
  return drafts.map((post, index) => ({ ...post, id: `${id}-${seq}-${mark}-${index}`, match: id, seq, at }));
}
