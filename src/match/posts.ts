import type { AnyGame, Result } from '../engine/game/index.ts';
import type { Seat } from '../engine/script.ts';
import type { Text } from '../engine/text.ts';
import type { Post } from './ports.ts';
import type { Ending, Happened, Sheet, Terms } from './sheet.ts';

/**
 * Everything a match says by itself. Events are raw and may name what is hidden: they are worded for whoever reads them,
 * at delivery, with `wordsFor`. A post to the channel of a challenge goes where the challenge was made.
 */
export interface PostDetails {
  /** The card of a challenge: made, changed, reminded of once, or done with. Calls those who are asked while it is open. */
  challenge: {
    readonly event: 'made' | 'proposed' | 'reworded' | 'reminder' | 'joined' | 'left' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
    readonly terms: Terms;
    /** What held before, where other terms are proposed; and how many seats there were. */
    readonly before?: { readonly terms: Terms; readonly seats: number };
    /** Who did it; null when nobody did. */
    readonly seat: Seat | null;
    readonly calls: readonly Seat[];
    /** Set for a rematch: the match before, and where it was played. */
    readonly previous: { readonly id: string; readonly channel: string | null } | null;
  };
  /** The match begins: the terms, who begins, the commitment to the seed. */
  start: { readonly terms: Terms; readonly commitment: string; readonly first?: Seat | null };
  /** To a seat, at the start: this is where you see your hand. */
  hello: { readonly terms: Terms };
  /** It is a seat's turn. In public with a digest, to the seat with the hand. */
  turn: {
    readonly turn: number;
    readonly seat: Seat;
    /** All whose turn it is, where they are several. */
    readonly seats?: readonly Seat[];
    /** What happened since that seat's last turn. */
    readonly events: readonly Happened[];
    /** Null without a clock. */
    readonly due: number | null;
    /** Whom to call in public: nobody while everybody is here. */
    readonly calls: readonly Seat[];
    /** Steps the player before took back without asking. */
    readonly undos: number;
  };
  /** To the seat whose turn it is: the other has chosen, the turn goes on. */
  continued: { readonly turn: number; readonly seat: Seat; readonly events: readonly Happened[]; readonly due: number | null };
  /** To a seat: the cards in hand are others than before. */
  hand: { readonly turn: number };
  /** To a seat: something to choose in the other's turn. Patient choices keep nobody waiting. */
  choice: {
    readonly turn: number;
    readonly seat: Seat;
    readonly key: string;
    readonly events: readonly Happened[];
    readonly due: number | null;
    readonly patient: boolean;
  };
  /** One quiet public line: play waits for these seats. It is changed as they answer, and taken away when nobody is left. */
  pause: { readonly turn: number; readonly seats: readonly Seat[]; readonly due: number | null };
  /** One quiet public line: what is put to several while the turn goes on. It is changed as they answer, and taken away with it. */
  invitation: { readonly turn: number };
  /** Where turns run in parallel: the table as it is now, and who is done with all turns since. */
  standings: { readonly finished: readonly Seat[] };
  /** To a seat: half of the time is over, or most of it. */
  reminder: { readonly turn: number; readonly step: 'half' | 'late'; readonly kind: 'turn' | 'choice'; readonly due: number | null };
  /** The time of a turn is over: the bank runs, or is empty. To a waiting seat an empty bank comes with what it may do. */
  bank: {
    readonly turn: number;
    readonly seat: Seat;
    readonly stage: 'bank' | 'empty';
    /** When the bank is empty; for an empty one, from when the win may be claimed. */
    readonly until: number;
    readonly calls: readonly Seat[];
    /** To be said by changing the last reminder rather than by one message more. */
    readonly amends: boolean;
  };
  over: {
    readonly ending: Ending;
    readonly score: Result['score'] | null;
    readonly turns: number;
    /** Null where others still play with it. */
    readonly seed: string | null;
    readonly commitment: string;
    readonly events: readonly Happened[];
  };
  /** The puzzle of a day, in a channel that wants it. */
  puzzle: { readonly day: string; readonly goal: number; readonly wins: boolean };
  note: Note;
}

export type Note =
  | { readonly about: 'vacation'; readonly seat: Seat; readonly until: number }
  | { readonly about: 'back'; readonly seat: Seat }
  | { readonly about: 'undo'; readonly seat: Seat; readonly steps: number }
  /** `seen` is what came to light since then, to be worded for everybody. */
  | { readonly about: 'take-back-asked'; readonly seat: Seat; readonly answers: number; readonly seen: readonly Happened[] }
  | { readonly about: 'take-back-done' | 'take-back-declined'; readonly seat: Seat; readonly answers: number }
  /** The time for a choice was over: it was answered by itself. */
  | { readonly about: 'timeout'; readonly seat: Seat }
  /** `by` nobody: at a table of several it comes by itself when the time bank is empty. */
  | { readonly about: 'autopilot'; readonly seat: Seat; readonly by: Seat | null }
  | { readonly about: 'granted'; readonly seat: Seat; readonly by: Seat; readonly until: number }
  /** The rules were mended while a step was open: the step is asked again. */
  | { readonly about: 'rewound' }
  | { readonly about: 'adjourn-asked' | 'resume-asked'; readonly seat: Seat }
  /** A computer plays on for somebody who left or was absent too often, or hands the seat back. */
  | { readonly about: 'stand-in'; readonly seat: Seat; readonly name: string; readonly why: 'left' | 'absent' }
  | { readonly about: 'seat-back'; readonly seat: Seat }
  | { readonly about: 'adjourned'; readonly why: 'agreed' | 'idle' | 'bank' | 'moderator' }
  | { readonly about: 'resumed' }
  | { readonly about: 'moderated'; readonly what: 'adjourned' | 'resumed' | 'repaired'; readonly by: string };

export type PostKind = keyof PostDetails;

/** A post with its kind and detail known to belong together. */
export type Said = { [K in PostKind]: Omit<Post, 'kind' | 'detail'> & { readonly kind: K; readonly detail: PostDetails[K] } }[PostKind];

const kinds: Record<PostKind, true> = {
  challenge: true,
  start: true,
  hello: true,
  turn: true,
  continued: true,
  hand: true,
  choice: true,
  pause: true,
  invitation: true,
  standings: true,
  reminder: true,
  bank: true,
  over: true,
  puzzle: true,
  note: true,
};

/** A post out of the outbox. Its detail is as this layer wrote it; a kind of an older version is not known any more. */
export function readPost(post: Post): Said | null {
  return Object.hasOwn(kinds, post.kind) ? ({ ...post, detail: today(post.detail) } as Said) : null;
}

/** What was written when one seat at most could be called or waited for. */
function today(detail: unknown): unknown {
  const { mention, ...rest } = detail as { readonly mention?: Seat | null };
  return mention === undefined ? detail : { ...rest, calls: mention === null ? [] : [mention] };
}

/** What a seat (or, for null, everybody) hears of these events, in order. */
export function wordsFor(game: AnyGame, events: readonly Happened[], seat: Seat | null): readonly Text[] {
  return events.flatMap(({ event }) => game.words.hear(event, seat) ?? []);
}

/** Numbers the posts of one change. Nothing in an id tells what the post is about. */
export function numberPosts(
  { id, seq }: Pick<Sheet, 'id' | 'seq'>,
  said: readonly Omit<Post, 'id' | 'match' | 'seq' | 'at'>[],
  mark: string,
  at: number,
): readonly Post[] {
  return said.map((post, index) => ({ ...post, id: `${id}-${seq}-${mark}-${index}`, match: id, seq, at }));
}

