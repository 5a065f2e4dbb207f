import { type Rating, newRating, rateMatch } from './rating.ts';
import { isPersonSeat, type MatchResult, type PersonSeat } from './result.ts';
import { seatAdvantage } from './turn-order.ts';

/** Rated matches between the same two people that count within `WINDOW`. */
const MOST_MEETINGS = 5;
export const WINDOW = 7 * 86_400_000;
/** Turns that everyone must have had. */
const LEAST_TURNS = 3;
/** Pairs remembered before any are forgotten. */
const FEW_PAIRS = 10_000;

/** What a rated match did: the ratings by seat before and after it, or why it didn't count. */
export type RatedEntry =
  | { readonly before: readonly (Rating | null)[]; readonly after: readonly Rating[] }
  | { readonly reason: 'early' | 'often' };

/** Returns whether an entry changed ratings. */
export const hasCounted = (entry: RatedEntry): entry is Extract<RatedEntry, { readonly after: readonly Rating[] }> =>
  'after' in entry;

const ratingKey = (family: string, person: string): string => `${family} ${person}`;

/** The ratings of all people, brought up to date by one result after the other, in the order of their ends. */
export class RatingTable {
  readonly #ratings = new Map<string, Rating>();
  /** By family and pair: the ends of the matches that counted within the last week. */
  readonly #meetings = new Map<string, readonly number[]>();
  /** The number of pairs at which those of earlier weeks are forgotten. */
  #prunedAt = FEW_PAIRS;

  ratingOf(family: string, person: string): Rating | null {
    return this.#ratings.get(ratingKey(family, person)) ?? null;
  }

  /** Sets the rating of a person; null for someone who has none yet. */
  setRating(family: string, person: string, rating: Rating | null): void {
    if (rating) this.#ratings.set(ratingKey(family, person), rating);
    else this.#ratings.delete(ratingKey(family, person));
  }

  /** Yields all ratings, ordered by family and person. */
  *ratings(): Iterable<{ readonly family: string; readonly person: string; readonly rating: Rating }> {
    for (const [key, rating] of this.#ratings) {
      const at = key.indexOf(' ');
      yield { family: key.slice(0, at), person: key.slice(at + 1), rating };
    }
  }

  /** Counts a match that was rated before this table starts. */
  noteMeeting({ family, seats, end }: MatchResult): void {
    this.#meet(pairsOf(family, seats.filter(isPersonSeat)), end);
  }

  /** Applies the next result. Returns what it did; null if it isn't a rated match. */
  apply(result: MatchResult): RatedEntry | null {
    const people = result.seats.filter(isPersonSeat);
    if (!result.rated || people.length < 2 || people.length < result.seats.length) return null;
    if (result.fewest < LEAST_TURNS) return { reason: 'early' };
    const { family, end } = result;
    const pairs = pairsOf(family, people);
    if (pairs.some((pair) => this.#recent(pair, end).length >= MOST_MEETINGS)) return { reason: 'often' };
    const before = people.map(({ person }) => this.ratingOf(family, person));
    const after = rateMatch(
      before.map((rating) => rating ?? newRating(end)),
      people.map(({ place }) => place),
      end,
      seatAdvantage(result),
    );
    people.forEach(({ person }, seat) => this.setRating(family, person, after[seat] ?? null));
    this.#meet(pairs, end);
    return { before, after };
  }

  #recent(pair: string, end: number): readonly number[] {
    return this.#meetings.get(pair)?.filter((at) => end - at < WINDOW) ?? [];
  }

  #meet(pairs: readonly string[], end: number): void {
    for (const pair of pairs) this.#meetings.set(pair, [...this.#recent(pair, end), end]);
    if (this.#meetings.size < this.#prunedAt) return;
    for (const [pair, ends] of this.#meetings) if (end - (ends.at(-1) ?? 0) >= WINDOW) this.#meetings.delete(pair);
    this.#prunedAt = 2 * this.#meetings.size + FEW_PAIRS;
  }
}

function pairsOf(family: string, people: readonly PersonSeat[]): readonly string[] {
  const ids = people.map(({ person }) => person).toSorted();
  return ids.flatMap((one, index) => ids.slice(index + 1).map((other) => `${family} ${one} ${other}`));
}
