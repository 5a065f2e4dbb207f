import { DAY } from '../limits.ts';
import type { Store } from '../ports.ts';
import type { Review } from './review.ts';

/** The part of a review that the match page shows. */
export interface SharedReview {
  /** By turn: the winning chances by seat, at the start and after every turn. */
  readonly chances: readonly (readonly number[])[];
  /** The decisive turns, in order. */
  readonly moments: readonly number[];
}

/** How long a review is kept; later it can be made again. */
const KEPT = 365 * DAY;

/** The number changes with what a review contains. */
const markOf = (match: string): string => `review-2 ${match}`;

/** Keeps a review for other processes, the match page among them. */
export async function saveReview(
  store: Pick<Store, 'saveMark'>,
  match: string,
  review: Review,
  now: number,
): Promise<void> {
  await store.saveMark(markOf(match), JSON.stringify(review), now + KEPT);
}

export async function readReview(store: Pick<Store, 'mark'>, match: string): Promise<Review | null> {
  const text = await store.mark(markOf(match));
  return text === null ? null : (JSON.parse(text) as Review);
}

export async function readSharedReview(store: Pick<Store, 'mark'>, match: string): Promise<SharedReview | null> {
  const review = await readReview(store, match);
  if (!review) return null;
  const { chances, moments } = review;
  const [first = []] = chances;
  return {
    chances: first.map((_, turn) => chances.map((seat) => Math.round((seat[turn] ?? 0) * 1_000) / 1_000)),
    moments: [...new Set(moments.map(({ turn }) => turn))].toSorted((one, other) => one - other),
  };
}
